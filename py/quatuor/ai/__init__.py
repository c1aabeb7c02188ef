"""Computer players, the same for every game. They get an observation and never see a state.

    choose(game, observation, legal_actions, level, budget, rng) -> action
    analyse(game, observation, legal_actions, level, budget, rng) -> candidates, best first

Both are a `Thinker` run to its end; a page runs it in slices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from quatuor.ai.levels import LEVELS, Budget
from quatuor.ai.search import Candidate
from quatuor.ai.thinker import Thinker
from quatuor.games.base import Game

__all__ = ["LEVELS", "Budget", "Candidate", "Thinker", "analyse", "choose"]

A = TypeVar("A")


def choose(
    game: Game[Any],
    observation: Mapping[str, Any],
    legal_actions: Sequence[A],
    level: str,
    budget: Budget | None,
    rng: Random,
) -> A:
    """One of the actions. The same seed and a budget in playouts give the same one everywhere."""
    thinker = Thinker(game, observation, legal_actions, level, budget, rng)
    thinker.finish()
    return thinker.best()


def analyse(
    game: Game[Any],
    observation: Mapping[str, Any],
    legal_actions: Sequence[A],
    level: str,
    budget: Budget | None,
    rng: Random,
) -> list[Candidate[A]]:
    """The actions that were looked at, best first, with their expected results."""
    thinker = Thinker(game, observation, legal_actions, level, budget, rng)
    thinker.finish()
    return thinker.analysis()
