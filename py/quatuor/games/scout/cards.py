"""The 45 cards as small ints: the top number times 16, plus the bottom number.

`PAIR` is the card whichever way up it lies; sets of such cards are bit masks of `BIT`.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

CARDS = tuple(top << 4 | bottom for top, bottom in permutations(range(1, 11), 2))
"""Every card both ways up."""

CODE = {card: f"{card >> 4}/{card & 15}" for card in CARDS}
CARD = {code: card for card, code in CODE.items()}


def turned(card: int) -> int:
    """The card the other way up."""
    return (card & 15) << 4 | card >> 4


PAIR = {card: min(card, turned(card)) for card in CARDS}
PAIRS = tuple(card for card in CARDS if PAIR[card] == card)
BIT = {card: 1 << PAIRS.index(PAIR[card]) for card in CARDS}


def mask(cards: Iterable[int]) -> int:
    """The set of these cards, whichever way up they lie."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


def members(bits: int) -> list[int]:
    """The cards of a set, low number at the top, in rising order."""
    return [card for card in PAIRS if bits & BIT[card]]


def codes(bits: int) -> list[str]:
    """The same as codes."""
    return [CODE[card] for card in members(bits)]


def deck(players: int) -> list[int]:
    """The cards of a game for so many, low number at the top (rules: Cards)."""
    if players == 5:
        return list(PAIRS)
    if players == 3:
        return [card for card in PAIRS if card & 15 != 10]
    return [card for card in PAIRS if CODE[card] != "9/10"]
