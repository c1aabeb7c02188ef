"""What a game looks like, boiled down to a number: the same wherever Python runs.

Standard library only, as it runs in CPython and in Pyodide: `digests(plan)`.
"""

import json
import zlib
from random import Random
from typing import Any

from quatuor import ai, games


def crc(value: Any, start: int = 0) -> int:
    return zlib.crc32(json.dumps(value, sort_keys=True).encode(), start)


def game_digest(game_id: str, players: int, seed: int, options: dict[str, Any]) -> list[int]:
    """States, legal actions and observations of a game of random actions, one number each."""
    state = games.get(game_id).new_state(players=players, seed=seed, options=options)
    rng = Random(seed)
    states = actions = observations = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        states = crc(state.to_dict(), states)
        actions = crc([state.action_text(action) for action in legal], actions)
        observations = crc(state.observation(seed % players), observations)
        state.apply(legal[rng.randrange(len(legal))])
    return [crc(state.to_dict(), states), actions, observations]


def choice_digest(game_id: str, players: int, seed: int, level: str, playouts: int) -> int:
    """The choices of a computer player in the first moves of a game."""
    game = games.get(game_id)
    state = game.new_state(players=players, seed=seed, options={})
    texts = []
    for ply in range(6):
        seat = state.current_player()
        if seat is None:
            break
        budget = ai.Budget(playouts=playouts)
        legal = state.legal_actions()
        action = ai.choose(game, state.observation(seat), legal, level, budget, Random(seed + ply))
        texts.append(state.action_text(action))
        state.apply(action)
    return crc(texts)


def digests(games_each: int, choices_each: int) -> dict[str, list[Any]]:
    """Every game with every number of players and each value of its options."""
    result: dict[str, list[Any]] = {}
    for game in games.all():
        for players in range(game.min_players, game.max_players + 1):
            rng = Random(players)
            rows: list[Any] = []
            for seed in range(games_each):
                options = {
                    name: rng.choice(list(option.choices))
                    for name, option in sorted(game.option_choices.items())
                }
                rows.append(game_digest(game.id, players, seed * 7919, options))
            rows += [
                choice_digest(game.id, players, seed, level, 8)
                for seed in range(choices_each)
                for level in ai.LEVELS
            ]
            result[f"{game.id} {players}"] = rows
    return result
