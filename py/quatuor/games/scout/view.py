"""What the page shows of a position, and what a person points at for each action.

Elements: `hand:3` (a place of the hand), `table:left`, `table:2`, `table:right`, `gap:4` (where a
scouted card becomes place 4), `side:keep`, `side:flip`, `new:3` (a place of the hand with the
scouted card in it), and the buttons `do:keep`, `do:flip`, `do:show`, `do:scout`. A card's id is
its code with the low number first, however it lies; a hidden card's is `back:<seat>:<place>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quatuor.choices import Pick
from quatuor.games.base import IllegalAction
from quatuor.games.scout import rules
from quatuor.games.scout.cards import CODE, PAIR, codes, mask, turned
from quatuor.games.scout.refusals import show_refusal
from quatuor.games.scout.state import ORIENT, OVER, Action, ScoutState

Json = dict[str, Any]

_ENDS = ("table:left", "table:right")
_SIDES = ("side:keep", "side:flip")


def table(state: ScoutState, seat: int | None) -> Json:
    """All that lies on the table, as `seat` sees it (None: what everybody sees)."""
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": state.options["rounds"],
        "starter": state.starter,
        "scouts": state.scouts,
        "scouts_to_end": state.players - 1 - state.scouts if state.players > 2 else None,
        "aside": len(state.aside),
        "set": _set_on_table(state),
        "seats": [_seat(state, one) for one in range(state.players)],
        "round_points": state.round_points,
        "hand": None if seat is None else _hand(state, seat),
        "turned": _hand_turned(state, seat),
    }


def _card(card: int) -> Json:
    return {"id": CODE[PAIR[card]], "top": card >> 4, "bottom": card & 15}


def _set_on_table(state: ScoutState) -> Json | None:
    """The set with its owner and what it is: `key` is single, match or run."""
    if not state.table:
        return None
    key, args = rules.describe(state.table_tops())
    cards = [
        {**_card(card), "element": element}
        for card, element in zip(state.table, _table_elements(state), strict=True)
    ]
    return {"owner": state.owner, "cards": cards, "key": key, "args": args}


def _table_elements(state: ScoutState) -> list[str]:
    size = len(state.table)
    names = [f"table:{place}" for place in range(1, size + 1)]
    if size > 1:
        names[-1] = _ENDS[1]
    if size:
        names[0] = _ENDS[0]
    return names


def _seat(state: ScoutState, seat: int) -> Json:
    """What everybody sees of a player; `known` are cards that went open into the hand."""
    known = codes(state.opened & mask(state.hands[seat]))
    size = len(state.hands[seat])
    asked = (state.turn - state.starter) % state.players
    place = (seat - state.starter) % state.players
    return {
        "hand": size,
        "known": known,
        "backs": [f"back:{seat}:{place}" for place in range(size - len(known))],
        "captured": state.captured[seat],
        "chips": state.chips[seat],
        "show_chips": state.show_chips[seat],
        "points": state.points[seat],
        "oriented": state.phase != ORIENT or place < asked,
    }


def _hand(state: ScoutState, seat: int) -> Json:
    """A hand as its player holds it: `known` cards are those that the others know of."""
    cards = [
        {**_card(card), "element": f"hand:{place}", "known": mask([card]) & state.opened != 0}
        for place, card in enumerate(state.hands[seat], 1)
    ]
    return {"cards": cards, "sets": _sets(state, [card >> 4 for card in state.hands[seat]])}


def _hand_turned(state: ScoutState, seat: int | None) -> Json | None:
    """The other reading of a hand that may still be turned."""
    if seat is None or state.phase != ORIENT or _seat(state, seat)["oriented"]:
        return None
    other = [turned(card) for card in state.hands[seat]]
    return {
        "cards": [_card(card) for card in other],
        "sets": _sets(state, [card >> 4 for card in other]),
    }


def _sets(state: ScoutState, tops: list[int]) -> list[Json]:
    """All sets of a row: places from 1, what they are, and why one does not beat the table.

    `whole` sets are parts of no longer one.
    """
    table_tops = state.table_tops()
    reach = rules.reaches(tops)
    found = []
    for first, last in rules.shows(tops, 0):
        cards = tops[first : last + 1]
        key, args = rules.describe(cards)
        longer_to_left = first > 0 and rules.why_no_set(tops[first - 1 : last + 1]) is None
        found.append(
            {
                "first": first + 1,
                "last": last + 1,
                "key": key,
                "args": args,
                "whole": reach[first] == last - first + 1 and not longer_to_left,
                "why": rules.why_too_weak(cards, table_tops),
            }
        )
    return found


def status(state: ScoutState) -> Json:
    """What the player to move has to do."""
    if state.phase == OVER:
        return {"key": "over", "args": {}}
    if state.phase == ORIENT:
        key = "orient"
    elif not state.may_scout():
        key = "show_only" if state.table else "show_first"
    elif state.may_scout_and_show():
        key = "show_scout_or_both"
    else:
        key = "show_or_scout"
    return {"key": key, "args": {"seat": state.turn, "last_scout": _ends_by_scout(state)}}


def _ends_by_scout(state: ScoutState) -> bool:
    """Whether a plain scout would end the round."""
    return state.players > 2 and state.scouts == state.players - 2


def picks(_state: ScoutState, action: Action) -> list[Pick]:
    """The elements of an action; the two ends of a set may be picked in any order."""
    if len(action) == 1:
        return ["do:flip" if action[0] else "do:keep"]
    if len(action) == 2:
        return [_span("hand", action), "do:show"]
    end, place, side = action[:3]
    scout: list[Pick] = [_ENDS[end], f"gap:{place + 1}", _SIDES[side]]
    if len(action) == 3:
        return [*scout, "do:scout"]
    return [*scout, _span("new", action[3:]), "do:show"]


def _span(zone: str, span: Sequence[int]) -> Pick:
    first, last = (f"{zone}:{place + 1}" for place in span)
    return first if first == last else (first, last)


def illegal(state: ScoutState) -> dict[str, Json]:
    """Why the player to move cannot pick what looks as if it could be picked."""
    if state.phase == ORIENT:
        hand = len(state.hands[state.turn])
        first = {"key": "orient_first", "args": {}}
        return {f"hand:{place}": first for place in range(1, hand + 1)}
    reasons = _why_no_scout(state)
    reasons |= _why_no_show(state)
    return reasons


def _why_no_scout(state: ScoutState) -> dict[str, Json]:
    """The cards of the set that cannot be scouted, and the way to Scout & Show where it is shut."""
    reasons: dict[str, Json] = {}
    for place, element in enumerate(_table_elements(state)):
        if not state.may_scout():
            reasons[element] = {"key": "no_chip", "args": {}}
        elif 0 < place < len(state.table) - 1:
            reasons[element] = {"key": "ends_only", "args": {}}
    reasons["do:scout"] = {"key": "choose_end" if state.may_scout() else "no_chip", "args": {}}
    if not state.table:
        reasons["do:scout"]["key"] = "nothing_to_scout"
    if state.may_scout_and_show():
        key = "no_show_after_scout"
    else:
        key = "no_scout_and_show" if state.players == 2 else "show_chip_spent"
    for place in range(1, len(state.hands[state.turn]) + 2):
        reasons[f"new:{place}"] = {"key": key, "args": {}}
    return reasons


def _why_no_show(state: ScoutState) -> dict[str, Json]:
    """The cards with which no show begins or ends, and the pairs of ends that make no show."""
    tops = [card >> 4 for card in state.hands[state.turn]]
    table_tops = state.table_tops()
    legal = set(rules.shows(tops, rules.strength(table_tops)))
    ends = {place for span in legal for place in span}
    reasons: dict[str, Json] = {}
    for place in range(len(tops)):
        if place not in ends:
            reasons[f"hand:{place + 1}"] = _why_no_end(tops, place, table_tops)
        for other in range(len(tops)):
            first, last = min(place, other), max(place, other)
            refusal = show_refusal(tops, first, last, table_tops)
            if refusal:
                element = "do:show" if other == place else f"hand:{other + 1}"
                reasons[f"hand:{place + 1} {element}"] = _text(refusal)
    reasons["do:show"] = {"key": "choose_cards" if legal else "nothing_beats", "args": {}}
    return reasons


def _why_no_end(tops: list[int], place: int, table_tops: list[int]) -> Json:
    """Why the strongest set that begins or ends with this card does not beat the table."""
    spans = [span for span in rules.shows(tops, 0) if place in span]
    first, last = max(spans, key=lambda span: rules.strength(tops[span[0] : span[1] + 1]))
    refusal = show_refusal(tops, first, last, table_tops)
    assert refusal is not None, "a show that begins or ends with this card is legal"
    return _text(refusal)


def _text(refusal: IllegalAction) -> Json:
    return {"key": refusal.reason, "args": refusal.args_for_text}


def result(state: ScoutState) -> Json:
    """The points of each round, by seat."""
    return {"round_points": state.round_points}
