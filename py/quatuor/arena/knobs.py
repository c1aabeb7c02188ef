"""A game's weights as a list of numbers that may be turned, and back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

SPREAD = 5
"""A step of 1 changes a number by a fifth of itself, and at least by LEAST."""
LEAST = 2


class Knob(NamedTuple):
    """A number among the weights: a field, or one place of a field that has several."""

    field: str
    place: int | str | None
    start: int

    def turned(self, by: float) -> int:
        """The number after so many steps."""
        return self.start + round(by * max(LEAST, abs(self.start) / SPREAD))


def fields(game_id: str, players: int) -> dict[str, Any]:
    """The weights of a game by name, for a number of players."""
    weights: Any = import_module(f"quatuor.games.{game_id}.weights").WEIGHTS
    chosen: dict[str, Any] = (weights[players] if isinstance(weights, dict) else weights)._asdict()
    return chosen


def knobs(weights: Mapping[str, Any], only: Collection[str] = ()) -> list[Knob]:
    """All numbers of the fields, or of those named. ValueError: there is no such field."""
    for name in only:
        if name not in weights:
            raise ValueError(f"{name!r} is none of {', '.join(weights)}")
    found = []
    for name, value in weights.items():
        if only and name not in only:
            continue
        if isinstance(value, int):
            found.append(Knob(name, None, value))
        elif isinstance(value, tuple):
            found += [Knob(name, place, one) for place, one in enumerate(value)]
        elif isinstance(value, Mapping):
            found += [Knob(name, place, one) for place, one in value.items()]
    return found


def turned(
    weights: Mapping[str, Any], turning: Sequence[Knob], steps: Sequence[float]
) -> dict[str, Any]:
    """The fields that have knobs, each knob turned by its steps; JSON-able."""
    changed: dict[str, Any] = {}
    for knob, by in zip(turning, steps, strict=True):
        number = knob.turned(by)
        if knob.place is None:
            changed[knob.field] = number
            continue
        value = weights[knob.field]
        copy = dict(value) if isinstance(value, Mapping) else list(value)
        changed.setdefault(knob.field, copy)[knob.place] = number
    return changed
