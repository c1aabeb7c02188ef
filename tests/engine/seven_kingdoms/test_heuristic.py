"""The one-ply player: better than chance by far, and sensible where anybody sees the move."""

from random import Random

import pytest

from quatuor.games.seven_kingdoms import heuristic
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import GAME, acting


def best(state: SevenKingdomsState) -> str:
    actions = state.legal_actions()
    values = heuristic.action_values(state, actions)
    return state.action_text(actions[values.index(max(values))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_players(players: int) -> None:
    won, games = 0.0, 24
    for seed in range(games):
        state = GAME.new_state(players, seed)
        assert isinstance(state, SevenKingdomsState)
        rng, me = Random(seed), seed % players
        while not state.is_terminal():
            if state.current_player() == me:
                state.play(best(state))
            else:
                state.apply(rng.choice(state.legal_actions()))
        won += (me in state.winners()) / len(state.winners())
    assert won > 0.8 * games


def test_it_takes_a_king_rather_than_another_card() -> None:
    assert best(acting(36, display=[40, 37, 2, 41, None, None, None])) == "claim D3"


def test_it_takes_the_card_that_wins_a_token() -> None:
    state = acting(
        36,
        display=[37, 38, 39, None, None, None, None],
        crest_tokens=[None, None, "+5", None, None, None, None],
        tokens=[],
        piles=[[15, 17, 22], [24, 29, 30]],
    )
    assert best(state) == "claim D2"


def test_utilities_follow_the_result() -> None:
    state = GAME.new_state(3, 4)
    assert isinstance(state, SevenKingdomsState)
    rng = Random(4)
    while not state.is_terminal():
        state.apply(heuristic.playout_action(state, rng))
    utilities = heuristic.utilities(state)
    winners = state.winners()
    assert all((value > 0) == (seat in winners) for seat, value in enumerate(utilities))
