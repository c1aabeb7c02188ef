"""What a game looks like, boiled down to numbers: the same wherever Python runs.

Standard library only, as it runs in CPython and in Pyodide.
"""

import json
import zlib
from random import Random
from typing import Any

from quatuor import ai, games

CHOOSES = 60
"""Of so many positions a computer player looks at one: it takes as long as all the rest."""
PLAYOUTS = 4


def crc(value: Any, start: int = 0) -> int:
    return zlib.crc32(json.dumps(value, sort_keys=True).encode(), start)


def digest(game_id: str, players: int, seed: int, options: dict[str, Any]) -> list[int]:
    """A number each for the states, legal actions, observations and computer choices of a game of
    random actions."""
    game = games.get(game_id)
    state = game.new_state(players=players, seed=seed, options=options)
    rng, levels = Random(seed), list(ai.LEVELS)
    states = actions = observations = choices = ply = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        states = crc(state.to_dict(), states)
        actions = crc([state.action_text(action) for action in legal], actions)
        seat = state.current_player()
        assert seat is not None
        observation = state.observation(seat)
        observations = crc(observation, observations)
        if rng.randrange(CHOOSES) == 0:
            level, budget = levels[rng.randrange(len(levels))], ai.Budget(playouts=PLAYOUTS)
            choice = ai.choose(game, observation, legal, level, budget, Random(seed + ply))
            choices = crc(state.action_text(choice), choices)
        state.apply(legal[rng.randrange(len(legal))])
        ply += 1
    return [crc([state.to_dict(), state.winners()], states), actions, observations, choices]
