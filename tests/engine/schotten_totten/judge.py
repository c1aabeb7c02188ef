"""Formations and proofs by plain enumeration: the judge of the quick ones."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

KINDS = ["sum", "run", "color", "three_of_a_kind", "color_run"]
TROOPS: dict[str, Sequence[int]] = {
    "JK1": range(1, 10),
    "JK2": range(1, 10),
    "SP": (7,),
    "SB": (1, 2, 3),
}

Formation = tuple[int, int]
"""The place of its kind in KINDS, and the sum."""


def formation(cards: list[str], blind: bool) -> Formation:
    """The best that the troops make of a full side; a troop has any colour."""
    colors = {card[0] for card in cards if card not in TROOPS}
    values = [TROOPS[card] if card in TROOPS else (int(card[1]),) for card in cards]
    return max(one_formation(colors, list(chosen), blind) for chosen in product(*values))


def one_formation(colors: set[str], strengths: list[int], blind: bool) -> Formation:
    successive = sorted(strengths) == list(range(min(strengths), min(strengths) + len(strengths)))
    kind = 0
    if blind:
        kind = 0
    elif successive and len(colors) <= 1:
        kind = 4
    elif len(set(strengths)) == 1:
        kind = 3
    elif len(colors) <= 1:
        kind = 2
    elif successive:
        kind = 1
    return kind, sum(strengths)


def completions(cards: list[str], free: int, unseen: list[str], blind: bool) -> Iterator[Formation]:
    for added in combinations(unseen, free):
        yield formation([*cards, *added], blind)


def claim_is_proven(
    mine: list[str], theirs: list[str], free: int, unseen: list[str], blind: bool
) -> bool:
    """No cards that can still come would beat the claimer's formation."""
    own = formation(mine, blind)
    return all(other <= own for other in completions(theirs, free, unseen, blind))
