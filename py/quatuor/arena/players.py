"""Players by name: the levels and the anchors, with settings and a source where one likes.

expert:playouts=300:candidates=6    a level with other numbers
expert@../before/py                 with the code of another checkout, to test a patch
casual@weights.json                 with other weights, by name
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from quatuor.ai import LEVELS, Budget, Thinker
from quatuor.ai.levels import LEVEL, Level
from quatuor.arena.remote import connect
from quatuor.games.base import Game, State

ANCHORS = ("random", "greedy", "cheating")
"""Yardsticks that never change: any legal action, the first one-ply, a search that sees all."""

SETTINGS = tuple(name for name in Level._fields if name != "budget")

ONE_SECOND: dict[str, dict[int, int]] = {
    "schotten_totten": {2: 780},
    "scout": {2: 1250, 3: 850, 4: 750, 5: 850},
    "lords_of_scotland": {2: 1050, 3: 700, 4: 420, 5: 275},
    "seven_kingdoms": {2: 2800, 3: 1800, 4: 1450},
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


class Spec(NamedTuple):
    """A player's name taken apart."""

    name: str
    settings: dict[str, int]
    source: str
    """A directory with another version of the package, a file of weights, or nothing."""

    @property
    def budget(self) -> Budget | None:
        """What the settings say of it."""
        limits = {key: self.settings[key] for key in Budget._fields if key in self.settings}
        return Budget(**limits) if limits else None

    @property
    def level(self) -> Level:
        """The level, changed by the settings; the cheating anchor looks at many actions."""
        changes = {key: self.settings[key] for key in SETTINGS if key in self.settings}
        base = LEVEL["expert"]._replace(candidates=24) if self.name == "cheating" else None
        return (base or LEVEL[self.name])._replace(**changes)  # type: ignore[arg-type]  # all ints


def parse(text: str) -> Spec:
    """`NAME[:key=number]...[@source]`. ValueError: an unknown name or setting."""
    text, _, source = text.partition("@")
    name, *parts = text.split(":")
    if name not in (*LEVELS, *ANCHORS):
        raise ValueError(f"player: {name!r} is none of {', '.join((*LEVELS, *ANCHORS))}")
    settings = {}
    for part in parts:
        key, equals, number = part.partition("=")
        if not equals or not number.isdigit():
            raise ValueError(f"player: {part!r} is not of the form key=number")
        if key not in (*Budget._fields, *SETTINGS):
            known = ", ".join((*Budget._fields, *SETTINGS))
            raise ValueError(f"player: setting {key!r} is none of {known}")
        settings[key] = int(number)
    return Spec(name, settings, source)


def make(text: str, game: Game[Any], budget: Budget | None = None) -> Player:
    """The player of that name; `budget` is for searches that name none themselves.

    ValueError: an unknown name, setting or source.
    """
    spec = parse(text)
    if spec.name == "random":
        return lambda _state, actions, rng: Choice(actions[rng.randrange(len(actions))])
    if spec.name == "greedy":
        values = import_module(f"quatuor.arena.anchors.{game.id}").action_values
        return lambda state, actions, _rng: Choice(_best(actions, values(state, actions)))
    if spec.source:
        return _remote(spec, game)
    level, own = spec.level, spec.budget or budget

    def choose(state: State[Any], actions: list[Any], rng: Random) -> Choice:
        seat = state.current_player()
        assert seat is not None
        kind = Cheat if spec.name == "cheating" else Thinker
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


def _remote(spec: Spec, game: Game[Any]) -> Player:
    player = connect(game.id, spec.name, json.dumps(spec.settings), spec.source)

    def choose(state: State[Any], actions: list[Any], rng: Random) -> Choice:
        seat = state.current_player()
        assert seat is not None
        answer = player.ask(state.observation(seat), rng.getrandbits(52))
        texts = [state.action_text(action) for action in actions]
        return Choice(actions[texts.index(answer["action"])], answer["playouts"])

    return choose
