"""Playing, claiming, drawing and passing in the base game and with experts."""

from typing import Any

import pytest

from .positions import GAME, Sides, play, refusal, state, stone, texts

FULL: Sides = ("r1 g2 b4", "r2 g3 b5")


def test_the_set_up() -> None:
    for tactics, hand in ((False, 6), (True, 7)):
        new = GAME.new_state(players=2, seed=5, options={"tactics": tactics}).to_dict()
        assert [len(cards) for cards in new["hands"]] == [hand, hand]
        assert len(new["deck"]) == 54 - 2 * hand
        assert len(new["tactics_deck"]) == (10 if tactics else 0)
        assert new["turn"] == new["starter"]
        assert not set(new["hands"][0] + new["hands"][1] + new["deck"]) & set(new["tactics_deck"])


def test_a_card_goes_to_any_unclaimed_stone_with_a_free_place() -> None:
    given = state({2: stone(FULL), 3: stone(owner=1), 4: stone(("", "g7"))}, hands=[["r9"], []])
    assert texts(given) == [f"r9@{number}" for number in (1, 4, 5, 6, 7, 8, 9)]
    assert refusal(given, "r9@2") == "stone_full"
    assert refusal(given, "r9@3") == "stone_claimed"
    assert refusal(given, "r8@1") == "not_in_hand"


def test_the_draw_follows_by_itself() -> None:
    given = state(hands=[["r9"], ["g1"]], deck=["y3", "y4"])
    play(given, "r9@1")
    assert given.to_dict()["hands"] == [["y3"], ["g1"]]
    assert given.to_dict()["deck"] == ["y4"]
    assert given.current_player() == 1


def test_an_empty_pile_ends_drawing_but_not_the_game() -> None:
    given = state(hands=[["r9"], ["g1"]])
    play(given, "r9@1", "g1@1")
    assert given.to_dict()["hands"] == [[], []]
    assert texts(given) == ["pass"]


def test_stones_are_claimed_one_after_the_other_between_play_and_draw() -> None:
    given = state(
        {1: stone(("r7 r8", "g1 g2 b5"), complete=[None, 0]), 5: stone(("p7 p8 p9", ""))},
        hands=[["r9"], []],
        deck=["y3"],
    )
    play(given, "r9@1")
    assert texts(given) == ["claim 1", "claim 5", "done"]
    assert given.to_dict()["draw_due"] is True
    play(given, "claim 5")
    assert texts(given) == ["claim 1", "done"]
    assert given.to_dict()["hands"][0] == []
    play(given, "claim 1")
    assert given.to_dict()["hands"][0] == ["y3"]
    assert given.current_player() == 1


def test_claiming_is_optional() -> None:
    given = state({5: stone(("p7 p8 p9", ""))}, hands=[["r9"], []], deck=["y3"])
    play(given, "r9@1", "done")
    assert given.to_dict()["stones"][4]["owner"] is None
    assert given.to_dict()["hands"][0] == ["y3"]


def test_no_claim_step_without_a_claimable_stone() -> None:
    given = state({5: stone(("p1 g3 p9", ""))}, hands=[["r9"], ["g1"]], deck=["y3"])
    play(given, "r9@1")
    assert given.current_player() == 1


def test_a_claim_at_the_wrong_time_is_told_why() -> None:
    stones = {5: stone(("p7 p8 p9", "")), 6: stone(("r1 g1", ""))}
    assert refusal(state(stones, hands=[["r9"], []]), "claim 5") == "play_first"
    later = state(stones, options={"experts": True}, hands=[["r9"], []])
    assert refusal(later, "claim 5") == "claims_at_start"
    claiming = state(stones, phase="claim")
    assert refusal(claiming, "claim 6") == "side_incomplete"
    assert refusal(claiming, "claim 7") == "side_incomplete"


@pytest.mark.parametrize(
    ("sides", "complete", "reason"),
    [
        (("r1 g2 b4", "r2 g3 b5"), [0, 1], "loses"),
        (("r1 g2 b4", "p1 y2 n4"), [1, 0], "tie_second"),
        (("r1 g2 b4", "p1 y2 n4"), [None, None], "tie_unknown"),
        (("r1 g2 b4", "p1 y2 n4"), [0, None], "tie_unknown"),
        (("r1 g2 b4", "p1 y2"), [0, None], "not_proven"),
    ],
)
def test_why_a_stone_cannot_be_claimed(
    sides: Sides, complete: list[int | None], reason: str
) -> None:
    given = state({1: stone(sides, complete=complete)}, phase="claim")
    assert texts(given) == ["done"]
    assert refusal(given, "claim 1") == reason


def test_the_side_completed_first_wins_a_tie() -> None:
    given = state({1: stone(("r5 g6", "y5 p6"))}, turn=1, hands=[["b7"], ["g7"]])
    play(given, "g7@1", "done", "b7@1")
    assert given.to_dict()["stones"][0]["complete"] == [1, 0]
    assert given.current_player() == 1, "A has nothing to claim"
    play(given, "pass", "claim 1")
    assert given.to_dict()["stones"][0]["owner"] == 1


