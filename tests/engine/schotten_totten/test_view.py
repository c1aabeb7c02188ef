"""What the page is told: formations, proofs, picks, reasons, and nothing hidden."""

import json
from random import Random
from typing import Any

import pytest

from quatuor.choices import build_tree
from quatuor.games.schotten_totten import view
from quatuor.games.schotten_totten.state import SchottenState

from .positions import CLAN_CODES, new, play, state, stone, tactics


def side(given: SchottenState, number: int, player: int, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = view.table(given, seat)["stones"][number - 1]["sides"][player]
    return found


def tree(given: SchottenState) -> dict[str, Any]:
    return build_tree(
        (given.action_text(action), view.picks(given, action)) for action in given.legal_actions()
    )


def test_a_claim_by_proof_names_what_is_the_best_that_can_come() -> None:
    given = state({1: stone(("r9 g9 b9", "y5"))}, phase="claim", discard=["y4", "y6"])
    claim = side(given, 1, 0, 0)["claim"]
    assert (claim["holds"], claim["key"]) == (True, "claim_proven")
    shown = {
        key: claim["args"][key] for key in ("formation", "sum", "other_formation", "other_sum")
    }
    assert shown == {
        "formation": "three_of_a_kind",
        "sum": 27,
        "other_formation": "three_of_a_kind",
        "other_sum": 15,
    }
    assert view.table(given, 0)["stones"][0]["claimable"] is True


def test_an_unproven_claim_shows_cards_that_would_beat_it() -> None:
    given = state({1: stone(("r9 g9 b9", "y5"))}, phase="claim", discard=["y4"])
    claim = side(given, 1, 0, 0)["claim"]
    assert (claim["holds"], claim["key"]) == (False, "not_proven")
    assert claim["args"]["cards"] == ["y6", "y7"]
    assert view.illegal(given)["stone:1"] == claim


def test_own_cards_that_would_beat_a_claim_are_told_to_their_owner_alone() -> None:
    given = state({1: stone(("r9 g9 b9", "y5"))}, phase="claim", discard=["y4"], hands=[["y6"], []])
    assert side(given, 1, 0, 0)["claim"]["key"] == "not_proven_by_hand"
    for seat in (1, None):
        assert side(given, 1, 0, seat)["claim"]["key"] == "not_proven"


@pytest.mark.parametrize(
    ("first", "second", "keys"),
    [
        ("r1 g2 b4", "r2 g3 b5", ["loses", "claim_beats"]),
        ("r1 g2 b4", "p1 y2 n4", ["claim_first", "tie_second"]),
        ("r1 g2", "p1 y2 n4", ["side_incomplete", "not_proven"]),
    ],
)
def test_the_verdict_for_both_players(first: str, second: str, keys: list[str]) -> None:
    given = state({1: stone((first, second))})
    assert [side(given, 1, player, 0)["claim"]["key"] for player in (0, 1)] == keys
    assert view.table(given, 0)["stones"][0]["claimable"] is False, "it is time to play"


def test_too_few_unseen_cards_to_beat_a_claim() -> None:
    laid = ["r1", "g2", "b4"]
    others = [code for code in CLAN_CODES if code not in laid]
    given = state({1: stone(("r1 g2 b4", ""))}, phase="claim", discard=others[2:])
    assert side(given, 1, 0, 0)["claim"]["key"] == "claim_too_few_unseen"


def test_the_best_that_a_side_can_become_for_all_that_a_seat_knows() -> None:
    given = state({1: stone(("r7", "g5 g6"))}, hands=[["g7"], []])
    assert side(given, 1, 1, 0)["best"] == {
        "formation": "color_run",
        "sum": 15,
        "cards": ["g4"],
    }, "A holds the g7"
    assert side(given, 1, 1, None)["best"]["sum"] == 18
    assert side(given, 1, 0, 0)["best"]["cards"] == ["r8", "r9"]


def test_who_was_first() -> None:
    given = state({1: stone(("r1 g2 b4", "r2 g3 b5"), complete=[5, 2]), 2: stone(("r9 r8 r7", ""))})
    assert [side(given, 1, player, 0)["first"] for player in (0, 1)] == [False, True]
    assert side(given, 2, 0, 0)["first"] is True


def test_hands_and_piles() -> None:
    given = tactics(hands=[["r1", "SP"], ["JK1", "g1"]], deck=["y1"], tactics_deck=["SB", "MF"])
    table = view.table(given, 0)
    assert table["hands"][0]["cards"] == [
        {"id": "r1", "element": "hand:r1"},
        {"id": "SP", "element": "hand:SP"},
    ]
    assert table["hands"][1]["cards"] == [
        {"id": "back:1:0", "back": "clan"},
        {"id": "back:1:1", "back": "tactics"},
    ]
    assert [(pile["element"], pile["count"]) for pile in table["piles"]] == [
        ("pile:clan", 1),
        ("pile:tactics", 2),
    ]
    for hidden in ("JK1", "g1", "y1", "SB", "MF"):
        assert hidden not in json.dumps(table["hands"] + table["piles"])
    assert [card["id"] for card in view.table(given, None)["hands"][0]["cards"]] == [
        "back:0:0",
        "back:0:1",
    ]


def test_the_picks_of_every_kind_of_action() -> None:
    given = tactics(
        {1: stone(("r1", "g1")), 5: stone(("r7 r8 r9", ""))},
        hands=[["b1", "ST", "BA", "TR", "RE", "MF"], []],
        deck=["y1", "y2", "y3"],
        tactics_deck=["SB"],
    )
    picks = tree(given)
    assert picks["hand:b1"]["stone:1"] == "b1@1"
    assert picks["hand:MF"]["stone:5"] == "MF@5"
    assert picks["hand:ST"]["card:r1"] == {
        **{f"stone:{number}": f"ST r1@1 {number}" for number in (2, 3, 4, 6, 7, 8, 9)},
        "do:discard": "ST r1@1 discard",
    }
    assert picks["hand:BA"] == {"card:g1": "BA g1@1"}
    assert picks["hand:TR"]["card:g1"]["stone:1"] == "TR g1@1 1"
    assert picks["hand:RE"] == {"do:play": "RE"}
    play(given, "RE")
    assert tree(given) == {"pile:clan": "draw clan", "pile:tactics": "draw tactics"}
    play(given, "draw clan", "draw clan", "draw clan")
    assert tree(given)["hand:b1"] == "return b1"
    play(given, "return b1", "return y1")
    assert tree(given) == {"stone:5": "claim 5", "do:done": "done"}


def test_passing_is_a_button() -> None:
    given = state()
    assert tree(given) == {"do:pass": "pass"}
    assert view.status(given) == {"key": "choose_pass", "args": {"seat": 0}}
    assert view.status(tactics(hands=[["SP"], []]))["key"] == "choose_pass_or_tactics"


@pytest.mark.parametrize(
    ("element", "key"),
    [
        ("hand:JK2", "joker_limit"),
        ("hand:RE", "piles_empty"),
        ("stone:1", "stone_full"),
        ("stone:2", "stone_claimed"),
        ("stone:3", "choose_card_first"),
        ("pile:clan", "now_play"),
        ("hand:ST card:g1", "not_on_your_side"),
        ("hand:ST card:g2", "stone_claimed"),
        ("hand:ST card:r1 stone:1", "same_stone"),
        ("hand:TR card:SP", "not_a_clan_card"),
        ("hand:BA card:r1", "not_on_their_side"),
    ],
)
def test_reasons_while_playing(element: str, key: str) -> None:
    given = tactics(
        {1: stone(("r1 g3 b5", "g1 SP")), 2: stone(("", "g2"), owner=1)},
        hands=[["JK2", "RE", "ST", "TR", "BA", "n1"], []],
        jokers_laid=[1, 0],
    )
    assert view.illegal(given)[element]["key"] == key


def test_reasons_at_other_times() -> None:
    drawing = tactics(phase="draw", hands=[["r1"], []], deck=["y1"], tactics_deck=["SP"])
    assert view.illegal(drawing)["hand:r1"]["key"] == "now_draw"
    experts = state(options={"experts": True}, hands=[["r1"], []])
    assert view.illegal(experts)["stone:1"]["key"] == "choose_card_first"
    limit = tactics(hands=[["SP", "r1"], []], tactics_played=[1, 0])
    assert view.illegal(limit)["hand:SP"]["key"] == "tactics_limit"


def test_every_hand_card_and_stone_can_be_picked_or_has_a_reason() -> None:
    for seed in range(6):
        rng = Random(seed)
        given = new(seed, {"tactics": True, "experts": seed % 2 == 0})
        while not given.is_terminal():
            first, reasons = set(tree(given)), set(view.illegal(given))
            assert not first & reasons
            hand = {f"hand:{code}" for code in given.to_dict()["hands"][given.turn]}
            stones = {f"stone:{number}" for number in range(1, 10)}
            assert hand | stones <= first | reasons
            given.apply(rng.choice(given.legal_actions()))


def test_the_result_shows_the_line() -> None:
    given = state(
        {3: stone(owner=0), 4: stone(owner=0), 5: stone(("r7 r8 r9", "")), 9: stone(owner=1)},
        phase="claim",
    )
    play(given, "claim 5")
    shown = view.result(given)
    assert (shown["stones"], shown["line"]) == ([3, 1], [3, 4, 5])
