"""The short form of the long runs that need no browser."""

from collections.abc import Iterator
from itertools import count, islice
from math import inf
from pathlib import Path
from types import ModuleType

import pytest

from soak import actions, hostile, kinds
from soak.__main__ import soak


@pytest.mark.parametrize("kind", kinds.KINDS)
def test_random_actions_break_no_invariant(kind: str) -> None:
    assert sum(islice(actions.units(kind), 2)) > 20


@pytest.mark.parametrize("kind", hostile.KINDS)
def test_what_is_spoilt_leaves_the_table_or_makes_one(kind: str) -> None:
    assert sum(islice(hostile.units(kind), 15)) == 450


class Run(ModuleType):
    """Stands in for a run; the fourth piece of its second kind breaks something at first."""

    WHAT, OF, KINDS, TARGET = "what it does", "rules", ["few", "many"], 30

    clock = 0
    mended = False

    def units(self, kind: str, start: int = 0) -> Iterator[int]:
        """Pieces of 30 and of 5, ten seconds each."""
        for piece in count(start):
            assert self.mended or (kind, piece) != ("many", 3), "something"
            self.clock += 10
            yield 30 if kind == "few" else 5


def test_a_run_goes_on_where_it_was_and_tells_what_broke(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, file, run = tmp_path / "page.md", tmp_path / "tally.json", Run("run")
    monkeypatch.setattr("time.monotonic", lambda: run.clock)
    assert soak("run", run, 30, page, file)
    first = page.read_text("utf-8").splitlines()[-1]
    assert "| 10 at least for each of 2 kinds, 40 in all | 30 each | nothing broken |" in first
    assert not soak("run", run, inf, page, file)
    assert first not in page.read_text("utf-8")
    assert "15 at least" in page.read_text("utf-8")
    assert "**failed**: many after 15: AssertionError" in page.read_text("utf-8")
    run.mended = True
    assert soak("run", run, inf, page, file)
    assert "30 at least" in page.read_text("utf-8")
    assert page.read_text("utf-8").count("many after 15") == 1, "it is not forgotten, nor twice"
