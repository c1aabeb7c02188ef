"""A misleading guide, so that only a search finds the winning move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.toy.game import Nim

STAGES, TURNS = 1, 100


def action_values(state: Nim, actions: Sequence[int]) -> list[int]:
    """Greed: the more the better; taking the last one stands out."""
    return [1000 if action == state.heap else action for action in actions]


def playout_action(state: Nim, rng: Random) -> int:
    most = min(3, state.heap)
    return most if most == state.heap else 1 + rng.randrange(most)


def stage(_state: Nim) -> int:
    return 0


def utilities(state: Nim) -> list[int]:
    return [1000, -1000] if state.turn else [-1000, 1000]
