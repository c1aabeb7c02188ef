"""The nine stones: what lies there, and what follows from it, kept up to date."""

from __future__ import annotations

from typing import Self

from quatuor.games.base import State
from quatuor.games.schotten_totten.actions import STONES
from quatuor.games.schotten_totten.cards import ALL_CLAN, CLAN, CODES, MUD
from quatuor.games.schotten_totten.rules import best_completion, three_adjacent

STALE = 1 << CLAN
"""No clan card: a `needs` that the unseen cards never have."""


class Stones(State[int]):
    """The part of the state that lies at the stones.

    The side of `seat` at `stone` has the index `2 * stone + seat` in lists of 18. `rank` is the
    formation of a full side, else 0; `complete` tells which side was full first (0: unknown). For a
    side with `free` places, `bound` is the best rank that unseen cards can still make of it; it
    stays true while the cards `needs` are unseen, as seen cards never become unseen again.
    """

    __slots__ = (
        "blind",
        "bound",
        "complete",
        "free",
        "needs",
        "owner",
        "rank",
        "sides",
        "size",
        "unclaimed",
        "unseen",
    )

    def set_up_stones(self) -> None:
        """Nine bare stones."""
        self.sides: list[tuple[int, ...]] = [()] * (2 * STONES)
        self.free = [3] * (2 * STONES)
        self.rank = [0] * (2 * STONES)
        self.complete = [0] * (2 * STONES)
        self.bound = [0] * (2 * STONES)
        self.needs = [STALE] * (2 * STONES)
        self.size = [3] * STONES
        self.blind = [False] * STONES
        self.owner = [-1] * STONES
        self.unclaimed = list(range(STONES))
        self.unseen = ALL_CLAN
        """The clan cards that lie nowhere face up, as a set."""

    def copy_stones(self, other: Self) -> None:
        """Take over the stones of another state."""
        self.sides = other.sides[:]
        self.free = other.free[:]
        self.rank = other.rank[:]
        self.complete = other.complete[:]
        self.bound = other.bound[:]
        self.needs = other.needs[:]
        self.size = other.size[:]
        self.blind = other.blind[:]
        self.owner = other.owner[:]
        self.unclaimed = other.unclaimed[:]
        self.unseen = other.unseen

    def set_side(self, side: int, cards: tuple[int, ...]) -> None:
        """Put the cards there and bring up to date all that follows from them."""
        stone = side >> 1
        free = self.size[stone] - len(cards)
        was_full = not self.free[side]
        self.sides[side] = cards
        self.free[side] = free
        if free:
            self.rank[side] = self.complete[side] = 0
            self.needs[side] = STALE
        else:
            self.rank[side] = best_completion(cards, 0, 0, self.blind[stone])[0]
            if not was_full:
                other = side ^ 1
                if not self.free[other]:  # it was first, also if a position did not tell when
                    self.complete[other] = self.complete[other] or 1
                self.complete[side] = self.complete[other] + 1

    def set_mode(self, stone: int, card: int) -> None:
        """Put a mode on a stone; Mud Fight opens full sides again."""
        if card == MUD:
            self.size[stone] = 4
        else:
            self.blind[stone] = True
        for side in (2 * stone, 2 * stone + 1):
            self.set_side(side, self.sides[side])

    def claimable(self, seat: int) -> list[int]:
        """The stones that `seat` can claim by the rules page, "Claiming"."""
        rank, stones = self.rank, []
        for stone in self.unclaimed:
            mine = 2 * stone + seat
            if rank[mine]:
                theirs = mine ^ 1
                if rank[theirs]:
                    if rank[mine] > rank[theirs] or (
                        rank[mine] == rank[theirs]
                        and 0 < self.complete[mine] < self.complete[theirs]
                    ):
                        stones.append(stone)
                elif rank[mine] >= self.best_rank(theirs):
                    stones.append(stone)
        return stones

    def best_rank(self, side: int) -> int:
        """The best rank that unseen cards can make of a side with free places; 0: too few cards."""
        if self.needs[side] & ~self.unseen:
            self.bound[side], self.needs[side] = best_completion(
                self.sides[side], self.free[side], self.unseen, self.blind[side >> 1]
            )
        return self.bound[side]

    def side_of(self, card: int) -> int:
        """Where a card lies face up at a stone."""
        for side, cards in enumerate(self.sides):
            if card in cards:
                return side
        raise ValueError(f"{CODES[card]} lies at no stone")

    def round_reason(self) -> str:
        """Why the round is over, as a text key."""
        for seat in (0, 1):
            if three_adjacent(self.owner, seat):
                return "three_adjacent"
            if self.owner.count(seat) >= 5:
                return "five_stones"
        return "both_passed"
