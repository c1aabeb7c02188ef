"""What a hand is worth: the best way to cut it into sets, each with what it will probably bring."""

from __future__ import annotations

from quatuor.games.scout import rules
from quatuor.games.scout.rules import MATCH, SIZE

NOTHING = -(10**9)
"""Less than any row is worth."""


def _sets(tops: list[int], worth: list[int]) -> list[tuple[int, int, int]]:
    """All sets of the row, from the left: first place, the place after the last, worth."""
    sets = []
    reach = rules.reaches(tops)
    for first, top in enumerate(tops):
        sets.append((first, first + 1, worth[SIZE + top]))
        if reach[first] > 1:
            step = tops[first + 1] - top
            key = 2 * SIZE + top + (MATCH if step == 0 else 0) + min(step, 0)
            for end in range(first + 2, first + reach[first] + 1):
                sets.append((first, end, worth[key]))
                key += SIZE + min(step, 0)
    return sets


class Row:
    """The top numbers of a hand, and what every beginning and every end of it is worth."""

    __slots__ = ("_backward", "_forward", "_worth", "tops")

    def __init__(self, tops: list[int], worth: list[int]) -> None:
        self.tops = tops
        self._worth = worth
        size = len(tops)
        sets = _sets(tops, worth)
        forward = self._forward = [0] + [NOTHING] * size
        for first, end, value in sets:
            whole = forward[first] + value
            if whole > forward[end]:  # noqa: PLR1730 - a call of max takes longer
                forward[end] = whole
        backward = self._backward = [NOTHING] * size + [0]
        for first, end, value in reversed(sets):
            whole = backward[end] + value
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
            best = max(best, self._joined(first - 1, end, self.tops[first - 1]))
        return best

    def with_card(self, place: int, top: int) -> int:
        """The worth with a card put in."""
        alone = self._forward[place] + self._worth[SIZE + top] + self._backward[place]
        return max(alone, self._joined(place, place, top))

    def places(self, top: int) -> list[int]:
        """Where a card may do good: beside an equal or a neighbouring number.

        And where a card that fits nowhere does the least harm.
        """
        whole = [left + right for left, right in zip(self._forward, self._backward, strict=True)]
        places = {whole.index(max(whole))}
        for place, one in enumerate(self.tops):
            if -1 <= one - top <= 1:
                places.add(place)
                places.add(place + 1)
        return sorted(places)

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
