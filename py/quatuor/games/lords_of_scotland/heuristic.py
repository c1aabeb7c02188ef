"""What the computer players need: a one-ply worth of each action, and fast good moves.

Worth is in hundredths of a point; judge.py says what is weighed, weights.py how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from quatuor.games.lords_of_scotland.actions import CLAIMS, OVER, PASS, Action
from quatuor.games.lords_of_scotland.candidates import best_claim, candidates
from quatuor.games.lords_of_scotland.cards import CARD, CLAN, HELD, POWER, SPENT, STRENGTH
from quatuor.games.lords_of_scotland.judge import Judge
from quatuor.games.lords_of_scotland.state import LordsState
from quatuor.games.lords_of_scotland.weights import WEIGHTS

__all__ = ["STAGES", "TURNS", "WEIGHTS", "action_values", "playout_action", "stage", "utilities"]

STAGES, TURNS = 1, 300
"""Where a playout stops: after so many stages or turns."""


def action_values(state: LordsState, actions: Sequence[Action]) -> list[int]:
    """The worth of each action for the seat to move, by what that seat knows."""
    if state.phase == CLAIMS:
        return [100 * sum([STRENGTH[state.supporters[at]] for at in one[1:]]) for one in actions]
    judge = Judge(state)
    return [judge.value(action) for action in actions]


def playout_action(state: LordsState, rng: Random) -> Action:
    """An action of the highest worth; luck decides among equals."""
    if state.phase == CLAIMS:
        return best_claim(state) if state.supporters else (PASS,)
    best = 0
    found: list[Action] = []
    for worth, action in candidates(Judge(state)):
        if not found or worth > best:
            best, found = worth, [action]
        elif worth == best:
            found.append(action)
    if len(found) > 1:
        return rng.choice(found)
    return found[0] if found else (PASS,)


def stage(state: LordsState) -> int:
    """The skirmish: what comes after it depends more on new cards than on what is done now."""
    return state.skirmish


def utilities(state: LordsState) -> list[int]:
    """The result by seat, or what the totals, hands and held followers promise."""
    if state.phase == OVER:
        winners = state.winners()
        return [1000 if seat in winners else -1000 for seat in range(state.players)]
    weights = WEIGHTS[state.players]
    missing = max(1, state.options["target"] - max(state.scores()))
    worth = []
    for seat, score in enumerate(state.scores()):
        kept = sum([weights.card + weights.strength * STRENGTH[one] for one in state.hands[seat]])
        clans = [CLAN[one] for one in state.hands[seat]]
        kept += weights.mate * sum([clans.count(clan) - 1 for clan in clans])
        for follower in state.armies[seat]:
            if follower & POWER == HELD or follower >> 8 & 15 == SPENT:
                kept += weights.macdonnell + weights.strength * STRENGTH[follower & CARD]
        worth.append(100 * score + kept * min(100, 5 * missing) // 100)
    scale = weights.near + weights.far * missing
    found = []
    for seat, own in enumerate(worth):
        others = worth[:seat] + worth[seat + 1 :]
        lead = own - (max(others) + sum(others) // len(others)) // 2
        found.append(1000 * lead // (abs(lead) + scale))
    return found
