"""A player in a process of its own: with the code of another checkout, or with other weights.

This file is also what that process runs. It is started by its path, so that `quatuor` may be an
older version that has no arena. Each request and each answer is a line of JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from weakref import finalize


class Remote:
    """The side that asks."""

    def __init__(self, game_id: str, level: str, settings: dict[str, int], source: str) -> None:
        if not Path(source).exists():
            raise ValueError(f"player: {source!r} is neither a directory nor a file of weights")
        package = Path(__file__).parents[2]
        weights = source if source.endswith(".json") else ""
        self._process = subprocess.Popen(
            [sys.executable, __file__, game_id, level, json.dumps(settings), weights],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(package if weights else Path(source).resolve())},
            text=True,
        )
        # with its input closed it ends
        finalize(self, self._process.communicate)

    def ask(self, observation: dict[str, Any], seed: int) -> dict[str, Any]:
        """The `action` chosen, as text, and the `playouts` that it took."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"observation": observation, "seed": seed}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


@lru_cache(maxsize=8)
def connect(game_id: str, level: str, settings: str, source: str) -> Remote:
    """The process for such a player; it ends with ours, if not before. `settings` is JSON."""
    return Remote(game_id, level, json.loads(settings), source)


def set_weights(game_id: str, changes: dict[str, Any]) -> None:
    """Change the game's weights for all numbers of players, before anything has used them."""
    module: Any = import_module(f"quatuor.games.{game_id}.weights")
    changes = {name: tuple(one) if isinstance(one, list) else one for name, one in changes.items()}
    if isinstance(module.WEIGHTS, dict):
        for players, weights in module.WEIGHTS.items():
            module.WEIGHTS[players] = weights._replace(**changes)
    else:
        module.WEIGHTS = module.WEIGHTS._replace(**changes)


def serve(game_id: str, level_name: str, settings: dict[str, int]) -> None:
    """Answer until there is nothing more to read."""
    from quatuor import ai, games  # noqa: PLC0415 - after the weights are set
    from quatuor.ai.levels import LEVEL  # noqa: PLC0415 - the same

    game = games.get(game_id)
    limits = {key: settings.pop(key) for key in ai.Budget._fields if key in settings}
    level = LEVEL[level_name]._replace(**settings)  # type: ignore[arg-type]  # all are ints
    budget = ai.Budget(**limits) if limits else None
    for line in sys.stdin:
        request = json.loads(line)
        observation, rng = request["observation"], Random(request["seed"])
        state = game.sample_state(observation, Random(0))
        thinker = ai.Thinker(game, observation, state.legal_actions(), level, budget, rng)
        thinker.finish()
        action = state.action_text(thinker.best())
        print(json.dumps({"action": action, "playouts": thinker.playouts}), flush=True)


if __name__ == "__main__":
    if sys.argv[4]:
        set_weights(sys.argv[1], json.loads(Path(sys.argv[4]).read_text()))
    serve(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]))
