"""What the player to move thinks of each stone: the chance to win it, and what it is worth.

The own hand, the cards on the table and the numbers of hidden ones are all that is used. Chances
are in thousandths; a value is a change of chance times the weight of the stone.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache

from quatuor.games.schotten_totten.actions import STONES
from quatuor.games.schotten_totten.cards import (
    CLAN,
)
from quatuor.games.schotten_totten.promise import (
    QUALITY,
    Odds,
    broad_promise,
    odds,
    pair,
    pair_promise,
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
BARE, OTHER = -1, -2


@cache
def chances(doubt: int) -> tuple[int, ...]:
    """By the lead in quality, from -1100 to 1100: the chance to win."""
    leads = (*range(1101), *range(-1100, 0))
    return tuple(500 + 500 * lead // (abs(lead) + doubt) for lead in leads)


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
        self.chances = [chances(doubt) for doubt in WEIGHTS.doubt]
        """By the free places of both sides and the lead in quality: the chance to win."""
        self.theirs = [0] * STONES
        """The quality to expect of the opponent's sides."""
        self.chance = [1000 * (owner == turn) for owner in state.owner]
        for stone in state.unclaimed:
            self._look_at(stone)
        self.weight = self._weights()
        self.loss = self._losses()

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
        later._look_at(stone)
        return (later.chance[stone] - self.chance[stone]) * self.weight[stone]

    def _weights(self) -> list[int]:
        """What each stone is worth to both: for itself, in lines of three, as the fifth."""
        chance, owner, turn = self.chance, self.state.owner, self.turn
        line, owned = WEIGHTS.line, WEIGHTS.owned
        weights = [WEIGHTS.stone] * STONES
        for first in range(STONES - 2):
            a, b, c = chance[first : first + 3]
            x, y, z = 1000 - a, 1000 - b, 1000 - c
            weights[first] += line * (b * c + y * z) // 1000000
            weights[first + 1] += line * (a * c + x * z) // 1000000
            weights[first + 2] += line * (a * b + x * y) // 1000000
        factor = owned[owner.count(turn)] * owned[owner.count(1 - turn)]
        return [weight * factor // 10000 for weight in weights]

    def _losses(self) -> dict[int, dict[int, int]]:
        """By hand card and stone that waits for it: the worth that goes if it is laid elsewhere."""
        state, hand = self.state, self.hand
        losses: dict[int, dict[int, int]] = {}
        for stone in state.unclaimed:
            cards = state.sides[2 * stone + self.turn]
            if not 0 < len(cards) < 3 or not self._is_plain(stone, cards):
                continue
            tiers = pair(*cards)[0] if len(cards) == 2 else single(*cards)[0]
            wanted = 0
            for outs, _ in tiers:
                wanted |= outs & hand
            while wanted:
                bit = wanted & -wanted
                wanted ^= bit
                lost = self.chance[stone] - self.chance_with(stone, cards, hand ^ bit)
                card = bit.bit_length() - 1
                losses.setdefault(card, {})[stone] = lost * self.weight[stone] * WEIGHTS.keep // 100
        return losses

    def _is_plain(self, stone: int, cards: Cards) -> bool:
        """Three places, no mode, no troop: the quick estimates hold."""
        state = self.state
        return (
            state.size[stone] == 3 and not state.blind[stone] and not (cards and max(cards) >= CLAN)
        )

    def _quality(self, stone: int, cards: Cards, hand: int, chances: Odds) -> int:
        """The quality to expect of a side with free places, helped by the cards of `hand`."""
        state, held = self.state, len(cards)
        if not self._is_plain(stone, cards):
            free = state.size[stone] - held
            return broad_promise(cards, free, state.blind[stone], hand, self.others)
        if held == 0:
            return WEIGHTS.empty
        if held == 1:
            return single_promise(cards[0], hand, self.others, chances)
        return pair_promise(cards[0], cards[1], hand, self.others, chances)

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

    def lays(self, actions: Sequence[int]) -> list[int]:
        """The values of laying clan cards, as `lay` gives them, but quicker.

        Most places have no card yet, or one; and the actions come card by card.
        """
        others, odds = self.others, self.odds
        places = [self._place(stone) for stone in range(STONES)]
        last = opening = -1
        values = []
        for action in actions:
            card, stone = divmod(action, 9)
            if card != last:
                last, opening = card, -1
                hand = self.hand & ~(1 << card)
                losses = self.loss.get(card, NO_LOSS)
                lost = sum(losses.values())
            laid, lead, chances, weight, now = places[stone]
            if laid >= 0:
                quality = pair_promise(laid, card, hand, others, odds)
            elif laid == BARE:
                if opening < 0:
                    opening = single_promise(card, hand, others, odds)
                quality = opening
            else:
                values.append(self.lay(card, stone))
                continue
            value = (chances[quality + lead] - now) * weight - lost
            values.append(value + losses.get(stone, 0) if losses else value)
        return values

    def _place(self, stone: int) -> tuple[int, int, Sequence[int], int, int]:
        """For `lays`: the card that lies there (or BARE, or OTHER), and what makes the value."""
        cards = self.state.sides[2 * stone + self.turn]
        weight, now = self.weight[stone], self.chance[stone]
        if len(cards) > 1 or not self._is_plain(stone, cards):
            return OTHER, 0, (), weight, now
        their_free = self.state.free[2 * stone + 1 - self.turn]
        lead = -self.theirs[stone] - (0 if their_free else WEIGHTS.tempo)
        chances = self.chances[2 - len(cards) + their_free]
        return cards[0] if cards else BARE, lead, chances, weight, now

    def _wins(self, stone: int) -> bool:
        """Whether the stone can be claimed in this turn and wins the round."""
        owner, turn = self.state.owner, self.turn
        if self.state.options["experts"]:
            return False
        if owner.count(turn) == 4:
            return True
        near = [0 <= one < STONES and owner[one] == turn for one in range(stone - 2, stone + 3)]
        return (near[1] and (near[0] or near[3])) or (near[3] and near[4])
