"""What a hand is worth: the best way to cut it into sets, each with what it will probably bring."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple, TypeAlias

from quatuor.games.scout import rules
from quatuor.games.scout.rules import MATCH, SIZE
from quatuor.games.scout.weights import scales_for

NOTHING = -(10**9)
"""Less than any row is worth."""

Taken: TypeAlias = tuple[int, int, int]
"""A set with a further card in it: its strength, and which part of the row it takes."""


class Insertion(NamedTuple):
    """A card put into a row."""

    worth: int
    place: int
    sets: list[Taken]
    """All sets of two or more that hold the card."""


def _sets(tops: Sequence[int]) -> list[tuple[int, int, int]]:
    """All sets of the row, from the left, short ones first: first place, last one, strength."""
    sets = []
    reach = rules.reaches(tops)
    for first, top in enumerate(tops):
        sets.append((first, first, SIZE + top))
        if reach[first] > 1:
            step = tops[first + 1] - top
            down = min(step, 0)
            key = 2 * SIZE + top + (MATCH if step == 0 else 0) + down
            for last in range(first + 1, first + reach[first]):
                sets.append((first, last, key))
                key += SIZE + down
    return sets


class Row:
    """The top numbers of a hand, and what every beginning and every end of it is worth.

    What playouts ask again and again is kept.
    """

    __slots__ = ("_backward", "_forward", "_insertions", "_worth", "sets", "strongest", "tops")

    def __init__(self, tops: Sequence[int], worth: Sequence[int]) -> None:
        self.tops = tops
        self.sets = _sets(tops)
        self.strongest = max([strength for _, _, strength in self.sets], default=0)
        self._worth = worth
        self._insertions: dict[int, list[Insertion]] = {}
        size = len(tops)
        forward = self._forward = [0] + [NOTHING] * size
        for first, last, strength in self.sets:
            whole = forward[first] + worth[strength]
            if whole > forward[last + 1]:  # noqa: PLR1730 - a call of max takes longer
                forward[last + 1] = whole
        backward = self._backward = [NOTHING] * size + [0]
        for first, last, strength in reversed(self.sets):
            whole = backward[last + 1] + worth[strength]
            if whole > backward[first]:  # noqa: PLR1730 - the same
                backward[first] = whole

    @property
    def value(self) -> int:
        """What the whole row is worth."""
        return self._backward[0]

    def without(self, first: int, last: int) -> int:
        """What is left without a span; what was on both its sides closes up."""
        end = last + 1
        best = self._forward[first] + self._backward[end]
        if first and end < len(self.tops) and -1 <= self.tops[end] - self.tops[first - 1] <= 1:
            return self._best(best, self._around(first - 1, end, self.tops[first - 1]))
        return best

    def with_card(self, place: int, top: int) -> int:
        """The worth with a card put in."""
        alone = self._forward[place] + self._worth[SIZE + top] + self._backward[place]
        return self._best(alone, self._around(place, place, top))

    def insertions(self, top: int) -> list[Insertion]:
        """A card put in where it may do good: beside an equal or a neighbouring number.

        And where a card that fits nowhere does the least harm; the best comes first.
        """
        found = self._insertions.get(top)
        if found is None:
            whole = list(map(add, self._forward, self._backward))
            places = {whole.index(max(whole))}
            for place, one in enumerate(self.tops):
                if -1 <= one - top <= 1:
                    places.add(place)
                    places.add(place + 1)
            alone = self._worth[SIZE + top]
            found = self._insertions[top] = []
            for place in sorted(places):
                sets = self._around(place, place, top)
                found.append(Insertion(self._best(whole[place] + alone, sets), place, sets))
            found.sort(key=_by_worth)
        return found

    def _best(self, value: int, sets: Sequence[Taken]) -> int:
        """The worth of a row with one more card, that is `value` unless a set takes it in."""
        worth, forward, backward = self._worth, self._forward, self._backward
        for strength, begin, end in sets:
            whole = forward[begin] + worth[strength] + backward[end]
            if whole > value:  # noqa: PLR1730 - the same
                value = whole
        return value

    def _around(self, begin: int, end: int, top: int) -> list[Taken]:
        """All sets of two cards or more with `top` between tops[:begin] and tops[end:]."""
        found = []
        for step, left, right in rules.sets_around(self.tops, begin, end, top):
            for before in range(left + 1):
                strength = SIZE * (before + 1)
                strength += min(top - step * before, top) if step else MATCH + top
                more = SIZE + min(step, 0)
                for after in range(right + 1):
                    if before or after:
                        found.append((strength, begin - before, end + after))
                    strength += more
        return found


def _by_worth(one: Insertion) -> int:
    return -one.worth


@lru_cache(maxsize=1024)
def row_of(hand: tuple[int, ...], players: int) -> Row:
    """The row of a hand of cards. Playouts come upon the same hands again and again."""
    return Row([card >> 4 for card in hand], scales_for(players).worth)
