"""What the player to move thinks of each stone: the chance to win it, and what it is worth.

The own hand, the cards on the table and the numbers of hidden ones are all that is used. Chances
are in thousandths; a value is a change of chance times the weight of the stone.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache, cached_property
from itertools import pairwise

from quatuor.games.schotten_totten.actions import STONES
from quatuor.games.schotten_totten.cards import (
    CLAN,
)
from quatuor.games.schotten_totten.promise import (
    QUALITY,
    Odds,
    broad_promise,
    odds,
    pairs_of,
    promised,
    single,
    single_promise,
    sum_quality,
)
from quatuor.games.schotten_totten.rules import best_completion, plain_rank
from quatuor.games.schotten_totten.state import SchottenState
from quatuor.games.schotten_totten.weights import WEIGHTS

WIN = 10**9
"""Value of a play that lets the player claim the deciding stone at once."""

Cards = tuple[int, ...]
NO_LOSS: dict[int, int] = {}


def both(first: int, second: int) -> int:
    """The chance, in millionths, that one and the same player wins two stones."""
    return first * second + (1000 - first) * (1000 - second)


@cache
def chances(doubts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The chance to win by the free places of both sides and the lead in quality, -1100 to 1100."""
    leads = (*range(1101), *range(-1100, 0))
    return tuple(
        tuple(500 + 500 * lead // (abs(lead) + doubt) for lead in leads) for doubt in doubts
    )


class Survey:
    """The stones before a play of the player to move."""

    def __init__(self, state: SchottenState) -> None:
        self.state = state
        self.turn = turn = state.turn
        self.hand = 0
        for card in state.hands[turn]:
            if card < CLAN:
                self.hand |= 1 << card
        self.others = state.unseen & ~self.hand
        """Unseen clan cards that are not in the own hand."""
        unseen = self.others.bit_count()
        coming = min(WEIGHTS.coming, (len(state.piles[0]) + 1) // 2)
        their_hand = sum([card < CLAN for card in state.hands[1 - turn]])
        self.odds = odds(coming, unseen)
        self.their_odds = odds(coming + their_hand, unseen)
        self.chances = chances(WEIGHTS.doubt)
        self.theirs = [0] * STONES
        """The quality to expect of the opponent's sides."""
        self.plain = [
            size == 3 and not blind for size, blind in zip(state.size, state.blind, strict=True)
        ]
        """By stone: three places, no mode."""
        self.tactics = state.options["tactics"]
        self.chance = [1000 * (owner == turn) for owner in state.owner]
        for stone in state.unclaimed:
            self._look_at(stone)

    def _look_at(self, stone: int) -> None:
        state, mine = self.state, 2 * stone + self.turn
        rank, their_rank = state.rank[mine], state.rank[mine ^ 1]
        if their_rank:
            self.theirs[stone] = self._full_quality(stone, their_rank)
        else:
            self.theirs[stone] = self._quality(stone, state.sides[mine ^ 1], 0, self.their_odds)
        if rank:
            self.chance[stone] = self._full_chance(stone, rank)
        else:
            self.chance[stone] = self.chance_with(stone, state.sides[mine], self.hand)

    def after(self, changed: SchottenState, stone: int) -> int:
        """The value of a change on the table that touches the stone."""
        later = copy(self)
        later.state = changed
        later.theirs = self.theirs[:]
        later.chance = self.chance[:]
        later.plain = self.plain[:]
        later.plain[stone] = changed.size[stone] == 3 and not changed.blind[stone]
        later._look_at(stone)
        return (later.chance[stone] - self.chance[stone]) * self.weight[stone]

    @cached_property
    def weight(self) -> list[int]:
        """What each stone is worth to both: for itself, in lines of three, as the fifth."""
        chance, owner, turn = self.chance, self.state.owner, self.turn
        line, owned = WEIGHTS.line, WEIGHTS.owned
        factor = owned[owner.count(turn)] * owned[owner.count(1 - turn)]
        # with two stones, side by side or with one between, in one hand the third makes a line
        beside = [0, 0, *[line * both(a, b) // 1000000 for a, b in pairwise(chance)], 0, 0]
        around = [line * both(chance[at], chance[at + 2]) // 1000000 for at in range(STONES - 2)]
        lines = zip(beside[:-3], [0, *around, 0], beside[3:], strict=True)
        return [
            (WEIGHTS.stone + left + middle + right) * factor // 10000
            for left, middle, right in lines
        ]

    @cached_property
    def loss(self) -> dict[int, dict[int, int]]:
        """By hand card and stone that waits for it: the worth that goes if it is laid elsewhere."""
        state, hand = self.state, self.hand
        losses: dict[int, dict[int, int]] = {}
        for stone in state.unclaimed:
            cards = state.sides[2 * stone + self.turn]
            if not 0 < len(cards) < 3 or not self._is_plain(stone, cards):
                continue
            helps = pairs_of(cards[0])[cards[1]][2] if len(cards) == 2 else single(*cards)[3]
            wanted = helps & hand
            if wanted:
                now, weight = self.chance[stone], self.weight[stone] * WEIGHTS.keep
            while wanted:
                bit = wanted & -wanted
                wanted ^= bit
                lost = now - self.chance_with(stone, cards, hand ^ bit)
                losses.setdefault(bit.bit_length() - 1, {})[stone] = lost * weight // 100
        return losses

    def _is_plain(self, stone: int, cards: Cards) -> bool:
        """Three places, no mode, no troop: the quick estimates hold."""
        return self.plain[stone] and not (self.tactics and cards and max(cards) >= CLAN)

    def _quality(self, stone: int, cards: Cards, hand: int, chances: Odds) -> int:
        """The quality to expect of a side with free places, helped by the cards of `hand`."""
        if not self._is_plain(stone, cards):
            state = self.state
            free = state.size[stone] - len(cards)
            return broad_promise(cards, free, state.blind[stone], hand, self.others)
        if not cards:
            return WEIGHTS.empty
        if len(cards) == 1:
            return single_promise(cards[0], hand, self.others, chances)
        tiers, base, _ = pairs_of(cards[0])[cards[1]]
        return promised(tiers, base, hand, self.others, chances) if tiers else base

    def _full_quality(self, stone: int, rank: int) -> int:
        size = self.state.size[stone]
        return sum_quality(rank & 63, size) if self.state.blind[stone] else QUALITY[size][rank]

    def chance_with(self, stone: int, cards: Cards, hand: int) -> int:
        """The chance to win the stone if the own side has these cards."""
        state = self.state
        free = state.size[stone] - len(cards)
        if not free:
            if self._is_plain(stone, cards):
                return self._full_chance(stone, plain_rank(cards))
            return self._full_chance(stone, best_completion(cards, 0, 0, state.blind[stone])[0])
        their_free = state.free[2 * stone + 1 - self.turn]
        lead = self._quality(stone, cards, hand, self.odds) - self.theirs[stone]
        return self.chances[free + their_free][lead if their_free else lead - WEIGHTS.tempo]

    def _full_chance(self, stone: int, rank: int) -> int:
        """The chance to win the stone with a full side of this rank."""
        state = self.state
        mine = 2 * stone + self.turn
        theirs = mine ^ 1
        their_rank = state.rank[theirs]
        if their_rank:
            first = 0 < state.complete[mine] < state.complete[theirs]
            return 1000 * (rank > their_rank or (rank == their_rank and first))
        if rank >= state.best_rank(theirs):
            return 1000
        lead = self._full_quality(stone, rank) - self.theirs[stone] + WEIGHTS.tempo
        return self.chances[state.free[theirs]][lead]

    def lay(self, card: int, stone: int) -> int:
        """The value of laying a clan card or a troop."""
        losses = self.loss.get(card, NO_LOSS)
        return self.gain(card, stone) + losses.get(stone, 0) - sum(losses.values())

    def gain(self, card: int, stone: int) -> int:
        """The value at the stone itself of having the card there."""
        cards = self.state.sides[2 * stone + self.turn]
        chance = self.chance_with(stone, (*cards, card), self.hand & ~(1 << card))
        value = (chance - self.chance[stone]) * self.weight[stone]
        return value + WIN if chance == 1000 and self._wins(stone) else value

    def lays(self, cards: Sequence[int], stones: Sequence[int]) -> list[int]:
        """The values of laying each of the clan cards at each of the stones, as `lay` gives them.

        Quicker than `lay`: much is looked up once for a card or a stone.
        """
        others, odds = self.others, self.odds
        places = [self._place(stone) for stone in stones]
        values = []
        for card in cards:
            hand = self.hand & ~(1 << card)
            losses = self.loss.get(card, NO_LOSS)
            lost = sum(losses.values())
            opening = -1
            for stone, laid, lead, chances, now, weight in places:
                if chances is None:
                    values.append(self.lay(card, stone))
                    continue
                if not laid:
                    if opening < 0:
                        opening = single_promise(card, hand, others, odds)
                    chance = chances[opening + lead]
                elif len(laid) == 1:
                    tiers, quality, _ = pairs_of(laid[0])[card]
                    if tiers:
                        quality = promised(tiers, quality, hand, others, odds)
                    chance = chances[quality + lead]
                else:
                    chance = self._full_chance(stone, plain_rank((*laid, card)))
                value = (chance - now) * weight - lost
                if losses:
                    value += losses.get(stone, 0)
                if chance == 1000 and self._wins(stone):
                    value += WIN
                values.append(value)
        return values

    def _place(self, stone: int) -> tuple[int, Cards, int, Sequence[int] | None, int, int]:
        """For `lays`: the stone and its cards, what makes a quality a chance (None: no quick way),
        the chance as it is, and what the stone is worth."""
        cards = self.state.sides[2 * stone + self.turn]
        now, weight = self.chance[stone], self.weight[stone]
        if not self._is_plain(stone, cards):
            return stone, cards, 0, None, now, weight
        their_free = self.state.free[2 * stone + 1 - self.turn]
        lead = -self.theirs[stone] - (0 if their_free else WEIGHTS.tempo)
        chances = self.chances[max(0, 2 - len(cards)) + their_free]
        return stone, cards, lead, chances, now, weight

    def _wins(self, stone: int) -> bool:
        """Whether the stone can be claimed in this turn and wins the round."""
        owner, turn = self.state.owner, self.turn
        if self.state.options["experts"]:
            return False
        if owner.count(turn) == 4:
            return True
        near = [0 <= one < STONES and owner[one] == turn for one in range(stone - 2, stone + 3)]
        return (near[1] and (near[0] or near[3])) or (near[3] and near[4])
