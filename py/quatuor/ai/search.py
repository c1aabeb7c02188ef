"""Flat Monte Carlo search over sampled worlds: a race of the best few actions.

Every world is a full state drawn from the observation. All candidates that are still in the race
are played out from the same worlds, so that the luck of the deal does not decide between them. A
candidate leaves the race when it is clearly behind, and the worse half does so at regular shares
of the budget (sequential halving). All comparisons are made of whole numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from quatuor.ai.levels import Level
from quatuor.games.base import State

A = TypeVar("A")

BEYOND_DOUBT = 10**8
"""An action whose one-ply worth trails by so much is not considered: the heuristic is sure."""
LOOK_EVERY = 8
"""Worlds between two looks at who is clearly behind."""
CLEARLY = 9
"""Behind by this many times the squared error of the difference."""


class Heuristic(Protocol):
    """What a game's `heuristic.py` offers; docs/architecture.md gives the contract."""

    STAGES: int
    TURNS: int

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
        level: Level,
    ) -> None:
        self.actions = actions
        self.playouts = 0
        self.results: list[list[int]] = [[] for _ in actions]
        """By action, the utility in each world, as far as it was in the race."""
        self._racing = list(range(len(actions)))
        self._heuristic = heuristic
        self._seat = seat
        self._draw = draw
        self._rng = rng
        self._stages = level.stages or heuristic.STAGES
        self._turns = level.turns or heuristic.TURNS

    def run(self, spent: Callable[[], float]) -> Iterator[None]:
        """Yield after each playout; `spent` tells which share of the budget is used up."""
        rounds = max(1, (len(self.actions) - 1).bit_length())
        worlds = 0
        for number in range(1, rounds + 1):
            while spent() * rounds < number:
                world = self._draw()
                for index in self._racing:
                    self._playout(world.clone(), index)
                    yield
                worlds += 1
                if worlds % LOOK_EVERY == 0:
                    self._drop_those_behind()
                    if len(self._racing) == 1:
                        return
            self._halve(-(-len(self.actions) >> number))

    def expected(self, index: int) -> int:
        """The mean utility of a candidate, rounded."""
        results = self.results[index]
        return (2 * sum(results) + len(results)) // (2 * len(results)) if results else 0

    def ranking(self) -> list[int]:
        """The candidates, best first: who stayed in the race longer, then by mean, then by guess.

        The last world may not be finished: those in the race count as equal.
        """
        racing = set(self._racing)

        def key(index: int) -> tuple[bool, int, int]:
            results = self.results[index]
            mean = (sum(results) << 20) // max(1, len(results))
            return (index not in racing, 0 if index in racing else -len(results), -mean)

        return sorted(range(len(self.actions)), key=key)

    def _halve(self, left: int) -> None:
        """Only so many stay in the race; the first guess among them, unless it was clearly behind.

        It has more for it than the few worlds before the first cuts can tell.
        """
        order = [index for index in self.ranking() if index in self._racing]
        if left > 1 and 0 in order[left:]:
            order.insert(left - 1, 0)
        self._racing = order[:left]

    def _drop_those_behind(self) -> None:
        leader = self.ranking()[0]
        self._racing = [
            index for index in self._racing if index == leader or not self._behind(index, leader)
        ]

    def _behind(self, index: int, leader: int) -> bool:
        pairs = zip(self.results[leader], self.results[index], strict=True)
        return is_clear([ahead - behind for ahead, behind in pairs])

    def _playout(self, state: State[Any], index: int) -> None:
        choose, stage, rng = self._heuristic.playout_action, self._heuristic.stage, self._rng
        end = stage(state) + self._stages
        last, turns = self._seat, self._turns
        state.apply(self.actions[index])
        while (mover := state.current_player()) is not None and stage(state) < end:
            if mover != last:
                last, turns = mover, turns - 1
                if turns == 0:
                    break
            state.apply(choose(state, rng))
        self.results[index].append(self._heuristic.utilities(state)[self._seat])
        self.playouts += 1


def is_clear(differences: Sequence[int]) -> bool:
    """Whether the mean difference is above 0 by far more than its standard error.

    Few worlds may agree by luck: one more is counted that went the other way.
    """
    if not differences:
        return False
    contrary = max(map(abs, differences))
    count, total = len(differences) + 1, sum(differences) - contrary
    squares = sum([one * one for one in differences]) + contrary * contrary
    return total > 0 and count * total * total > CLEARLY * (count * squares - total * total)
