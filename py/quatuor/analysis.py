"""A finished game judged move by move, each with nothing but what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from quatuor.ai.levels import LEVEL, Budget
from quatuor.ai.search import Search, is_clear
from quatuor.ai.thinker import heuristic_of
from quatuor.games.base import State
from quatuor.record import Record

A = TypeVar("A")

BUDGET = Budget(milliseconds=800, playouts=300)
"""For each decision."""
AS_GOOD_AS = "expert"
CANDIDATES = 5
"""How many actions, the best by one-ply worth, are compared with the one that was made."""
FAR = 1 << 101
"""Far from every seed of a deal and of a computer's turn."""


class Judgement(NamedTuple, Generic[A]):
    """One decision, seen with the eyes of who made it."""

    ply: int
    """How many actions had been made before."""
    seat: int
    expected: int
    """What the best action promised, -1000 (lost) to 1000 (won)."""
    loss: int
    """How much less the action that was made promised; 0 for the best."""
    clear: bool
    """Whether that is more than the luck of the playouts."""
    state: State[Any]
    """The position before the action."""
    best: A


class Analysis:
    """Judges every decision of a record that was one: the seats in `first`, then the others.

    Call `run` until it is true, or stop at any time; `judgements` grows.
    """

    def __init__(self, record: Record, first: Sequence[int], budget: Budget | None = None) -> None:
        self.judgements: list[Judgement[Any]] = []
        self._seed = record.seed
        self._seconds = 0.0
        self._budget = budget or BUDGET
        self._decisions = _decisions(record)
        self._decisions.sort(key=lambda one: one[1].current_player() not in first)
        self._steps = self._judge_all()

    @property
    def progress(self) -> float:
        """From 0 to 1, the share of the decisions that are judged."""
        return len(self.judgements) / max(1, len(self._decisions))

    def run(self, seconds: float) -> bool:
        """Go on for about that long; true when every decision is judged."""
        start, before = perf_counter(), self._seconds
        for _ in self._steps:
            spent = perf_counter() - start
            self._seconds = before + spent
            if spent >= seconds:
                return False
        return True

    def _judge_all(self) -> Iterator[None]:
        for ply, state, action in self._decisions:
            yield from self._judge(ply, state, action)

    def _judge(self, ply: int, state: State[Any], action: Any) -> Iterator[None]:
        seat = state.current_player()
        assert seat is not None
        rng = Random(FAR + (self._seed << 20) + ply)
        game, observation = state.game, state.observation(seat)
        legal = state.legal_actions()
        heuristic = heuristic_of(game)
        worth = heuristic.action_values(game.sample_state(observation, rng), legal)
        order = sorted(range(len(legal)), key=lambda index: -worth[index])
        actions = [legal[index] for index in order[:CANDIDATES]]
        if action not in actions:
            actions.append(action)
        search = Search(
            heuristic,
            seat,
            actions,
            lambda: game.sample_state(observation, rng),
            rng,
            LEVEL[AS_GOOD_AS].horizon,
        )
        begun = self._seconds
        for _ in search.run(lambda: self._budget.spent(self._seconds - begun, search.playouts)):
            yield
        best, made = search.ranking()[0], actions.index(action)
        pairs = list(zip(search.results[best], search.results[made], strict=False))
        behind = [better - worse for better, worse in pairs]
        loss = max(0, sum(behind) // max(1, len(behind)))
        self.judgements.append(
            Judgement(
                ply,
                seat,
                search.expected(best),
                loss,
                is_clear(behind),
                state,
                actions[best],
            )
        )


def _decisions(record: Record) -> list[tuple[int, State[Any], Any]]:
    """(actions before, position, action) wherever there was more than one legal action."""
    state, found = record.start(), []
    for ply, text in enumerate(record.actions):
        action = state.parse_action(text)
        if len(state.legal_actions()) > 1:
            found.append((ply, state.clone(), action))
        state.apply(action)
    return found
