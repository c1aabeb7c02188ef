"""Players by name: the levels, the anchors, and either with settings, as `expert:playouts=300`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from quatuor.ai import LEVELS, Budget, Thinker
from quatuor.ai.levels import LEVEL, Level
from quatuor.games.base import Game, State

ANCHORS = ("random", "greedy", "cheating")
"""Yardsticks that never change: any legal action, the first one-ply, a search that sees all."""

SETTINGS = tuple(name for name in Level._fields if name != "budget")

ONE_SECOND: dict[str, dict[int, int]] = {
    "schotten_totten": {2: 150},
    "scout": {2: 400, 3: 300, 4: 200, 5: 200},
    "lords_of_scotland": {2: 500, 3: 350, 4: 250, 5: 200},
    "seven_kingdoms": {2: 450, 3: 250, 4: 200},
}
"""Playouts that the page makes in a second, by game and players, as `build.py bench` tells: here
they stand for a second of thinking time, so that matches can be played again on any machine."""


class Choice(NamedTuple):
    """What a player decided, and the playouts that it took."""

    action: Any
    playouts: int = 0


Player = Callable[[State[Any], list[Any], Random], Choice]
"""From the true state, its legal actions and the player's own random numbers to a choice.

Only the cheating anchor looks at more of the state than the observation of the seat to move.
"""


class Cheat(Thinker[Any]):
    """A search in which every world that it draws is the true one."""

    truth: State[Any]

    def draw_world(self) -> State[Any]:
        return self.truth.clone()


def make(spec: str, game: Game[Any], budget: Budget | None = None) -> Player:
    """The player that `spec` names; `budget` is for searches whose spec gives none.

    ValueError: an unknown name or setting.
    """
    name, *settings = spec.split(":")
    if name == "random":
        return lambda _state, actions, rng: Choice(actions[rng.randrange(len(actions))])
    if name == "greedy":
        values = import_module(f"quatuor.arena.anchors.{game.id}").action_values
        return lambda state, actions, _rng: Choice(_best(actions, values(state, actions)))
    if name not in LEVELS and name != "cheating":
        known = ", ".join((*LEVELS, *ANCHORS))
        raise ValueError(f"player: {name!r} is none of {known}")
    level = LEVEL["expert" if name == "cheating" else name]
    level, own = _with_settings(level, settings)
    own = own or budget

    def choose(state: State[Any], actions: list[Any], rng: Random) -> Choice:
        seat = state.current_player()
        assert seat is not None
        kind = Cheat if name == "cheating" else Thinker
        limit = own or _in_playouts(level.budget, game.id, state.players)
        thinker = kind(game, state.observation(seat), actions, level, limit, rng)
        if isinstance(thinker, Cheat):
            thinker.truth = state
        thinker.finish()
        return Choice(thinker.best(), thinker.playouts)

    return choose


def _best(actions: list[Any], values: list[int]) -> Any:
    return actions[values.index(max(values))]


def _in_playouts(budget: Budget, game_id: str, players: int) -> Budget:
    if budget.milliseconds is None:
        return budget
    return Budget(playouts=ONE_SECOND[game_id][players] * budget.milliseconds // 1000)


def _with_settings(level: Level, settings: list[str]) -> tuple[Level, Budget | None]:
    budget = None
    for setting in settings:
        key, equals, text = setting.partition("=")
        if not equals or not text.lstrip("-").isdigit():
            raise ValueError(f"player: {setting!r} is not of the form key=number")
        if key in Budget._fields:
            budget = (budget or Budget())._replace(**{key: int(text)})
        elif key in SETTINGS:
            level = level._replace(**{key: int(text)})  # type: ignore[arg-type]  # all are ints
        else:
            known = ", ".join((*Budget._fields, *SETTINGS))
            raise ValueError(f"player: setting {key!r} is none of {known}")
    return level, budget
