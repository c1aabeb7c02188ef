"""The game: its constants, its set-up, and its ways to make a state."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quatuor.games.base import Game, Option
from quatuor.games.lords_of_scotland import observation as observations
from quatuor.games.lords_of_scotland import positions
from quatuor.games.lords_of_scotland.actions import Action
from quatuor.games.lords_of_scotland.cards import deck
from quatuor.games.lords_of_scotland.state import LordsState

DEALT = 5


class LordsOfScotland(Game[Action]):
    """Lords of Scotland, for 2 to 5 players."""

    id = "lords_of_scotland"
    min_players = 2
    max_players = 5
    option_choices = {  # noqa: RUF012 - a constant
        "bruce": Option(True, (True, False)),
        "target": Option(40, range(1, 101)),
        "wemyss_own": Option(True, (True, False)),
    }
    version = 1

    def new_state(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> LordsState:
        state = LordsState()
        state.journal = None
        state.players = self.check_players(players)
        state.options = self.check_options(options)
        state.seed = seed
        seats = list(range(players))
        state.shuffle(seats)
        state.initiative = seats[0]
        cards = deck(state.options["bruce"])
        state.shuffle(cards)
        state.skirmish = 1
        state.hands = [cards[DEALT * seat : DEALT * (seat + 1)] for seat in range(players)]
        state.deck = cards[DEALT * players :]
        state.discard, state.discard_down = [], []
        state.armies = [[] for _ in range(players)]
        state.victory = [[] for _ in range(players)]
        state.trail = []
        state.begin_skirmish()
        positions.forget(state)
        return state

    def state_from_dict(self, position: Mapping[str, Any]) -> LordsState:
        state = positions.read(self, position, LordsState())
        positions.forget(state)
        return state

    def sample_state(self, observation: Mapping[str, Any], rng: Random) -> LordsState:
        return observations.sample(self, observation, LordsState(), rng)


GAME = LordsOfScotland()
