"""One-ply judgement for the computer players; `survey` and `tactics` tell what it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from quatuor.games.schotten_totten.actions import (
    BANSHEES,
    CLAIMING,
    DONE,
    DRAW_CLAN,
    OVER,
    PASS,
    PLAYING,
    RETURN,
    RETURNING,
)
from quatuor.games.schotten_totten.cards import ALL_CLAN, CLAN
from quatuor.games.schotten_totten.plays import clan_cards, open_stones
from quatuor.games.schotten_totten.standing import chance_to_win
from quatuor.games.schotten_totten.state import SchottenState
from quatuor.games.schotten_totten.survey import WIN, Survey
from quatuor.games.schotten_totten.tactics import TacticsValues
from quatuor.games.schotten_totten.weights import WEIGHTS

__all__ = [
    "STAGES",
    "TURNS",
    "WEIGHTS",
    "action_values",
    "forget",
    "is_endgame",
    "playout_action",
    "stage",
    "utilities",
]

RUSES_IN = 4
"""A playout thinks of moving and removing cards once in so many plays: it takes long."""

STAGES, TURNS = 1, 8
"""Where a playout stops: after so many stages or turns. The estimate there varies much less between
worlds than results of whole rounds do, and takes less time."""


def action_values(state: SchottenState, actions: Sequence[int]) -> list[int]:
    """The worth of each action for the player to move; only differences count."""
    if state.phase == PLAYING:
        return _play_values(state, actions)
    if state.phase == CLAIMING:
        # what is proven is better taken now than left for later
        return [WIN * (action != DONE) for action in actions]
    if state.phase == RETURNING:
        return _return_values(state, actions)
    return [_draw_value(state, action) for action in actions]


def _play_values(state: SchottenState, actions: Sequence[int]) -> list[int]:
    survey = Survey(state)
    cards, stones = clan_cards(state), open_stones(state)
    lays = [9 * card + stone for card in cards for stone in stones]
    values = dict(zip(lays, survey.lays(cards, stones), strict=True))
    tactics = TacticsValues(survey)
    return [values[one] if one in values else tactics.value(one) for one in actions]


def _return_values(state: SchottenState, actions: Sequence[int]) -> list[int]:
    """Return what could do least; tactics cards stay."""
    survey = Survey(state)
    stones = open_stones(state)
    values = []
    for action in actions:
        card = action - RETURN
        if card < CLAN:
            values.append(-max([survey.gain(card, stone) for stone in stones], default=0))
        else:
            values.append(-(10**6))
    return values


def _draw_value(state: SchottenState, action: int) -> int:
    """Tactics cards are drawn while there are fewer in the hand than may be played."""
    turn = state.turn
    held = sum(card >= CLAN for card in state.hands[turn])
    may_play = state.tactics_played[1 - turn] + 1 - state.tactics_played[turn]
    return int((action == DRAW_CLAN) == (held >= may_play))


def forget(state: SchottenState, rng: Random) -> None:
    """Make the cards that can still come what a careless player takes them for.

    Of the cards that lie on the table, each second one is thought to be still on its way.
    """
    state.unseen |= ALL_CLAN & rng.getrandbits(CLAN)


def playout_action(state: SchottenState, rng: Random) -> int:
    """The best action by its values; possible claims are always made."""
    if state.phase == PLAYING and not state.options["tactics"]:
        cards, stones = clan_cards(state), open_stones(state)
        values = Survey(state).lays(cards, stones)
        if not values:
            return PASS
        best = values.index(max(values))
        return 9 * cards[best // len(stones)] + stones[best % len(stones)]
    actions = state.legal_actions()
    if len(actions) == 1 or state.phase == CLAIMING:
        return actions[0]
    if state.phase == PLAYING and rng.randrange(RUSES_IN):
        actions = [action for action in actions if action < BANSHEES] or actions
    values = action_values(state, actions)
    return actions[values.index(max(values))]


def is_endgame(state: SchottenState) -> bool:
    """Whether all cards are known, as nothing is left to draw."""
    return not any(state.piles)


def stage(state: SchottenState) -> int:
    """Playouts stop at the end of a round."""
    return state.round


def utilities(state: SchottenState) -> list[int]:
    """The result, or its estimate; in a series that goes on it follows from the lead in points."""
    if state.phase == OVER:
        winners = state.winners()
        lead = 0 if len(winners) == 2 else 1000 - 2000 * winners[0]
        return [lead, -lead]
    turn, chances = state.turn, Survey(state).chance
    if state.options["rounds"] == 1:
        lead = 2 * chance_to_win(chances) - 1000
    else:
        ahead = 1000 * (state.points[turn] - state.points[1 - turn]) + 2 * sum(chances) - 9000
        lead = 900 * ahead // (abs(ahead) + 3000)
    return [lead, -lead] if turn == 0 else [-lead, lead]
