"""The tree of picks: every order is there, and no path goes on where another ends."""

import pytest

from quatuor.choices import build_tree


def test_each_element_leads_to_the_next_and_the_last_to_the_action() -> None:
    tree = build_tree([("r7@3", ["hand:r7", "stone:3"]), ("r7@4", ["hand:r7", "stone:4"])])
    assert tree == {"hand:r7": {"stone:3": "r7@3", "stone:4": "r7@4"}}


def test_elements_of_a_tuple_may_come_in_any_order() -> None:
    tree = build_tree([("claim D1 D3", [("space:1", "space:3"), "do:claim"])])
    assert tree == {
        "space:1": {"space:3": {"do:claim": "claim D1 D3"}},
        "space:3": {"space:1": {"do:claim": "claim D1 D3"}},
    }


@pytest.mark.parametrize("longer_first", [True, False])
def test_a_path_that_begins_another_is_refused(longer_first: bool) -> None:
    actions = [("short", ["hand:1"]), ("long", ["hand:1", "stone:3"])]
    if longer_first:
        actions.reverse()
    with pytest.raises(ValueError, match="short"):
        build_tree(actions)


def test_two_actions_with_the_same_picks_are_refused() -> None:
    with pytest.raises(ValueError, match="taken"):
        build_tree([("one", ["hand:1"]), ("two", ["hand:1"])])
