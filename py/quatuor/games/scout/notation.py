"""Actions as the texts of the rules page (Notation); places in texts count from 1."""

from __future__ import annotations

import re
from collections.abc import Sequence

_NUMBER = "([1-9][0-9]?)"
_SHOW = rf"show {_NUMBER}(?:-{_NUMBER})?"
_SHOWN = re.compile(_SHOW)
_SCOUTED = re.compile(rf"scout (left|right) {_NUMBER}( flip)?(?: {_SHOW})?")
_ORIENT = {"keep": (0,), "flip": (1,)}
_ENDS = ("left", "right")


def action_text(action: Sequence[int]) -> str:
    """The text of an action of `state.Action`."""
    if len(action) == 1:
        return "flip" if action[0] else "keep"
    if len(action) == 2:
        return _show_text(action[0], action[1])
    end, place, side = action[:3]
    text = f"scout {_ENDS[end]} {place + 1}{' flip' if side else ''}"
    return text if len(action) == 3 else f"{text} {_show_text(action[3], action[4])}"


def parse(text: str) -> tuple[int, ...] | None:
    """The action of such a text, whether it is legal or not; None for any other text."""
    if text in _ORIENT:
        return _ORIENT[text]
    if found := _SHOWN.fullmatch(text):
        return _span(found[1], found[2])
    found = _SCOUTED.fullmatch(text)
    if not found:
        return None
    scout = (_ENDS.index(found[1]), int(found[2]) - 1, 1 if found[3] else 0)
    if not found[4]:
        return scout
    span = _span(found[4], found[5])
    return span and (*scout, *span)


def _show_text(first: int, last: int) -> str:
    return f"show {first + 1}" if first == last else f"show {first + 1}-{last + 1}"


def _span(first: str, last: str | None) -> tuple[int, int] | None:
    """Places from 0; one place is not written as two, and the left one comes first."""
    begin = int(first) - 1
    if last is None:
        return begin, begin
    end = int(last) - 1
    return (begin, end) if begin < end else None
