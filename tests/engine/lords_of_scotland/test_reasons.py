"""Why a text is no legal action: always the most helpful reason."""

import pytest

from quatuor.games import IllegalAction
from quatuor.games.lords_of_scotland.state import LordsState

from .positions import table

SUPPORTERS = "WE10 WE11"


def start() -> LordsState:
    return table(
        "SC9 FO8-",
        "CB7",
        hands="FO5 WE3 FE4 CB2 SC1 MG6 CC9,MD1",
        supporters=SUPPORTERS,
        recruits="FO1",
    )


def reason(state: LordsState, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalAction) as caught:
        state.play(text)
    return caught.value.reason, caught.value.args_for_text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "syntax"),
        ("recruit", "syntax"),
        ("recruit R0", "syntax"),
        ("muster FO5", "syntax"),
        ("muster FO13 up", "syntax"),
        ("muster WE3 power  B1", "syntax"),
        ("muster WE3 power F1", "syntax"),
        ("claim", "syntax"),
        ("recruit R2", "recruit_empty"),
        ("recruit R6", "no_such_place"),
        ("muster MD1 up", "not_in_hand"),
        ("muster FO5 down B1", "target_unwanted"),
        ("muster FO5 power", "nothing_to_draw"),
        ("muster MG6 power B1", "target_unwanted"),
        ("muster WE3 power", "target_missing"),
        ("muster WE3 power B2", "no_such_place"),
        ("muster WE3 power E1", "no_such_place"),
        ("muster WE3 power S1", "target_is_follower"),
        ("muster WE3 power B1 A1", "target_unwanted"),
        ("muster FE4 power A1", "own_follower"),
        ("muster CB2 power B1", "target_is_supporter"),
        ("muster CB2 power S3", "no_such_place"),
        ("muster SC1 power A1", "copy_scott"),
        ("muster SC1 power A2", "copy_face_down"),
        ("muster SC1 power B1", "target_missing"),
        ("muster SC1 power B1 A1", "target_is_supporter"),
        ("muster SC1 power B1 S3", "no_such_place"),
        ("claim S1", "no_claim_now"),
        ("stop", "no_extra_muster"),
        ("pass", "must_play"),
    ],
)
def test_in_a_turn(text: str, key: str) -> None:
    assert reason(start(), text)[0] == key


def test_the_card_that_blocks_is_named() -> None:
    assert reason(start(), "muster CC9 power") == (
        "blocked_lower",
        {"card": "CC9", "other": "CB7"},
    )
    state = table("BR1", "", "", "", hands="BR2")
    assert reason(state, "muster BR2 power") == (
        "blocked_equal",
        {"card": "BR2", "other": "BR1"},
    )


@pytest.mark.parametrize(
    ("hand", "army", "key"),
    [
        ("SC1", "", "nothing_to_copy"),
        ("SC1", "SC9 FO8-", "nothing_to_copy"),
        ("SC1", "FO8", "copies_useless"),
        ("MG1", "", "no_card_to_muster"),
        ("WE1", "", "no_follower"),
        ("FE1", "FO8", "no_opposing_follower"),
        ("FO1", "", "nothing_to_draw"),
        ("CB1", "", "no_supporter"),
    ],
)
def test_a_power_without_effect(hand: str, army: str, key: str) -> None:
    assert reason(table(army, "", hands=hand), f"muster {hand} power")[0] == key


def test_scott_is_told_why_what_it_copies_does_nothing() -> None:
    state = table("FO8 MD9", "", hands="SC1")
    assert reason(state, "muster SC1 power A1")[0] == "nothing_to_draw"
    assert reason(state, "muster SC1 power A2 A1")[0] == "target_unwanted"


def test_a_full_hand_cannot_recruit() -> None:
    hand = " ".join(f"FO{strength}" for strength in range(3, 13))
    assert reason(table("", "", hands=hand, recruits="FO1"), "recruit R1")[0] == "hand_full"


def test_in_an_extra_muster() -> None:
    state = table("", "", hands="MG6 FO5", recruits="FO1", phase="extra")
    assert reason(state, "recruit R1")[0] == "extra_muster_only"
    assert reason(state, "pass")[0] == "must_play"


def test_in_a_claim() -> None:
    state = table("FO1 CC2:CC", "FO3", hands="WE1", supporters=SUPPORTERS, round=5, phase="claim")
    assert reason(state, "recruit R1")[0] == "claim_now"
    assert reason(state, "muster WE1 up")[0] == "claim_now"
    assert reason(state, "claim S1")[0] == "claim_two"
    assert reason(state, "claim S2 S1")[0] == "claim_ascending"
    assert reason(state, "claim S1 S1")[0] == "claim_ascending"
    assert reason(state, "claim S1 S3")[0] == "no_such_place"
    state.play("claim S1 S2")
    state = table("FO1", "FO3", supporters=SUPPORTERS, round=5, phase="claim")
    assert reason(state, "claim S1 S2")[0] == "claim_one"


def test_after_the_game() -> None:
    state = table("FO1", "", phase="over", turn=None)
    assert reason(state, "pass")[0] == "game_over"
