"""The clans' powers: how each can be used now, and what it does ("Powers in detail").

A use is a tuple of targets (actions.py), `()` for a power without any. Scott's uses begin with the
follower that it copies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quatuor.games.lords_of_scotland.actions import EXTRA, SUPPORTERS, place_of, target
from quatuor.games.lords_of_scotland.cards import (
    CARD,
    CB,
    CLAN,
    CODE,
    END_POWERS,
    FE,
    FO,
    MG,
    POWER_SHIFT,
    SC,
    SEEN_SHIFT,
    UP,
    WE,
)
from quatuor.games.lords_of_scotland.memory import REVEAL

if TYPE_CHECKING:
    from quatuor.games.lords_of_scotland.state import LordsState

Use = tuple[int, ...]


def uses(state: LordsState, clan: int) -> list[Use]:
    """All ways in which the seat to move can use the power with a card still in its hand."""
    if clan in END_POWERS:
        return [()]
    seat, armies = state.turn, state.armies
    if clan == MG:
        return [()] if len(state.hands[seat]) > 1 else []
    if clan == FO:
        return [()] if state.deck or state.discard or state.discard_down else []
    if clan == CB:
        return [(target(SUPPORTERS, i),) for i in range(len(state.supporters))]
    if clan == SC:
        return _copies(state)
    own = clan == WE and state.options["wemyss_own"]
    return [
        (target(other, i),)
        for other, army in enumerate(armies)
        if own or other != seat
        for i in range(len(army))
    ]


def _copies(state: LordsState) -> list[Use]:
    known: dict[int, list[Use]] = {}
    found: list[Use] = []
    for seat, army in enumerate(state.armies):
        for index, follower in enumerate(army):
            clan = CLAN[follower & CARD]
            if follower & UP and clan != SC:
                if clan not in known:
                    known[clan] = uses(state, clan)
                copied = (target(seat, index),)
                found += [copied + use for use in known[clan]]
    return found


def activate(state: LordsState, clan: int, use: Use) -> None:
    """Let the last follower of the seat to move do what `clan` does.

    Makgill's extra muster is announced by the phase "extra".
    """
    if clan == SC:
        seat, index = place_of(use[0])
        clan, use = CLAN[state.armies[seat][index] & CARD], use[1:]
        if state.journal is not None:
            copied = CODE[state.armies[seat][index] & CARD]
            state.log("copy", seat=state.turn, owner=seat, place=index + 1, card=copied)
    if clan in END_POWERS:
        state.armies[state.turn][-1] |= clan << POWER_SHIFT
    elif clan == MG:
        state.phase = EXTRA
    elif clan == FO:
        _draw(state)
    elif clan == CB:
        _swap_with_supporter(state, place_of(use[0])[1])
    elif clan == WE:
        _discard(state, *place_of(use[0]))
    elif clan == FE:
        _swap_with_follower(state, *place_of(use[0]))


def _draw(state: LordsState) -> None:
    seat = state.turn
    card = state.draw()
    state.hands[seat].append(card)
    state.trail.append((REVEAL, card, 1 << seat))
    if state.journal is not None:
        state.log("draw", {seat: {"card": CODE[card]}}, reveals=True, seat=seat)


def _discard(state: LordsState, owner: int, index: int) -> None:
    follower = state.armies[owner].pop(index)
    card = follower & CARD
    pile = state.discard if follower & UP else state.discard_down
    pile.append(card)
    if state.journal is not None:
        _tell(state, "discard_follower", owner, index, follower)


def _swap_with_follower(state: LordsState, other: int, index: int) -> None:
    seat, mine, theirs = state.turn, state.armies[state.turn], state.armies[other]
    taken, given = theirs[index], mine[-1]
    theirs[index] = given
    mine[-1] = taken | 1 << SEEN_SHIFT + seat
    if not taken & UP:
        state.trail.append((REVEAL, taken & CARD, 1 << seat))
    if state.journal is not None:
        new = not (taken & UP or taken >> SEEN_SHIFT + seat & 1)
        _tell(state, "swap_followers", other, index, mine[-1], new, given=CODE[given & CARD])


def _swap_with_supporter(state: LordsState, index: int) -> None:
    army = state.armies[state.turn]
    given, taken = army[-1] & CARD, state.supporters[index]
    state.supporters[index] = given
    army[-1] = taken | UP
    if state.journal is not None:
        state.log(
            "swap_supporter", seat=state.turn, place=index + 1, given=CODE[given], card=CODE[taken]
        )


def _tell(
    state: LordsState,
    key: str,
    owner: int,
    index: int,
    follower: int,
    reveals: bool = False,
    **args: Any,
) -> None:
    """Log what happened to a follower; a face-down one is named to those who know it."""
    common = {"seat": state.turn, "owner": owner, "place": index + 1, **args}
    named = {"card": CODE[follower & CARD]}
    if follower & UP:
        state.log(key, None, reveals=reveals, **common, **named)
    else:
        seen = follower >> SEEN_SHIFT
        private = {seat: named for seat in range(state.players) if seen >> seat & 1}
        state.log(f"{key}_down", private, reveals=reveals, **common)
