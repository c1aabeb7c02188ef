"""The contract that every game keeps: a Game makes states, a State is one position of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Self, TypeVar

A = TypeVar("A", bound=Hashable)
"""A game's action: small, hashable, comparable with ==; ints and tuples of ints as a rule."""


class IllegalAction(ValueError):  # noqa: N818 - the contract's name
    """A text that is no legal action here; `reason` is a text key, `args` its arguments."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.args_for_text = args


class Event(NamedTuple):
    """One thing that happened, as log, animation and announcement tell it.

    `private` holds further arguments by seat; whoever has some reads the text `key + "_seen"`.
    `reveals` is true when anybody learned something that was hidden before: no undo past it.
    """

    key: str
    args: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]] = {}
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as JSON for one seat (None: a spectator)."""
        own = self.private.get(seat) if seat is not None else None
        if own is None:
            return {"key": self.key, "args": dict(self.args)}
        return {"key": self.key + "_seen", "args": {**self.args, **own}}


class Option(NamedTuple):
    """A rule that players choose: `default` (None: depends on the players) and what is allowed."""

    default: Any
    choices: Sequence[Any]


class State(ABC, Generic[A]):
    """One position. `apply` trusts its caller and changes the state in place; `play` verifies.

    `seed` is the random state: whatever is shuffled later follows from it (see `shuffle`).
    `journal` collects events while it is a list; it is None, and costs nothing, in playouts.
    """

    __slots__ = ("journal", "options", "players", "seed")

    players: int
    options: dict[str, Any]
    seed: int
    journal: list[Event] | None

    @property
    @abstractmethod
    def game(self) -> Game[A]: ...

    @abstractmethod
    def current_player(self) -> int | None:
        """The seat to decide, or None when the game is over."""

    @abstractmethod
    def legal_actions(self) -> list[A]:
        """All legal actions in a stable order; empty only when the game is over."""

    @abstractmethod
    def action_text(self, action: A) -> str:
        """The action in the notation of the game's rules page."""

    @abstractmethod
    def why_illegal(self, text: str) -> IllegalAction:
        """The most helpful reason why `text` is no legal action here."""

    @abstractmethod
    def apply(self, action: A) -> None:
        """Make a legal action; legality is the caller's promise."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy without a journal."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The whole position as JSON-able data, secrets and `seed` included; round trips."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as they stand now."""

    @abstractmethod
    def winners(self) -> list[int]:
        """All seats that share the win; empty while the game goes on."""

    @abstractmethod
    def outcome_reason(self) -> str | None:
        """A text key that tells why the game ended; None while it goes on."""

    @abstractmethod
    def observation(self, player: int) -> dict[str, Any]:
        """All that `player` knows, public memory included, as JSON-able data; nothing else."""

    def is_terminal(self) -> bool:
        return self.current_player() is None

    def parse_action(self, text: str) -> A:
        """The legal action that `text` names; IllegalAction tells why there is none."""
        for action in self.legal_actions():
            if self.action_text(action) == text:
                return action
        raise self.why_illegal(text)

    def play(self, text: str) -> None:
        """Parse, verify, apply."""
        self.apply(self.parse_action(text))

    def resample(self, player: int, rng: Random) -> State[A]:
        """A state drawn from all that `player` cannot tell from this one."""
        return self.game.sample_state(self.observation(player), rng)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place from the state's own seed, and move the seed on."""
        rng = Random(self.seed)
        rng.shuffle(items)
        self.seed = rng.getrandbits(52)

    def log(
        self,
        key: str,
        private: Mapping[int, Mapping[str, Any]] | None = None,
        *,
        reveals: bool = False,
        **args: Any,
    ) -> None:
        """Add an event to the journal. Callers on the playout path test `journal` first."""
        if self.journal is not None:
            self.journal.append(Event(key, args, private or {}, reveals))


class Game(ABC, Generic[A]):
    """A game's constants and its ways to make a state."""

    id: str
    min_players: int
    max_players: int
    option_choices: dict[str, Option]
    version: int
    """Rises whenever the same record would play differently."""

    @property
    def default_options(self) -> dict[str, Any]:
        return {name: option.default for name, option in self.option_choices.items()}

    @abstractmethod
    def new_state(
        self, players: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> State[A]:
        """A new game. ValueError names what is wrong with the arguments."""

    @abstractmethod
    def state_from_dict(self, position: Mapping[str, Any]) -> State[A]:
        """The position of the rules page's format; ValueError names the field at fault."""

    @abstractmethod
    def sample_state(self, observation: Mapping[str, Any], rng: Random) -> State[A]:
        """A full state drawn evenly from all that the observation leaves possible."""

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise ValueError(f"players: {players!r} is not a number")
        if not self.min_players <= players <= self.max_players:
            raise ValueError(
                f"players: {players}, but {self.id} is for {self.min_players} to {self.max_players}"
            )
        return players

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """The options completed with their defaults; ValueError for unknown ones and values."""
        full = self.default_options
        if options is None:
            return full
        if not isinstance(options, Mapping):
            raise ValueError(f"options: {options!r} is not an object")
        for name, value in options.items():
            if name not in full:
                raise ValueError(f"options: {name!r} is unknown")
            allowed = self.option_choices[name].choices
            # True == 1 in Python: an option of numbers must not take a truth value, nor the reverse
            if not any(value == one and type(value) is type(one) for one in allowed):
                raise ValueError(f"options.{name}: {value!r} is not allowed")
            full[name] = value
        return full
