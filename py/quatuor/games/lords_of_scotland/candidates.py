"""The actions that a playout looks at: all that are good, few that are not."""

from __future__ import annotations

from quatuor.games.lords_of_scotland import powers, rules
from quatuor.games.lords_of_scotland.actions import (
    CLAIM,
    CLAIMS,
    SUPPORTERS,
    Action,
    target,
)
from quatuor.games.lords_of_scotland.cards import CARD, CB, CLAN, FE, SC, UP, WE
from quatuor.games.lords_of_scotland.state import LordsState


def candidates(state: LordsState) -> list[Action]:
    """Some legal actions; the only one, if there is one."""
    if state.phase == CLAIMS:
        return [best_claim(state)] if state.supporters else state.legal_actions()
    return state.turn_actions(likely_uses)


def best_claim(state: LordsState) -> Action:
    """The highest supporters on offer."""
    places = sorted(range(len(state.supporters)), key=lambda place: -state.supporters[place])
    return (CLAIM, *sorted(places[: rules.claims(state.armies[state.turn])]))


def likely_uses(state: LordsState, clan: int) -> list[powers.Use]:
    """Of each power, the uses that matter most: against the strongest that each opponent shows."""
    if clan == SC:
        return _likely_copies(state)
    if clan == CB:
        row = state.supporters
        return [(target(SUPPORTERS, row.index(max(row))),)] if row else []
    if clan not in (WE, FE):
        return powers.uses(state, clan)
    found: list[powers.Use] = []
    for seat, army in enumerate(state.armies):
        if seat != state.turn and army:
            strongest = max(army, key=_shown)
            found.append((target(seat, army.index(strongest)),))
    return found


def _shown(follower: int) -> int:
    return follower & CARD if follower & UP else 6 * 8


def _likely_copies(state: LordsState) -> list[powers.Use]:
    copied: dict[int, int] = {}
    for seat, army in enumerate(state.armies):
        for index, follower in enumerate(army):
            if follower & UP:
                copied.setdefault(CLAN[follower & CARD], target(seat, index))
    copied.pop(SC, None)
    return [(one, *use) for clan, one in copied.items() for use in likely_uses(state, clan)]
