"""Take 1 to 3 from a heap; whoever takes the last wins. The hidden cards change nothing."""

from __future__ import annotations

from typing import Any

from quatuor.games.base import Game, IllegalAction, Option, State


class Nim(State[int]):
    __slots__ = ("cards", "heap", "turn")

    cards: list[int]
    heap: int
    turn: int

    @property
    def game(self) -> NimGame:
        return GAME

    def current_player(self) -> int | None:
        return self.turn if self.heap else None

    def legal_actions(self) -> list[int]:
        return list(range(1, min(3, self.heap) + 1))

    def action_text(self, action: int) -> str:
        return str(action)

    def why_illegal(self, text: str) -> IllegalAction:
        return IllegalAction("syntax", text=text)

    def apply(self, action: int) -> None:
        self.heap -= action
        self.turn = 1 - self.turn

    def clone(self) -> Nim:
        return GAME.make(self.heap, self.turn, list(self.cards))

    def to_dict(self) -> dict[str, Any]:
        return {"heap": self.heap, "turn": self.turn, "cards": list(self.cards), "seed": self.seed}

    def scores(self) -> list[int]:
        return [0, 0] if self.heap else [self.turn, 1 - self.turn]

    def winners(self) -> list[int]:
        return [] if self.heap else [1 - self.turn]

    def outcome_reason(self) -> str | None:
        return None if self.heap else "heap_empty"

    def observation(self, player: int) -> dict[str, Any]:
        cards = [card if seat == player else None for seat, card in enumerate(self.cards)]
        return {"heap": self.heap, "turn": self.turn, "cards": cards, "seat": player, "players": 2}


OPTIONS: dict[str, Option] = {}


class NimGame(Game[int]):
    id = "nim"
    min_players = max_players = 2
    option_choices = OPTIONS
    version = 1

    def make(self, heap: int, turn: int, cards: list[int]) -> Nim:
        state = Nim()
        state.players, state.options, state.seed, state.journal = 2, {}, 0, None
        state.heap, state.turn, state.cards = heap, turn, cards
        return state

    def new_state(self, players: int, seed: int, options: Any = None) -> Nim:
        self.check_players(players)
        self.check_options(options)
        return self.make(15 + seed % 7, seed % 2, [seed % 5, seed % 3])

    def state_from_dict(self, position: Any) -> Nim:
        return self.make(position["heap"], position["turn"], list(position["cards"]))

    def sample_state(self, observation: Any, rng: Any) -> Nim:
        cards = [rng.randrange(9) if card is None else card for card in observation["cards"]]
        return self.make(observation["heap"], observation["turn"], cards)


GAME = NimGame()
