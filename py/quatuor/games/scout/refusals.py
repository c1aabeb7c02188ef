"""Why an action is not legal, as the reason keys that the page has texts for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quatuor.games.base import IllegalAction
from quatuor.games.scout import rules

if TYPE_CHECKING:
    from quatuor.games.scout.state import ScoutState


def refusal(state: ScoutState, action: Sequence[int]) -> IllegalAction | None:
    """Why an action (see `state.Action`) is not legal here; None if it is."""
    if state.is_terminal():
        return IllegalAction("game_over")
    if state.phase == "orient":
        return None if len(action) == 1 else IllegalAction("orient_first")
    if len(action) == 1:
        return IllegalAction("orient_done")
    tops = [card >> 4 for card in state.hands[state.turn]]
    table = state.table_tops()
    if len(action) != 2:
        end, place, side = action[:3]
        refused = _scout_refusal(state, end, place, and_show=len(action) == 5)
        if refused is not None or len(action) == 3:
            return refused
        tops.insert(place, state.scouted_card(end, side) >> 4)
        table = state.rest(end)
    first, last = action[-2:]
    return show_refusal(tops, first, last, table)


def _scout_refusal(
    state: ScoutState, end: int, place: int, *, and_show: bool
) -> IllegalAction | None:
    if and_show and not state.may_scout_and_show():
        return IllegalAction("no_scout_and_show" if state.players == 2 else "show_chip_spent")
    if not state.table:
        return IllegalAction("nothing_to_scout")
    if not state.may_scout():
        return IllegalAction("no_chip")
    if end == 1 and len(state.table) == 1:
        return IllegalAction("single_is_left")
    size = len(state.hands[state.turn])
    if place > size:
        return IllegalAction("no_such_place", place=place + 1, most=size + 1)
    return None


def show_refusal(
    tops: Sequence[int], first: int, last: int, table: Sequence[int]
) -> IllegalAction | None:
    """Why places of a row of top numbers cannot be shown on a set; None if they can."""
    if last >= len(tops):
        return IllegalAction("no_such_place", place=last + 1, most=len(tops))
    cards = list(tops[first : last + 1])
    reason = rules.why_no_set(cards)
    if reason is not None:
        return IllegalAction(reason, cards=cards)
    reason = rules.why_too_weak(cards, table)
    if reason is not None:
        return IllegalAction(reason, cards=cards, table=list(table))
    return None
