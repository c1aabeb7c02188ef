"""The arena's figures: intervals that hold what they say, a test that stops."""

from __future__ import annotations

from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quatuor.arena.statistics import Sprt, mean_interval, share_interval

shares = st.lists(st.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=60)


@given(shares)
def test_a_share_lies_inside_its_interval(values: list[float]) -> None:
    one = share_interval(values, 2 * len(values))
    assert 0 <= one.low <= one.mean <= one.high <= 1
    assert one.low < one.high


def test_the_known_wilson_interval() -> None:
    one = share_interval([1.0] * 10, 10)
    assert (one.mean, one.high) == (1.0, 1.0)
    assert one.low == pytest.approx(0.7225, abs=1e-3)


@pytest.mark.parametrize("chance", [0.3, 0.5, 0.9])
def test_intervals_cover_the_truth_about_95_times_of_100(chance: float) -> None:
    rng, covered, trials = Random(5), 0, 600
    for _ in range(trials):
        deals = [((rng.random() < chance) + (rng.random() < chance)) / 2 for _ in range(100)]
        one = share_interval(deals, 200)
        covered += one.low <= chance <= one.high
    assert 0.92 <= covered / trials <= 0.98


def test_deals_that_agree_in_themselves_count_once() -> None:
    rng = Random(1)
    alike = [float(rng.random() < 0.5) for _ in range(200)]
    mixed = [((rng.random() < 0.5) + (rng.random() < 0.5)) / 2 for _ in range(200)]

    def width(values: list[float]) -> float:
        one = share_interval(values, 400)
        return one.high - one.low

    assert width(alike) > 1.25 * width(mixed)


def test_a_mean_has_a_normal_interval() -> None:
    normal = NormalDist(3, 2)
    values = [normal.inv_cdf((index + 0.5) / 100) for index in range(100)]
    one = mean_interval(values)
    assert one.mean == pytest.approx(3)
    assert one.high - one.mean == pytest.approx(1.96 * 2 / 10, rel=0.05)
    assert mean_interval([1.0]).high == float("inf")


@pytest.mark.parametrize(("chance", "verdict"), [(0.7, "accepted"), (0.4, "rejected")])
def test_the_sequential_test_decides(chance: float, verdict: str) -> None:
    rng, test = Random(3), Sprt(0.5, 0.6)
    deals = 0
    while test.verdict == "open":
        test.add(float(rng.random() < chance))
        deals += 1
    assert test.verdict == verdict
    assert deals < 400


def test_its_errors_are_rare() -> None:
    wrong = 0
    for seed in range(100):
        rng, test = Random(seed), Sprt(0.5, 0.6)
        for _ in range(1000):
            if test.add(float(rng.random() < 0.5)) != "open":
                break
        wrong += test.verdict == "accepted"
    assert wrong <= 10


def test_its_hypotheses_must_differ() -> None:
    with pytest.raises(ValueError, match="sprt"):
        Sprt(0.6, 0.5)
