"""One decision of a computer player, in slices, so that a page stays responsive."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Generic, TypeVar, cast

from quatuor.ai.endgame import Endgame
from quatuor.ai.levels import LEVEL, Budget, Level
from quatuor.ai.search import BEYOND_DOUBT, Candidate, Heuristic, Search
from quatuor.games.base import Game, State

A = TypeVar("A")

STANDS_OUT = 3
"""A move does if it is ahead of the second by so many times what lies between second and last."""


def heuristic_of(game: Game[Any]) -> Heuristic:
    """The `heuristic` module beside the module that defines the game."""
    package = sys.modules[type(game).__module__].__package__
    return cast(Heuristic, import_module(f"{package}.heuristic"))


class Thinker(Generic[A]):
    """Call `run` until it is true, or stop at any time; `best` is always one of the actions.

    ValueError: an unknown level, or no action to choose from.
    """

    def __init__(
        self,
        game: Game[Any],
        observation: Mapping[str, Any],
        legal_actions: Sequence[A],
        level: str | Level,
        budget: Budget | None,
        rng: Random,
    ) -> None:
        if isinstance(level, str):
            if level not in LEVEL:
                raise ValueError(f"level: {level!r} is unknown")
            level = LEVEL[level]
        if not legal_actions:
            raise ValueError("legal_actions: there is nothing to choose from")
        self._level = level
        self._budget = budget or self._level.budget
        self._game = game
        self._observation = observation
        self._legal_actions = legal_actions
        self._rng = rng
        self._seconds = 0.0
        self._done = False
        self._search: Search[A] | Endgame[A] | None = None
        self._worth: dict[A, int] = {}
        self._ranked: list[A] = [legal_actions[0]]
        self._steps = self._think()

    @property
    def playouts(self) -> int:
        """How many playouts were made so far."""
        return self._search.playouts if self._search else 0

    @property
    def progress(self) -> float:
        """From 0 to 1, the share of the work that is done."""
        return 1.0 if self._done else min(1.0, self._spent())

    def run(self, seconds: float) -> bool:
        """Go on for about that long; true when there is nothing left to think about."""
        begin = now = perf_counter()
        before = self._seconds
        for _ in self._steps:
            now = perf_counter()
            self._seconds = before + now - begin
            if now - begin >= seconds:
                return self._done
        self._done = True
        return True

    def finish(self) -> None:
        """Think to the end."""
        while not self.run(3600):
            pass

    def best(self) -> A:
        """The choice as it stands now."""
        return self.analysis()[0].action

    def analysis(self) -> list[Candidate[A]]:
        """The candidates so far, best first."""
        search = self._search
        if search is None:
            return [Candidate(action, 0, 0, self._worth.get(action, 0)) for action in self._ranked]
        return [
            Candidate(
                action, len(search.results[index]), search.expected(index), self._worth[action]
            )
            for index in search.ranking()
            for action in [search.actions[index]]
        ]

    def draw_world(self) -> State[Any]:
        """A full state that the observation leaves possible."""
        return self._game.sample_state(self._observation, self._rng)

    def _different(self, count: int) -> list[A]:
        """The best actions, of equal worth one each, then the others: these are often twins.

        Only those that are not out of the question (BEYOND_DOUBT).
        """
        seen: set[int] = set()
        first: list[A] = []
        twins: list[A] = []
        least = max(self._worth.values()) - BEYOND_DOUBT
        for action in self._ranked:
            worth = self._worth[action]
            if worth > least:
                (twins if worth in seen else first).append(action)
                seen.add(worth)
        return (first + twins)[:count]

    def _spent(self) -> float:
        return self._budget.spent(self._seconds, self.playouts)

    def _think(self) -> Iterator[None]:
        if len(self._legal_actions) == 1:
            return
        heuristic = heuristic_of(self._game)
        state = self.draw_world()
        if self._level.forgets and hasattr(heuristic, "forget"):
            heuristic.forget(state, self._rng)
        values = heuristic.action_values(state, self._legal_actions)
        self._worth = dict(zip(self._legal_actions, values, strict=True))
        if self._level.noise:
            values = blurred(values, self._level.noise, self._rng)
        order = sorted(range(len(values)), key=lambda index: -values[index])
        self._ranked = [self._legal_actions[index] for index in order]
        yield
        if self._level.candidates:
            seat = self._observation["seat"]
            if hasattr(heuristic, "is_endgame") and heuristic.is_endgame(state):
                endgame = Endgame(heuristic, state, self._different(len(order)))
                yield from endgame.run()
                if endgame.solved:
                    self._search = endgame
                    return
            actions = self._different(self._level.candidates)
            self._search = Search(heuristic, seat, actions, self.draw_world, self._rng, self._level)
            yield from self._search.run(self._spent)


def blurred(values: Sequence[int], noise: int, rng: Random) -> list[int]:
    """The values times 100, as somebody sees them who errs by `noise` percent of the usual gap.

    That gap lies between the best value and the middle one. Whoever errs so knows a bad action all
    the same: none below the middle comes first, and a move that stands out is never missed.
    """
    ordered = sorted(values)
    best, second, middle = ordered[-1], ordered[-2], ordered[(len(ordered) - 1) // 2]
    if best - second > STANDS_OUT * (second - ordered[0]):
        middle = best
    reach = noise * (best - middle)
    worst = 100 * ordered[0] - 1
    return [
        100 * value + rng.randrange(reach + 1) if value >= middle else worst for value in values
    ]
