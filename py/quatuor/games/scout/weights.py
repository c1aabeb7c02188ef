"""The weights of the one-ply judgement, by number of players, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from quatuor.games.scout.rules import MATCH, SIZE

POINT = 100


class Weights(NamedTuple):
    """What the judgement is made of, for one number of players."""

    size: tuple[int, ...]
    """A set in the hand, by its size from 1; the last goes for each larger one too."""
    more: int
    """Each card beyond the last of `size`."""
    low: int
    """Each point of a set's smallest number."""
    match: int
    """A match of two or more."""
    table: tuple[int, ...]
    """One's set on the table, by its size from 1; the last goes for each larger one too."""
    table_low: int
    """Each point of the smallest number of that set."""
    others: int
    """What each card in the others' hands will still bring them, if the round goes on."""
    hands: tuple[int, ...]
    """The percentage of a hand's worth that there is time for, by the smallest other hand."""
    scouts: tuple[int, ...]
    """The same by how many scouts are missing to the end of the round, from 1."""
    show_chip: int
    """The Scout & Show chip."""
    stuck: int
    """Two players: a scout after which nothing can be shown yet."""


_COMMON = Weights(
    size=(-66, 28, 320, 471, 571),
    more=170,
    low=3,
    match=40,
    table=(28, 1, 4, 80, 129),
    table_low=2,
    others=60,
    hands=(0, 40, 55, 65, 75, 82, 88, 92, 96, 100),
    scouts=(75, 90, 100),
    show_chip=120,
    stuck=-200,
)

# found by self-play: each number follows what it gained when it was varied at random
WEIGHTS = {
    2: _COMMON._replace(
        size=(-61, 100, 340, 400, 570),
        low=4,
        match=50,
        table=(37, 11, -11, 72, 120),
        table_low=3,
    ),
    3: _COMMON._replace(match=43, others=51),
    4: _COMMON._replace(size=(-81, 53, 349, 424, 560), table=(20, 5, 1, 80, 120)),
    5: _COMMON._replace(size=(-67, 60, 339, 399, 570), table=(15, 10, 12, 77, 120)),
}

_LARGEST = 10


def _by_strength(
    size: Sequence[int], more: int, low: int, match: int, most: int = _LARGEST
) -> list[int]:
    """A table of values by `rules.strength`."""
    table = [0] * (SIZE * (most + 1))
    for count in range(1, most + 1):
        value = size[min(count, len(size)) - 1] + more * max(0, count - len(size))
        for smallest in range(1, 11):
            table[SIZE * count + smallest] = value + low * smallest
            table[SIZE * count + MATCH + smallest] = value + low * smallest + match * (count > 1)
    return table


class Scales(NamedTuple):
    """Weights made ready for use."""

    weights: Weights
    worth: list[int]
    """Of a set in the hand, by its strength."""
    table: list[int]
    """Of one's set on the table, by its strength."""
    most_gain: int
    """No card put into a hand raises its worth by more."""


def scales(weights: Weights) -> Scales:
    """The tables that follow from weights."""
    worth = _by_strength(weights.size, weights.more, weights.low, weights.match)
    table = _by_strength(weights.table, 0, weights.table_low, 0)
    return Scales(weights, worth, table, _most_gain(worth))


def _most_gain(worth: Sequence[int]) -> int:
    """A card joins two sets of the same kind, either of which may be empty, to a larger one."""
    most, least = [0], [0]
    for size in range(1, _LARGEST + 1):
        at = SIZE * size
        values = [*worth[at + 1 : at + 11], *worth[at + MATCH + 1 : at + MATCH + 11]]
        most.append(max(values))
        least.append(min(values))
    return max(
        most[size] - least[left] - least[size - 1 - left]
        for size in range(1, _LARGEST + 1)
        for left in range(size)
    )


@cache
def scales_for(players: int) -> Scales:
    """The tables for a number of players, made when they are first used."""
    return scales(WEIGHTS[players])
