"""Formations, their proofs and the end of a round: pure functions of the rules page.

The rank of a formation is an int that orders all formations: `kind << 6 | sum`, with the kinds
below; 0 is no formation. A side is a tuple of cards (clan cards and troops).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from quatuor.games.schotten_totten.cards import (
    BEARER,
    CLAN,
    COLOR_BIT,
    NINE,
    RUNS,
    SAME_STRENGTH,
    SHIFTS,
    SPY,
    STRENGTH_BIT,
    VALUE,
)

SUM, RUN, COLOR, KIND, COLOR_RUN = range(1, 6)
FORMATIONS = ("none", "sum", "run", "color", "three_of_a_kind", "color_run")
"""The names of the kinds."""

WINDOWS = frozenset(((1 << size) - 1) << low for size in (3, 4) for low in range(10 - size))
"""Sets of successive strengths."""

Completion = tuple[int, int]
"""The rank of a formation, and the set of clan cards that were added for it."""
Troops = tuple[int, bool, bool]
"""How many Jokers, whether a Spy, whether a Shield-Bearer."""


def best_completion(cards: Sequence[int], free: int, unseen: int, blind: bool) -> Completion:
    """The best formation that `cards` and `free` cards of the set `unseen` make.

    Rules page, "Claiming": troops take their owner's best values; `blind` is Blind-Man's Bluff.
    (0, 0) if `unseen` has fewer than `free` cards. With `free` 0: what the side is worth.
    """
    if unseen.bit_count() < free:
        return 0, 0
    if not (free or blind) and max(cards) < CLAN:
        return plain_rank(tuple(cards)), 0
    have = colors = total = 0
    for card in cards:
        have |= STRENGTH_BIT[card]
        colors |= COLOR_BIT[card]
        total += VALUE[card]
    if not blind:
        size = len(cards) + free
        troops = _troops(cards)
        clan = len(cards) - sum(troops) if troops else len(cards)
        shifts = SHIFTS[colors]
        # two equal strengths make no run
        runs = RUNS[size].get(have, ()) if have.bit_count() == clan else ()
        found = (
            _color_run(runs, shifts, unseen, troops)
            or _kind(have, size, free, unseen, troops)
            or _color(shifts, free, unseen, total)
            or _run(runs, unseen, troops)
        )
        if found:
            return found
    added = _highest(unseen, free)
    return SUM << 6 | total + _total(added), added


@lru_cache(maxsize=1 << 13)
def plain_rank(cards: tuple[int, ...]) -> int:
    """The rank of three or four clan cards; playouts ask for the same ones again and again."""
    have = colors = total = 0
    for card in cards:
        have |= STRENGTH_BIT[card]
        colors |= COLOR_BIT[card]
        total += VALUE[card]
    one_color = not colors & (colors - 1)
    if have.bit_count() == len(cards) and have in WINDOWS:
        return (COLOR_RUN if one_color else RUN) << 6 | total
    if not have & (have - 1):
        return KIND << 6 | total
    return (COLOR if one_color else SUM) << 6 | total


def _troops(cards: Sequence[int]) -> Troops | None:
    if not cards or max(cards) < CLAN:
        return None
    return sum(CLAN <= card < SPY for card in cards), SPY in cards, BEARER in cards


def _fill(lacks: int, pool: int, troops: Troops) -> int:
    """Which strengths a run still needs from `pool` when troops fill what they can; -1: it fails.

    Troops go first where the pool has nothing.
    """
    jokers, spy, bearer = troops
    if spy:
        if not lacks & 1 << 6:
            return -1
        lacks ^= 1 << 6
    if bearer:
        low = lacks & 0b111
        if not low:
            return -1
        low = low & ~pool or low
        lacks ^= low & -low
    for _ in range(jokers):
        gap = lacks & ~pool or lacks
        lacks ^= gap & -gap
    return lacks


def _color_run(
    runs: Sequence[tuple[int, int]], shifts: Sequence[int], unseen: int, troops: Troops | None
) -> Completion | None:
    for lacks, total in runs:
        for shift in shifts:
            pool = unseen >> shift & NINE
            needs = _fill(lacks, pool, troops) if troops else lacks
            if not needs & ~pool:
                return COLOR_RUN << 6 | total, needs << shift
    return None


def _kind(have: int, size: int, free: int, unseen: int, troops: Troops | None) -> Completion | None:
    if have & (have - 1):
        return None
    strengths = (have.bit_length() - 1,) if have else range(8, -1, -1)
    for strength in strengths:
        if troops and ((troops[1] and strength != 6) or (troops[2] and strength > 2)):
            continue
        pool = unseen & SAME_STRENGTH[strength]
        if pool.bit_count() >= free:
            return KIND << 6 | size * (strength + 1), _highest(pool, free)
    return None


def _color(shifts: Sequence[int], free: int, unseen: int, total: int) -> Completion | None:
    best = None
    for shift in shifts:
        pool = unseen & NINE << shift
        if pool.bit_count() >= free:
            added = _highest(pool, free)
            found = (COLOR << 6 | total + _total(added), added)
            if best is None or found > best:
                best = found
    return best


def _run(runs: Sequence[tuple[int, int]], unseen: int, troops: Troops | None) -> Completion | None:
    if not runs:
        return None
    pool = unseen | unseen >> 27
    pool = (pool | pool >> 9 | pool >> 18) & NINE
    for lacks, total in runs:
        needs = _fill(lacks, pool, troops) if troops else lacks
        if not needs & ~pool:
            added = 0
            for strength in range(9):
                if needs >> strength & 1:
                    added |= _highest(unseen & SAME_STRENGTH[strength], 1)
            return RUN << 6 | total, added
    return None


def _highest(pool: int, count: int) -> int:
    """The `count` strongest cards of a set that has as many."""
    chosen = 0
    strength = 8
    while count:
        same = pool & SAME_STRENGTH[strength]
        while same and count:
            bit = same & -same
            chosen |= bit
            same ^= bit
            count -= 1
        strength -= 1
    return chosen


def _total(cards: int) -> int:
    total = 0
    while cards:
        total += VALUE[(cards & -cards).bit_length() - 1]
        cards &= cards - 1
    return total


def three_adjacent(owners: Sequence[int], seat: int) -> bool:
    """Whether `seat` owns three stones side by side; `owners` by stone."""
    return any(owners[i] == owners[i + 1] == owners[i + 2] == seat for i in range(7))


def round_winner(owners: Sequence[int]) -> int | None:
    """Who won a round that is over with these owners of the stones; None is a draw."""
    stones = [owners.count(0), owners.count(1)]
    for seat in (0, 1):
        if stones[seat] >= 5 or three_adjacent(owners, seat):
            return seat
    return None if stones[0] == stones[1] else int(stones[1] > stones[0])


def round_points(owners: Sequence[int], official: bool) -> list[int]:
    """What the round scores for each seat (rules page, "A series of rounds")."""
    points = [owners.count(0), owners.count(1)]
    winner = round_winner(owners)
    if official and winner is not None:
        points[winner] = 5
    return points
