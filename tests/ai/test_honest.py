"""No player sees a hidden card: what a seat cannot tell apart, it plays alike."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from quatuor import ai, games
from quatuor.ai.thinker import heuristic_of
from quatuor.games.base import Game, State

READY = [one for one in games.IDS if find_spec(f"quatuor.games.{one}.heuristic")]
KINDS = [
    pytest.param(games.get(one), players, id=f"{one}-{players}")
    for one in READY
    for players in range(games.get(one).min_players, games.get(one).max_players + 1)
]


def positions(game: Game[Any], players: int, seed: int, count: int) -> list[State[Any]]:
    """Positions with a real choice, evenly spread over a game between good players who err."""
    rng = Random(seed)
    state = game.new_state(players, seed, {})
    heuristic = heuristic_of(game)
    reached = []
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1:
            reached.append(state.clone())
        erring = rng.randrange(4) == 0
        state.apply(rng.choice(actions) if erring else heuristic.playout_action(state, rng))
    return [reached[len(reached) * index // count] for index in range(count)]


@pytest.mark.parametrize(("game", "players"), KINDS)
@pytest.mark.parametrize("level", ai.LEVELS)
def test_the_true_state_and_resampled_ones_give_the_same_choice(
    game: Game[Any], players: int, level: str
) -> None:
    budget = ai.Budget(playouts=6)
    for number, state in enumerate(positions(game, players, 11, 3)):
        seat = state.current_player()
        assert seat is not None
        twins = [state, *(state.resample(seat, Random(seed)) for seed in range(2))]
        choices = [
            ai.choose(
                game, one.observation(seat), one.legal_actions(), level, budget, Random(number)
            )
            for one in twins
        ]
        assert len(set(choices)) == 1


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_worlds_differ_in_what_is_hidden(game: Game[Any], players: int) -> None:
    """So the test above means something."""
    state = positions(game, players, 3, 4)[1]
    seat = state.current_player()
    assert seat is not None
    drawn = [state.resample(seat, Random(seed)).to_dict() for seed in range(5)]
    for one in drawn:
        one.pop("seed", None)
    assert any(one != drawn[0] for one in drawn)


@pytest.mark.parametrize("game", [games.get(one) for one in READY], ids=READY)
def test_thinking_leaves_its_observation_alone(game: Game[Any]) -> None:
    state = positions(game, game.max_players, 5, 3)[1]
    seat = state.current_player()
    assert seat is not None
    observation = state.observation(seat)
    before = repr(observation)
    ai.choose(game, observation, state.legal_actions(), "expert", ai.Budget(playouts=8), Random(1))
    assert repr(observation) == before
