"""The tactics option: limits, modes, ruses, the choice of the pile."""

from itertools import pairwise
from typing import Any

import pytest

from quatuor.games.schotten_totten.state import SchottenState

from .positions import can_claim, play, refusal, stone, tactics, texts


def stone_of(given: SchottenState, number: int) -> dict[str, Any]:
    found: dict[str, Any] = given.to_dict()["stones"][number - 1]
    return found


@pytest.mark.parametrize(
    ("played", "may"), [([0, 0], True), ([1, 0], False), ([1, 1], True), ([0, 1], True)]
)
def test_never_two_tactics_cards_more_than_the_opponent(played: list[int], may: bool) -> None:
    given = tactics(hands=[["SP", "MF", "RE"], []], deck=["r1"], tactics_played=played)
    assert ("SP@1" in texts(given)) == may
    if not may:
        assert {refusal(given, text) for text in ("SP@1", "MF@1", "RE")} == {"tactics_limit"}


def test_ruses_and_modes_count_as_tactics_cards() -> None:
    given = tactics(hands=[["MF"], ["RE"]], deck=["r1", "r2", "r3"])
    play(given, "MF@1", "RE")
    assert given.to_dict()["tactics_played"] == [1, 1]


def test_the_second_joker_stays_in_the_hand() -> None:
    given = tactics(hands=[["JK1", "JK2", "r1"], ["SP"]])
    assert {"JK1@1", "JK2@1"} <= set(texts(given)), "two Jokers are two actions"
    play(given, "JK1@1", "SP@1")
    assert refusal(given, "JK2@2") == "joker_limit"
    assert given.to_dict()["jokers_laid"] == [1, 0]


def test_with_tactics_cards_only_a_player_may_pass_or_play_one() -> None:
    given = tactics(hands=[["SP"], []])
    assert texts(given) == [f"SP@{number}" for number in range(1, 10)] + ["pass"]
    assert refusal(tactics(hands=[["SP", "r1"], []]), "pass") == "must_play"


def test_the_pile_is_chosen_while_both_have_cards() -> None:
    given = tactics(hands=[["r1"], ["g1"]], deck=["y3"], tactics_deck=["SP"])
    play(given, "r1@1")
    assert texts(given) == ["draw clan", "draw tactics"]
    play(given, "draw tactics")
    assert given.to_dict()["hands"] == [["SP"], ["g1"]]
    play(given, "g1@1")
    assert given.to_dict()["hands"] == [["SP"], ["y3"]], "only one pile is left"


def test_mud_fight_opens_full_sides_and_clears_who_was_first() -> None:
    given = tactics(
        {1: stone(("r1 g2 b4", "r2 g3 b5"), complete=[0, 1])}, hands=[["MF"], ["n9", "y1"]]
    )
    play(given, "MF@1")
    assert stone_of(given, 1)["complete"] == [None, None]
    assert stone_of(given, 1)["modes"] == ["MF"]
    assert "n9@1" in texts(given)
    play(given, "n9@1")
    assert stone_of(given, 1)["complete"] == [None, 0]


def test_both_modes_may_lie_on_one_stone_and_need_no_free_place() -> None:
    given = tactics({1: stone(("r1 g2 b4", ""))}, hands=[["BB"], ["MF"]])
    play(given, "BB@1", "MF@1")
    assert stone_of(given, 1)["modes"] == ["BB", "MF"]


@pytest.mark.parametrize("complete", [[None, None], [1, 0]])
def test_blind_mans_bluff_leaves_the_order_of_completion(complete: list[int | None]) -> None:
    given = tactics({1: stone(("r1 g2 b4", "p1 y2 n4"), complete=complete)}, hands=[["BB"], []])
    play(given, "BB@1")
    assert stone_of(given, 1)["complete"] == complete


def test_no_mode_goes_to_a_claimed_stone() -> None:
    given = tactics({1: stone(owner=1)}, hands=[["BB", "r1"], []])
    assert refusal(given, "BB@1") == "stone_claimed"


