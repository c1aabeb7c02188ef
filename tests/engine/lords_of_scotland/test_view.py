"""What the page shows, what is picked, what is told."""

from typing import Any

import pytest

from quatuor.games.lords_of_scotland import view
from quatuor.games.lords_of_scotland.state import LordsState

from .positions import play, table

DECK = ["MG1", "MG2", "MG3", "MG4", "MG5", "MG6", "MG7", "MG8"]


def picks(state: LordsState, text: str) -> list[Any]:
    return view.picks(state, state.parse_action(text))


def events(state: LordsState, text: str, seat: int | None = None) -> list[dict[str, Any]]:
    state.journal = []
    state.play(text)
    told = [event.seen_by(seat) for event in state.journal]
    state.journal = None
    return told


# The table


def test_an_army_shows_what_the_seat_knows() -> None:
    state = table("FO3 FO4- FO5", "MD9:MD MD2-")
    mine, theirs = view.table(state, 0)["armies"]
    assert (mine["strength"], mine["doubled"], mine["unknown"]) == (24, True, 0)
    assert (theirs["strength"], theirs["doubled"], theirs["unknown"]) == (9, False, 1)
    assert mine["followers"][1] == {"id": "FO4", "card": "FO4", "up": False, "power": None}
    assert theirs["followers"] == [
        {"id": "MD9", "card": "MD9", "up": True, "power": "MD"},
        {"id": "back:1:2", "card": None, "up": False, "power": None},
    ]
    mine = view.table(state, 1)["armies"][0]
    assert (mine["strength"], mine["doubled"], mine["unknown"]) == (16, True, 1)


def test_the_armies_are_ordered_as_they_look() -> None:
    state = table("FO9", "FO1 CB12-", "MD12-", "")
    assert view.table(state, 0)["order"] == [0, 1, 2]
    assert view.table(state, 1)["order"] == [1, 0, 2]
    assert view.table(state, None)["order"] == [0, 1, 2]


def test_hands_are_sizes_and_the_cards_known_to_be_there() -> None:
    state = table("", "", hands="MD1,CC1", recruits="FO9 FO8-", deck=DECK)
    play(state, "recruit R1", "recruit R2")
    mine, theirs = view.table(state, 0)["hands"]
    assert [card["card"] for card in mine["cards"]] == ["MD1", "FO9"]
    assert (theirs["size"], theirs["cards"], len(theirs["backs"])) == (2, [], 2)
    mine = view.table(state, 1)["hands"][0]
    assert mine == {
        "size": 2,
        "cards": [{"id": "FO9", "card": "FO9"}],
        "backs": ["back:hand:0:1"],
    }
    assert view.table(state, None)["hands"][0] == mine


def test_each_own_card_tells_why_its_power_is_blocked() -> None:
    state = table("SC3", "", hands="MD9 MD2 WE1 CB3,FO8")
    cards = {
        card["card"]: card["why_no_power"] for card in view.table(state, 0)["hands"][0]["cards"]
    }
    assert cards["MD9"] == {"key": "blocked_lower", "args": {"card": "MD9", "other": "SC3"}}
    assert cards["MD2"] is None
    assert cards["CB3"] == {"key": "no_supporter", "args": {}}
    waiting = view.table(state, 1)["hands"][1]["cards"]
    assert waiting[0]["why_no_power"]["key"] == "blocked_lower"


def test_who_blocks_whom() -> None:
    three = table("MD4 FO2-", "SC9", "")
    assert view.table(three, 0)["blockers"] == dict.fromkeys(
        ("SC", "MG", "MD", "WE", "FE", "FO", "CB", "CC", "BR"), "MD4"
    )
    four = table("MD4 MD3", "SC9", "BR1", "")
    assert view.table(four, 0)["blockers"] == {"MD": "MD3", "SC": "SC9", "BR": "BR1"}
    assert view.table(table("FO2-", ""), 0)["blockers"] == {}


