"""Flat Monte Carlo search over sampled worlds: sequential halving of the best few actions.

Every world is a full state drawn from the observation. All candidates that are still in the race
are played out from the same worlds, so that luck of the deal does not decide between them, and
the worse half leaves the race at regular shares of the budget.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from quatuor.games.base import State

A = TypeVar("A")

MOST_PLIES = 300
"""A playout stops there: players who do nothing new could go on for ever."""


class Heuristic(Protocol):
    """What a game's `heuristic.py` offers; docs/architecture.md gives the contract."""

    def action_values(self, state: Any, actions: Any, /) -> list[int]: ...
    def playout_action(self, state: Any, rng: Random, /) -> Any: ...
    def stage(self, state: Any, /) -> int: ...
    def utilities(self, state: Any, /) -> list[int]: ...


class Candidate(NamedTuple, Generic[A]):
    """An action that was looked at."""

    action: A
    visits: int
    """Playouts that began with it."""
    expected: int
    """Mean utility of these, -1000 (lost) to 1000 (won); 0 without a visit."""
    worth: int
    """Its one-ply worth, in the game's own scale."""


class Search(Generic[A]):
    """A race between `actions` (best guess first); `run` goes on as long as it is asked."""

    def __init__(
        self,
        heuristic: Heuristic,
        seat: int,
        actions: Sequence[A],
        draw: Callable[[], State[Any]],
        rng: Random,
    ) -> None:
        self.actions = actions
        self.playouts = 0
        self.visits = [0] * len(actions)
        self._totals = [0] * len(actions)
        self._racing = list(range(len(actions)))
        self._heuristic = heuristic
        self._seat = seat
        self._draw = draw
        self._rng = rng

    def run(self, spent: Callable[[], float]) -> Iterator[None]:
        """Yield after each playout; `spent` tells which share of the budget is used up."""
        rounds = max(1, (len(self.actions) - 1).bit_length())
        for number in range(1, rounds + 1):
            while spent() * rounds < number:
                world = self._draw()
                for index in self._racing:
                    self._playout(world.clone(), index)
                    yield
            self._racing = self.ranking()[: (len(self._racing) + 1) // 2]

    def expected(self, index: int) -> int:
        """The mean utility of a candidate, rounded."""
        visits = self.visits[index]
        return (2 * self._totals[index] + visits) // (2 * visits) if visits else 0

    def ranking(self) -> list[int]:
        """The candidates, best first: those in the race, then the others; ties by first guess."""
        racing = set(self._racing)
        return sorted(
            range(len(self.actions)),
            key=lambda index: (
                index not in racing,
                -self.visits[index] if index not in racing else 0,
                -(self._totals[index] << 20) // max(1, self.visits[index]),
            ),
        )

    def _playout(self, state: State[Any], index: int) -> None:
        choose, stage, rng = self._heuristic.playout_action, self._heuristic.stage, self._rng
        now = stage(state)
        state.apply(self.actions[index])
        for _ in range(MOST_PLIES):
            if state.current_player() is None or stage(state) != now:
                break
            state.apply(choose(state, rng))
        self._totals[index] += self._heuristic.utilities(state)[self._seat]
        self.visits[index] += 1
        self.playouts += 1
