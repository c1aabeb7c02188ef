"""Playouts per second of every game and number of players; runs in CPython and in Pyodide."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any

from quatuor import ai, games

A_MOVE = 400
"""Playouts of a search; much as in the page."""
RARELY = 8
"""The search thinks about one decision in so many, to see different stages of games."""

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


def search_rate(game_id: str, players: int, seconds: float) -> float:
    """Playouts per second of thinking, worlds and judgements included, all through games."""
    game, rng = games.get(game_id), Random(1)
    guided = import_module(f"quatuor.games.{game_id}.heuristic").playout_action
    playouts = deal = 0
    thought = 0.0
    while thought < seconds:
        state = game.new_state(players=players, seed=deal)
        deal += 1
        while (seat := state.current_player()) is not None:
            actions = state.legal_actions()
            if len(actions) > 1 and rng.randrange(RARELY) == 0:
                begin = perf_counter()
                budget = ai.Budget(playouts=A_MOVE)
                thinker = ai.Thinker(game, state.observation(seat), actions, "expert", budget, rng)
                thinker.finish()
                thought += perf_counter() - begin
                playouts += thinker.playouts
            state.apply(guided(state, rng))
    return playouts / thought


def rates(seconds: float) -> str:
    """JSON rows [game, players, random games/s, guided games/s, actions a game, playouts/s]."""
    rows = []
    for game in games.all():
        guided = import_module(f"quatuor.games.{game.id}.heuristic").playout_action
        for players in range(game.min_players, game.max_players + 1):
            by_chance, actions = rate(game.id, players, random_action, seconds)
            with_sense, _ = rate(game.id, players, guided, seconds)
            search = search_rate(game.id, players, 2 * seconds)
            rows.append([game.id, players, by_chance, with_sense, actions / by_chance, search])
    return json.dumps(rows)
