"""Reading a position that came from outside: each refusal is a ValueError naming the field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

T = TypeVar("T")
MISSING: Any = object()
MAX_COUNT = 2**53 - 1
"""Of what counts up in a game: what comes from outside begins far below (record.py), so that each
position that follows from one can be read."""


def fail(field: str, why: str) -> ValueError:
    """The error to raise for a field."""
    return ValueError(f"{field}: {why}")


def as_int(value: object, field: str, low: int, high: int) -> int:
    """A whole number from `low` to `high`; truth values are none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise fail(field, f"{value!r} is not a whole number")
    if not low <= value <= high:
        raise fail(field, f"{value} is not in {low}..{high}")
    return value


def as_choice(value: object, field: str, allowed: Collection[T]) -> T:
    """One of `allowed`, of the same type."""
    for one in allowed:
        if value == one and type(value) is type(one):
            return one
    raise fail(field, f"{value!r} is not one of {', '.join(map(repr, allowed))}")


def as_list(
    value: object,
    field: str,
    read: Callable[[Any, str], T],
    length: int | None = None,
    most: int | None = None,
) -> list[T]:
    """A list whose items `read(item, field)` understands, of exactly `length` or at most `most`."""
    if not isinstance(value, list | tuple):
        raise fail(field, f"{value!r} is not a list")
    if length is not None and len(value) != length:
        raise fail(field, f"{len(value)} entries instead of {length}")
    if most is not None and len(value) > most:
        raise fail(field, f"{len(value)} entries, at most {most}")
    return [read(item, f"{field}[{index}]") for index, item in enumerate(value)]


class Reader:
    """The mapping of a position, read key by key; `done` refuses unknown keys.

    `field` is where it lies, if it is a part of a position.
    """

    def __init__(self, data: object, field: str = "") -> None:
        if not isinstance(data, Mapping):
            raise fail(field or "position", f"{data!r} is not an object")
        self._data = data
        self._prefix = f"{field}." if field else ""
        self._known: set[str] = set()

    def name(self, key: str) -> str:
        """The whole name of a field."""
        return self._prefix + key

    def get(self, key: str, default: Any = MISSING) -> Any:
        self._known.add(key)
        if key in self._data:
            return self._data[key]
        if default is MISSING:
            raise fail(self.name(key), "is missing")
        return default

    def whole(self, key: str, low: int, high: int, default: Any = MISSING) -> int:
        value = self.get(key, default)
        return default if value is default else as_int(value, self.name(key), low, high)

    def choice(self, key: str, allowed: Collection[T], default: Any = MISSING) -> T:
        value = self.get(key, default)
        result: T = default if value is default else as_choice(value, self.name(key), allowed)
        return result

    def items(
        self,
        key: str,
        read: Callable[[Any, str], T],
        *,
        length: int | None = None,
        most: int | None = None,
        default: Any = MISSING,
    ) -> list[T]:
        return as_list(self.get(key, default), self.name(key), read, length, most)

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self._data:
            if key not in self._known:
                raise fail(self.name(str(key)), "is unknown")


class Distinct:
    """Reads card codes and refuses unknown ones and a card that was named before, anywhere."""

    def __init__(self, codes: Mapping[Any, T]) -> None:
        self._codes = codes
        self._seen: dict[Any, str] = {}

    def __call__(self, code: object, field: str) -> Any:
        if not isinstance(code, str | int) or isinstance(code, bool) or code not in self._codes:
            raise fail(field, f"{code!r} is no card of this game")
        card = self._codes[code]
        if card in self._seen:
            raise fail(field, f"{code!r} is in {self._seen[card]} already")
        self._seen[card] = field
        return card
