"""Cards and followers as small ints, with their tables.

A card is its rank, 1..98 (0: no card), so that comparing cards breaks ties. A follower is one int:

    bits 0-6  card
    bit  7    UP: face up
    bits 8-11 an end power that waits for the end of the skirmish: its clan, SPENT, or 0 for none
    bits 12-  seats that have seen this card, as far as they matter while it lies face down

A recruit is `card | UP` or `card`; 0 is an empty place.
"""

from __future__ import annotations

CLANS = ("SC", "MG", "MD", "WE", "FE", "FO", "CB", "CC", "BR")
SC, MG, MD, WE, FE, FO, CB, CC, BR = range(9)

BRUCE = (97, 98)
CARDS = tuple(range(1, 99))

# by card; index 0 stands for no card
CLAN: tuple[int, ...] = (-1, *((card - 1) % 8 for card in range(1, 97)), BR, BR)
STRENGTH: tuple[int, ...] = (0, *((card - 1) // 8 + 1 for card in range(1, 97)), 12, 12)
CODE: tuple[str, ...] = (
    "",
    *(f"{CLANS[CLAN[card]]}{STRENGTH[card]}" for card in range(1, 97)),
    "BR1",
    "BR2",
)
CARD_OF = {CODE[card]: card for card in CARDS}

CARD = 127
UP = 128
POWER_SHIFT = 8
POWER = 15 << POWER_SHIFT
SEEN_SHIFT = 12

END_POWERS = (MD, CC, BR)
SPENT = 15

POWER_NAME: dict[int, str | None] = {0: None, MD: "MD", CC: "CC", BR: "BR", SPENT: "spent"}
POWER_OF = {name: power for power, name in POWER_NAME.items()}

HELD = MD << POWER_SHIFT  # the power field of a follower that stays for another skirmish
TWO_CLAIMS = CC << POWER_SHIFT
ANY_CLAN = BR << POWER_SHIFT


def deck(bruce: bool) -> list[int]:
    """All cards of a game, by rank."""
    return list(CARDS if bruce else CARDS[:96])


def bits(mask: int) -> list[int]:
    """The cards of a bit mask (bit c is card c), by rank."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards
