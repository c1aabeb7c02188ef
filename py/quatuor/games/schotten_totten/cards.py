"""The 64 cards as small ints, and the tables that make formations quick.

Clan cards are 0..53, colour by colour, each with its strengths 1 to 9; tactics cards follow. A set
of clan cards is an int with one bit for each; nine bits of it, cut out at a colour's `shift`, are
a set of strengths (bit 0: strength 1).
"""

from __future__ import annotations

COLORS = "rgbpyn"
CLAN = 54
"""The number of clan cards; tactics cards are numbered from here."""

TACTICS_CODES = ("JK1", "JK2", "SP", "SB", "BB", "MF", "RE", "ST", "BA", "TR")
CODES = (*(f"{color}{strength}" for color in COLORS for strength in range(1, 10)), *TACTICS_CODES)
CARDS = {code: card for card, code in enumerate(CODES)}

JOKER_1, JOKER_2, SPY, BEARER = range(CLAN, CLAN + 4)
BLIND, MUD = range(CLAN + 4, CLAN + 6)
RECRUITER, STRATEGIST, BANSHEE, TRAITOR = range(CLAN + 6, CLAN + 10)
ALL_CARDS = CLAN + 10

ALL_CLAN = (1 << CLAN) - 1
NINE = (1 << 9) - 1

VALUE = (*(card % 9 + 1 for card in range(CLAN)), 9, 9, 7, 3)
"""The strength of each clan card, and the highest one that a troop card may take."""
STRENGTH_BIT = (*(1 << card % 9 for card in range(CLAN)), 0, 0, 0, 0)
COLOR_BIT = (*(1 << card // 9 for card in range(CLAN)), 0, 0, 0, 0)

SAME_STRENGTH = tuple(
    sum(1 << (strength + 9 * color) for color in range(6)) for strength in range(9)
)
"""By strength - 1: the six cards of that strength."""

SHIFTS = tuple(
    tuple(range(0, CLAN, 9))
    if not colors
    else (colors.bit_length() * 9 - 9,)
    if colors & (colors - 1) == 0
    else ()
    for colors in range(64)
)
"""By a set of colours: the shifts of the colours that these cards could all have."""


def _runs(size: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """By a set of strengths: what it lacks to runs of `size`, with their sums, highest first."""
    runs: dict[int, list[tuple[int, int]]] = {}
    for low in range(9 - size, -1, -1):
        window = ((1 << size) - 1) << low
        total = sum(range(low + 1, low + size + 1))
        have = window
        while True:
            runs.setdefault(have, []).append((window ^ have, total))
            if not have:
                break
            have = (have - 1) & window
    return {have: tuple(lacks) for have, lacks in runs.items()}


RUNS = {3: _runs(3), 4: _runs(4)}


def cards_of(mask: int) -> list[int]:
    """The cards of a set, lowest first."""
    cards = []
    while mask:
        cards.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cards
