"""The actions that a playout looks at: all that are good, few that are not."""

from __future__ import annotations

from quatuor.games.lords_of_scotland import powers, rules
from quatuor.games.lords_of_scotland.actions import (
    ACTIVE,
    CLAIM,
    CLAIMS,
    DOWN,
    EXTRA,
    MUSTER,
    RECRUIT,
    SHOWN,
    STOP,
    SUPPORTERS,
    TURN,
    Action,
    target,
)
from quatuor.games.lords_of_scotland.cards import CARD, CB, CLAN, FE, SC, STRENGTH, UP, WE
from quatuor.games.lords_of_scotland.state import LordsState


def candidates(state: LordsState) -> list[Action]:
    """Some legal actions; the only one, if there is one."""
    if state.phase == CLAIMS:
        return [best_claim(state)] if state.supporters else state.legal_actions()
    hand = state.hands[state.turn]
    actions: list[Action] = []
    if state.phase == TURN and len(hand) < rules.HAND_LIMIT:
        actions = [(RECRUIT, place) for place, recruit in enumerate(state.recruits) if recruit]
    elif state.phase == EXTRA:
        actions = [(STOP,)]
    limits = rules.activation_limits(state.armies)
    uses: dict[int, list[powers.Use]] = {}
    for card in hand:
        actions.append((MUSTER, card, DOWN))
        actions.append((MUSTER, card, SHOWN))
        clan = CLAN[card]
        if STRENGTH[card] <= limits[clan]:
            if clan not in uses:
                uses[clan] = likely_uses(state, clan)
            actions += [(MUSTER, card, ACTIVE, *use) for use in uses[clan]]
    return actions or state.legal_actions()


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
