"""How a round stands: the chance to win it, from the chances to win its stones."""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.schotten_totten.actions import STONES
from quatuor.games.schotten_totten.rules import three_adjacent


def _chance_of(stones: int) -> int:
    """The chance, in thousandths, to have won with this set of stones and not the others.

    With a line of three on both sides nobody knows whose was first.
    """
    owners = [1 - (stones >> stone & 1) for stone in range(STONES)]
    lines = three_adjacent(owners, 0), three_adjacent(owners, 1)
    if lines[0] == lines[1]:
        return 500 if lines[0] else 1000 * (owners.count(0) >= 5)
    return 1000 * lines[0]


_WON = [_chance_of(stones) for stones in range(1 << STONES)]


def chance_to_win(chances: Sequence[int]) -> int:
    """The chance to win a round, in thousandths, with these chances at the stones.

    They are taken as independent of each other: stone by stone, from the last one, the table of
    results is folded to half its size.
    """
    table = _WON
    for chance in reversed(chances):
        half = len(table) // 2
        if chance == 0:
            table = table[:half]
        elif chance == 1000:
            table = table[half:]
        else:
            lost, won = table[:half], table[half:]
            table = [
                low + (high - low) * chance // 1000 for low, high in zip(lost, won, strict=True)
            ]
    return table[0]
