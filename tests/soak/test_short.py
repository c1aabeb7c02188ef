"""The short form of the long runs that need no browser."""

from itertools import islice

import pytest

from soak import actions, hostile, kinds


@pytest.mark.parametrize("kind", kinds.KINDS)
def test_random_actions_break_no_invariant(kind: str) -> None:
    assert sum(islice(actions.units(kind), 2)) > 20


@pytest.mark.parametrize("kind", hostile.KINDS)
def test_what_is_spoilt_leaves_the_table_or_makes_one(kind: str) -> None:
    assert sum(islice(hostile.units(kind), 15)) == 450