def test_the_rest_of_the_table() -> None:
    state = table(
        "FO9-", "", supporters="SC1 SC2", recruits="FO1 FO2-", round=1, deck=DECK,
        discard=["MD1", "MD2"], discard_down=1, victory=[["SC12"], []],
    )  # fmt: skip
    shown = view.table(state, 1)
    assert shown["supporters"] == ["SC1", "SC2"]
    assert shown["recruits"][:3] == [
        {"id": "FO1", "card": "FO1", "up": True},
        {"id": "back:recruit:2", "card": None, "up": False},
        None,
    ]
    assert (shown["deck"], shown["discard"]) == (8, {"cards": ["MD1"], "down": 1})
    assert (shown["points"], shown["victory"]) == ([12, 0], [["SC12"], []])
    assert (shown["phase"], shown["skirmish"], shown["round"]) == ("turn", 1, 1)


def test_statuses() -> None:
    ten = " ".join(f"FO{one}" for one in range(3, 13))
    keys = {
        "turn": table("", "", hands="SC1", recruits="FO1"),
        "must_recruit": table("", "", recruits="FO1"),
        "must_muster": table("", "", hands=ten, recruits="FO1"),
        "pass": table("", ""),
        "extra": table("", "", hands="SC1", phase="extra"),
        "claim": table("FO1", "", supporters="SC1", phase="claim"),
        "claim_two": table("CC1:CC", "", supporters="SC1 SC2", phase="claim"),
        "over": table("", "", phase="over", turn=None),
    }
    for key, state in keys.items():
        assert view.status(state)["key"] == key


def test_the_result_tells_who_was_ahead() -> None:
    state = table("FO1", "FO2", phase="over", turn=None, victory=[["SC12"], []])
    assert view.result(state) == {"skirmishes": 1, "victory": [["SC12"], []], "order": [1, 0]}


# Picks and reasons


@pytest.mark.parametrize(
    ("text", "picked"),
    [
        ("recruit R1", ["recruit:1", "do:recruit"]),
        ("muster FO5 down", ["hand:FO5", "side:down"]),
        ("muster FO5 up", ["hand:FO5", "side:up"]),
        ("muster FO5 power", ["hand:FO5", "side:power"]),
        ("muster WE3 power B2", ["hand:WE3", "side:power", "army:1:2"]),
        ("muster CB2 power S1", ["hand:CB2", "side:power", "supporter:1"]),
        ("muster SC1 power B1", ["hand:SC1", "side:power", "army:1:1"]),
        ("muster SC1 power A1 S2", ["hand:SC1", "side:power", "army:0:1", "supporter:2"]),
    ],
)
def test_picks(text: str, picked: list[str]) -> None:
    state = table(
        "CB9", "MD9 FO9-", hands="FO5 WE3 CB2 SC1", supporters="SC8 SC9", recruits="FO1", deck=DECK
    )
    assert picks(state, text) == picked


def test_picks_of_claims_and_of_nothing() -> None:
    state = table("CC1:CC", "FO1", supporters="SC1 SC2", phase="claim", round=5)
    assert picks(state, "claim S1 S2") == [("supporter:1", "supporter:2"), "do:claim"]
    state = table("FO1", "", supporters="SC1 SC2", phase="claim", round=5)
    assert picks(state, "claim S2") == ["supporter:2", "do:claim"]
    assert picks(table("", ""), "pass") == ["do:pass"]
    assert picks(table("", "", hands="SC1", phase="extra"), "stop") == ["do:stop"]


def test_reasons_stand_beside_what_one_might_try() -> None:
    state = table(
        "FE9 SC9 FO8-", "CB7", hands="MD8 SC1 FE2", supporters="SC2 SC3", recruits="FO1", deck=DECK
    )
    keys = {path: reason["key"] for path, reason in view.illegal(state).items()}
    assert keys["recruit:2"] == "recruit_empty"
    assert "recruit:1" not in keys
    assert keys["supporter:1"] == "no_claim_now"
    assert keys["hand:MD8 side:power"] == "blocked_lower"
    assert keys["hand:SC1 side:power army:0:2"] == "copy_scott"
    assert keys["hand:SC1 side:power army:0:3"] == "copy_face_down"
    assert keys["hand:SC1 side:power army:0:1 army:0:2"] == "own_follower"
    assert keys["hand:SC1 side:power army:1:1 army:0:1"] == "target_is_supporter"
    assert keys["hand:SC1 side:power supporter:1"] == "target_is_follower"
    assert keys["hand:FE2 side:power army:0:1"] == "own_follower"
    assert "hand:FE2 side:power army:1:1" not in keys
    claim = table("FO1", "", hands="SC1", supporters="SC2 SC3", recruits="FO2", phase="claim")
    keys = {path: reason["key"] for path, reason in view.illegal(claim).items()}
    assert keys["hand:SC1"] == keys["recruit:1"] == "claim_now"


