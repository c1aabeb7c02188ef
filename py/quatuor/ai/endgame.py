"""Exact search of an end in which nothing is hidden any more: alpha-beta, to the last move.

One player against the others, who are taken to play together; with two players that is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar

from quatuor.ai.search import BEYOND_DOUBT, Heuristic
from quatuor.games.base import State

A = TypeVar("A")

MOST_POSITIONS = 4000
"""With more to look at the search gives up: about a quarter of a second in a page."""


class Endgame(Generic[A]):
    """The values of `actions` (best guess first) for the player to move in `state`."""

    playouts = 0
    """None are made."""

    def __init__(self, heuristic: Heuristic, state: State[A], actions: Sequence[A]) -> None:
        self.actions = actions
        self.results: list[list[int]] = [[] for _ in actions]
        """By action, its utility, once it is known."""
        self.solved = False
        self._heuristic = heuristic
        self._state = state
        self._seat = state.current_player()
        self._stage = heuristic.stage(state)
        self._left = MOST_POSITIONS

    def run(self) -> Iterator[None]:
        """Yield after each action; in the end it is `solved`, or there was too much to look at."""
        for action, result in zip(self.actions, self.results, strict=True):
            result.append(self._value_after(self._state, action, -1001, 1001))
            if self._left < 0:
                return
            yield
        self.solved = True

    def expected(self, index: int) -> int:
        """The utility of an action."""
        return self.results[index][0]

    def ranking(self) -> list[int]:
        """The actions, best first; of equal ones the better guess."""
        return sorted(range(len(self.actions)), key=lambda index: -self.expected(index))

    def _value_after(self, state: State[A], action: A, low: int, high: int) -> int:
        after = state.clone()
        after.apply(action)
        return self._value(after, low, high)

    def _value(self, state: State[A], low: int, high: int) -> int:
        """The utility with best play, as far as it lies between `low` and `high`."""
        turn = state.current_player()
        if turn is None or self._heuristic.stage(state) > self._stage:
            return self._heuristic.utilities(state)[self._seat or 0]
        self._left -= 1
        for action in self._plausible(state):
            if low >= high or self._left < 0:
                break
            value = self._value_after(state, action, low, high)
            if turn == self._seat:
                low = max(low, value)
            else:
                high = min(high, value)
        return low if turn == self._seat else high

    def _plausible(self, state: State[Any]) -> list[A]:
        """The legal actions that are not out of the question, the best guess first."""
        actions: list[A] = state.legal_actions()
        if len(actions) == 1:
            return actions
        values = self._heuristic.action_values(state, actions)
        least = max(values) - BEYOND_DOUBT
        order = sorted(range(len(actions)), key=lambda index: -values[index])
        return [actions[index] for index in order if values[index] > least]
