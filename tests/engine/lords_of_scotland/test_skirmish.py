"""Rounds, recruits, the end of a skirmish and of the game."""

from typing import Any

import pytest

from .positions import GAME, all_cards, army, play, table, texts

TEN = "SC1 SC2 SC3 SC4 SC5 SC6 SC7 SC8 SC9 SC10"
CARDS = ["WE1", "WE2", "WE3", "WE4", "WE5", "WE6", "WE7", "WE8", "WE9", "WE10", "WE11", "WE12"]


def recruits(position: dict[str, Any]) -> list[str]:
    return [
        "" if one is None else one["card"] + ("" if one["up"] else "-")
        for one in position["recruits"]
    ]


# Recruits and turns


def test_a_recruit_is_replaced_with_the_same_side_up() -> None:
    state = table("", "", recruits="FO1 FO2-", deck=["CC1", "CC2"])
    play(state, "recruit R1")
    assert recruits(state.to_dict())[:2] == ["CC1", "FO2-"]
    state = play(table("", "", recruits="FO1 FO2-", deck=["CC1", "CC2"]), "recruit R2")
    assert recruits(state.to_dict())[:2] == ["FO1", "CC1-"]
    assert state.to_dict()["hands"][0] == ["FO2"]


def test_with_nothing_to_draw_a_place_stays_empty() -> None:
    state = play(table("", "", recruits="FO1 FO2-"), "recruit R1")
    assert recruits(state.to_dict()) == ["", "FO2-", "", "", ""]
    assert texts(state) == ["recruit R2"]
    assert texts(play(state, "recruit R2")) == ["muster FO1 down", "muster FO1 up"]


def test_ten_cards_must_muster_and_none_must_recruit() -> None:
    offered = texts(table("", "", hands=TEN, recruits="FO1"))
    assert all(text.startswith("muster") for text in offered)
    assert texts(table("", "", recruits="FO1")) == ["recruit R1"]
    nine = texts(table("", "", hands=TEN.rsplit(" ", 1)[0], recruits="FO1"))
    assert "recruit R1" in nine


def test_a_pass_only_when_nothing_is_possible() -> None:
    state = table("", "", hands=",FO1")
    assert texts(state) == ["pass"]
    assert play(state, "pass").current_player() == 1
    assert "pass" not in texts(state)


def test_each_round_turns_up_the_leftmost_face_down_recruit() -> None:
    state = table("", "", hands="SC1 SC2,SC3 SC4", recruits="FO1 FO2- FO3- FO4- FO5-")
    play(state, "muster SC1 down")
    assert recruits(state.to_dict()) == ["FO1", "FO2-", "FO3-", "FO4-", "FO5-"]
    play(state, "muster SC3 down")
    assert (state.round, state.turn) == (2, 0)
    assert recruits(state.to_dict()) == ["FO1", "FO2", "FO3-", "FO4-", "FO5-"]


