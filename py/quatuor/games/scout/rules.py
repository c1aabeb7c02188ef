"""Sets, their strength, and the shows that a row of cards holds (rules: A round, Strength).

A row is a list of top numbers from the left. A set is a span (first, last) of it, 0-based. Strength
is one int that compares as the rules say: size, match before run, smallest number; 0 is no set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

Span: TypeAlias = tuple[int, int]

MATCH = 16
SIZE = 32
"""Strength = SIZE * cards + (MATCH if all are equal, and more than one) + smallest number."""


def strength(tops: Sequence[int]) -> int:
    """How strong a set is; `tops` must be a set or empty."""
    if not tops:
        return 0
    first, last = tops[0], tops[-1]
    match = MATCH if first == last and len(tops) > 1 else 0
    return SIZE * len(tops) + match + min(first, last)


def describe(tops: Sequence[int]) -> tuple[str, dict[str, Any]]:
    """A set in data: its kind (`single`, `match` or `run`); size, smallest and greatest number."""
    kind = "single" if len(tops) == 1 else "match" if tops[0] == tops[1] else "run"
    low, high = sorted((tops[0], tops[-1]))
    return kind, {"size": len(tops), "low": low, "high": high}


def reaches(tops: Sequence[int]) -> list[int]:
    """For each place, how many cards the longest set has that begins there."""
    reach = [1] * len(tops)
    step = 2  # of the pair to the right; 2 is none
    for first in range(len(tops) - 2, -1, -1):
        before, step = step, tops[first + 1] - tops[first]
        if -1 <= step <= 1:
            reach[first] = reach[first + 1] + 1 if step == before else 2
    return reach


def shows(tops: Sequence[int], bar: int) -> list[Span]:
    """All sets of the row that are stronger than `bar`, from the left, short ones first."""
    size = max(1, bar // SIZE)
    found = []
    for first, reach in enumerate(reaches(tops)):
        if reach < size:
            continue
        last = first + size - 1
        if strength(tops[first : last + 1]) > bar:
            found.append((first, last))
        for last in range(first + size, first + reach):
            found.append((first, last))
    return found


def can_show(tops: Sequence[int], bar: int) -> bool:
    """Whether any set of the row is stronger than `bar`."""
    size = max(1, bar // SIZE)
    return any(
        reach > size or (reach == size and strength(tops[first : first + size]) > bar)
        for first, reach in enumerate(reaches(tops))
    )


def sets_around(tops: Sequence[int], begin: int, end: int, top: int) -> list[tuple[int, int, int]]:
    """The longest sets of two cards or more around a `top` between tops[:begin] and tops[end:].

    Given as step (0 a match, 1 a rising run, -1 a falling one) and how many cards to the left and
    to the right of `top` belong to the set. Shorter ones are parts of these.
    """
    size = len(tops)
    before = top - tops[begin - 1] if begin else 2
    after = tops[end] - top if end < size else 2
    found = []
    left = right = 0
    if -1 <= before <= 1:
        left = 1
        while left < begin and tops[begin - left] - tops[begin - left - 1] == before:
            left += 1
        if before != after:
            found.append((before, left, 0))
    if -1 <= after <= 1:
        right = 1
        while end + right < size and tops[end + right] - tops[end + right - 1] == after:
            right += 1
        found.append((after, left if before == after else 0, right))
    return found


def shows_after_insertion(
    tops: Sequence[int], held: Sequence[Span], place: int, top: int, bar: int
) -> list[Span]:
    """`shows` of the row with `top` put in at `place`, in another order.

    `held` are the shows of the row itself: most of them stay as they are, and only sets around the
    new card are looked for.
    """
    found = [(first, last) for first, last in held if last < place]
    found += [(first + 1, last + 1) for first, last in held if first >= place]
    if SIZE + top > bar:
        found.append((place, place))
    size = max(2, bar // SIZE)
    for _, left, right in sets_around(tops, place, place, top):
        for first in range(place - left, place + 1):
            for last in range(max(place, first + size - 1), place + right + 1):
                span = [*tops[first:place], top, *tops[place:last]]
                if last - first >= size or strength(span) > bar:
                    found.append((first, last))
    return found


@cache
def scouts(hand_size: int, table_size: int) -> tuple[tuple[int, int, int], ...]:
    """All plain scouts as (end, place, side); end 1 is the right one, side 1 is turned."""
    ends = min(table_size, 2)
    return tuple(
        (end, place, side)
        for end in range(ends)
        for place in range(hand_size + 1)
        for side in range(2)
    )


def why_no_set(tops: Sequence[int]) -> str | None:
    """None for a match or a run, else a reason key."""
    steps = {right - left for left, right in pairwise(tops)}
    if len(steps) <= 1 and steps <= {-1, 0, 1}:
        return None
    if steps <= {-1, 0, 1}:
        return "zigzag" if 0 not in steps else "mixed"
    if steps <= {1, -9} or steps <= {-1, 9}:
        return "wraps"
    return "gap"


def why_too_weak(tops: Sequence[int], table: Sequence[int]) -> str | None:
    """None if the set `tops` beats the set `table`, else a reason key."""
    own, bar = strength(tops), strength(table)
    if own > bar:
        return None
    if len(tops) < len(table):
        return "too_few"
    if own == bar:
        return "equal"
    if own & MATCH < bar & MATCH:
        return "run_on_match"
    return "too_low"
