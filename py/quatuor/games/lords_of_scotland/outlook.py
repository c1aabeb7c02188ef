"""What a skirmish is likely to bring to the seat to move, as far as that seat knows.

All worth is in hundredths of a point. A plan is which further cards to muster in the turns left;
it is worth what the army then reached is likely to claim, less what its cards would have been
worth in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
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


def in_short(army: Iterable[int], seen: int = CARD) -> Army:
    """The army of these followers, as far as they are seen (a mask of their bits)."""
    total = size = highest = 0
    clan = ANY
    for follower in army:
        if follower & seen:
            card = follower & CARD
            total += STRENGTH[card]
            size += 1
            if card > highest:  # noqa: PLR1730 - a call of max takes longer
                highest = card
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
    strength: int
    clan: int


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
        cards = sorted(state.hands[seat], reverse=True)
        self.mates = mates = [0] * 9
        for card in cards:
            mates[CLAN[card]] += 1
        crowd = self.weights.crowd * max(0, len(cards) - 5)
        self.keeps = {card: self.keep(card, mates[CLAN[card]] - 1) - crowd for card in cards}
        self.hand = [self._hand_card(card, keep) for card, keep in self.keeps.items()]
        # a strength more or less is nothing where nobody's army can be known so well
        self._grain = -1 if any(one.spread < 4 * UNIT for one in self.rivals.values()) else -UNIT
        self._rivals = tuple(self.rivals.values())
        self._prizes = self._claimed(self.prizes)
        self._reached: dict[int, int] = {0: 0}  # nobody claims without a follower
        self._standings: dict[int, tuple[int, int]] = {}

    def _hand_card(self, card: int, keep: int) -> HandCard:
        return HandCard(card, keep + self.weights.turn, STRENGTH[card], CLAN[card])

    def prizes_of(self, supporters: Sequence[int]) -> list[int]:
        """What each place in the order of claims brings; nothing beyond the last."""
        won = self.target - self.scores[self.seat]
        strengths: list[int] = sorted([STRENGTH[card] for card in supporters], reverse=True)
        prizes = [100 * one + (self.weights.win if one >= won else 0) for one in strengths]
        return prizes + [0] * (self.state.players + 3 - len(prizes))

    def rival(self, other: int, army: Sequence[int]) -> Rival:
        """What to expect of another seat's army, given its followers now."""
        weights = self.weights
        known = in_short(army, self.seen)
        hidden = len(army) - known.size
        turns = self.turns_of[other]
        growth = weights.growth
        if known.size and known.clan != MIXED:
            growth = weights.growth_clan
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
            ahead, lost = self._standings[key] = _ahead(key, self._rivals)
            worth = self._reached[key] = _between(self._prizes, ahead) - lost // 1000
        return worth

    def reached_against(self, height: int, seat: int, rival: Rival) -> int:
        """The same with another expectation of one rival."""
        self.reached(height)
        height &= self._grain
        ahead, lost = self._standings[height]
        less, spared = _ahead(height, (self.rivals[seat],))
        more, added = _ahead(height, (rival,))
        return _between(self._prizes, ahead - less + more) - (lost - spared + added) // 1000

    def reached_for(self, height: int, supporters: Sequence[int]) -> int:
        """The same with other supporters on offer."""
        ahead, lost = _ahead(height, self._rivals)
        return _between(self._claimed(self.prizes_of(supporters)), ahead) - lost // 1000

    def second_claim(self, height: int) -> int:
        """The worth of a second claim with this height."""
        if self.claims == 2 or height <= 0:
            return 0
        return _between(self.prizes, _ahead(height, self._rivals)[0] + 1000)

    def _claimed(self, prizes: list[int]) -> list[int]:
        """What the claims bring by the first one's place."""
        return prizes if self.claims == 1 else list(map(add, prizes, [*prizes[1:], 0]))

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
        hand, mates = self.hand, self.mates
        if extra:
            clan = CLAN[extra]
            hand = sorted([*hand, self._hand_card(extra, self.keep(extra, mates[clan]))])[::-1]
            mates = mates.copy()
            mates[clan] += 1
        best = max(best, self._steps(army, hand, turns, without))
        if not army.size:
            cheapest = min([one for one in hand if one.card != without], key=_price, default=None)
            if cheapest:
                best = max(best, self._steps(army, [cheapest], 1, 0))
        for clan in _clans(army, mates):
            fits = [one for one in hand if one.clan == clan]
            best = max(best, self._steps(army, fits, turns, without))
        return best

    def _steps(
        self, army: Army, cards: Sequence[HandCard], turns: int, without: int
    ) -> tuple[int, int]:
        """The best of mustering the first one, two, ... of the cards, but for one of them."""
        total, size, clan, highest = army
        best, best_height, paid = -1000000, 0, 0
        for card, price, strength, its_clan in cards:
            if card == without:
                continue
            total += strength
            size += 1
            if clan != its_clan:
                clan = its_clan if clan == ANY else MIXED
            if card > highest:  # noqa: PLR1730 - a call of max takes longer
                highest = card
            paid += price
            height = total << (8 if size > 1 and clan != MIXED else 7) | highest
            worth = self.reached(height) - paid
            if worth > best:
                best, best_height = worth, height
            turns -= 1
            if not turns:
                break
        return best, best_height


def _clans(army: Army, mates: Sequence[int]) -> Sequence[int]:
    """The clans that the army may be made of, with more of a hand that has so many of each."""
    if army.clan == MIXED:
        return ()
    if army.clan != ANY:
        return (army.clan,)
    needed = 1 if army.size else 2
    return [clan for clan in range(9) if mates[clan] >= needed]


def _ahead(height: int, rivals: Iterable[Rival]) -> tuple[int, int]:
    """How many of them are likely to be ahead, and what that costs; in thousandths."""
    ahead = lost = 0
    for rival_height, spread, stake in rivals:
        step = 8 * (rival_height - height) // spread
        chance = CHANCE[step + _FAR if -_FAR <= step <= _FAR else 0 if step < 0 else -1]
        ahead += chance
        lost += chance * stake
    return ahead, lost


def _price(one: HandCard) -> int:
    return one.price


def _between(prizes: Sequence[int], ahead: int) -> int:
    """The prize with so many thousandths of an army ahead."""
    place, part = divmod(ahead, 1000)
    return (prizes[place] * (1000 - part) + prizes[place + 1] * part) // 1000
