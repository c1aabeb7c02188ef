"""Why a text is no legal action, and why something that a person might try cannot be done."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from quatuor.games.base import IllegalAction
from quatuor.games.lords_of_scotland import powers, rules
from quatuor.games.lords_of_scotland.actions import (
    CLAIMS,
    EXTRA,
    OVER,
    SUPPORTERS,
)
from quatuor.games.lords_of_scotland.cards import (
    CARD,
    CARD_OF,
    CB,
    CLAN,
    CODE,
    FE,
    FO,
    MG,
    SC,
    STRENGTH,
    UP,
    WE,
)
from quatuor.games.lords_of_scotland.notation import LETTERS

if TYPE_CHECKING:
    from quatuor.games.lords_of_scotland.state import LordsState

_RECRUIT = re.compile(r"recruit R([1-9][0-9]{0,2})")
_CLAIM = re.compile(r"claim S([1-9][0-9]{0,2})(?: S([1-9][0-9]{0,2}))?")
_MUSTER = re.compile(
    r"muster ([A-Z]{2}[0-9]{1,2}) (?:(down|up|power)((?: [A-ES][1-9][0-9]{0,2}){0,2}))"
)


class Reason(NamedTuple):
    """A reason key with its arguments."""

    key: str
    args: dict[str, Any]


def why_illegal(state: LordsState, text: str) -> IllegalAction:
    """The most helpful reason why the text is no legal action of this state."""
    reason = _reason(state, text)
    return IllegalAction(reason.key, **reason.args)


def _reason(state: LordsState, text: str) -> Reason:
    if state.phase == OVER:
        return Reason("game_over", {})
    reason = None
    if found := _RECRUIT.fullmatch(text):
        reason = why_no_recruit(state, int(found[1]) - 1)
    elif found := _CLAIM.fullmatch(text):
        reason = why_no_claim(state, [int(place) - 1 for place in found.groups() if place])
    elif (found := _MUSTER.fullmatch(text)) and found[1] in CARD_OF:
        reason = _why_no_muster(state, CARD_OF[found[1]], found[2], found[3].split())
    elif text == "stop":
        reason = Reason("no_extra_muster", {})
    elif text == "pass":
        reason = Reason("must_play", {})
    return reason or Reason("syntax", {})


def why_no_recruit(state: LordsState, place: int) -> Reason | None:
    """Why the seat to move cannot take that recruit; None if it can."""
    if state.phase == CLAIMS:
        return Reason("claim_now", {})
    if state.phase == EXTRA:
        return Reason("extra_muster_only", {})
    if len(state.hands[state.turn]) >= rules.HAND_LIMIT:
        return Reason("hand_full", {})
    if place >= len(state.recruits):
        return Reason("no_such_place", {})
    return None if state.recruits[place] else Reason("recruit_empty", {})


def why_no_claim(state: LordsState, places: list[int]) -> Reason:
    """Why these supporters cannot be claimed now (they cannot)."""
    if state.phase != CLAIMS:
        return Reason("no_claim_now", {})
    if max(places) >= len(state.supporters):
        return Reason("no_such_place", {})
    wanted = min(rules.claims(state.armies[state.turn]), len(state.supporters))
    if len(places) != wanted:
        return Reason("claim_one" if wanted == 1 else "claim_two", {})
    return Reason("claim_ascending", {})


def _why_no_muster(state: LordsState, card: int, side: str, targets: list[str]) -> Reason:
    if state.phase == CLAIMS:
        return Reason("claim_now", {})
    if card not in state.hands[state.turn]:
        return Reason("not_in_hand", {"card": CODE[card]})
    if side != "power":
        return Reason("target_unwanted", {})
    return why_no_power(state, card) or why_no_use(state, CLAN[card], targets)


def why_no_power(state: LordsState, card: int) -> Reason | None:
    """Why the power of a hand card cannot be activated now; None if it can."""
    return why_blocked(state, card) or _why_useless(state, CLAN[card])


def why_blocked(state: LordsState, card: int) -> Reason | None:
    """The activation test alone, for a card in any hand; None if it is passed."""
    other = rules.blocker(state.armies, card)
    if not other:
        return None
    key = "blocked_equal" if STRENGTH[other] == STRENGTH[card] else "blocked_lower"
    return Reason(key, {"card": CODE[card], "other": CODE[other]})


def _why_useless(state: LordsState, clan: int) -> Reason | None:
    """Why a power can do nothing now; None if it can do something."""
    if powers.uses(state, clan):
        return None
    if clan == SC and any(
        follower & UP and CLAN[follower & CARD] != SC for army in state.armies for follower in army
    ):
        return Reason("copies_useless", {})
    key = {
        SC: "nothing_to_copy",
        MG: "no_card_to_muster",
        WE: "no_follower",
        FE: "no_opposing_follower",
        FO: "nothing_to_draw",
        CB: "no_supporter",
    }[clan]
    return Reason(key, {})


def why_no_use(state: LordsState, clan: int, targets: Sequence[str]) -> Reason:
    """What is wrong with the targets (`B3`, `S1`) of a power that can be used."""
    needed = clan in (SC, WE, FE, CB)
    if needed != bool(targets):
        return Reason("target_missing" if needed else "target_unwanted", {})
    seat, index = LETTERS.index(targets[0][0]), int(targets[0][1:]) - 1
    if (clan == CB) != (seat == SUPPORTERS):
        return Reason("target_is_supporter" if clan == CB else "target_is_follower", {})
    row = state.supporters if clan == CB else dict(enumerate(state.armies)).get(seat, [])
    if index >= len(row):
        return Reason("no_such_place", {})
    if clan == SC:
        return _why_no_copy(state, row[index], targets[1:])
    own = seat == state.turn and (clan == FE or not state.options["wemyss_own"])
    return Reason("own_follower" if own else "target_unwanted", {})


def _why_no_copy(state: LordsState, follower: int, targets: Sequence[str]) -> Reason:
    if not follower & UP:
        return Reason("copy_face_down", {})
    copied = CLAN[follower & CARD]
    if copied == SC:
        return Reason("copy_scott", {})
    return _why_useless(state, copied) or why_no_use(state, copied, targets)
