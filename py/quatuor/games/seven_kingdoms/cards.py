"""The 49 characters and the bonus tokens as small ints, masks and tables.

A card is its number 1..49; 0 is an empty place. A set of cards is a mask with bit `number`, a set
of spaces a mask with bit 0..6 for the spaces D1..D7.
"""

from __future__ import annotations

from collections.abc import Iterator

from quatuor.games.seven_kingdoms import house

CARDS = range(1, 50)
SPACES = range(7)
HAND_LIMIT = 3
OFFER_SIZE = 2

KIND = (-1, *((number - 1) // 7 for number in CARDS))
CREST = (-1, *house.CREST_OF)
KIND_NAMES = tuple(kind.name for kind in house.KINDS)
KING, BISHOP, PEASANT = map(KIND_NAMES.index, ("king", "bishop", "peasant"))


def mask_of(cards: Iterator[int] | list[int] | tuple[int, ...]) -> int:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in CARDS if mask >> card & 1]


KIND_MASK = tuple(mask_of(n for n in CARDS if KIND[n] == kind) for kind in range(7))
CREST_MASK = tuple(mask_of(n for n in CARDS if CREST[n] == crest) for crest in range(7))
POINTS = (0, *(2 if KIND[number] == KING else 1 for number in CARDS))

SPACES_OF = tuple(tuple(s for s in SPACES if mask >> s & 1) for mask in range(128))
"""The spaces (0..6) of a mask of spaces, from the left."""


def card_points(mask: int) -> int:
    """Points of a set of cards without tokens: 1 for each card, 2 for a King."""
    return mask.bit_count() + (mask & KIND_MASK[KING]).bit_count()
