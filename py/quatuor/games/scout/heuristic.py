"""What the computer players need to know about SCOUT: a one-ply judgement, fast enough to guide.

Everything is in hundredths of a point and counts the mover against the mean of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import TypeAlias

from quatuor.games.scout import rules
from quatuor.games.scout.cards import turned
from quatuor.games.scout.rules import SIZE, Span
from quatuor.games.scout.state import ORIENT, OVER, TURN, Action, ScoutState
from quatuor.games.scout.weights import POINT, scales_for
from quatuor.games.scout.worth import NOTHING, Insertion, Row, row_of

Valued: TypeAlias = tuple[int, Span]
"""A show and its worth."""

ENDLESS = 60
"""More chips than a round ever brings, unless the same cards go round for ever: luck ends that."""

MOST_CARDS = 99
"""More than any hand has."""

STAGES, TURNS = 1, 300
"""Where a playout stops: after so many stages or turns."""


class Judge:
    """Values the actions of the player to move, by what that player knows."""

    def __init__(self, state: ScoutState) -> None:
        self.state = state
        self.scales = scales_for(state.players)
        self.hand = state.hands[state.turn]
        self.row = row_of(self.hand, state.players)
        self.table_size = len(state.table)
        self.bar = rules.strength(state.table_tops())
        weights = self.scales.weights
        cards = [len(hand) for hand in state.hands]
        del cards[state.turn]
        self._rivals = len(cards)
        self._time = weights.hands[min(*cards, len(weights.hands) - 1)]
        self._rests: dict[int, int] = {}
        self._last_word = self._size_without_answer(cards)
        self._others = weights.others * sum(cards) * self._time // (100 * self._rivals)

    def show(self, row: Row, first: int, last: int, captured: int) -> int:
        """A show from a row, with so many cards to capture."""
        count = last - first + 1
        if count == len(row.tops) or count >= self._last_word:
            return POINT * (len(row.tops) + captured)
        on_table = self.scales.table[rules.strength(row.tops[first : last + 1])]
        return POINT * (count + captured) + on_table + self._later(row.without(first, last))

    def _size_without_answer(self, cards: list[int]) -> int:
        """Two players: a set so large that the other can neither beat nor scout it.

        It ends the round, and spares its owner the cards that are left.
        """
        state = self.state
        if state.players == 2 and not state.chips[1 - state.turn]:
            return cards[0] + 1
        return MOST_CARDS

    def best_show(self, row: Row, bar: int, captured: int) -> Valued | None:
        """The best show from a row against a set of strength `bar`."""
        table = self.scales.table
        best, span = NOTHING, None
        for first, last, strength in row.sets:
            if strength > bar:
                count = last - first + 1
                if count == len(row.tops) or count >= self._last_word:
                    value = POINT * len(row.tops)
                else:
                    value = POINT * count + table[strength]
                    value += self._later(row.without(first, last))
                if value > best:
                    best, span = value, (first, last)
        return (best + POINT * captured, span) if span else None

    def best_show_with(self, put: Insertion, top: int, bar: int) -> Valued | None:
        """The best show right after a scout of a set that holds the card put in."""
        table, row = self.scales.table, self.row
        best, span = NOTHING, None
        for strength, begin, end in [(SIZE + top, put.place, put.place), *put.sets]:
            if strength > bar:
                count = end - begin + 1
                if count > len(row.tops) or count >= self._last_word:
                    value = POINT * (len(row.tops) + 1)
                else:
                    left = row.without(begin, end - 1) if begin < end else row.value
                    value = POINT * count + table[strength] + self._later(left)
                if value > best:
                    best, span = value, (begin, end)
        return (best + POINT * (self.table_size - 1), span) if span else None

    def _later(self, worth: int) -> int:
        """What the rest of the round will bring to a hand of that worth, against the others."""
        return worth * self._time // 100 - self._others

    def scout(self, end: int, place: int, side: int) -> int:
        """A plain scout."""
        state = self.state
        worth = self.row.with_card(place, state.scouted_card(end, side) >> 4)
        if state.players > 2:
            return self.holding(worth)
        row = self.row_after(end, place, side)
        found = self.best_show(row, self.rest(end), self.table_size - 1)
        return self.going_on(found, worth)

    def going_on(self, found: Valued | None, worth: int) -> int:
        """Two players: a scout that gives the hand this worth, and the show that may follow."""
        if found:
            value = found[0]
        elif self.state.chips[self.state.turn] > 1:
            value = self.scales.weights.stuck + self._later(worth)
        else:
            value = -self._exemption()
        return value - 2 * POINT

    def holding(self, worth: int) -> int:
        """A plain scout, with more than two players, that gives the hand this worth."""
        state, weights = self.state, self.scales.weights
        missing = state.players - 2 - state.scouts
        if missing == 0:
            return self._scout_cost() - self._exemption()
        percent = weights.scouts[min(missing, len(weights.scouts)) - 1]
        return self._scout_cost() + worth * self._time * percent // 10_000 - self._others

    def _scout_cost(self) -> int:
        """A card more in the hand, and a chip for the owner of the set."""
        return -POINT - POINT // self._rivals

    def _exemption(self) -> int:
        """What the owner of the set is spared if the round ends so."""
        return POINT * len(self.state.hands[self.state.owner]) // self._rivals

    def row_after(self, end: int, place: int, side: int) -> Row:
        """The hand with the scouted card in it."""
        card = self.state.scouted_card(end, side)
        return row_of((*self.hand[:place], card, *self.hand[place:]), self.state.players)

    def rest(self, end: int) -> int:
        """The strength of the set without its card at that end."""
        rest = self._rests.get(end)
        if rest is None:
            rest = self._rests[end] = rules.strength(self.state.rest(end))
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
    values = []
    for action in actions:
        if len(action) == 2:
            value = judge.show(judge.row, action[0], action[1], judge.table_size)
        elif len(action) == 3:
            value = judge.scout(action[0], action[1], action[2])
        else:
            end, place, side, first, last = action
            row = judge.row_after(end, place, side)
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
    judge = Judge(state)
    show = judge.best_show(judge.row, judge.bar, judge.table_size)
    if not state.may_scout() or (show and state.players == 2):
        assert show is not None
        return show[1]
    if show and show[0] >= judge.holding(judge.row.value + judge.scales.most_gain):
        return show[1]
    best, action = max(_glance(judge, with_show=show is None), key=itemgetter(0))
    return show[1] if show and show[0] >= best else action


def _glance(judge: Judge, with_show: bool) -> Iterator[tuple[int, Action]]:
    """Scouts worth a thought, with their values: each card where it does most good.

    With a show after them (Scout & Show, or with two players the show of the same turn) also
    where it makes a set to show.
    """
    state = judge.state
    two = state.players == 2
    with_show = two or (with_show and state.may_scout_and_show())
    for end in range(min(2, judge.table_size)):
        card = state.table[-end]
        for side, top in enumerate((card >> 4, card & 15)):
            puts = judge.row.insertions(top)
            if not two:
                yield judge.holding(puts[0].worth), (end, puts[0].place, side)
            if with_show:
                yield from _with_show(judge, end, side, top, puts)


def _with_show(
    judge: Judge, end: int, side: int, top: int, puts: Sequence[Insertion]
) -> Iterator[tuple[int, Action]]:
    """A scout and the best show right after it, for each place where the card is put in."""
    bar, two = judge.rest(end), judge.state.players == 2
    for put in puts:
        found = judge.best_show_with(put, top, bar)
        if put is puts[0] and judge.row.strongest > bar:
            row = judge.row_after(end, put.place, side)
            found = judge.best_show(row, bar, judge.table_size - 1)
        if two:
            yield judge.going_on(found, put.worth), (end, put.place, side)
        elif found:
            value = found[0] + judge.scout_and_show_cost()
            yield value, (end, put.place, side, *found[1])


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
        worth = row_of(hand, state.players).value * time // 100
        if state.table and seat == state.owner:
            worth += scales.table[rules.strength(state.table_tops())]
        found.append(POINT * (state.captured[seat] + state.chips[seat] - cards[seat]) + worth)
    return found


def _reading(state: ScoutState, flip: int) -> int:
    """The worth of the mover's hand as it is or turned."""
    hand = state.hands[state.turn]
    return row_of(tuple(map(turned, hand)) if flip else hand, state.players).value