def test_blind_mans_bluff_counts_the_sum_alone() -> None:
    blind = stone(("r9 g9 b1", "y1 y2 y3"), modes=["BB"])
    assert can_claim(blind, 0)
    assert not can_claim(blind, 1)
    joker = stone(("JK1 r1 SB", "y1 g4 y8"), modes=["BB"], complete=[0, 1])
    assert can_claim(joker, 0), "9 + 1 + 3 is a tie and was first"


def test_four_cards_make_the_same_five_formations() -> None:
    mud = {"modes": ["MF"]}
    ranked = ["p2 p3 p4 p5", "r1 g1 b1 n1", "y1 y2 y3 y9", "r6 g7 b8 n9", "r9 g9 b9 n8"]
    for better, worse in pairwise(ranked):
        assert can_claim(stone((better, worse), **mud))
        assert not can_claim(stone((better, worse), **mud), 1)


def test_strategist_moves_a_card_to_another_stone() -> None:
    given = tactics(
        {
            1: stone(("r1 JK1", "g1")),
            2: stone(("r2 g3 b5", "")),
            3: stone(("", "g2"), owner=1),
        },
        hands=[["ST", "n1"], ["y1"]],
        jokers_laid=[1, 0],
    )
    moves = [text for text in texts(given) if text.startswith("ST")]
    assert "ST r1@1 4" in moves
    assert "ST JK1@1 discard" in moves
    assert "ST r2@2 1" in moves
    assert refusal(given, "ST r1@1 1") == "same_stone"
    assert refusal(given, "ST r1@1 2") == "stone_full"
    assert refusal(given, "ST r1@1 3") == "stone_claimed"
    assert refusal(given, "ST g1@1 4") == "not_on_your_side"
    assert refusal(given, "ST g2@3 4") == "stone_claimed"
    play(given, "ST r2@2 1")
    assert stone_of(given, 1)["cards"] == [["r1", "JK1", "r2"], ["g1"]]
    assert stone_of(given, 1)["complete"] == [0, None]
    assert stone_of(given, 2)["complete"] == [None, None]
    assert given.to_dict()["discard"] == ["ST"]
    assert given.to_dict()["jokers_laid"] == [1, 0], "moving is not playing"


def test_strategist_discards_a_card() -> None:
    given = tactics({1: stone(("r1", "g1"))}, hands=[["ST"], []], deck=["y3"])
    play(given, "ST r1@1 discard")
    assert given.to_dict()["discard"] == ["ST", "r1"]
    assert given.to_dict()["hands"][0] == ["y3"], "the draw follows a ruse too"


def test_banshee_discards_a_card_of_the_opponent_troops_too() -> None:
    given = tactics(
        {1: stone(("r1", "g1 SP")), 2: stone(("", "g2"), owner=1)}, hands=[["BA", "n1"], []]
    )
    assert [text for text in texts(given) if text[:2] == "BA"] == ["BA g1@1", "BA SP@1"]
    assert refusal(given, "BA r1@1") == "not_on_their_side"
    assert refusal(given, "BA g2@2") == "stone_claimed"
    play(given, "BA SP@1")
    assert given.to_dict()["discard"] == ["BA", "SP"]


def test_traitor_takes_a_clan_card_to_any_own_side_with_a_place() -> None:
    given = tactics(
        {1: stone(("r1", "g1 SP b7"), complete=[None, 4]), 2: stone(("r2 g3 b5", "y1"))},
        hands=[["TR", "n1"], []],
    )
    moves = [text for text in texts(given) if text[:2] == "TR"]
    assert "TR g1@1 1" in moves, "the same stone may be chosen"
    assert refusal(given, "TR SP@1 1") == "not_a_clan_card"
    assert refusal(given, "TR g1@1 2") == "stone_full"
    play(given, "TR b7@1 1")
    assert stone_of(given, 1)["cards"] == [["r1", "b7"], ["g1", "SP"]]
    assert stone_of(given, 1)["complete"] == [None, None]


