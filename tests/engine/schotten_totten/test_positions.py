"""Positions from outside: what they may leave out, and what is refused by the name of its field."""

from typing import Any

import pytest

from .positions import GAME, position, refusal, state, stone, tactics, texts

T: dict[str, Any] = {"options": {"tactics": True}}
REDS = [f"r{strength}" for strength in range(1, 10)]


@pytest.mark.parametrize(
    ("field", "keys"),
    [
        ("game", {"game": "scout"}),
        ("players", {"players": 3}),
        ("options", {"options": {"speed": 1}}),
        ("options", {"options": 5}),
        ("options.tactics", {"options": {"tactics": 1}}),
        ("options.rounds", {"options": {"rounds": 0}}),
        ("round", {"round": 2}),
        ("round", {"round": True}),
        ("turn", {"turn": 2}),
        ("turn", {"turn": None}),
        ("turn", {"phase": "over"}),
        ("phase", {"phase": "sleep"}),
        ("phase", {"phase": "return", "hands": [["r1"], []]}),
        ("phase", {"phase": "draw"}),
        (
            "phase",
            {"phase": "draw", "deck": ["g1"], "hands": [REDS[:6], []]},
        ),
        ("phase", {"phase": "recruit"} | T),
        ("stones", {"stones": [stone()] * 8}),
        ("stones", {"stones": 9}),
        ("hands", {"hands": [[]]}),
        (r"hands\[0\]\[0\]", {"hands": [["x1"], []]}),
        (r"hands\[0\]\[0\]", {"hands": [["SP"], []]}),
        (r"hands\[0\]\[0\]", {"hands": [[7], []]}),
        (r"hands\[1\]\[0\]", {"hands": [["r1"], ["r1"]]}),
        (r"hands\[1\]", {"hands": [[], REDS[:7]]}),
        (r"deck\[0\]", {"hands": [["r1"], []], "deck": ["r1"]}),
        (r"deck\[0\]", {"deck": ["SP"]} | T),
        (r"tactics_deck\[0\]", {"tactics_deck": ["r1"]} | T),
        (r"discard\[1\]", {"discard": ["r1", "r1"]}),
        ("tactics_played", {"tactics_played": [1, 0]}),
        ("tactics_played", {"tactics_played": [2, 0]} | T),
        ("tactics_played", {"tactics_played": [1]} | T),
        ("jokers_laid", {"jokers_laid": [2, 0]} | T),
        ("points", {"points": [-1, 0]}),
        ("starter", {"starter": 2}),
        ("passed", {"passed": 1}),
        (
            "draw_due",
            {"phase": "claim", "draw_due": True, "hands": [REDS[:6], []]},
        ),
        ("left", {"phase": "return", "left": 3, "hands": [["r1", "r2", "r3"], []]} | T),
        ("phase", {"phase": "return"} | T),
        ("left", {"phase": "recruit", "left": 3, "deck": ["r1"], "tactics_deck": ["SP"]} | T),
        ("known", {"known": [["r1"], []]} | T),
        ("known", {"known": [["r1"], []], "hands": [["RE"], ["r1"]]} | T),
        ("idle", {"idle": 0}),
        ("idle", {"idle": True, "phase": "draw", "deck": ["r1"]}),
        ("nonsense", {"nonsense": 1}),
    ],
)
def test_an_impossible_position_is_refused_by_its_field(field: str, keys: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^{field}"):
        GAME.state_from_dict(position(**keys))


@pytest.mark.parametrize(
    ("field", "keys"),
    [
        ("cards", {"cards": [["r1", "r2", "r3", "r4"], []]}),
        ("cards", {"cards": [["r1"]]}),
        ("cards", {"cards": [["MF"], []]}),
        ("modes", {"modes": ["SP"]}),
        ("modes", {"modes": ["MF", "MF"]}),
        ("owner", {"owner": 2}),
        ("complete", {"complete": [0, None]}),
        ("complete", {"complete": ["first", None]}),
        ("height", {"height": 3}),
    ],
)
def test_an_impossible_stone_is_refused_by_its_field(field: str, keys: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=rf"^stones\[3\].{field}"):
        GAME.state_from_dict(position({4: stone() | keys}, **T))


@pytest.mark.parametrize("field", list(stone()))
def test_a_missing_field_of_a_stone_is_named(field: str) -> None:
    one = stone()
    del one[field]
    with pytest.raises(ValueError, match=rf"^stones\[3\].{field}:"):
        GAME.state_from_dict(position({4: one}))


@pytest.mark.parametrize("field", [key for key in position() if key != "options"])
def test_a_missing_field_is_named(field: str) -> None:
    given = position()
    del given[field]
    with pytest.raises(ValueError, match=f"^{field}"):
        GAME.state_from_dict(given)


def test_options_may_be_missing() -> None:
    given = position()
    del given["options"]
    assert GAME.state_from_dict(given).options == GAME.default_options


def test_a_round_that_is_won_cannot_go_on() -> None:
    won = {number: stone(owner=0) for number in (1, 2, 3)}
    with pytest.raises(ValueError, match=r"^stones"):
        state(won)
    over = state(won, phase="over", turn=None)
    assert over.winners() == [0]
    assert over.legal_actions() == []
    with pytest.raises(ValueError, match=r"^stones"):
        state(won | {number: stone(owner=1) for number in (4, 5, 6)}, phase="over", turn=None)


def test_a_claimed_stone_may_leave_its_cards_out() -> None:
    assert state({1: stone(owner=0, complete=[3, None])}).to_dict()["stones"][0]["owner"] == 0


def test_skipped_phases_offer_what_they_can() -> None:
    assert texts(state(phase="claim")) == ["done"]
    assert texts(state(phase="draw", deck=["r1"])) == ["draw clan"]
    assert texts(tactics(phase="draw", tactics_deck=["SP"])) == ["draw tactics"]
    assert texts(tactics(phase="recruit", tactics_deck=["SP"])) == ["draw tactics"]


@pytest.mark.parametrize(("cards", "returned"), [(1, 0), (2, 1), (3, 2), (4, 2)])
def test_recruiter_with_one_pile_draws_and_returns_as_usual(cards: int, returned: int) -> None:
    given = tactics(
        phase="recruit", hands=[["r1"], ["b1"]], deck=[f"y{n + 1}" for n in range(cards)]
    )
    given.play("draw clan")
    for _ in range(returned):
        assert given.to_dict()["phase"] == "return"
        given.apply(given.legal_actions()[0])
    assert given.to_dict()["turn"] == 1
    assert len(given.to_dict()["hands"][0]) == 1 + min(3, cards) - returned


@pytest.mark.parametrize(("hand", "drawn"), [(["r1"], True), (REDS[:6], False)])
def test_a_draw_is_due_if_the_hand_is_below_its_size(hand: list[str], drawn: bool) -> None:
    given = state(phase="claim", hands=[hand, []], deck=["y1", "y2"])
    given.play("done")
    assert (len(given.to_dict()["hands"][0]) > len(hand)) == drawn


def test_a_claim_step_without_a_draw_follows_a_pass() -> None:
    given = state(phase="claim", draw_due=False, passed=True)
    given.play("done")
    assert given.is_terminal()


def test_recruiter_with_unknown_history() -> None:
    cards: dict[str, Any] = {"deck": ["y1", "y2"], "tactics_deck": ["SP", "SB"]}
    first = tactics(phase="recruit", hands=[["r1"], []], **cards)
    assert first.to_dict()["left"] == 3
    for held, left in ((6, 3), (7, 2), (8, 1)):
        drawing = tactics(phase="recruit", hands=[REDS[:held], []], **cards)
        assert drawing.to_dict()["left"] == left
    for held, left in ((9, 2), (8, 1)):
        assert tactics(phase="return", hands=[REDS[:held], []]).to_dict()["left"] == left
    assert tactics(phase="return", hands=[["r1"], []]).to_dict()["left"] == 1


@pytest.mark.parametrize(
    "text",
    [
        *("", "r1", "r1@0", "r1@10", "r1@1 ", "r0@1", "@1", "RE@1", "Done", "claim", "claim 0"),
        *("ST", "ST r1@1", "BA r1", "TR r1@1 x", "TR r1@1 discard", "return", "return zz"),
        *("draw", "draw deck"),
    ],
)
def test_what_is_no_action_at_all(text: str) -> None:
    assert refusal(tactics({1: stone(("r1", ""))}, hands=[["g1"], []]), text) == "syntax"
