"""SCOUT as a game: its options, its set-up, and positions from outside."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quatuor.games.base import Game, Option
from quatuor.games.position import MAX_COUNT, Distinct, Reader, as_int, as_list, fail
from quatuor.games.scout import rules
from quatuor.games.scout.cards import CARD, CODE, deck, mask, turned
from quatuor.games.scout.observation import sample
from quatuor.games.scout.state import ORIENT, OVER, PHASES, TURN, Action, ScoutState

OPTIONS = {
    "scout_and_show": Option("round", ("round", "turn")),
    "rounds": Option(None, (None, *range(1, 11))),
}


class Scout(Game[Action]):
    """SCOUT for 2 to 5 players."""

    id = "scout"
    min_players = 2
    max_players = 5
    option_choices = OPTIONS
    version = 1

    def new_state(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> ScoutState:
        state = self._blank(players, options)
        state.seed = as_int(seed, "seed", -(2**63), 2**63)
        seats = list(range(state.players))
        state.shuffle(seats)
        state.deal(seats[0])
        return state

    def sample_state(self, observation: Mapping[str, Any], rng: Random) -> ScoutState:
        return self.state_from_dict(sample(observation, rng))

    def state_from_dict(self, position: Mapping[str, Any]) -> ScoutState:
        data = Reader(position)
        data.choice("game", (self.id,), self.id)
        state = self._blank(data.get("players"), data.get("options", None))
        players, rounds = state.players, state.options["rounds"]
        seats = players - 1
        state.seed = data.whole("seed", 0, 2**53 - 1, 0)
        state.round = data.whole("round", 1, rounds, 1)
        state.phase = data.choice("phase", PHASES, TURN)
        state.starter = data.whole("starter", 0, seats, 0)
        turn = data.get("turn")
        if state.phase == OVER:
            if turn is not None:
                raise fail("turn", f"{turn!r} although the game is over")
            state.turn = state.starter
        else:
            state.turn = as_int(turn, "turn", 0, seats)
        self._read_cards(state, data)
        self._read_numbers(state, data)
        self._read_memory(state, data)
        data.done()
        self._check(state)
        return state

    def _blank(self, players: object, options: Mapping[str, Any] | None) -> ScoutState:
        """A state with its options and nothing dealt."""
        state = ScoutState()
        state.players = self.check_players(players)
        state.options = self.check_options(options)
        if state.options["rounds"] is None:
            state.options["rounds"] = state.players
        state.journal = None
        state.seed = 0
        state.round = 1
        state.points = [0] * state.players
        state.round_points = []
        return state

    def _read_cards(self, state: ScoutState, data: Reader) -> None:
        players = state.players
        card = CardReader(players)

        def read_hand(value: Any, field: str) -> tuple[int, ...]:
            return tuple(as_list(value, field, card))

        state.hands = data.items("hands", read_hand, length=players)
        table = data.get("table", None)
        state.table, state.owner = (), state.starter
        if table is not None:
            inner = Reader(table, "table")
            state.owner = inner.whole("owner", 0, players - 1)
            state.table = tuple(inner.items("cards", card))
            inner.done()
            if not state.table or rules.why_no_set(state.table_tops()):
                raise fail("table.cards", "neither equal nor consecutive numbers")
        most_aside = 22 if players == 2 and state.round % 2 else 0
        state.aside = tuple(data.items("aside", card, most=most_aside, default=()))

    def _read_numbers(self, state: ScoutState, data: Reader) -> None:
        players = state.players
        two = players == 2

        def each(key: str, low: int, high: int, default: int) -> list[int]:
            def number(value: Any, field: str) -> int:
                return as_int(value, field, low, high)

            return data.items(key, number, length=players, default=[default] * players)

        cards = len(deck(players))
        state.captured = each("captured", 0, cards, 0)
        state.chips = each("chips", 0, 3 if two else MAX_COUNT, 3 if two else 0)
        state.show_chips = each("show_chips", 0, 0 if two else 1, 0 if two else 1)
        state.points = each("points", -MAX_COUNT, MAX_COUNT, 0)
        state.scouts = data.whole("scouts", 0, 3 if two else players - 1, 0)

        def one_round(value: Any, field: str) -> list[int]:
            def number(points: Any, inner: str) -> int:
                return as_int(points, inner, -MAX_COUNT, MAX_COUNT)

            return as_list(value, field, number, length=players)

        ended = state.round - (state.phase != OVER)
        state.round_points = data.items("round_points", one_round, most=ended, default=[])
        lying = len(state.aside) + len(state.table) + sum(map(len, state.hands))
        if lying + sum(state.captured) > cards:
            raise fail("captured", f"with the other cards more than {cards}")

    def _read_memory(self, state: ScoutState, data: Reader) -> None:
        """What may be remembered; a position without it has only what lies on the table."""
        opened = CardReader(state.players)
        state.opened = mask(data.items("opened", opened, default=[])) | mask(state.table)
        if state.opened & mask(state.aside):
            raise fail("opened", "a card that is set aside has not been seen")
        before = CardReader(state.players)

        def card_set(value: Any, field: str) -> int:
            return mask(as_list(value, field, before))

        state.before = data.items("before", card_set, length=3, default=[[], [], []])
        if any(state.before) and (state.players > 2 or state.round % 2):
            raise fail("before", "the last round's cards are out of this one")
        in_play = state.opened
        for hand in state.hands:
            in_play |= mask(hand)
        if any(cards & in_play for cards in state.before):
            raise fail("before", "a card of the last round is in this one")

    def _check(self, state: ScoutState) -> None:
        """Refuse what no game can come to."""
        if state.phase == OVER:
            if state.round != state.options["rounds"]:
                raise fail("phase", f"over in round {state.round}")
            return
        if state.phase == ORIENT:
            if state.table or state.scouts:
                raise fail("phase", "hands are turned before the first show only")
            return
        if state.table and state.owner == state.turn:
            raise fail("turn", "the owner of the set is not on turn while it lies there")
        if state.players > 2 and state.scouts == state.players - 1:
            raise fail("scouts", f"the round is over after {state.scouts}")
        if state.is_blocked():
            raise fail("turn", "the player on turn can neither show nor scout")


class CardReader:
    """Reads codes of cards in play, either way up, and refuses a card that was named before."""

    def __init__(self, players: int) -> None:
        both_ways = [(card, way) for card in deck(players) for way in (card, turned(card))]
        self._distinct = Distinct({CODE[way]: card for card, way in both_ways})

    def __call__(self, code: object, field: str) -> int:
        self._distinct(code, field)
        return CARD[str(code)]


GAME = Scout()