def test_the_time_of_completion_is_set_anew() -> None:
    given = tactics(
        {1: stone(("r1 g2 b4", "r2 g3 b5"), complete=[0, 1])}, hands=[["n4"], ["BA", "n1"]], turn=1
    )
    play(given, "BA b4@1", "n4@1")
    assert stone_of(given, 1)["complete"] == [2, 1]


def test_a_ruse_without_a_target_cannot_be_played() -> None:
    given = tactics(hands=[["ST", "BA", "TR", "RE"], []])
    assert texts(given) == ["pass"]
    assert refusal(given, "BA r1@1") == "no_target"
    assert refusal(given, "RE") == "piles_empty"


def test_recruiter_draws_three_and_puts_two_back() -> None:
    given = tactics(
        hands=[["RE", "r1"], ["g1"]], deck=["y1", "y2", "y3"], tactics_deck=["SP", "SB"]
    )
    play(given, "RE")
    assert texts(given) == ["draw clan", "draw tactics"]
    play(given, "draw clan", "draw tactics", "draw tactics")
    assert given.to_dict()["phase"] == "return"
    assert texts(given) == ["return r1", "return y1", "return SP", "return SB"]
    assert refusal(given, "return g1") == "not_in_hand"
    assert refusal(given, "draw clan") == "now_return"
    play(given, "return y1", "return r1")
    after = given.to_dict()
    assert after["deck"] == ["y2", "y3", "y1", "r1"], "the later return lies deeper"
    assert after["hands"] == [["SP", "SB"], ["g1"]], "no ordinary draw follows"
    assert after["turn"] == 1


def test_recruiter_returns_each_card_under_its_pile() -> None:
    given = tactics(hands=[["RE", "r1", "MF"], []], deck=["y1", "y2", "y3", "y4"])
    play(given, "RE", "return MF", "return r1")
    assert given.to_dict()["tactics_deck"] == ["MF"]
    assert given.to_dict()["deck"] == ["y4", "r1"]


def test_recruiter_asks_for_the_pile_only_while_there_is_a_choice() -> None:
    given = tactics(hands=[["RE"], []], deck=["y1", "y2", "y3"], tactics_deck=["SP"])
    play(given, "RE", "draw tactics")
    assert given.to_dict()["phase"] == "return"
    assert given.to_dict()["hands"][0] == ["SP", "y1", "y2"]


@pytest.mark.parametrize(
    ("deck", "returns"), [(["y1"], 0), (["y1", "y2"], 1), (["y1", "y2", "y3"], 2)]
)
def test_recruiter_with_few_cards_left(deck: list[str], returns: int) -> None:
    given = tactics(hands=[["RE", "r1", "r2"], []], deck=deck)
    play(given, "RE")
    if returns:
        assert given.to_dict()["left"] == returns
    for card in ("r1", "r2")[:returns]:
        play(given, f"return {card}")
    assert given.current_player() == 1
    assert len(given.to_dict()["hands"][0]) == 2 + len(deck) - returns


def test_two_cards_in_two_piles_are_all_that_recruiter_draws() -> None:
    given = tactics(hands=[["RE", "r1"], []], deck=["y1"], tactics_deck=["SP"])
    play(given, "RE", "draw tactics", "return SP")
    assert given.to_dict()["tactics_deck"] == ["SP"]
    assert given.to_dict()["hands"][0] == ["r1", "y1"]


def test_claims_follow_recruiter() -> None:
    given = tactics({1: stone(("r7 r8 r9", ""))}, hands=[["RE", "r1"], []], deck=["y1", "y2", "y3"])
    play(given, "RE", "return y1", "return y2")
    assert texts(given) == ["claim 1", "done"]
    play(given, "done")
    assert given.to_dict()["hands"][0] == ["r1", "y3"]


def test_discarded_cards_are_seen() -> None:
    given = tactics(
        {1: stone(("r8 r9 g7", "n9")), 2: stone(("p9 g9 b9", "y5"))},
        phase="claim",
        discard=["BA", "y4", "y6"],
    )
    assert "claim 2" in texts(given)
