"""The powers in detail."""

import pytest

from quatuor.games import IllegalAction

from .positions import army, play, table, texts

CARDS = ["WE1", "WE2", "WE3", "WE4", "WE5", "WE6", "WE7", "WE8", "WE9", "WE10"]


def powers(offered: list[str]) -> list[str]:
    return [text for text in offered if " power" in text]


# Scott


def test_scott_copies_face_up_followers_but_no_scott_and_nothing_face_down() -> None:
    state = table("FO9 CC9-", "SC9 CC8", hands="SC1", deck=CARDS)
    assert powers(texts(state)) == ["muster SC1 power A1", "muster SC1 power B2"]


def test_scott_copies_a_power_that_was_never_activated_or_is_spent() -> None:
    state = play(table("", "MD9:spent", hands="SC1"), "muster SC1 power B1")
    assert army(state, 0) == "SC1:MD"


@pytest.mark.parametrize("clan", ["MD", "CC"])
def test_a_copied_end_power_stays_on_the_scott_card(clan: str) -> None:
    state = play(table("", f"{clan}9", hands="SC1"), "muster SC1 power B1")
    assert army(state, 0) == f"SC1:{clan}"


def test_scott_copying_bruce_fits_any_clan() -> None:
    state = table("FO6 FO7", "BR1", hands="SC1,WE12", supporters="WE1 WE2", round=5)
    play(state, "muster SC1 power B1")
    assert army(state, 0) == "FO6 FO7 SC1:BR"
    play(state, "muster WE12 up")  # 28 against 24
    assert state.current_player() == 0


def test_scott_as_wemyss_may_discard_what_it_copied() -> None:
    state = table("", "WE9 FO2-", hands="SC1")
    assert powers(texts(state)) == ["muster SC1 power B1 B1", "muster SC1 power B1 B2"]
    play(state, "muster SC1 power B1 B1")
    assert (army(state, 0), army(state, 1)) == ("SC1", "FO2-")
    assert state.to_dict()["discard"] == ["WE9"]


def test_scott_as_cockburn_moves_the_scott_card() -> None:
    state = table("CB9", "", hands="SC1", supporters="FO9 MG3")
    play(state, "muster SC1 power A1 S2")
    assert army(state, 0) == "CB9 MG3"
    assert state.to_dict()["supporters"] == ["FO9", "SC1"]


def test_scott_as_fergusson_moves_the_scott_card() -> None:
    state = table("FE9", "FO2- MD8:MD", hands="SC1")
    assert powers(texts(state)) == [
        "muster SC1 power A1 B1",
        "muster SC1 power A1 B2",
        "muster SC1 power B2",
    ]
    play(state, "muster SC1 power A1 B2")
    assert (army(state, 0), army(state, 1)) == ("FE9 MD8:MD", "FO2- SC1")


def test_scott_as_makgill_musters_another() -> None:
    state = table("", "MG9", hands="SC1 FO5")
    play(state, "muster SC1 power B1")
    assert state.to_dict()["phase"] == "extra"
    assert texts(state) == ["muster FO5 down", "muster FO5 up", "stop"]


def test_scott_as_forsyth_draws() -> None:
    state = play(table("", "FO9", hands="SC1", deck=CARDS), "muster SC1 power B1")
    assert state.to_dict()["hands"][0] == ["WE1"]


@pytest.mark.parametrize("copied", ["MG9", "FO9", "CB9", "SC9"])
def test_scott_cannot_copy_what_would_do_nothing(copied: str) -> None:
    assert powers(texts(table(copied, "", hands="SC1"))) == []


def test_scott_cannot_copy_fergusson_without_an_opposing_follower() -> None:
    assert powers(texts(table("FE9", "", hands="SC1"))) == []
    assert powers(texts(table("WE9", "", hands="SC1"))) == ["muster SC1 power A1 A1"]


# Makgill


def test_makgill_counts_in_the_test_of_what_follows() -> None:
    state = play(table("", "", hands="MG7 FO8 FO7 MG9", deck=CARDS), "muster MG7 power")
    assert powers(texts(state)) == ["muster FO7 power"]


def test_makgill_chains_and_the_turn_ends_after_the_last() -> None:
    state = table("", "", hands="MG7 MG6 FO5 WE12,SC1", deck=CARDS)
    play(state, "muster MG7 power", "muster MG6 power")
    assert state.current_player() == 0
    play(state, "muster FO5 power")
    assert state.current_player() == 1
    assert army(state, 0) == "MG7 MG6 FO5"
    assert state.to_dict()["hands"][0] == ["WE12", "WE1"]


def test_the_extra_muster_may_be_declined() -> None:
    state = play(table("", "", hands="MG7 MG6,SC1"), "muster MG7 power", "stop")
    assert (state.current_player(), army(state, 0)) == (1, "MG7")


def test_the_extra_muster_may_be_face_down_but_no_recruit() -> None:
    state = play(table("", "", hands="MG7 MG6", recruits="FO1"), "muster MG7 power")
    assert texts(state) == ["muster MG6 down", "muster MG6 up", "stop"]
    assert army(play(state, "muster MG6 down"), 0) == "MG7 MG6-"


def test_makgill_needs_a_card_in_hand() -> None:
    assert powers(texts(table("", "", hands="MG7"))) == []


# Wemyss, Fergusson, Forsyth, Cockburn


