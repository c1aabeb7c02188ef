"""Several rounds: points, the starter, and who wins the whole."""

import pytest

from quatuor.games.schotten_totten.state import SchottenState

from .positions import play, state, stone

THREE = {1: stone(("r7 r8 r9", "")), 2: stone(owner=0), 3: stone(owner=0), 5: stone(owner=1)}


def after_round(**keys: object) -> SchottenState:
    """A has won the round at three adjacent stones, B owns one."""
    options = {"rounds": 2} | dict(keys.pop("options", {}))  # type: ignore[call-overload]
    given = state(THREE, phase="claim", options=options, **keys)
    play(given, "claim 1")
    return given


def test_a_new_round_is_dealt_and_the_other_player_starts() -> None:
    given = after_round(starter=0)
    new = given.to_dict()
    assert (new["round"], new["turn"], new["starter"], new["phase"]) == (2, 1, 1, "play")
    assert [len(hand) for hand in new["hands"]] == [6, 6]
    assert len(new["deck"]) == 42
    assert all(one == stone() for one in new["stones"])
    assert after_round(starter=1).current_player() == 0


def test_counts_of_tactics_cards_begin_anew() -> None:
    options = {"rounds": 2, "tactics": True}
    new = after_round(options=options, tactics_played=[2, 1], jokers_laid=[1, 1]).to_dict()
    assert (new["tactics_played"], new["jokers_laid"]) == ([0, 0], [0, 0])
    assert len(new["tactics_deck"]) == 10
    assert new["discard"] == []


@pytest.mark.parametrize(("scoring", "points"), [("stones", [3, 1]), ("official", [5, 1])])
def test_points_of_a_won_round(scoring: str, points: list[int]) -> None:
    assert after_round(options={"series_scoring": scoring}).scores() == points


@pytest.mark.parametrize("scoring", ["stones", "official"])
def test_a_drawn_round_scores_its_stones(scoring: str) -> None:
    given = state(
        {1: stone(owner=0), 5: stone(owner=1)}, options={"rounds": 2, "series_scoring": scoring}
    )
    play(given, "pass", "pass")
    assert given.scores() == [1, 1]
    assert given.to_dict()["round"] == 2


@pytest.mark.parametrize(
    ("before", "winners"), [([0, 0], [0]), ([0, 2], [0, 1]), ([0, 3], [1]), ([4, 6], [0, 1])]
)
def test_most_points_win_the_series_and_ties_are_shared(
    before: list[int], winners: list[int]
) -> None:
    given = after_round(round=2, points=before)
    assert given.is_terminal()
    assert given.scores() == [before[0] + 3, before[1] + 1]
    assert given.winners() == winners
    assert given.outcome_reason() == "series_over"


def test_one_round_is_won_whatever_the_points() -> None:
    owners = {2: 0, 3: 0, 5: 1, 6: 1, 8: 1, 9: 1}
    given = state(
        {1: stone(("r7 r8 r9", ""))} | {one: stone(owner=seat) for one, seat in owners.items()},
        phase="claim",
    )
    play(given, "claim 1")
    assert given.scores() == [3, 4]
    assert given.winners() == [0]


def test_the_next_deal_follows_from_the_seed() -> None:
    deals = [after_round(seed=seed).to_dict()["hands"] for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
