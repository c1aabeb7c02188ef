"""What is uncertain in the rules, in one place: correct it here and the whole game follows.

The official rule sheet could not be had. What was rebuilt (`house`) is marked so; the rest of the
tables stands here because the rebuilt parts lie in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from quatuor.games.base import Option


class Kind(NamedTuple):
    """A kind of seven consecutive numbers and its claim.

    `claim` is `any` (`size` cards wherever they lie), `run` (the cards of `size` consecutive
    spaces) or `crest` (`size` cards from one of the spaces of PEASANT_STEPS).
    """

    name: str
    claim: str
    size: int


KINDS = (
    Kind("king", "any", 4),
    Kind("bishop", "any", 1),
    Kind("general", "run", 3),  # house: its range of numbers
    Kind("princess", "any", 2),  # house: its range of numbers
    Kind("knight", "run", 2),  # house: its name and claim
    Kind("merchant", "any", 1),  # house: its name and claim
    Kind("peasant", "crest", 1),
)
"""In the order of the numbers: 1-7, 8-14, ... 43-49."""

CRESTS = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
CREST_OF = tuple((number - 1) % 7 for number in range(1, 50))
"""House: the crest of the cards 1, 2, ... 49."""

PEASANT_STEPS = (0, 3)
"""House: a Peasant takes from the crests this far from its own, modulo 7."""

CREST_ROW_IS_SHUFFLED = True
"""House: the crest cards lie in random order."""

TOKENS = ("+2", "+2", "+3", "+3", "+5", "x2", "x2", "peasants", "peasants")
"""House: the set. `+N` scores N, `x2` the crest again, `peasants` each Peasant of the winner."""

POINTS_PER_PEASANT = 1
"""House: what a `peasants` token gives for each Peasant in the winner's pile."""

OPTIONS = {"x2_scope": Option("crest", ("crest", "total"))}
"""House: an `x2` token gives the points of its crest's cards again, or those of the whole pile."""

START_STEP = 1
"""House: after every round the start player's seat moves so far to the left, whoever has cards."""


def under_the_deck(surplus: Sequence[int]) -> list[int]:
    """House: the order in which surplus cards of the row, given from the left, go under."""
    return list(surplus)


def token_taker(counts: Sequence[int]) -> int | None:
    """House: the seat that takes a crest's token, by cards of that crest; on a tie nobody."""
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def winning_seats(totals: Sequence[int]) -> list[int]:
    """House: all seats with the highest total share the win."""
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
