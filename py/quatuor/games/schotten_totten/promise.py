"""What an unfinished side may become: its expected quality, by counting cards that would help.

Qualities are ints from 0 to 1000 that order formations as ranks do, with a distance. Chances are
in thousandths.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from quatuor.games.schotten_totten.cards import CLAN, NINE, RUNS, SAME_STRENGTH, STRENGTH_BIT, VALUE
from quatuor.games.schotten_totten.rules import COLOR, COLOR_RUN, KIND, RUN, SUM, best_completion

Odds: TypeAlias = tuple[int, ...]
"""By a number of unseen cards: the chance to get at least one of them in time."""
Tier: TypeAlias = tuple[int, int]
"""A set of cards that lead to a formation, and its quality."""
Pair: TypeAlias = tuple[tuple[Tier, ...], int, int]
"""What makes a side of three of two clan cards, best first; the quality if nothing of it comes; and
the set of all cards that help."""

SCALE = {
    SUM: (0, 200),
    RUN: (210, 330),
    COLOR: (350, 570),
    KIND: (590, 770),
    COLOR_RUN: (800, 1000),
}
"""By kind: the quality of its lowest and its highest sum."""
HELD, BOTH_HELD = 900, 820
"""The chance that a card of the hand, or two of them, will be there when they are wanted."""


def _qualities(size: int) -> tuple[int, ...]:
    qualities = [0] * (6 << 6)
    for kind, (low, high) in SCALE.items():
        for total in range(size, 9 * size + 1):
            qualities[kind << 6 | total] = low + (high - low) * (total - size) // (8 * size)
    return tuple(qualities)


QUALITY = {3: _qualities(3), 4: _qualities(4)}
"""By the number of cards and the rank of a formation: its quality."""


@cache
def odds(coming: int, unseen: int) -> Odds:
    """The odds of a player to whom `coming` of `unseen` cards will come."""
    missed, table = 1000, []
    for drawn in range(unseen + 1):
        table.append(1000 - missed)
        left = max(1, unseen - drawn)
        missed = missed * max(0, left - coming) // left
    return tuple(table)


@cache
def pairs_of(first: int) -> tuple[Pair, ...]:
    """The pairs of a clan card with each other one, by the other."""
    return tuple(_pair(first, second) for second in range(CLAN))


def _pair(first: int, second: int) -> Pair:
    values = VALUE[first] + VALUE[second]
    both = 1 << first | 1 << second
    tiers = []
    if VALUE[first] == VALUE[second]:
        outs = SAME_STRENGTH[VALUE[first] - 1] & ~both
        tiers.append((outs, QUALITY[3][KIND << 6 | values // 2 * 3]))
    runs = RUNS[3].get(STRENGTH_BIT[first] | STRENGTH_BIT[second], ())
    if first // 9 == second // 9:
        shift = first // 9 * 9
        tiers += [(lack << shift, QUALITY[3][COLOR_RUN << 6 | total]) for lack, total in runs]
        # the sum of a color counts little: one tier for the cards that make no run
        outs = NINE << shift & ~both
        for lack, _ in runs:
            outs &= ~(lack << shift)
        tiers.append((outs, QUALITY[3][COLOR << 6 | values + 5]))
    for lack, total in runs:
        tiers.append((SAME_STRENGTH[lack.bit_length() - 1], QUALITY[3][RUN << 6 | total]))
    helps = 0
    for outs, _ in tiers:
        helps |= outs
    return tuple(tiers), QUALITY[3][SUM << 6 | values + 5], helps


@cache
def single(card: int) -> tuple[tuple[Tier, ...], tuple[Tier, ...], int, int]:
    """What makes a side of three of one clan card: color runs, then three of a kind and color.

    With the quality if nothing of it comes, and the set of the cards that help to color runs.
    """
    shift, value = card // 9 * 9, VALUE[card]
    runs = []
    for low in range(min(7, value), max(0, value - 3), -1):
        window = 0b111 << (low - 1) << shift
        runs.append((window & ~(1 << card), QUALITY[3][COLOR_RUN << 6 | 3 * low + 3]))
    kind = SAME_STRENGTH[value - 1] & ~(1 << card)
    color = NINE << shift & ~(1 << card)
    others = (
        (kind, QUALITY[3][KIND << 6 | 3 * value]),
        (color, QUALITY[3][COLOR << 6 | value + 11]),
    )
    base = QUALITY[3][SUM << 6 | value + 10] + QUALITY[3][RUN << 6 | min(21, 3 * value)]
    helps = 0
    for outs, _ in runs:
        helps |= outs
    return tuple(runs), others, base // 2, helps


def promised(tiers: tuple[Tier, ...], base: int, hand: int, unseen: int, chance: Odds) -> int:
    """The quality to expect of a pair."""
    rest, total = 1000, 0
    for outs, quality in tiers:
        share = rest * (HELD if outs & hand else chance[(outs & unseen).bit_count()]) // 1000
        total += share * quality
        rest -= share
    return (total + rest * base) // 1000


def single_promise(card: int, hand: int, unseen: int, chance: Odds) -> int:
    """The quality to expect of a side of three with one clan card."""
    runs, others, base, _ = single(card)
    rest, total = 1000, 0
    one = chance[1] if unseen else 0
    known = hand | unseen
    by_held = one * one // 1000, one * HELD // 1000, BOTH_HELD
    for outs, quality in runs:
        if outs & known == outs:
            share = rest * by_held[(outs & hand).bit_count()] // 1000
            total += share * quality
            rest -= share
    for outs, quality in others:
        held = (outs & hand).bit_count()
        if held < 2:
            left = (outs & unseen).bit_count()
            # the second of two is about as hard to get as one of half as many
            share = rest * chance[left] // 1000 * (HELD if held else chance[left >> 1]) // 1000
        else:
            share = rest * BOTH_HELD // 1000
        total += share * quality
        rest -= share
    return (total + rest * base) // 1000


def sum_quality(total: int, size: int) -> int:
    """The quality of a sum where only sums count."""
    return 1000 * (total - size) // (8 * size)


def broad_promise(cards: tuple[int, ...], free: int, blind: bool, hand: int, unseen: int) -> int:
    """The quality to expect of any side with free places, by the best it can still be; rough."""
    size = len(cards) + free
    values = sum([VALUE[card] for card in cards])
    if blind:
        return sum_quality(values + free * (7 if hand else 6), size)
    qualities = QUALITY[size]
    top = qualities[best_completion(cards, free, hand | unseen, blind)[0]]
    ready = qualities[best_completion(cards, free, hand, blind)[0]]
    low = qualities[SUM << 6 | min(9 * size, values + 5 * free)]
    return max(ready * HELD // 1000, (top + low * free) // (1 + free))