def test_a_side_that_is_complete_already_was_first_without_a_number_too() -> None:
    at = stone(("r5 g6", "y5 p6 g7"), complete=[None, None])
    given = state({1: at}, hands=[["b7"], []])
    assert given.to_dict()["stones"][0] == at
    play(given, "b7@1")
    assert given.to_dict()["stones"][0]["complete"] == [1, 0]
    play(given, "pass", "claim 1")
    assert given.to_dict()["stones"][0]["owner"] == 1


def test_nothing_is_laid_at_a_claimed_stone() -> None:
    given = state({1: stone(("r7 r8", ""))}, hands=[["r9"], ["g1"]])
    play(given, "r9@1", "claim 1")
    assert "g1@1" not in texts(given)


def test_five_stones_win_at_once() -> None:
    owners = {number: stone(owner=0) for number in (1, 2, 4, 5)}
    given = state({**owners, 7: stone(("r7 r8 r9", ""))}, phase="claim", deck=["y3"])
    play(given, "claim 7")
    assert given.winners() == [0]
    assert given.outcome_reason() == "five_stones"
    assert given.scores() == [5, 0]
    assert given.legal_actions() == []
    assert refusal(given, "done") == "game_over"


def test_experts_claim_before_they_play() -> None:
    given = state(
        {5: stone(("p7 p8 p9", "")), 6: stone(("", "g7 g8"))},
        options={"experts": True},
        turn=1,
        hands=[["r9"], ["g9", "g1"]],
        deck=["y3", "y4"],
    )
    play(given, "g9@6")
    assert given.to_dict()["phase"] == "claim", "B's run is claimed a turn later, A's now"
    assert given.current_player() == 0
    play(given, "done", "r9@1")
    assert texts(given) == ["claim 6", "done"]
    play(given, "claim 6")
    assert given.to_dict()["phase"] == "play"
    assert given.current_player() == 1


def test_whoever_can_lay_no_card_passes_and_does_not_draw() -> None:
    given = state(_full_sides(), hands=[["n9"], ["g9"]], deck=["y9"])
    assert texts(given) == ["pass"]
    assert refusal(given, "n9@1") == "no_place"
    play(given, "pass")
    assert given.to_dict()["hands"][0] == ["n9"]
    assert given.to_dict()["deck"] == ["y9"]
    assert given.to_dict()["passed"] is True


def test_passing_is_refused_while_a_card_can_be_laid() -> None:
    assert refusal(state(hands=[["r9"], []]), "pass") == "must_play"


def test_whoever_passes_may_still_claim() -> None:
    full = _full_sides() | {9: stone(("r7 r8 r9", ""))}
    given = state(full, hands=[["n9"], ["g9"]], deck=["y9"], passed=True)
    play(given, "pass")
    assert texts(given) == ["claim 9", "done"]
    assert given.to_dict()["draw_due"] is False
    going_on = given.clone()
    play(given, "done")
    assert given.is_terminal(), "both passed and nobody claimed"
    play(going_on, "claim 9")
    assert not going_on.is_terminal()
    assert going_on.to_dict()["passed"] is False


def test_an_experts_claim_before_passing_keeps_the_round_going() -> None:
    full = _full_sides() | {9: stone(("r7 r8 r9", ""))}
    given = state(
        full, options={"experts": True}, phase="claim", hands=[["n9"], ["g9"]], passed=True
    )
    claimed, idle = given.clone(), given
    play(claimed, "claim 9", "pass")
    assert not claimed.is_terminal()
    assert claimed.to_dict()["passed"] is False
    play(idle, "done", "pass")
    assert idle.is_terminal()


@pytest.mark.parametrize(
    ("owners", "winners"), [({1: 0, 3: 0, 5: 1}, [0]), ({1: 0, 3: 1}, [0, 1]), ({}, [0, 1])]
)
def test_two_passes_end_the_round(owners: dict[int, int], winners: list[int]) -> None:
    stones = {number: stone(owner=owner) for number, owner in owners.items()}
    given = state(stones)
    play(given, "pass", "pass")
    assert given.is_terminal()
    assert given.winners() == winners
    assert given.outcome_reason() == "both_passed"
    assert given.scores() == [list(owners.values()).count(seat) for seat in (0, 1)]


def _full_sides() -> dict[int, dict[str, Any]]:
    """A's sides 1 to 8 full of sums, too weak to be proven; stone 9 B's."""
    low = ["r1 g2 b4", "g1 b2 p4", "b1 p2 y4", "p1 y2 n4", "y1 n2 r4", "n1 r2 g4"]
    sides = [*low, "r3 g5 b3", "g3 b5 p3"]
    return {number: stone((side, "")) for number, side in enumerate(sides, 1)} | {9: stone(owner=1)}
