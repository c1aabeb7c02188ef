"""What the page shows and what a person points at."""

from typing import Any

from quatuor.choices import Pick
from quatuor.games.seven_kingdoms import view
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import DECK, acting, position


def all_picks(state: SevenKingdomsState) -> dict[str, list[Pick]]:
    return {state.action_text(one): view.picks(state, one) for one in state.legal_actions()}


def reasons(state: SevenKingdomsState) -> dict[str, tuple[str, dict[str, Any]]]:
    return {element: (why["key"], why["args"]) for element, why in view.illegal(state).items()}


GAPS = [17, None, 40, None, 31, None, 25]


def test_picks_of_each_phase() -> None:
    assert all_picks(position())["lay 46"] == ["hand:46"]
    assert all_picks(acting(9, phase="token")) == {"token 1": ["token:1"], "token 2": ["token:2"]}
    assert all_picks(acting(36, display=GAPS))["claim D3"] == ["space:3"]
    assert all_picks(acting(18, display=GAPS)) == {
        "claim D1 D3": [("space:1", "space:3"), "do:claim"],
        "claim D3": [("space:3",), "do:claim"],
        "claim D3 D5": [("space:3", "space:5"), "do:claim"],
        "claim D5": [("space:5",), "do:claim"],
        "claim D5 D7": [("space:5", "space:7"), "do:claim"],
    }
    keep = acting(23, phase="keep", claimed=[30, 12], hands=[[5], []])
    assert all_picks(keep) == {
        "keep -": ["do:score"],
        "keep 12": [("claimed:12",), "do:keep"],
        "keep 30": [("claimed:30",), "do:keep"],
        "keep 12 30": [("claimed:12", "claimed:30"), "do:keep"],
    }


def test_what_cannot_be_picked_says_why() -> None:
    lay = reasons(position())
    assert lay["space:1"] == lay["token:2"] == ("lay_first", {})
    claim = reasons(acting(44, display=GAPS, hands=[[5], []], played=[44]))
    assert claim["space:1"] == ("claim_crest", {"card": 44, "spaces": [2, 5]})
    assert claim["space:2"] == ("empty_space", {"space": 2})
    assert "space:5" not in claim
    assert claim["hand:5"] == ("claim_first", {})
    assert claim["played:1"] == ("laid_this_round", {})
    full = acting(36, phase="keep", claimed=[30], hands=[[5, 9, 46], []])
    assert reasons(full)["claimed:30"] == ("hand_limit", {"limit": 3, "room": 0})


def test_the_table_shows_the_crests_with_who_leads_them() -> None:
    state = position(
        crest_tokens=["+5", "x2"] + [None] * 5,
        offer=["+2"],
        tokens=["x2"],
        hands=[[5], [20]],
        display=[None] * 7,
        piles=[[1, 22, 15, 9], [16, 29, 36, 43, 47]],
        deck=[],
    )
    row = view.table(state, None)["row"]
    assert row[0] == {
        "space": 1,
        "crest": "red",
        "counts": [3, 3],
        "leaders": [0, 1],
        "token": "+5",
        "taker": None,
        "points": 0,
    }
    assert (row[1]["leaders"], row[1]["taker"]) == ([0, 1], None)
    assert (row[4]["leaders"], row[4]["token"]) == ([1], None)
    assert (row[6]["counts"], row[6]["leaders"]) == ([0, 0], [])


def test_the_queue_stands_in_the_order_of_acting() -> None:
    state = position(
        players=3,
        turn=2,
        laid=[17, 46, None],
        hands=[[5], [], [20]],
        display=[None] * 7,
        piles=[[], [], []],
    )
    assert view.table(state, 0)["queue"] == [{"seat": 1, "card": "46"}, {"seat": 0, "card": "17"}]


def test_hidden_cards_are_backs_and_known_ones_show() -> None:
    state = position(known=[33, 9], deck=DECK, under=2)
    assert view.table(state, 0)["hands"] == [["5", "9", "46"], ["33", "back:1:1", "back:1:2"]]
    assert view.table(state, None)["hands"][0] == ["9", "back:0:1", "back:0:2"]
    assert view.table(state, 1)["deck"] == {"count": 7, "under": ["10", "11"]}
    assert view.table(state, 1)["tokens_left"] == 1


def test_a_character_carries_its_claim() -> None:
    faces = view.table(position(crests=[6, 5, 4, 3, 2, 1, 0]), 0)["characters"]
    claims = [faces[str(first)]["claim"] for first in range(1, 50, 7)]
    assert claims == ["any4", "token_any1", "run3", "any2", "run2", "any1", "crest1"]
    assert faces["3"] == {
        "number": 3,
        "kind": "king",
        "crest": "yellow",
        "claim": "any4",
        "points": 2,
    }
    assert (faces["44"]["spaces"], faces["44"]["crests"]) == ([3, 6], ["blue", "orange"])


def test_status_says_what_to_do() -> None:
    assert view.status(position()) == {"key": "lay", "args": {"seat": 0}}
    claim = view.status(acting(5, display=GAPS))
    assert claim["args"] == {"seat": 0, "card": 5, "claim": "any4", "size": 4}
    keep = view.status(acting(18, phase="keep", claimed=[12, 30, 41], hands=[[5, 9], []]))
    assert (keep["args"]["room"], keep["args"]["limit"]) == (1, 3)
    token = view.status(acting(9, phase="token", crest_tokens=["+3"] + [None] * 6))
    assert (token["args"]["space"], token["args"]["crest"]) == (2, "orange")


def test_the_result_tells_points_and_tokens_by_part() -> None:
    state = position(
        phase="over",
        turn=None,
        hands=[[], []],
        display=[None] * 7,
        crest_tokens=["+5"] + [None] * 6,
        tokens=[],
        piles=[[1, 8, 29], [15, 3]],
        deck=[],
    )
    assert view.result(state) == {
        "points": [
            {"cards": 3, "kings": 1, "tokens": 5, "total": 9},
            {"cards": 2, "kings": 1, "tokens": 0, "total": 3},
        ],
        "tokens": [
            {"space": 1, "token": "+5", "counts": [3, 1], "seat": 0, "points": 5, "crest": "red"}
        ],
    }
