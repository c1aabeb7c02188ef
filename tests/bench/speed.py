"""Playouts per second of every game and number of players; runs in CPython and in Pyodide."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from quatuor import games

Chooser = Callable[[Any, Random], Any]


def random_action(state: Any, rng: Random) -> Any:
    """Any legal action, each as likely as the next."""
    legal = state.legal_actions()
    return legal[rng.randrange(len(legal))]


def rate(game_id: str, players: int, choose: Chooser, seconds: float) -> tuple[float, float]:
    """(games per second, actions per second), new deals included."""
    game, rng = games.get(game_id), Random(1)
    played = actions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_state(players=players, seed=played)
        while state.current_player() is not None:
            state.apply(choose(state, rng))
            actions += 1
        played += 1
    took = perf_counter() - start
    return played / took, actions / took


def rates(seconds: float) -> str:
    """JSON rows [game, players, random games/s, guided games/s, actions a game]."""
    rows = []
    for game in games.all():
        guided = import_module(f"quatuor.games.{game.id}.heuristic").playout_action
        for players in range(game.min_players, game.max_players + 1):
            by_chance, actions = rate(game.id, players, random_action, seconds)
            with_sense, _ = rate(game.id, players, guided, seconds)
            rows.append([game.id, players, by_chance, with_sense, actions / by_chance])
    return json.dumps(rows)
