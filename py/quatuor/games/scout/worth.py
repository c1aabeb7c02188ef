"""What a hand is worth: the best way to cut it into sets, each with what it will probably bring."""

from __future__ import annotations

from collections.abc import Iterable

from quatuor.games.scout import rules
from quatuor.games.scout.rules import MATCH, SIZE

NOTHING = -(10**9)
"""Less than any row is worth."""


class Row:
    """The top numbers of a hand, and what every beginning and every end of it is worth."""

    __slots__ = ("_backward", "_forward", "_worth", "quiet", "tops")

    quiet: int
    """Where a card that fits nowhere does the least harm."""

    def __init__(self, tops: list[int], worth: list[int]) -> None:
        self.tops = tops
        self._worth = worth
        size = len(tops)
        forward = self._forward = [0] + [NOTHING] * size
        backward = self._backward = [0] * (size + 1)
        reach = rules.reaches(tops)
        for first, top in enumerate(tops):
            before = forward[first]
            forward[first + 1] = max(forward[first + 1], before + worth[SIZE + top])
            if reach[first] > 1:
                for count, value in self._longer(first, reach[first]):
                    forward[first + count] = max(forward[first + count], before + value)
        for first in range(size - 1, -1, -1):
            best = worth[SIZE + tops[first]] + backward[first + 1]
            if reach[first] > 1:
                for count, value in self._longer(first, reach[first]):
                    best = max(best, value + backward[first + count])
            backward[first] = best
        whole = [before + after for before, after in zip(forward, backward, strict=True)]
        self.quiet = whole.index(max(whole))

    def _longer(self, first: int, reach: int) -> Iterable[tuple[int, int]]:
        """The sets of two and more that begin there: how many cards, and worth."""
        top = self.tops[first]
        step = self.tops[first + 1] - top
        for count in range(2, reach + 1):
            kind = MATCH if step == 0 else 0
            low = min(top, top + step * (count - 1))
            yield count, self._worth[SIZE * count + kind + low]

    @property
    def value(self) -> int:
        """What the whole row is worth."""
        return self._backward[0]

    def without(self, first: int, last: int) -> int:
        """What is left without a span; what was on both its sides closes up."""
        end = last + 1
        best = self._forward[first] + self._backward[end]
        if first and end < len(self.tops) and -1 <= self.tops[end] - self.tops[first - 1] <= 1:
            best = max(best, self._joined(first - 1, end, self.tops[first - 1]))
        return best

    def with_card(self, place: int, top: int) -> int:
        """The worth with a card put in."""
        alone = self._forward[place] + self._worth[SIZE + top] + self._backward[place]
        return max(alone, self._joined(place, place, top))

    def places(self, top: int) -> list[int]:
        """Where a card may do good: beside an equal or a neighbouring number, else `quiet`."""
        tops = self.tops
        near = [place for place, one in enumerate(tops) if -1 <= one - top <= 1]
        return sorted({self.quiet, *near, *(place + 1 for place in near)})

    def _joined(self, begin: int, end: int, top: int) -> int:
        """The best with `top` between tops[:begin] and tops[end:], and in a set with these."""
        worth, forward, backward = self._worth, self._forward, self._backward
        best = NOTHING
        for step, left, right in rules.sets_around(self.tops, begin, end, top):
            for before in range(left + 1):
                for after in range(right + 1):
                    key = SIZE * (before + 1 + after)
                    key += min(top - step * before, top + step * after) if step else MATCH + top
                    value = forward[begin - before] + worth[key] + backward[end + after]
                    best = max(best, value)
        return best
