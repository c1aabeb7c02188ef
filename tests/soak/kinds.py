"""What the runs go through: every game, number of players and combination of options."""

from __future__ import annotations

import itertools
from functools import cache
from random import Random
from typing import Any

from quatuor import games
from quatuor.games.base import Game

KINDS = [
    f"{game.id} {players}"
    for game in games.all()
    for players in range(game.min_players, game.max_players + 1)
]
"""Such as "scout 3"."""


def of(kind: str) -> tuple[Game[Any], int]:
    """A kind's game and number of players."""
    name, players = kind.split()
    return games.get(name), int(players)


@cache
def _combinations(game_id: str) -> list[dict[str, Any]]:
    choices = games.get(game_id).option_choices
    rows = itertools.product(*(option.choices for option in choices.values()))
    found = [dict(zip(choices, row, strict=True)) for row in rows]
    Random(0).shuffle(found)
    return found


def options_of(game: Game[Any], seed: int) -> dict[str, Any]:
    """One combination of all options; so many seeds in a row go through every one."""
    found = _combinations(game.id)
    return dict(found[seed % len(found)])