def test_a_round_begins_with_the_initiative() -> None:
    state = table("", "", "", hands="SC1,SC2,SC3", initiative=1, turn=1)
    play(state, "muster SC2 down", "muster SC3 down")
    assert (state.round, state.turn) == (1, 0)
    play(state, "muster SC1 down")
    assert (state.round, state.turn) == (2, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_skirmish_is_laid_out(players: int) -> None:
    state = table(
        "FO12",
        *[""] * (players - 1),
        hands="," * (players - 2) + ",SC1",
        supporters="SC2",
        recruits="FO3 FO4 FO5 FO6 FO7",
        round=5,
        turn=players - 1,
        deck=CARDS,
    )
    play(state, "muster SC1 down", "claim S1")
    position = state.to_dict()
    assert (state.skirmish, state.round, state.phase) == (2, 1, 0)
    assert recruits(position) == ["WE1", "WE2-", "WE3-", "WE4-", "WE5-"]
    assert position["supporters"] == CARDS[5 : 5 + players]
    assert position["hands"] == [[] for _ in range(players)]
    assert sorted(position["discard"]) == ["FO12", "FO3", "FO4", "FO5", "FO6", "FO7", "SC1"]


# Claims


def test_strongest_first_and_ties_by_the_highest_card() -> None:
    """C: 5 doubled is 10. A and B both have 10, A with FO8, B with WE9 (a higher rank)."""
    state = table(
        "FO8 SC2",
        "WE9 CB1",
        "MD2 MD3",
        supporters="WE1 WE2 WE3",
        round=5,
        hands=",,",
        phase="claim",
        turn=1,
    )
    order = []
    for _ in range(3):
        order.append(state.current_player())
        play(state, texts(state)[0])
    assert order == [1, 0, 2]


def test_rank_goes_by_clan_where_strength_is_equal() -> None:
    state = table(
        "SC9",
        "CC9",
        "BR1",
        "BR2",
        hands=",,,MD1",
        supporters="WE1 WE2 WE3 WE4",
        round=5,
        turn=3,
        initiative=0,
    )
    play(state, "muster MD1 down")  # 13 for D
    order = []
    while state.skirmish == 1 and not state.is_terminal():
        order.append(state.current_player())
        play(state, "claim S1")
    assert order == [3, 2, 1, 0]


def test_an_army_without_followers_takes_nothing() -> None:
    state = table(
        "FO1", "", hands=",", recruits="SC1", supporters="WE1 WE2", round=5, turn=1, deck=CARDS[2:]
    )
    play(state, "recruit R1", "claim S2")
    assert state.to_dict()["victory"] == [["WE2"], []]
    assert state.skirmish == 2


def test_without_any_follower_the_initiative_stays_and_nobody_claims() -> None:
    state = table(
        "", "", recruits="SC1", supporters="WE1 WE2", round=5, turn=0, initiative=1, deck=CARDS[2:]
    )
    play(state, "recruit R1")
    assert (state.skirmish, state.initiative, state.turn) == (2, 1, 1)


def test_the_initiative_goes_to_the_strongest_army() -> None:
    state = table(
        "FO1",
        "FO3",
        "FO2",
        supporters="WE1 WE2 WE3",
        round=5,
        phase="claim",
        turn=1,
        deck=CARDS[3:],
    )
    play(state, "claim S1", "claim S1", "claim S1")
    assert (state.initiative, state.turn) == (1, 1)


def test_claims_end_with_the_supporters() -> None:
    state = table(
        "FO12 CC9:CC",
        "FO3",
        "FO2",
        supporters="WE1 WE2 WE3",
        round=5,
        phase="claim",
        deck=CARDS[3:],
    )
    play(state, "claim S1 S3", "claim S1")
    assert state.skirmish == 2


def test_a_claim_phase_without_supporters_passes_on() -> None:
    state = table("FO12", "FO3", round=5, phase="claim", deck=CARDS)
    assert texts(state) == ["pass"]
    assert play(state, "pass").skirmish == 2


# The piles


def test_the_discard_pile_is_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    state = table("", "", recruits="FO1", deck=["CC1"], discard=["WE1", "WE2", "WE3"], seed=3)
    play(state, "recruit R1")
    position = state.to_dict()
    assert recruits(position)[0] == "CC1"
    assert sorted(position["deck"]) == ["WE1", "WE2", "WE3"]
    assert position["discard"] == []


def test_cards_discarded_while_both_are_empty_wait_for_the_next_draw() -> None:
    state = table("", "FO9", hands="WE3", recruits="FO1")
    play(state, "muster WE3 power B1")
    assert (state.to_dict()["deck"], state.to_dict()["discard"]) == ([], ["FO9"])
    play(state, "recruit R1")
    assert recruits(state.to_dict())[0] == "FO9"


def test_recruits_are_laid_before_supporters() -> None:
    state = table(
        "FO2",
        "FO1",
        "",
        supporters="SC1 SC2",
        round=5,
        phase="claim",
        deck=["WE1", "WE2", "WE3", "WE4", "WE5"],
    )
    play(state, "claim S1", "claim S1")
    position = state.to_dict()
    assert [card for card in recruits(position) if card] == ["WE1", "WE2-", "WE3-", "WE4-", "WE5-"]
    assert sorted(position["supporters"]) == ["FO1", "FO2"]


@pytest.mark.parametrize("left", [6, 5])
def test_the_game_ends_when_no_supporter_can_be_laid(left: int) -> None:
    state = table("FO2", "", supporters="SC1", round=5, phase="claim", deck=CARDS[: left - 1])
    play(state, "claim S1")
    if left == 6:
        assert len(state.to_dict()["supporters"]) == 1
    else:
        assert state.is_terminal()
        assert state.outcome_reason() == "no_supporters"
        assert state.winners() == [0]
        position = state.to_dict()
        assert (position["phase"], position["turn"], army(state, 0)) == ("over", None, "FO2")


def test_a_held_follower_is_no_card_for_the_next_skirmish() -> None:
    state = table("MD2:MD", "", supporters="SC1", round=5, phase="claim", deck=CARDS[:5])
    play(state, "claim S1")
    assert state.outcome_reason() == "no_supporters"


def test_equal_supporters_are_dealt_anew() -> None:
    deck = ["WE1", "WE2", "WE3", "WE4", "WE5", "SC9", "MG9", "SC8", "MG7", "MG6"]
    state = table("FO2", "", supporters="SC1", round=5, phase="claim", deck=deck)
    play(state, "claim S1")
    position = state.to_dict()
    assert position["supporters"] == ["SC8", "MG7"]
    assert position["discard"] == ["FO2", "SC9", "MG9"]


def test_equal_supporters_stay_when_nothing_else_is_left() -> None:
    deck = ["WE1", "WE2", "WE3", "WE4", "WE5", "SC2", "MG2"]
    state = table("FO2", "", supporters="SC1", round=5, phase="claim", deck=deck)
    play(state, "claim S1")
    strengths = {card[2:] for card in state.to_dict()["supporters"]}
    assert (len(state.to_dict()["supporters"]), strengths) == (2, {"2"})


# The end


def test_the_target_ends_the_game_after_all_claims() -> None:
    state = table(
        "FO12",
        "FO1",
        supporters="WE2 WE3",
        round=5,
        phase="claim",
        deck=CARDS[3:],
        victory=[["SC12", "MG12", "MD12", "MG2"], ["SC11", "MG11", "MD11", "CB4"]],
    )
    play(state, "claim S1")
    assert not state.is_terminal()
    play(state, "claim S1")
    assert (state.is_terminal(), state.scores(), state.winners()) == (True, [40, 40], [0])


def test_the_target_is_an_option() -> None:
    state = table("FO12", "", supporters="WE2 WE3", round=5, phase="claim", options={"target": 3})
    play(state, "claim S2")
    assert state.outcome_reason() == "target"


def test_tied_players_without_followers_share_the_win() -> None:
    state = table("", "", "FO1", phase="over", turn=None, round=5, victory=[["SC12"], ["MG12"], []])
    assert state.winners() == [0, 1]


def test_without_bruce_there_are_96_cards() -> None:
    position = GAME.new_state(players=3, seed=1, options={"bruce": False}).to_dict()
    assert len(all_cards(position)) == 96
    assert not {"BR1", "BR2"} & set(all_cards(position))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_set_up(players: int) -> None:
    for seed in range(20):
        position = GAME.new_state(players=players, seed=seed).to_dict()
        assert [len(hand) for hand in position["hands"]] == [5] * players
        assert [one["up"] for one in position["recruits"]] == [True] + [False] * 4
        assert len(position["supporters"]) == players
        assert len({card[2:] for card in position["supporters"]}) > 1
        assert position["turn"] == position["initiative"]
        assert len(set(all_cards(position))) == len(all_cards(position)) == 98
