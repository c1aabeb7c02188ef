"""The game: its constants, its set-up, and its ways to make a state."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quatuor.games.base import Game
from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import CARDS, HAND_LIMIT, OFFER_SIZE, SPACES
from quatuor.games.seven_kingdoms.observation import fill
from quatuor.games.seven_kingdoms.positions import read_position
from quatuor.games.seven_kingdoms.state import SevenKingdomsState


class SevenKingdoms(Game[int]):
    """7 Kingdoms, for 2 to 4 players."""

    id = "seven_kingdoms"
    min_players = 2
    max_players = 4
    option_choices = house.OPTIONS
    version = 1

    def new_state(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> SevenKingdomsState:
        state = SevenKingdomsState()
        state.journal = None
        state.players = self.check_players(players)
        state.options = self.check_options(options)
        state.seed = seed
        seats, crests = list(range(players)), list(SPACES)
        deck, tokens = list(CARDS), list(house.TOKENS)
        if house.CREST_ROW_IS_SHUFFLED:
            state.shuffle(crests)
        for pile in (seats, deck, tokens):
            state.shuffle(pile)

        state.round = 1
        state.start = state.turn = seats[0]
        state.phase = "lay"
        state.crests = tuple(crests)
        state.crest_tokens = [None] * 7
        state.offer, state.tokens = tokens[:OFFER_SIZE], tokens[OFFER_SIZE:]
        dealt = HAND_LIMIT * players
        state.hands = [deck[first : first + HAND_LIMIT] for first in range(0, dealt, HAND_LIMIT)]
        state.display, state.deck = deck[dealt : dealt + 7], deck[dealt + 7 :]
        state.played, state.claimed = [], []
        state.laid = [0] * players
        state.piles = [0] * players
        state.resolving = state.known = state.under = 0
        return state

    def state_from_dict(self, position: Mapping[str, Any]) -> SevenKingdomsState:
        return read_position(self, position)

    def sample_state(self, observation: Mapping[str, Any], rng: Random) -> SevenKingdomsState:
        return self.state_from_dict(fill(observation, rng))


GAME = SevenKingdoms()
