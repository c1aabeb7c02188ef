"""The actions that a playout looks at: all that are good, few that are not."""

from __future__ import annotations

from collections.abc import Iterator

from quatuor.games.lords_of_scotland import powers, rules
from quatuor.games.lords_of_scotland.actions import (
    ACTIVE,
    CLAIM,
    DOWN,
    EXTRA,
    MUSTER,
    RECRUIT,
    SHOWN,
    STOP,
    SUPPORTERS,
    Action,
    target,
)
from quatuor.games.lords_of_scotland.cards import CARD, CB, CLAN, FE, SC, STRENGTH, UP, WE
from quatuor.games.lords_of_scotland.judge import Judge
from quatuor.games.lords_of_scotland.state import LordsState


def candidates(judge: Judge) -> Iterator[tuple[int, Action]]:
    """Some legal actions of the phases "turn" and "extra", with their worth."""
    state = judge.state
    hand = state.hands[state.turn]
    if state.phase == EXTRA:
        yield judge.stay(), (STOP,)
    elif len(hand) < rules.HAND_LIMIT:
        unseen = False  # those face down are all alike
        for place, recruit in enumerate(state.recruits):
            if recruit and (recruit & UP or not unseen):
                yield judge.recruit(place), (RECRUIT, place)
                unseen = unseen or not recruit & UP
    uses: dict[int, list[powers.Use]] = {}
    for card in hand:
        yield judge.hidden(card), (MUSTER, card, DOWN)
        shown = judge.shown(card)
        yield shown, (MUSTER, card, SHOWN)
        clan = CLAN[card]
        if STRENGTH[card] <= judge.limits[clan]:
            if clan not in uses:
                uses[clan] = likely_uses(state, clan)
            for use in uses[clan]:
                yield shown + judge.gain(card, use), (MUSTER, card, ACTIVE, *use)


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
