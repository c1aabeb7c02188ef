"""A game as data: what was chosen at the start, the seed (or a position), and the actions."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from quatuor import games
from quatuor.games.base import Game, State

MAX_ACTIONS = 5000
MAX_SEED = 2**53 - 1
MAX_TEXT = 200_000
MAX_START = 10_000
"""Of any number in a position that a game begins in, such as points, but for its seed."""
MAX_DEPTH = 50
_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"?')
_SEAL = "q1."


class RecordError(ValueError):
    """A record that cannot be replayed; `reason` is a text key."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


class Record(NamedTuple):
    """All that is needed to play a game again, on any platform."""

    game: str
    version: int
    players: int
    options: Mapping[str, Any]
    seed: int
    actions: list[str]
    position: Mapping[str, Any] | None = None
    """Where it began, in the format of the rules page; None: with the deal of `seed`."""

    def start(self) -> State[Any]:
        """The position before the first action."""
        game = games.get(self.game)
        if self.position is not None:
            return game.state_from_dict(self.position)
        return game.new_state(players=self.players, seed=self.seed, options=self.options)

    def replay(self) -> State[Any]:
        """The position after the last action; RecordError when an action is not legal."""
        state = self.start()
        for ply, text in enumerate(self.actions):
            try:
                state.play(text)
            except ValueError as error:
                raise RecordError("record_action", f"action {ply}: {text!r}: {error}") from error
        return state

    def to_dict(self) -> dict[str, Any]:
        data = {**self._asdict(), "options": dict(self.options)}
        if self.position is None:
            del data["position"]
        return data


def begin(
    game: Game[Any], players: object, options: object, seed: object, position: object = None
) -> Record:
    """The record of a new game, from untrusted choices; ValueError names what is wrong.

    A position settles players and options itself.
    """
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"seed: {seed!r} is not in 0..2^53-1")
    if not isinstance(options, Mapping | None) or not isinstance(position, Mapping | None):
        raise ValueError("options and position: objects, please")
    if position is not None:
        _check_numbers(position)
        start = game.state_from_dict(position)
        players, options = start.players, start.options
    count, chosen = game.check_players(players), game.check_options(options)
    return Record(game.id, game.version, count, chosen, seed, [], position)


def _check_numbers(value: object, field: str = "position") -> None:
    """Refuse numbers that a position may reach, but not begin with."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            if name != "seed":
                _check_numbers(part, str(name))
    elif isinstance(value, list | tuple):
        for part in value:
            _check_numbers(part, field)
    elif isinstance(value, int) and abs(value) > MAX_START:
        raise ValueError(f"{field}: {value} is not in {-MAX_START}..{MAX_START}")


def from_dict(data: object) -> Record:
    """A record from untrusted data; RecordError tells what is wrong with it."""
    if not isinstance(data, Mapping):
        raise RecordError("record_format", "not an object")
    try:
        game = games.get(data.get("game", ""))
    except (ValueError, TypeError) as error:
        raise RecordError("record_game", str(error)) from error
    version, actions = data.get("version"), data.get("actions")
    if type(version) is not int or version != game.version:
        raise RecordError("record_version", f"version {version!r} instead of {game.version}")
    if not isinstance(actions, list) or len(actions) > MAX_ACTIONS:
        raise RecordError("record_format", "actions")
    if not all(isinstance(text, str) and len(text) < 100 for text in actions):
        raise RecordError("record_format", "actions")
    choices = (data.get(name) for name in ("players", "options", "seed", "position"))
    try:
        return begin(game, *choices)._replace(actions=list(actions))
    except ValueError as error:
        raise RecordError("record_format", str(error)) from error


def from_json(text: str) -> Any:
    """Untrusted JSON; ValueError too for a nesting that would be the end of Pyodide's stack."""
    depth = 0
    for character in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if character in "[{" else -1
        if depth > MAX_DEPTH:
            raise ValueError("nested too deeply")
    return json.loads(text)


def seal(data: Mapping[str, Any]) -> str:
    """JSON-able data as a short text in which nobody reads a hidden card by accident."""
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return _SEAL + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def unseal(text: str) -> dict[str, Any]:
    """The data of a sealed text; RecordError for anything else. Bounded in time and memory."""
    if not text.startswith(_SEAL) or len(text) > MAX_TEXT:
        raise RecordError("record_format", "not a saved game")
    try:
        packed = base64.b64decode(text[len(_SEAL) :] + "==", altchars=b"-_", validate=False)
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed, 10 * MAX_TEXT)
        if not unpacker.eof:
            raise RecordError("record_format", "cut off or too large")
        data = from_json(raw.decode())
    except (binascii.Error, zlib.error, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record_format", str(error)) from error
    if not isinstance(data, dict):
        raise RecordError("record_format", "not an object")
    return data
