"""What a match proves: means and intervals over deals, and a sequential test of a patch."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.96
"""Two-sided 95 % of the normal distribution."""
BOUND = log(0.95 / 0.05)
"""The sequential test stops at this log-likelihood ratio: both errors are 5 %."""


class Interval(NamedTuple):
    """An estimate with its 95 % interval."""

    mean: float
    low: float
    high: float


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of independent values (one for each deal)."""
    mean = fmean(values)
    reach = Z * sqrt(variance(values) / len(values)) if len(values) > 1 else float("inf")
    return Interval(mean, mean - reach, mean + reach)


def share_interval(shares: Sequence[float], games: int) -> Interval:
    """A share in 0..1 from its means by deal: Wilson's interval, never empty and never outside.

    Its number of trials is what independent games would need to vary as much as the deals do.
    Where all deals agree that cannot be told, and each deal counts as one trial.
    """
    mean, trials = fmean(shares), float(len(shares))
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    if spread > 0:
        trials = min(mean * (1 - mean) / spread, float(games))
    centre = (mean + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    reach = Z * sqrt(mean * (1 - mean) / trials + (Z / (2 * trials)) ** 2) / (1 + Z * Z / trials)
    return Interval(mean, max(0.0, centre - reach), min(1.0, centre + reach))


class Sprt:
    """A generalized sequential probability ratio test of the mean of `values`: low or high?

    With both errors at 5 % the hypothesis `high` is accepted at LLR >= 2.94, rejected at <= -2.94.
    """

    LEAST = 16

    def __init__(self, low: float, high: float) -> None:
        if not low < high:
            raise ValueError("sprt: the first share must be below the second")
        self.low, self.high = low, high
        self._values: list[float] = []

    def add(self, value: float) -> str:
        """One more deal; the verdict so far."""
        self._values.append(value)
        return self.verdict

    @property
    def llr(self) -> float:
        """The log-likelihood ratio of `high` against `low`; 0 before there are enough deals."""
        count = len(self._values)
        if count < self.LEAST:
            return 0.0
        spread = max(variance(self._values), 1 / count)
        gain = 2 * fmean(self._values) - self.low - self.high
        return count * (self.high - self.low) * gain / (2 * spread)

    @property
    def verdict(self) -> str:
        if self.llr >= BOUND:
            return "accepted"
        return "rejected" if self.llr <= -BOUND else "open"
