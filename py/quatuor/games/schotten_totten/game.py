"""The game: its options, its set-up, and positions from outside."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quatuor.games.base import Game, Option
from quatuor.games.position import Reader
from quatuor.games.schotten_totten.observation import fill
from quatuor.games.schotten_totten.position import ID, read
from quatuor.games.schotten_totten.state import SchottenState


class SchottenTotten(Game[int]):
    """Two players, nine stones, 54 clan cards and, if wanted, ten tactics cards."""

    id = ID
    min_players = 2
    max_players = 2
    version = 1
    option_choices = {  # noqa: RUF012 - the contract's constant
        "tactics": Option(False, (False, True)),
        "experts": Option(False, (False, True)),
        "rounds": Option(1, tuple(range(1, 10))),
        "series_scoring": Option("stones", ("stones", "official")),
    }

    def new_state(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> SchottenState:
        self.check_players(players)
        state = SchottenState(self.check_options(options), seed)
        seats = [0, 1]
        state.shuffle(seats)
        state.starter = seats[0]
        state.deal()
        return state

    def state_from_dict(self, position: Mapping[str, Any]) -> SchottenState:
        reader = Reader(position)
        reader.choice("game", (self.id,))
        self.check_players(reader.get("players"))
        state = SchottenState(self.check_options(reader.get("options", None)), 0)
        read(reader, state)
        return state

    def sample_state(self, observation: Mapping[str, Any], rng: Random) -> SchottenState:
        return self.state_from_dict(fill(observation, rng))


GAME = SchottenTotten()
