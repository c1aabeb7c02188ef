"""The examples of the rules page, line by line."""

import pytest

from .positions import EXAMPLE, army, load, play, table, texts


@pytest.mark.parametrize(
    ("followers", "strength"),
    [
        ("MG3 MG7 MG11", 42),
        ("WE12 WE10", 44),
        ("FO10", 10),
        ("SC5 CC7", 12),
        ("FE6 BR1:BR", 36),
        ("FE6 BR1-", 18),
        ("FE6 BR1", 18),
        ("BR1:BR BR2:BR", 48),
        ("BR1 BR2", 48),
        ("BR1:BR BR2", 48),
        ("MD4 MD9 SC2", 15),
        ("MD4 MD9 SC2:MD", 15),
        ("MD4 MD9 SC2:BR", 30),
    ],
)
def test_armies_alone(followers: str, strength: int) -> None:
    """The skirmish ends with the last turn of B, and the armies are told."""
    state = table(followers, "CB1", hands=",SC1", supporters="WE1 WE2", round=5, turn=1)
    state.journal = []
    play(state, "muster SC1 down")
    told = {event.args["seat"]: event.args for event in state.journal if event.key == "army"}
    assert told[0]["strength"] == strength


def test_the_example_position_loads_and_comes_back() -> None:
    given = load(EXAMPLE).to_dict()
    assert {key: given[key] for key in EXAMPLE} == EXAMPLE


def test_three_players_only_a_lower_face_up_follower_blocks() -> None:
    state = table("FO6", "", "", hands=",WE6 WE2 WE7", turn=1)
    powers = [text for text in texts(state) if " power" in text]
    assert powers == ["muster WE6 power A1", "muster WE2 power A1"]


def test_three_players_a_face_down_follower_does_not_block() -> None:
    state = table("FO6-", "", "", hands=",WE7", turn=1)
    assert "muster WE7 power A1" in texts(state)


def test_four_players_compare_within_the_clan() -> None:
    state = table("WE5", "MG9", "", "", hands="SC12 WE7 MG7")
    offered = texts(state)
    assert "muster SC12 power A1 B1" in offered
    assert not any(text.startswith("muster WE7 power") for text in offered)
    assert "muster MG7 power" in offered


def test_four_players_the_second_bruce_is_blocked() -> None:
    state = table("BR1", "", "", "", hands="BR2")
    assert texts(state) == ["muster BR2 down", "muster BR2 up"]
    assert "muster BR2 power" in texts(table("BR1-", "", "", "", hands="BR2"))


def test_two_players_the_second_bruce_is_not() -> None:
    assert "muster BR2 power" in texts(table("BR1", "", hands="BR2"))


def test_cockburn_takes_the_place_of_a_supporter() -> None:
    state = play(table("", "", hands="CB2 SC9", supporters="FO9 SC1"), "muster CB2 power S1")
    assert state.to_dict()["supporters"] == ["CB2", "SC1"]
    assert army(state, 0) == "FO9"


def test_fergusson_takes_macdonnell_with_its_power() -> None:
    state = table(
        "",
        "MD11:MD",
        hands="FE1,SC2",
        supporters="FO9 SC1",
        round=5,
        deck=["WE1", "WE2", "WE3", "WE4", "WE5", "WE6", "WE7", "WE8"],
    )
    play(state, "muster FE1 power B1")
    assert (army(state, 0), army(state, 1)) == ("MD11:MD", "FE1")
    play(state, "muster SC2 down", "claim S1", "claim S1")
    assert state.skirmish == 2
    assert (army(state, 0), army(state, 1)) == ("MD11:spent", "")


@pytest.mark.parametrize("ahead", [0, 1])
def test_43_beats_41_whoever_was_ahead(ahead: int) -> None:
    armies = ["FO12", "FO2"] if ahead == 0 else ["FO2", "FO12"]
    state = table(
        *armies,
        supporters="WE1 WE3" if ahead == 1 else "WE3 WE1",
        round=5,
        phase="claim",
        turn=ahead,
        victory=[["SC12", "MG12", "MD12", "MG4"], ["SC10", "MG10", "MD10", "WE10"]],
    )
    play(state, "claim S1", "claim S1")
    assert state.is_terminal()
    assert state.scores() == [43, 41]
    assert state.winners() == [0]


@pytest.mark.parametrize("ahead", [0, 1])
def test_42_to_42_goes_to_who_was_ahead(ahead: int) -> None:
    state = table(
        "FO12" if ahead == 0 else "FO2",
        "MG5 SC6",
        supporters="WE1 CC1",
        round=5,
        phase="claim",
        turn=ahead,
        victory=[["SC12", "MG12", "MD12", "WE5"], ["SC11", "MG11", "MD11", "WE8"]],
    )
    play(state, "claim S1", "claim S1")
    assert state.scores() == [42, 42]
    assert state.winners() == [ahead]
    assert state.outcome_reason() == "target"
