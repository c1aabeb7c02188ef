"""Positions in which any good player sees the move, by game, with the moves that are good."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple


class Case(NamedTuple):
    """A position (the rules page's format) and its good moves, as patterns: `*` is any text."""

    name: str
    position: dict[str, Any]
    good: Sequence[str]

    def solved_by(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.good)
