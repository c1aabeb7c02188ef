"""The common core, on a toy game: search, budgets, slices, levels."""

from __future__ import annotations

from collections import Counter
from itertools import count
from random import Random
from typing import Any

import pytest

from ai.toy import heuristic as toy
from ai.toy.game import GAME, Nim
from quatuor import ai
from quatuor.ai import thinker as thinking
from quatuor.ai.thinker import blurred

LOST = 40
"""A heap from which all moves are about equal: nothing is clear before the budget is spent."""


def position(heap: int) -> dict[str, Any]:
    return GAME.make(heap, 0, [3, 4]).observation(0)


def pick(heap: int, level: str, seed: int = 1, playouts: int | None = 300) -> int:
    state = GAME.make(heap, 0, [3, 4])
    budget = ai.Budget(playouts=playouts)
    return ai.choose(GAME, state.observation(0), state.legal_actions(), level, budget, Random(seed))


@pytest.mark.parametrize("level", ["skilled", "expert"])
@pytest.mark.parametrize(("heap", "winning"), [(5, 1), (6, 2), (7, 3)])
def test_search_finds_what_the_guide_does_not_see(level: str, heap: int, winning: int) -> None:
    assert pick(heap, level) == winning


def test_playouts_stop_at_the_same_player_s_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes one card goes on: an estimate depends on who is to move."""
    stopped = Counter[int]()

    def apply(state: Nim, action: int) -> None:
        state.heap -= action
        state.turn = state.turn if action == 1 else 1 - state.turn

    def utilities(state: Nim) -> list[int]:
        stopped[state.turn] += 1
        return [0, 0]

    monkeypatch.setattr(Nim, "apply", apply)
    monkeypatch.setattr(toy, "utilities", utilities)
    for turns, mover in ((1, 1), (2, 0), (3, 1)):
        stopped.clear()
        monkeypatch.setattr(toy, "TURNS", turns)
        pick(1000, "expert", playouts=60)
        assert list(stopped) == [mover]
        assert stopped[mover] >= 60


def test_casual_follows_the_guide() -> None:
    assert pick(6, "casual") == 3


@pytest.mark.parametrize("level", ai.LEVELS)
def test_no_level_misses_a_move_that_stands_out(level: str) -> None:
    assert {pick(3, level, seed) for seed in range(20)} == {3}


def test_beginner_errs_but_not_always() -> None:
    picks = Counter(pick(10, "beginner", seed) for seed in range(200))
    assert picks[3] > picks[2] > 0


def test_noise_never_prefers_the_worse_half() -> None:
    values = [0, 1, 2, 50, 90, 100]
    seen = [blurred(values, 250, Random(seed)) for seed in range(300)]
    assert {one.index(max(one)) for one in seen} == {2, 3, 4, 5}


def test_noise_leaves_what_stands_out() -> None:
    for seed in range(50):
        seen = blurred([10, 20, 500, 30], 250, Random(seed))
        assert seen.index(max(seen)) == 2


@pytest.mark.parametrize("level", ai.LEVELS)
def test_same_seed_same_choice(level: str) -> None:
    assert [pick(17, level, seed) for seed in range(5)] == [pick(17, level, s) for s in range(5)]


def test_budget_in_playouts_is_kept() -> None:
    for playouts in (1, 20, 500):
        thinker = ai.Thinker(
            GAME, position(LOST), [1, 2, 3], "expert", ai.Budget(playouts=playouts), Random(1)
        )
        thinker.finish()
        assert playouts <= thinker.playouts <= playouts + 3
        assert sum(one.visits for one in thinker.analysis()) == thinker.playouts


def test_a_clear_case_takes_less() -> None:
    thinker = ai.Thinker(
        GAME, position(5), [1, 2, 3], "expert", ai.Budget(playouts=2000), Random(1)
    )
    thinker.finish()
    assert thinker.best() == 1
    assert thinker.playouts < 1000
    assert thinker.progress == 1.0


def test_budget_in_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a millisecond with each look at it."""
    looks = count()
    monkeypatch.setattr(thinking, "perf_counter", lambda: next(looks) / 1000)
    budget = ai.Budget(milliseconds=50)
    thinker = ai.Thinker(GAME, position(LOST), [1, 2, 3], "expert", budget, Random(1))
    slices = []
    while not thinker.run(0.01):
        slices.append(thinker.progress)
    assert slices == pytest.approx([0.2, 0.4, 0.6, 0.8, 1.0], abs=0.05)
    assert thinker.progress == 1.0


def test_slices_change_nothing() -> None:
    budget = ai.Budget(playouts=200)
    whole, sliced = (
        ai.Thinker(GAME, position(LOST), [1, 2, 3], "expert", budget, Random(7)) for _ in range(2)
    )
    whole.finish()
    progress = [sliced.progress]
    while not sliced.run(0):
        progress.append(sliced.progress)
    assert sliced.analysis() == whole.analysis()
    assert progress == sorted(progress)
    assert progress[0] == 0.0


def test_may_be_stopped_at_any_time() -> None:
    thinker = ai.Thinker(GAME, position(21), [1, 2, 3], "expert", None, Random(1))
    assert thinker.best() in (1, 2, 3)
    thinker.run(0)
    assert thinker.best() in (1, 2, 3)


def test_analysis_tells_expected_results() -> None:
    best, *rest = ai.analyse(
        GAME, position(6), [1, 2, 3], "expert", ai.Budget(playouts=400), Random(1)
    )
    assert best.action == 2
    assert 0 < best.expected <= 1000
    assert all(one.expected < best.expected for one in rest)


def test_a_single_action_costs_nothing() -> None:
    thinker = ai.Thinker(GAME, position(1), [1], "expert", None, Random(1))
    assert thinker.run(0)
    assert thinker.playouts == 0
    assert thinker.best() == 1


def test_refusals() -> None:
    with pytest.raises(ValueError, match="level"):
        ai.Thinker(GAME, position(5), [1], "grandmaster", None, Random(1))
    with pytest.raises(ValueError, match="legal_actions"):
        ai.Thinker(GAME, position(5), [], "casual", None, Random(1))
