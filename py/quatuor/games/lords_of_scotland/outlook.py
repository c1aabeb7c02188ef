"""What a skirmish is likely to bring to the seat to move, as far as that seat knows.

All worth is in hundredths of a point. A plan is which further cards to muster in the turns left;
it is worth what the army then reached is likely to claim, less what its cards would have been
worth in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from quatuor.games.lords_of_scotland.cards import (
    ANY_CLAN,
    CARD,
    CLAN,
    POWER,
    SEEN_SHIFT,
    STRENGTH,
    TWO_CLAIMS,
    UP,
)
from quatuor.games.lords_of_scotland.rules import ROUNDS
from quatuor.games.lords_of_scotland.state import LordsState
from quatuor.games.lords_of_scotland.weights import WEIGHTS

UNIT = 128  # one strength, in heights
ANY, MIXED = -1, -2  # an army's clan: any is still possible, or none is

# the chance, in thousandths, that is left to a difference in eighths of the spread
_FAR = 40
CHANCE = tuple(round(1000 / (1 + 2.718281828 ** (-step / 8))) for step in range(-_FAR, _FAR + 1))


class Army(NamedTuple):
    """An army in short."""

    total: int
    """Its strength without doubling."""
    size: int
    clan: int
    highest: int

    def joined(self, card: int, clan: int) -> Army:
        """With one more follower that counts as `clan`."""
        if clan == ANY:
            clan = self.clan
        elif self.clan not in (clan, ANY):
            clan = MIXED
        highest = max(self.highest, card)
        return Army(self.total + STRENGTH[card], self.size + 1, clan, highest)

    def height(self) -> int:
        """What armies are ordered by: strength, then the highest card (as rules.army_key)."""
        doubled = self.size > 1 and self.clan != MIXED
        return self.total << 7 + doubled | self.highest


def in_short(army: Iterable[int]) -> Army:
    """The army of these followers."""
    total = size = highest = 0
    clan = ANY
    for follower in army:
        card = follower & CARD
        total += STRENGTH[card]
        size += 1
        highest = max(highest, card)
        if clan != CLAN[card] and follower & POWER != ANY_CLAN:
            clan = CLAN[card] if clan == ANY else MIXED
    return Army(total, size, clan, highest)


class Rival(NamedTuple):
    """What another army is expected to reach."""

    height: int
    spread: int
    stake: int
    """What it costs to be behind it, beside the supporter."""


class HandCard(NamedTuple):
    """A card of the hand, and what a plan pays for it."""

    card: int
    price: int


class Outlook:
    """The prospects of the seat to move."""

    def __init__(self, state: LordsState) -> None:
        seat = state.turn
        self.state = state
        self.seat = seat
        self.weights = WEIGHTS[state.players]
        self.turns = ROUNDS - state.round
        self.seen = UP | 1 << SEEN_SHIFT + seat
        self.scores = state.scores()
        self.target: int = state.options["target"]
        missing = max(0, self.target - max(self.scores))
        self.later: int = min(100, 100 * (missing + 4) // (self.weights.late + 4))
        self.best = max([STRENGTH[card] for card in state.supporters], default=0)
        self.prizes = self.prizes_of(state.supporters)
        self.claims = 1 + any(one & POWER == TWO_CLAIMS for one in state.armies[seat])
        self.own = in_short(state.armies[seat])
        place = (seat - state.initiative) % state.players
        self.turns_of = [
            self.turns + ((other - state.initiative) % state.players > place)
            for other in range(state.players)
        ]
        self.rivals = {
            other: self.rival(other, army)
            for other, army in enumerate(state.armies)
            if other != seat and (army or self.turns_of[other])
        }
        hand = sorted(state.hands[seat], reverse=True)
        clans = [CLAN[card] for card in hand]
        self.mates = [clans.count(clan) for clan in range(9)]
        crowd = self.weights.crowd * max(0, len(hand) - 5)
        self.keeps = {card: self.keep(card, self.mates[CLAN[card]] - 1) - crowd for card in hand}
        self.hand = [HandCard(card, keep + self.weights.turn) for card, keep in self.keeps.items()]
        # a strength more or less is nothing where nobody's army can be known so well
        self._grain = -1 if any(one.spread < 4 * UNIT for one in self.rivals.values()) else -UNIT
        self._reached: dict[int, int] = {}

    def prizes_of(self, supporters: Sequence[int]) -> list[int]:
        """What each place in the order of claims brings; nothing beyond the last."""
        won = self.target - self.scores[self.seat]
        strengths: list[int] = sorted([STRENGTH[card] for card in supporters], reverse=True)
        prizes = [100 * one + (self.weights.win if one >= won else 0) for one in strengths]
        return prizes + [0] * (self.state.players + 3 - len(prizes))

    def rival(self, other: int, army: Sequence[int]) -> Rival:
        """What to expect of another seat's army, given its followers now."""
        weights = self.weights
        seen = [one for one in army if one & self.seen]
        hidden = len(army) - len(seen)
        known = in_short(seen)
        turns = self.turns_of[other]
        clan = seen and known.clan != MIXED
        growth = weights.growth_clan if clan else weights.growth
        more = weights.hidden * hidden + growth * turns
        spread = weights.spread_hidden * hidden + weights.spread_turn * turns
        stake = weights.win if self.scores[other] + self.best >= self.target else 0
        return Rival(known.height() + more * UNIT // 10, 1 + spread * UNIT // 10, stake)

    def keep(self, card: int, mates: int) -> int:
        """What a card is worth in the hand, with so many others of its clan."""
        weights, strength = self.weights, STRENGTH[card]
        power = weights.power[CLAN[card]] * (13 - strength) // 12
        worth = weights.card + weights.strength * strength + weights.mate * mates + power
        return worth * self.later // 100

    def unseen(self) -> int:
        """What a card not seen is worth in the hand."""
        return (self.weights.card + 6 * self.weights.strength) * self.later // 100

    # What an army may claim

    def reached(self, height: int) -> int:
        """The worth of ending the skirmish with this height."""
        key = height & self._grain
        worth = self._reached.get(key)
        if worth is None:
            worth = self._reached[key] = self._worth(height, self.rivals, self.prizes)
        return worth

    def reached_against(self, height: int, seat: int, rival: Rival) -> int:
        """The same with another expectation of one rival."""
        return self._worth(height, {**self.rivals, seat: rival}, self.prizes)

    def reached_for(self, height: int, supporters: Sequence[int]) -> int:
        """The same with other supporters on offer."""
        return self._worth(height, self.rivals, self.prizes_of(supporters))

    def second_claim(self, height: int) -> int:
        """The worth of a second claim with this height."""
        if self.claims == 2 or height <= 0:
            return 0
        ahead, _ = self._behind(height, self.rivals)
        return _between(self.prizes, ahead + 1000)

    def _worth(self, height: int, rivals: Mapping[int, Rival], prizes: Sequence[int]) -> int:
        if height <= 0:
            return 0
        ahead, lost = self._behind(height, rivals)
        worth = _between(prizes, ahead) - lost
        return worth + _between(prizes, ahead + 1000) if self.claims == 2 else worth

    def _behind(self, height: int, rivals: Mapping[int, Rival]) -> tuple[int, int]:
        """How many rivals, in thousandths, are likely to be ahead, and what that costs."""
        ahead = lost = 0
        for rival in rivals.values():
            step = 8 * (rival.height - height) // rival.spread
            chance = CHANCE[min(max(step, -_FAR), _FAR) + _FAR]
            ahead += chance
            lost += chance * rival.stake
        return ahead, lost // 1000

    # Plans

    def plan(
        self, army: Army, without: int = 0, turns: int | None = None, extra: int = 0
    ) -> tuple[int, int]:
        """The best plan from an army on: its worth, and the height that it reaches.

        The hand is that of now, but for the card `without` and the card `extra` beside it.
        """
        turns = self.turns if turns is None else turns
        height = army.height()
        best = (self.reached(height), height)
        if turns <= 0:
            return best
        hand = [one for one in self.hand if one.card != without]
        if extra:
            keep = self.keep(extra, self.mates[CLAN[extra]])
            hand.append(HandCard(extra, keep + self.weights.turn))
            hand.sort(reverse=True)
        best = max(best, self._steps(army, hand, turns))
        if not army.size and hand:
            best = max(best, self._steps(army, [min(hand, key=_price)], 1))
        for clan in self._clans(army, extra):
            mates = [one for one in hand if CLAN[one.card] == clan]
            if len(mates) < len(hand):
                best = max(best, self._steps(army, mates, turns))
        return best

    def _clans(self, army: Army, extra: int) -> list[int]:
        """The clans that the army may be made of, with more of the hand."""
        if army.clan == MIXED:
            return []
        if army.clan != ANY:
            return [army.clan]
        needed = 1 if army.size else 2
        mates = self.mates
        found = [clan for clan in range(9) if mates[clan] >= needed]
        if extra and mates[CLAN[extra]] + 1 == needed:
            found.append(CLAN[extra])
        return found

    def _steps(self, army: Army, cards: Sequence[HandCard], turns: int) -> tuple[int, int]:
        """The best of mustering the first one, two, ... of the cards."""
        total, size, clan, highest = army
        best, best_height, paid = -1000000, 0, 0
        for card, price in cards[:turns]:
            total += STRENGTH[card]
            size += 1
            if clan != CLAN[card]:
                clan = CLAN[card] if clan == ANY else MIXED
            highest = max(highest, card)
            paid += price
            doubled = size > 1 and clan != MIXED
            height = total << 7 + doubled | highest
            worth = self.reached(height) - paid
            if worth > best:
                best, best_height = worth, height
        return best, best_height


def _price(one: HandCard) -> int:
    return one.price


def _between(prizes: Sequence[int], ahead: int) -> int:
    """The prize with so many thousandths of an army ahead."""
    place, part = divmod(ahead, 1000)
    return (prizes[place] * (1000 - part) + prizes[place + 1] * part) // 1000