def test_wemyss_discards_any_other_follower_and_the_places_close_up() -> None:
    state = table("FO9 FO8-", "MD9 CC9- BR1", hands="WE3")
    assert powers(texts(state)) == [
        f"muster WE3 power {place}" for place in ("A1", "A2", "B1", "B2", "B3")
    ]
    play(state, "muster WE3 power B2")
    assert army(state, 1) == "MD9 BR1"
    assert state.to_dict()["discard"] == ["CC9"]


def test_wemyss_of_an_own_follower_leaves_wemyss_in_the_army() -> None:
    state = play(table("FO9 FO8-", "", hands="WE3"), "muster WE3 power A1")
    assert army(state, 0) == "FO8- WE3"


def test_without_wemyss_own_only_opponents_are_targets() -> None:
    state = table("FO9", "MD9", hands="WE3", options={"wemyss_own": False})
    assert powers(texts(state)) == ["muster WE3 power B1"]
    with pytest.raises(IllegalAction) as caught:
        state.play("muster WE3 power A1")
    assert caught.value.reason == "own_follower"


def test_wemyss_and_fergusson_need_a_target() -> None:
    assert powers(texts(table("", "", hands="WE3 FE3"))) == []
    assert powers(texts(table("FO9", "", hands="FE3"))) == []


def test_fergusson_swaps_places_exactly_and_keeps_the_side() -> None:
    state = table("FO9", "", "CC1- CB5", hands="FE4")
    play(state, "muster FE4 power C1")
    assert (army(state, 0), army(state, 2)) == ("FO9 CC1-", "FE4 CB5")


def test_what_a_swap_brings_never_activates() -> None:
    state = play(table("", "FO2", hands="FE1", deck=CARDS), "muster FE1 power B1")
    assert state.to_dict()["hands"][0] == []
    state = play(table("", "", hands="CB1", supporters="CC4 MG5"), "muster CB1 power S1")
    assert army(state, 0) == "CC4"


def test_forsyth_draws_from_the_discard_pile_when_the_draw_pile_is_empty() -> None:
    assert powers(texts(table("", "", hands="FO3"))) == []
    state = play(table("", "", hands="FO3", discard=["CC9"]), "muster FO3 power")
    assert state.to_dict()["hands"][0] == ["CC9"]


def test_forsyth_draws_the_top_card() -> None:
    state = play(table("", "", hands="FO3", deck=["CC9", "CC8"]), "muster FO3 power")
    assert state.to_dict()["hands"][0] == ["CC9"]
    assert state.to_dict()["deck"] == ["CC8"]


def test_cockburn_needs_a_supporter() -> None:
    assert powers(texts(table("", "", hands="CB3"))) == []


def test_activating_is_optional() -> None:
    state = play(table("", "FO9", hands="WE3"), "muster WE3 up")
    assert (army(state, 0), army(state, 1)) == ("WE3", "FO9")


# End powers


def test_cochrane_takes_two_supporters_for_whoever_controls_it() -> None:
    state = table("CC5:CC", "", "FO9", hands=",,FE4", supporters="WE1 WE2 WE3", round=5, turn=2)
    play(state, "muster FE4 power A1")
    assert army(state, 2) == "FO9 CC5:CC"
    assert texts(state) == ["claim S1 S2", "claim S1 S3", "claim S2 S3"]
    play(state, "claim S1 S3")
    assert state.to_dict()["victory"][2] == ["WE1", "WE3"]
    assert texts(state) == ["claim S1"]


def test_two_cochranes_still_take_two() -> None:
    state = table("CC5:CC SC1:CC", "", "", supporters="WE1 WE2 WE3", round=5, phase="claim")
    assert texts(state) == ["claim S1 S2", "claim S1 S3", "claim S2 S3"]


def test_cochrane_takes_the_last_supporter_alone() -> None:
    state = table("CC5:CC", "", supporters="WE1", round=5, phase="claim")
    assert texts(state) == ["claim S1"]


def test_a_discarded_end_power_does_nothing() -> None:
    state = table("", "CC5:CC FO9", hands="WE3", supporters="WE1 WE2", round=5, initiative=1)
    play(state, "muster WE3 power B1")
    assert (state.turn, texts(state)) == (1, ["claim S1", "claim S2"])


def test_macdonnell_stays_for_one_more_skirmish() -> None:
    state = table(
        "FO1 MD9:MD SC4:MD MD12",
        "",
        hands=",FO2",
        supporters="WE1 WE2",
        recruits="FO3 FO4 FO5 FO6 FO7",
        round=5,
        turn=1,
        deck=CARDS[2:],
    )
    play(state, "muster FO2 down", "claim S1", "claim S1")
    assert army(state, 0) == "MD9:spent SC4:spent"
    assert sorted(state.to_dict()["discard"]) == sorted(
        ["FO1", "MD12", "FO2", "FO3", "FO4", "FO5", "FO6", "FO7"]
    )
    state = table("MD9:spent", "FO2", supporters="WE1 WE2", round=5, phase="claim", deck=CARDS[2:])
    play(state, "claim S1", "claim S1")
    assert army(state, 0) == ""
    assert "MD9" in state.to_dict()["discard"]


def test_a_held_follower_counts_fully() -> None:
    """It blocks, is a target, has strength, doubles, and gives the right to claim."""
    state = table("MD4:spent", "", hands="MD9 MD3,WE5 WE4", supporters="WE1 WE2", turn=1)
    assert powers(texts(state)) == ["muster WE4 power A1"]
    state = table("MD4:spent", "", hands="MD9,WE12", supporters="WE1 WE2", round=5)
    play(state, "muster MD9 down", "muster WE12 down")
    assert state.turn == 0  # 26 against 12