# Events


def test_what_is_face_down_is_told_to_those_who_know() -> None:
    state = table("", "", hands="MD1 FO1,CC1", recruits="FO9-", deck=DECK)
    assert events(state.clone(), "muster MD1 down", 1)[0] == {
        "key": "muster_down",
        "args": {"seat": 0, "place": 1},
    }
    assert events(state.clone(), "muster MD1 down", 0)[0] == {
        "key": "muster_down_seen",
        "args": {"seat": 0, "place": 1, "card": "MD1"},
    }
    assert events(state.clone(), "recruit R1", 1)[0]["args"] == {"seat": 0, "place": 1}
    assert events(state.clone(), "recruit R1", 0)[0]["args"]["card"] == "FO9"
    assert events(state.clone(), "muster FO1 power", 0)[1]["args"]["card"] == "MG1"
    assert "card" not in events(state.clone(), "muster FO1 power", 1)[1]["args"]


def test_a_face_down_card_that_is_discarded_or_swapped_stays_secret() -> None:
    state = table("", "MD9-", "", hands="WE1 FE1")
    discards = [events(state.clone(), "muster WE1 power B1", seat)[1] for seat in range(3)]
    assert [one["key"] for one in discards] == [
        "discard_follower_down",
        "discard_follower_down_seen",
        "discard_follower_down",
    ]
    swaps = [events(state.clone(), "muster FE1 power B1", seat)[1] for seat in range(3)]
    assert [one["args"].get("card") for one in swaps] == ["MD9", "MD9", None]
    assert swaps[2] == {
        "key": "swap_followers_down",
        "args": {"seat": 0, "owner": 1, "place": 1, "given": "FE1"},
    }


def test_the_end_of_a_skirmish_is_told_in_order() -> None:
    state = table(
        "FO3 FO4", "MD9:MD", hands=",CC2", supporters="SC1 SC2", round=5, turn=1, deck=DECK
    )
    told = events(state, "muster CC2 down")
    assert [one["key"] for one in told] == ["muster_down", "reveal", "army", "army", "order"]
    assert told[2]["args"] == {
        "seat": 0, "strength": 14, "doubled": True, "cards": ["FO3", "FO4"],
    }  # fmt: skip
    assert told[3]["args"] == {
        "seat": 1, "strength": 11, "doubled": False, "cards": ["MD9", "CC2"],
    }  # fmt: skip
    assert told[4]["args"] == {"seats": [0, 1]}
    assert events(state, "claim S2") == [{"key": "claim", "args": {"seat": 0, "cards": ["SC2"]}}]
    told = events(state, "claim S1")
    assert [one["key"] for one in told] == [
        "claim", "round_end", "held", "skirmish", "supporters", "round", "turn_up",
    ]  # fmt: skip
    assert told[1]["args"] == {"skirmish": 1}
    assert told[3]["args"] == {"skirmish": 2, "seat": 0}


def test_a_reshuffle_and_the_end_of_the_game_are_told() -> None:
    state = table("", "", hands="FO1", deck=["WE1"], discard=["WE2"])
    assert [one["key"] for one in events(state, "muster FO1 power")] == [
        "muster_power", "shuffle", "draw",
    ]  # fmt: skip
    state = table(
        "FO1", "", supporters="SC12", phase="claim", victory=[["MD12", "MG12", "CB4"], []]
    )
    told = events(state, "claim S1")[-1]
    assert told == {"key": "game_over", "args": {"reason": "target", "seats": [0]}}


def test_events_that_teach_something_forbid_an_undo() -> None:
    def reveals(state: LordsState, text: str) -> bool:
        state.journal = []
        state.play(text)
        return any(event.reveals for event in state.journal)

    state = table("", "MD9-", hands="MG9 FE1 FO1 SC5,CC1", recruits="FO9 FO8-", deck=DECK)
    assert not reveals(state.clone(), "muster MG9 power")
    assert not reveals(state.clone(), "muster SC5 up")
    assert reveals(state.clone(), "muster FE1 power B1")
    assert reveals(state.clone(), "muster FO1 power")
    assert reveals(state.clone(), "recruit R1")
    assert reveals(state.clone(), "recruit R2")
