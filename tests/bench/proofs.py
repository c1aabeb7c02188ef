"""How many claim proofs of Schotten Totten the engine makes in a second."""

from __future__ import annotations

from random import Random
from time import perf_counter

from bench import machine
from bench.tables import Table
from quatuor.games.schotten_totten.cards import CLAN
from quatuor.games.schotten_totten.rules import best_completion

CASES = 20_000
"""Different ones, so that nothing is found in a cache."""


def measure() -> list[Table]:
    """One row for each number of cards that the opponent still has to lay."""
    rng = Random(1)
    rows: list[list[int | float]] = []
    for free in (1, 2, 3):
        cases = []
        for _ in range(CASES):
            deal = rng.sample(range(CLAN), rng.randrange(30, CLAN))
            cases.append((deal[: 3 - free], sum(1 << card for card in deal[3 - free :])))
        start = perf_counter()
        for cards, unseen in cases:
            best_completion(cards, free, unseen, blind=False)
        rows.append([free, CASES / (perf_counter() - start)])
    note = f"The best answer of an incomplete side, unseen cards at random. {machine.describe()}."
    return [Table("Claim proofs", note, ["cards to lay", "proofs per second"], rows)]
