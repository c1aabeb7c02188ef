"""What the computer players need to know about SCOUT: a one-ply judgement, fast enough to guide.

Everything is in hundredths of a point and counts the mover against the mean of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random

from quatuor.games.scout import rules
from quatuor.games.scout.cards import turned
from quatuor.games.scout.rules import Span
from quatuor.games.scout.state import ORIENT, OVER, TURN, Action, ScoutState
from quatuor.games.scout.weights import POINT, scales_for
from quatuor.games.scout.worth import Row

ENDLESS = 60
"""More chips than a round ever brings, unless the same cards go round for ever: luck ends that."""

STAGES, PLIES = 1, 300
"""Where a playout stops: after so many stages or plies."""


class Judge:
    """Values the actions of the player to move, by what that player knows."""

    def __init__(self, state: ScoutState) -> None:
        self.state = state
        self.scales = scales_for(state.players)
        self.row = Row([card >> 4 for card in state.hands[state.turn]], self.scales.worth)
        self.table_size = len(state.table)
        self.bar = rules.strength(state.table_tops())
        weights = self.scales.weights
        others = [len(hand) for seat, hand in enumerate(state.hands) if seat != state.turn]
        self._rivals = len(others)
        self._time = weights.hands[min(*others, len(weights.hands) - 1)]
        self._rests: dict[int, tuple[int, list[Span]]] = {}
        self._others = weights.others * sum(others) * self._time // (100 * self._rivals)

    def show(self, row: Row, first: int, last: int, beaten: int) -> int:
        """A show from a row, with so many cards to capture."""
        count = last - first + 1
        gain = POINT * (count + beaten)
        if count == len(row.tops):
            return gain
        on_table = self.scales.table[rules.strength(row.tops[first : last + 1])]
        return gain + on_table + self._later(row.without(first, last), 100)

    def _later(self, worth: int, percent: int) -> int:
        """What the rest of the round will bring to a hand of that worth, against the others."""
        return worth * self._time * percent // 10_000 - self._others

    def scout(self, end: int, place: int, side: int) -> int:
        """A plain scout."""
        state, weights = self.state, self.scales.weights
        worth = self.row.with_card(place, state.scouted_card(end, side) >> 4)
        if state.players > 2:
            return self.holding(worth)
        value, _ = self.best_show_after(end, place, side)
        if value is None and state.chips[state.turn] > 1:
            value = weights.stuck + self._later(worth, 100)
        elif value is None:
            value = -self._exemption()
        return value - 2 * POINT

    def holding(self, worth: int) -> int:
        """A plain scout, with more than two players, that gives the hand this worth."""
        state, weights = self.state, self.scales.weights
        missing = state.players - 2 - state.scouts
        if missing == 0:
            return self._scout_cost() - self._exemption()
        percent = weights.scouts[min(missing, len(weights.scouts)) - 1]
        return self._scout_cost() + self._later(worth, percent)

    def _scout_cost(self) -> int:
        """A card more in the hand, and a chip for the owner of the set."""
        return -POINT - POINT // self._rivals

    def _exemption(self) -> int:
        """What the owner of the set is spared if the round ends so."""
        return POINT * len(self.state.hands[self.state.owner]) // self._rivals

    def row_after(self, end: int, place: int, side: int) -> Row:
        """The hand with the scouted card in it."""
        top = self.state.scouted_card(end, side) >> 4
        return Row([*self.row.tops[:place], top, *self.row.tops[place:]], self.scales.worth)

    def best_show_after(self, end: int, place: int, side: int) -> tuple[int | None, Span]:
        """The best show right after a scout, whose cost is not in it; None if there is none."""
        bar, held = self._rest(end)
        top = self.state.scouted_card(end, side) >> 4
        spans = rules.shows_after_insertion(self.row.tops, held, place, top, bar)
        best, chosen = None, (0, 0)
        row = self.row_after(end, place, side) if spans else self.row
        for first, last in spans:
            value = self.show(row, first, last, self.table_size - 1)
            if best is None or value > best:
                best, chosen = value, (first, last)
        return best, chosen

    def _rest(self, end: int) -> tuple[int, list[Span]]:
        """The strength of the set without its card at that end, and the shows against it."""
        rest = self._rests.get(end)
        if rest is None:
            bar = rules.strength(self.state.rest(end))
            rest = self._rests[end] = bar, rules.shows(self.row.tops, bar)
        return rest

    def scout_and_show_cost(self) -> int:
        """What a Scout & Show costs beside the show."""
        if self.state.options["scout_and_show"] == "turn":
            return self._scout_cost()
        return self._scout_cost() - self.scales.weights.show_chip * self._time // 100


def action_values(state: ScoutState, actions: Sequence[Action]) -> list[int]:
    """What the mover gains on the others by each action, in hundredths of a point."""
    if state.phase == ORIENT:
        return [_reading(state, action[0]) for action in actions]
    if sum(state.chips) > ENDLESS:
        return [Random(sum(state.chips) + index).randrange(1000) for index in range(len(actions))]
    judge = Judge(state)
    rows: dict[Action, Row] = {}
    values = []
    for action in actions:
        if len(action) == 2:
            value = judge.show(judge.row, action[0], action[1], judge.table_size)
        elif len(action) == 3:
            value = judge.scout(action[0], action[1], action[2])
        else:
            end, place, side, first, last = action
            row = rows.get(action[:3])
            if row is None:
                row = rows[action[:3]] = judge.row_after(end, place, side)
            value = judge.show(row, first, last, judge.table_size - 1)
            value += judge.scout_and_show_cost()
        values.append(value)
    return values


def playout_action(state: ScoutState, rng: Random) -> Action:
    """The best action at a glance."""
    if sum(state.chips) > ENDLESS:
        return rng.choice(state.legal_actions())
    if state.phase == ORIENT:
        return (1,) if _reading(state, 1) > _reading(state, 0) else (0,)
    return max(_glance(Judge(state)), key=itemgetter(0))[1]


def _glance(judge: Judge) -> Iterator[tuple[int, Action]]:
    """Actions worth a thought, with their values.

    A scouted card is tried where it may do good, and a show after a scout (Scout & Show, or with
    two players the show of the same turn) only if the hand alone has none.
    """
    state, row = judge.state, judge.row
    shows = rules.shows(row.tops, judge.bar)
    for first, last in shows:
        yield judge.show(row, first, last, judge.table_size), (first, last)
    if not state.may_scout() or (shows and state.players == 2):
        return
    for end in range(min(2, judge.table_size)):
        for side in range(2):
            top = state.scouted_card(end, side) >> 4
            places = row.places(top)
            if state.players == 2:
                for place in places:
                    yield judge.scout(end, place, side), (end, place, side)
                continue
            worths = [row.with_card(place, top) for place in places]
            worth = max(worths)
            yield judge.holding(worth), (end, places[worths.index(worth)], side)
            if not shows and state.may_scout_and_show():
                for place in places:
                    value, span = judge.best_show_after(end, place, side)
                    if value is not None:
                        yield value + judge.scout_and_show_cost(), (end, place, side, *span)


def stage(state: ScoutState) -> int:
    """The round: what comes after is dealt afresh."""
    return state.round


def utilities(state: ScoutState) -> list[int]:
    """Each seat's points against the mean of the others; at the end of the game also who won.

    Within a round the points that it will probably bring are estimated.
    """
    players, rivals = state.players, state.players - 1
    worth = [POINT * points for points in state.points]
    if state.phase == TURN:
        worth = [one + more for one, more in zip(worth, _prospects(state), strict=True)]
    total = sum(worth)
    margins = [max(-500, min(500, (one * players - total) // (10 * rivals))) for one in worth]
    if state.phase != OVER:
        return [2 * margin for margin in margins]
    winners = state.winners()
    won = 1000 // len(winners) - 500
    return [margin + (won if seat in winners else -500) for seat, margin in enumerate(margins)]


def _prospects(state: ScoutState) -> list[int]:
    """By seat, what the round will probably bring, in hundredths of a point."""
    scales = scales_for(state.players)
    cards = [len(hand) for hand in state.hands]
    found = []
    for seat, hand in enumerate(state.hands):
        others = min(cards[:seat] + cards[seat + 1 :])
        time = scales.weights.hands[min(others, len(scales.weights.hands) - 1)]
        worth = Row([card >> 4 for card in hand], scales.worth).value * time // 100
        if state.table and seat == state.owner:
            worth += scales.table[rules.strength(state.table_tops())]
        found.append(POINT * (state.captured[seat] + state.chips[seat] - cards[seat]) + worth)
    return found


def _reading(state: ScoutState, flip: int) -> int:
    """The worth of the mover's hand as it is or turned."""
    hand = state.hands[state.turn]
    tops = [(turned(card) if flip else card) >> 4 for card in hand]
    return Row(tops, scales_for(state.players).worth).value
