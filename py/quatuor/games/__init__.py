"""The four games by id; each is imported when it is first asked for, as imports cost start-up."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from quatuor.games.base import Game, IllegalAction, State

__all__ = ["IDS", "Game", "IllegalAction", "State", "all", "get"]

IDS = ("schotten_totten", "scout", "lords_of_scotland", "seven_kingdoms")


def get(game_id: str) -> Game[Any]:
    """The game of that id; ValueError for an unknown one."""
    if game_id not in IDS:
        raise ValueError(f"game: {game_id!r} is unknown")
    game: Game[Any] = import_module(f"quatuor.games.{game_id}").GAME
    return game


def all() -> list[Game[Any]]:
    """All games, in the order of the lobby."""
    return [get(game_id) for game_id in IDS]
