"""What a card may claim, what a hand may keep, and how a game is scored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import (
    CREST,
    CREST_MASK,
    KIND,
    KIND_MASK,
    KING,
    PEASANT,
    SPACES_OF,
    card_points,
)


@cache
def runs(length: int) -> tuple[int, ...]:
    """All masks of `length` consecutive spaces inside the row, from the left."""
    return tuple(((1 << length) - 1) << left for left in range(8 - length))


@cache
def claims(kind: int, filled: int) -> tuple[int, ...]:
    """The masks of spaces that a kind may claim when the spaces `filled` hold a card.

    For a Peasant, `filled` holds only the spaces that it may take from.
    """
    _, claim, size = house.KINDS[kind]
    if claim == "run":
        return tuple(dict.fromkeys(run & filled for run in runs(size) if run & filled))
    spaces = SPACES_OF[filled]
    chosen = combinations(spaces, min(size, len(spaces))) if spaces else ()
    return tuple(sum(1 << space for space in combination) for combination in chosen)


@cache
def peasant_spaces(card: int, crests: tuple[int, ...]) -> int:
    """The mask of the spaces that a Peasant may take from, `crests` being the crest of each."""
    wanted = {(CREST[card] + step) % 7 for step in house.PEASANT_STEPS}
    return sum(1 << space for space, crest in enumerate(crests) if crest in wanted)


def claims_of(card: int, filled: int, crests: tuple[int, ...]) -> tuple[int, ...]:
    """The masks of spaces that a card may claim when the spaces `filled` hold a card."""
    kind = KIND[card]
    if house.KINDS[kind].claim == "crest":
        filled &= peasant_spaces(card, crests)
    return claims(kind, filled)


@cache
def keeps(claimed: int, room: int) -> tuple[int, ...]:
    """Which of `claimed` cards (a mask of their places) may go to a hand with `room` left."""
    return tuple(mask for mask in range(1 << claimed) if mask.bit_count() <= room)


class TokenResult(NamedTuple):
    """How the token of a crest falls: cards of that crest by seat, who takes it (None: nobody)."""

    space: int
    token: str
    counts: list[int]
    seat: int | None
    points: int


def token_points(token: str, pile: int, crest: int, x2_scope: str) -> int:
    """What a crest's token gives to the player with this scoring pile."""
    if token == "peasants":
        return house.POINTS_PER_PEASANT * (pile & KIND_MASK[PEASANT]).bit_count()
    if token == "x2":
        return card_points(pile if x2_scope == "total" else pile & CREST_MASK[crest])
    return int(token)


def token_results(
    piles: Sequence[int], crests: Sequence[int], crest_tokens: Sequence[str | None], x2_scope: str
) -> list[TokenResult]:
    """How the tokens on the crests fall with these scoring piles, from the left."""
    results = []
    for space, token in enumerate(crest_tokens):
        if token is None:
            continue
        crest = crests[space]
        counts = [(pile & CREST_MASK[crest]).bit_count() for pile in piles]
        seat = house.token_taker(counts)
        points = 0 if seat is None else token_points(token, piles[seat], crest, x2_scope)
        results.append(TokenResult(space, token, counts, seat, points))
    return results


class Tally(NamedTuple):
    """A seat's points by part: one for each card, one more for each King, tokens."""

    cards: int
    kings: int
    tokens: int

    @property
    def total(self) -> int:
        return self.cards + self.kings + self.tokens


def tallies(piles: Sequence[int], results: Sequence[TokenResult]) -> list[Tally]:
    """The points by seat of these scoring piles with the tokens as they fall."""
    return [
        Tally(
            pile.bit_count(),
            (pile & KIND_MASK[KING]).bit_count(),
            sum(result.points for result in results if result.seat == seat),
        )
        for seat, pile in enumerate(piles)
    ]
