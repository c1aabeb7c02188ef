"""One running game: its record, its state, who sits where, and what has happened."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from quatuor import ai, games
from quatuor.ai.thinker import heuristic_of
from quatuor.choices import Tree, build_tree
from quatuor.games.base import Event, Game, State
from quatuor.record import Record, RecordError, from_dict

MAX_NAME = 40


def view_of(game_id: str) -> ModuleType:
    """The module that tells what the page shows of a game."""
    return import_module(f"quatuor.games.{game_id}.view")


def prepared(game_id: str) -> Game[Any]:
    """A game, with what its first view and its computer players need imported already."""
    game = games.get(game_id)
    view_of(game_id)
    heuristic_of(game)
    return game


class Seat(NamedTuple):
    """Who sits there: a `human` with a name, or a `computer` of a level."""

    kind: str
    name: str
    level: str

    @classmethod
    def from_dict(cls, data: object) -> Seat:
        """A seat from untrusted data; ValueError names what is wrong."""
        if not isinstance(data, Mapping) or data.get("kind") not in ("human", "computer"):
            raise ValueError("seats: each is a human or a computer")
        name, level = data.get("name", ""), data.get("level", "casual")
        if not isinstance(name, str):
            raise ValueError("seats: a name is a text")
        if level not in ai.LEVELS:
            raise ValueError(f"seats: level {level!r} is unknown")
        printable = "".join(char for char in name if char.isprintable()).strip()
        return cls(data["kind"], printable[:MAX_NAME], level)


def seats_for(record: Record, data: object) -> list[Seat]:
    """Who sits at a record's table, from untrusted data; ValueError names what is wrong."""
    if not isinstance(data, list) or len(data) != record.players:
        raise ValueError(f"seats: a list of {record.players}, please")
    return [Seat.from_dict(seat) for seat in data]


class Move(NamedTuple):
    """One action of the game: who made it, and where its events end in the log."""

    seat: int
    text: str
    events_end: int
    reveals: bool


class Table:
    """A game with its seats. Actions go in as texts; the log grows; undo goes back by replay."""

    def __init__(self, record: Record, seats: list[Seat], *, assisted: bool = False) -> None:
        self.start = record._replace(actions=[])
        self.seats = seats
        self.assisted = assisted
        self.humans = [seat for seat, who in enumerate(seats) if who.kind == "human"]
        self._rewind_to(record.actions)

    def _rewind_to(self, actions: list[str]) -> None:
        self.state: State[Any] = self.start.start()
        self.moves: list[Move] = []
        self.log: list[Event] = []
        for ply, text in enumerate(actions):
            try:
                self.act(text)
            except ValueError as error:
                raise RecordError("record_action", f"action {ply}: {text!r}: {error}") from error

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def turn(self) -> int | None:
        return self.state.current_player()

    @property
    def record(self) -> Record:
        return self.start._replace(actions=[move.text for move in self.moves])

    @property
    def view_module(self) -> ModuleType:
        return view_of(self.start.game)

    def act(self, text: str) -> None:
        """Play a legal action; IllegalAction leaves everything as it was."""
        seat = self.state.current_player()
        if seat is None:
            raise ValueError("the game is over")
        action = self.state.parse_action(text)
        events: list[Event] = []
        self.state.journal = events
        self.state.apply(action)
        self.state.journal = None
        self.log += events
        reveals = any(event.reveals for event in events)
        self.moves.append(Move(seat, text, len(self.log), reveals))

    def at(self, ply: int) -> Table:
        """The same table as it was after `ply` actions."""
        actions = [move.text for move in self.moves[:ply]]
        return Table(self.start._replace(actions=actions), self.seats, assisted=self.assisted)

    def why_no_undo(self) -> str | None:
        """None if the last action can be taken back with nothing learned; else a text key."""
        if not self.moves or not self.humans:
            return "undo_nothing"
        last = self.moves[-1]
        if last.reveals:
            return "undo_revealed"
        if self.turn != last.seat or self.seats[last.seat].kind != "human":
            return "undo_turn"
        return None

    def free_undo_ply(self) -> int | None:
        """Where a free undo leads: before the last action of the only human; None if nowhere."""
        if len(self.humans) != 1:
            return None
        for ply in range(self.ply - 1, -1, -1):
            if self.moves[ply].seat == self.humans[0]:
                return ply
        return None

    def undo(self, *, free: bool) -> str | None:
        """Take back the last action; with `free` whatever it takes. A text key if impossible."""
        reason = self.why_no_undo()
        ply: int | None = self.ply - 1
        if reason is not None:
            ply = self.free_undo_ply() if free else None
            if ply is None:
                return reason
            self.assisted = True
        self._rewind_to([move.text for move in self.moves[:ply]])
        return None

    def thinker(self, level: str, budget: ai.Budget | None) -> ai.Thinker[Any]:
        """A computer player for the seat to move. It is handed an observation, never the state."""
        seat = self.state.current_player()
        if seat is None:
            raise ValueError("the game is over")
        # far from every seed of a deal, so that no draw of a player repeats a shuffle of the game
        rng = Random((1 << 100) + (self.start.seed << 20) + self.ply)
        return ai.Thinker(
            games.get(self.start.game),
            self.state.observation(seat),
            self.state.legal_actions(),
            level,
            budget,
            rng,
        )

    def choices(self) -> Tree:
        """The legal actions of the seat to move as a tree of picks."""
        picks = self.view_module.picks
        return build_tree(
            (self.state.action_text(action), picks(self.state, action))
            for action in self.state.legal_actions()
        )

    def save(self) -> dict[str, Any]:
        """All that brings this table back."""
        return {
            "record": self.record.to_dict(),
            "seats": [seat._asdict() for seat in self.seats],
            "assisted": self.assisted,
        }


def load_table(data: Mapping[str, Any]) -> Table:
    """A table from what `save` gave; RecordError tells what is wrong."""
    record = from_dict(data.get("record"))
    try:
        seats = seats_for(record, data.get("seats"))
    except ValueError as error:
        raise RecordError("record_format", str(error)) from error
    return Table(record, seats, assisted=data.get("assisted") is True)
