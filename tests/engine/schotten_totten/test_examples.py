"""The examples of the rules page, line by line."""

import pytest

from quatuor.games.schotten_totten import view

from .positions import GAME, can_claim, play, position, refusal, state, stone, tactics

OPTIONS = {"tactics": False, "experts": False, "rounds": 1, "series_scoring": "stones"}


def test_the_example_position_loads_and_comes_back() -> None:
    one = {"cards": [["r7"], ["b1"]], "complete": [None, None], "modes": [], "owner": None}
    given = position({1: one}, options=OPTIONS, hands=[["g1"], ["g2"]], deck=["y3"])
    written = GAME.state_from_dict(given).to_dict()
    assert {key: written[key] for key in given} == given


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("p4 p3 p5", "r9 g9 b9", 0),
        ("p2 p5 p9", "r7 g8 b9", 0),
        ("r1 g2 b3", "r9 g9 b8", 0),
        ("r3 r4 r5", "g4 g5 g6", 1),
        ("r5 g6 b7", "y5 p6 g7", 0),
    ],
)
def test_two_complete_sides(first: str, second: str, winner: int) -> None:
    at = stone((first, second), complete=[1, 2])
    assert can_claim(at, winner)
    assert not can_claim(at, 1 - winner)


@pytest.mark.parametrize(
    ("first", "second", "seen", "good"),
    [
        ("r7 r8 r9", "", "", True),
        ("r1 g1 b1", "", "", False),
        ("r9 g9 b9", "y5", "y4 y6", True),
        ("r9 g9 b9", "y5", "y4", False),
        ("r9 g9 b9", "y5", "y4 y7", True),
        ("r8 g8 b8", "y8 p8", "", True),
        ("r8 g8 b8", "y9 p9", "", False),
        ("r8 g8 b8", "y9 p9", "r9 g9 b9 n9", True),
    ],
)
def test_a_claim_by_proof(first: str, second: str, seen: str, good: bool) -> None:
    assert can_claim(stone((first, second)), seen=seen) == good


def test_the_own_hand_does_not_count_as_seen() -> None:
    assert not can_claim(stone(("r9 g9 b9", "y5")), seen="y4", hands=[["y6"], []])


def test_three_adjacent_stones_win_at_once() -> None:
    mine = stone(owner=0)
    won = state(
        {3: mine, 4: mine, 5: stone(("r7 r8 r9", ""))},
        phase="claim",
        hands=[["g1"], []],
        deck=["y3"],
    )
    play(won, "claim 5")
    assert won.winners() == [0]
    assert won.outcome_reason() == "three_adjacent"
    position_at_end = won.to_dict()
    assert position_at_end["turn"] is None
    assert position_at_end["phase"] == "over"
    assert position_at_end["deck"] == ["y3"], "no draw follows"


def test_three_stones_with_gaps_do_not_win() -> None:
    mine = stone(owner=0)
    going_on = state({1: mine, 8: mine, 9: stone(("r7 r8 r9", ""))}, phase="claim")
    play(going_on, "claim 9")
    assert going_on.winners() == []
    assert going_on.current_player() == 1


@pytest.mark.parametrize(
    ("cards", "name", "total"),
    [
        ("r5 r6 SP", "color_run", 18),
        ("y4 y5 SB", "color_run", 12),
        ("JK1 SP SB", "color", 19),
        ("JK1 r9 g9", "three_of_a_kind", 27),
    ],
)
def test_troops_make_the_best_of_it(cards: str, name: str, total: int) -> None:
    laid = tactics({1: stone((cards, ""))})
    formation = view.table(laid, 0)["stones"][0]["sides"][0]["formation"]
    assert formation == {"formation": name, "sum": total}


def test_three_cards_may_not_claim_in_the_mud() -> None:
    assert not can_claim(stone(("r7 r8 r9", ""), modes=["MF"]))
    assert can_claim(stone(("r6 r7 r8 r9", ""), modes=["MF"]))


def test_one_more_tactics_card_than_the_opponent_is_enough() -> None:
    ahead = tactics(hands=[["SP", "r1"], []], tactics_played=[2, 1])
    assert refusal(ahead, "SP@1") == "tactics_limit"


def test_a_player_lays_one_joker_even_if_it_was_removed() -> None:
    two = tactics(
        {1: stone(("JK1", "g5"))},
        turn=1,
        hands=[["JK2", "r1"], ["BA"]],
        tactics_played=[1, 0],
        jokers_laid=[1, 0],
    )
    play(two, "BA JK1@1")
    assert two.to_dict()["discard"] == ["BA", "JK1"]
    assert refusal(two, "JK2@1") == "joker_limit"
