"""Lords of Scotland, greedy: the strongest army as soon as possible, powers when they help it.

An action is worth what the own army then leads the best other army by, with what lies face up; a
recruit is worth a little, more with few cards in hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.lords_of_scotland import rules
from quatuor.games.lords_of_scotland.actions import ACTIVE, CLAIM, MUSTER, RECRUIT, Action
from quatuor.games.lords_of_scotland.cards import CARD, CARD_OF, SEEN_SHIFT, STRENGTH, UP
from quatuor.games.lords_of_scotland.state import LordsState

UNKNOWN = CARD_OF["SC6"]
"""Stands for a card that the player has not seen."""


def action_values(state: LordsState, actions: Sequence[Action]) -> list[int]:
    """Points of strength; higher is better."""
    return [_value(state, action) for action in actions]


def _value(state: LordsState, action: Action) -> int:
    seat = state.turn
    if action[0] == CLAIM:
        return sum(STRENGTH[state.supporters[place]] for place in action[1:])
    if action[0] == RECRUIT:
        recruit = state.recruits[action[1]]
        return STRENGTH[recruit & CARD if recruit & UP else UNKNOWN] - 3 * len(state.hands[seat])
    if action[0] != MUSTER:
        return 0
    after = state.clone()
    after.armies = [[_seen_by(seat, follower) for follower in army] for army in after.armies]
    after.round = 1  # the skirmish goes on, whoever is last
    after.apply(action)
    bonus = 1 if action[2] == ACTIVE else 0
    return _lead(after, seat) - STRENGTH[action[1]] // 2 + bonus


def _seen_by(seat: int, follower: int) -> int:
    known = follower & UP or follower >> SEEN_SHIFT + seat & 1
    return follower if known else follower & ~CARD | UNKNOWN


def _lead(state: LordsState, seat: int) -> int:
    """How far the seat's army is ahead of the strongest other."""
    worth = [rules.strength(army) for army in state.armies]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :])
