"""Random actions, with every invariant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from soak import invariants, kinds

WHAT = (
    "actions by chance, through every combination of options: each action keeps the invariants of "
    "turn, legal actions and ending; every thirtieth position, and each last one, also those of "
    "the position as data, of what a seat knows and of what it sees"
)
OF = "rules"
KINDS = kinds.KINDS
TARGET = 1_000_000
CLOSELY = 30


def units(kind: str, start: int = 0) -> Iterator[int]:
    """Game after game; yields how many actions it had."""
    game, players = kinds.of(kind)
    for seed in count(start):
        rng = Random(seed)
        options = kinds.options_of(game, seed)
        state = game.new_state(players=players, seed=seed, options=options)
        ply = 0
        while actions := invariants.check(state, ply):
            if rng.randrange(CLOSELY) == 0:
                invariants.check_closely(state, rng)
            state.apply(actions[rng.randrange(len(actions))])
            ply += 1
        invariants.check_closely(state, rng)
        yield ply
