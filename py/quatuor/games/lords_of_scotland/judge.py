"""The worth of an action for the seat to move: what it does to its prospects.

A muster is worth the best plan that begins with it, what its side does, and what its power gains;
a recruit is worth the best plan without it and what the card is worth in the hand.
"""

from __future__ import annotations

from quatuor.games.lords_of_scotland import rules
from quatuor.games.lords_of_scotland.actions import (
    ACTIVE,
    DOWN,
    MUSTER,
    RECRUIT,
    Action,
    place_of,
)
from quatuor.games.lords_of_scotland.cards import (
    ANY_CLAN,
    BR,
    CARD,
    CB,
    CC,
    CLAN,
    FO,
    HELD,
    MD,
    MG,
    POWER,
    SC,
    STRENGTH,
    TWO_CLAIMS,
    UP,
    WE,
)
from quatuor.games.lords_of_scotland.outlook import ANY, MIXED, UNIT, Army, Outlook, in_short
from quatuor.games.lords_of_scotland.state import LordsState

_MEAN = 6  # the strength to expect of a card that is not seen


class Judge:
    """One decision. What several actions have in common is worked out once."""

    def __init__(self, state: LordsState) -> None:
        self.state = state
        self.outlook = Outlook(state)
        self.limits = rules.activation_limits(state.armies)
        self._hide = self.outlook.weights.hide * (self.outlook.turns + 1)
        self._turns = sum(self.outlook.turns_of)
        self._stay: int | None = None
        self._musters: dict[int, tuple[int, int]] = {}
        self._shown: dict[int, int] = {}
        self._gains: dict[Action, int] = {}

    def value(self, action: Action) -> int:
        """The worth of an action of the phases "turn" and "extra"."""
        if action[0] == MUSTER:
            card, side = action[1], action[2]
            if side == DOWN:
                return self.hidden(card)
            return self.shown(card) + (self.gain(card, action[3:]) if side == ACTIVE else 0)
        return self.recruit(action[1]) if action[0] == RECRUIT else self.stay()

    def stay(self) -> int:
        """The worth of the best plan that needs no muster now."""
        if self._stay is None:
            self._stay = self.outlook.plan(self.outlook.own)[0]
        return self._stay

    def hidden(self, card: int) -> int:
        """A muster face down."""
        return self._muster(card)[0] + self._hide

    def shown(self, card: int) -> int:
        """A muster face up, without the power."""
        worth = self._shown.get(card)
        if worth is None:
            worth = self._shown[card] = self._muster(card)[0] + self._show(card)
        return worth

    def gain(self, card: int, use: Action) -> int:
        """What the power adds to that."""
        return self._gain(card, CLAN[card], use)

    def recruit(self, place: int) -> int:
        """A recruit taken, face up or face down."""
        outlook, recruit = self.outlook, self.state.recruits[place]
        crowd = outlook.weights.crowd * max(0, len(outlook.hand) - 4)
        if not recruit & UP:
            return self.stay() + outlook.unseen() - crowd
        card = recruit & CARD
        keep = outlook.keep(card, outlook.mates[CLAN[card]]) - crowd
        return keep + max(self.stay(), outlook.plan(outlook.own, extra=card)[0])

    def _muster(self, card: int) -> tuple[int, int]:
        """The best plan that begins with this card, and the height it reaches."""
        found = self._musters.get(card)
        if found is None:
            army = self.outlook.own.joined(card, CLAN[card])
            worth, height = self.outlook.plan(army, without=card)
            found = self._musters[card] = worth - self.outlook.keeps[card], height
        return found

    def _show(self, card: int) -> int:
        """What lying face up does: it may keep powers from being activated, one's own as well."""
        weights = self.outlook.weights
        if not weights.block:
            return 0
        strength, limit = STRENGTH[card], self.limits[0]
        if strength >= limit:
            return 0
        lost = sum(
            weights.power[CLAN[one]] * (13 - STRENGTH[one]) // 12
            for one in self.state.hands[self.outlook.seat]
            if strength < STRENGTH[one] <= limit
        )
        gained = weights.block * (limit - strength) * self._turns
        return gained - weights.blocked * lost // 100

    # Powers

    def _gain(self, card: int, clan: int, use: Action) -> int:
        """What the power of `clan` adds to mustering the card."""
        if clan == SC:
            seat, index = place_of(use[0])
            clan, use = CLAN[self.state.armies[seat][index] & CARD], use[1:]
        key = (card, clan, *use)
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = self._gain_of(card, clan, use)
        return found

    def _gain_of(self, card: int, clan: int, use: Action) -> int:
        if not use:
            return self._gain_alone(card, clan)
        seat, index = place_of(use[0])
        if clan == CB:
            return self._gain_of_supporter(card, index)
        if clan == WE:
            return self._gain_of_discard(card, seat, index)
        return self._gain_of_swap(card, seat, index)

    def _gain_alone(self, card: int, clan: int) -> int:
        """The gain of a power without a target."""
        outlook = self.outlook
        weights = outlook.weights
        worth, height = self._muster(card)
        if clan == FO:
            return outlook.unseen() + weights.forsyth
        if clan == CC:
            return outlook.second_claim(height)
        if clan == MD:
            stays = weights.macdonnell + weights.strength * STRENGTH[card]
            return stays * outlook.later // 100
        # Makgill is one more turn, Bruce an army of any clan
        turns = outlook.turns + (clan == MG)
        army = outlook.own.joined(card, ANY if clan == BR else CLAN[card])
        better = outlook.plan(army, without=card, turns=turns)[0] - outlook.keeps[card] - worth
        return better + (weights.makgill if clan == MG else weights.bruce)

    def _gain_of_supporter(self, card: int, index: int) -> int:
        """Cockburn: another follower, and the card itself among the supporters."""
        outlook, row = self.outlook, self.state.supporters
        taken = row[index]
        worth, height = outlook.plan(outlook.own.joined(taken, CLAN[taken]), without=card)
        offered = [*row[:index], card, *row[index + 1 :]]
        change = outlook.reached_for(height, offered) - outlook.reached(height)
        # what lies there no longer goes to nobody else
        change += 100 * (STRENGTH[taken] - STRENGTH[card]) // self.state.players
        return worth + change - outlook.keeps[card] - self._muster(card)[0]

    def _gain_of_discard(self, card: int, seat: int, index: int) -> int:
        outlook = self.outlook
        army = self.state.armies[seat]
        rest = army[:index] + army[index + 1 :]
        worth, height = self._muster(card)
        if seat == outlook.seat:
            left = in_short(rest).joined(card, CLAN[card])
            return outlook.plan(left, without=card)[0] - outlook.keeps[card] - worth
        return self._gain_of_rival(height, seat, rest) + self._power_lost(army[index])

    def _gain_of_swap(self, card: int, seat: int, index: int) -> int:
        """Fergusson: one of theirs for this card; its end power comes with it."""
        outlook = self.outlook
        army = self.state.armies[seat]
        follower = army[index]
        taken, own = follower & CARD, outlook.own
        if not follower & outlook.seen:
            mine = Army(own.total + _MEAN, own.size + 1, MIXED, own.highest)
        else:
            mine = own.joined(taken, ANY if follower & POWER == ANY_CLAN else CLAN[taken])
        worth, height = outlook.plan(mine, without=card)
        gain = worth - outlook.keeps[card] - self._muster(card)[0]
        theirs = [*army[:index], card | UP, *army[index + 1 :]]
        gain += self._gain_of_rival(height, seat, theirs) + 2 * self._power_lost(follower)
        if follower & POWER == TWO_CLAIMS:
            gain += outlook.second_claim(height)
        return gain

    def _gain_of_rival(self, height: int, seat: int, army: list[int]) -> int:
        """What it brings to reach this height when another seat's army becomes this one."""
        outlook = self.outlook
        before, after = outlook.rivals[seat], outlook.rival(seat, army)
        gain = outlook.reached_against(height, seat, after) - outlook.reached(height)
        return gain + outlook.weights.weaken * (before.height - after.height) // UNIT

    def _power_lost(self, follower: int) -> int:
        """What the others lose with a follower's end power."""
        weights = self.outlook.weights
        return weights.end_power if follower & POWER in (TWO_CLAIMS, HELD) else 0
