"""A finished game judged move by move, each with nothing but what its player knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from quatuor.ai.levels import LEVEL, Budget
from quatuor.ai.search import Search, is_clear
from quatuor.ai.thinker import Thinker, heuristic_of
from quatuor.games.base import State
from quatuor.record import Record

A = TypeVar("A")

EXPERT = "expert"
BUDGET = Budget(milliseconds=400, playouts=200)
"""To find the best action, and as much again to compare it with the one that was made."""
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

    def _judge(self, ply: int, state: State[Any], made: Any) -> Iterator[None]:
        """First the best action is found; then it and the one that was made meet alone.

        What was found best among many is overrated; of two that are tried anew neither is.
        """
        seat = state.current_player()
        assert seat is not None
        rng = Random(FAR + (self._seed << 20) + ply)
        thinker = Thinker(
            state.game,
            state.observation(seat),
            state.legal_actions(),
            LEVEL[EXPERT],
            self._budget,
            rng,
        )
        while not thinker.run(0):
            yield
        best, loss, clear = thinker.analysis()[0], 0, False
        if best.action != made:
            duel = Search(
                heuristic_of(state.game),
                seat,
                [best.action, made],
                thinker.draw_world,
                rng,
                LEVEL[EXPERT],
            )
            begun = self._seconds
            for _ in duel.run(lambda: self._budget.spent(self._seconds - begun, duel.playouts)):
                yield
            behind = [mine - theirs for mine, theirs in zip(*duel.results, strict=False)]
            loss, clear = max(0, sum(behind) // max(1, len(behind))), is_clear(behind)
        self.judgements.append(Judgement(ply, seat, best.expected, loss, clear, state, best.action))


def _decisions(record: Record) -> list[tuple[int, State[Any], Any]]:
    """(actions before, position, action) wherever there was more than one legal action."""
    state, found = record.start(), []
    for ply, text in enumerate(record.actions):
        action = state.parse_action(text)
        if len(state.legal_actions()) > 1:
            found.append((ply, state.clone(), action))
        state.apply(action)
    return found
