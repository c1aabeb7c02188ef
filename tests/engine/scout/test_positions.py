"""Positions from outside: what may be left out, and what is refused, by the field at fault."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .positions import EXAMPLE, GAME, random_states

TWO: dict[str, Any] = {"players": 2, "turn": 1, "hands": [["3/7"], ["4/1", "8/2"]]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=st.integers(0, 2**53 - 1))
@settings(max_examples=4)
def test_every_position_comes_back(players: int, seed: int) -> None:
    for ply, state in enumerate(random_states(players, seed, {"rounds": 2})):
        if ply % 4 and not state.is_terminal():
            continue
        position = json.loads(json.dumps(state.to_dict()))
        again = GAME.state_from_dict(position)
        assert again.to_dict() == position
        assert again.legal_actions() == state.legal_actions()
        bare = {key: value for key, value in position.items() if key in EXAMPLE}
        assert GAME.state_from_dict(bare).legal_actions() == state.legal_actions()


def test_what_is_left_out_is_as_at_the_start_of_a_game() -> None:
    least = {"players": 4, "turn": 0, "hands": [["1/2"], [], [], []]}
    given_back = GAME.state_from_dict(least).to_dict()
    assert given_back["options"] == {"scout_and_show": "round", "rounds": 4}
    assert given_back["phase"] == "turn"
    assert given_back["table"] is None
    assert given_back["show_chips"] == [1, 1, 1, 1]
    assert given_back["chips"] == given_back["captured"] == given_back["points"] == [0] * 4
    two = GAME.state_from_dict(TWO).to_dict()
    assert (two["chips"], two["show_chips"]) == ([3, 3], [0, 0])


def test_a_finished_position() -> None:
    over = {**EXAMPLE, "phase": "over", "turn": None, "round": 3, "points": [4, -1, 4]}
    state = GAME.state_from_dict(over)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert state.winners() == [0, 2]
    given_back = state.to_dict()
    assert {key: given_back[key] for key in over} == over


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("game", {"game": "schotten_totten"}),
        ("players", {"players": 6}),
        ("players", {"players": "3"}),
        ("options", {"options": {"round": 3}}),
        ("options", {"options": 3}),
        ("options.rounds", {"options": {"rounds": 0}}),
        ("options.rounds", {"options": {"rounds": True}}),
        ("options.scout_and_show", {"options": {"scout_and_show": "never"}}),
        ("round", {"round": 4}),
        ("round", {"round": 0}),
        ("starter", {"starter": 3}),
        ("turn", {"turn": 3}),
        ("turn", {"turn": None}),
        ("turn", {"turn": True}),
        ("turn", {"turn": 0}),
        ("turn", {"phase": "over"}),
        ("phase", {"phase": "show"}),
        ("phase", {"phase": "over", "turn": None}),
        ("phase", {"phase": "orient"}),
        ("phase", {"phase": "orient", "table": None, "scouts": 1}),
        ("scouts", {"scouts": 2}),
        ("scouts", {"scouts": -1}),
        ("hands", {"hands": [["3/7"], ["8/2"]]}),
        ("hands", {"hands": "3/7"}),
        ("hands[0]", {"hands": ["3/7", [], []]}),
        ("hands[0][1]", {"hands": [["3/7", "7/3"], ["8/2"], []]}),
        ("hands[1][0]", {"hands": [["3/7"], ["7/3"], []]}),
        ("hands[0][0]", {"hands": [["3/3"], ["8/2"], []]}),
        ("hands[0][0]", {"hands": [["3/11"], ["8/2"], []]}),
        ("hands[0][0]", {"hands": [["3/10"], ["8/2"], []]}),
        ("hands[0][0]", {"hands": [[37], ["8/2"], []]}),
        ("hands[0][0]", {"hands": [[["3/7"]], ["8/2"], []]}),
        ("table.cards[1]", {"table": {"owner": 0, "cards": ["5/2", "3/7"]}}),
        ("table.cards", {"table": {"owner": 0, "cards": ["5/2", "7/9"]}}),
        ("table.cards", {"table": {"owner": 0, "cards": []}}),
        ("table.owner", {"table": {"owner": 3, "cards": ["5/2"]}}),
        ("table.owner", {"table": {"cards": ["5/2"]}}),
        ("table.kind", {"table": {"owner": 0, "cards": ["5/2"], "kind": "run"}}),
        ("table", {"table": ["5/2"]}),
        ("captured", {"captured": [0, 0]}),
        ("captured", {"captured": [36, 0, 0]}),
        ("captured[1]", {"captured": [0, -1, 0]}),
        ("chips[0]", {"chips": [1.5, 0, 0]}),
        ("show_chips[0]", {"show_chips": [2, 0, 0]}),
        ("points[0]", {"points": [None, 0, 0]}),
        ("aside", {"aside": ["1/2"]}),
        ("round_points[0]", {"round": 2, "round_points": [[1, 2]]}),
        ("opened[1]", {"opened": ["1/2", "2/1"]}),
        ("before", {"before": [["1/2"], [], []]}),
        ("seed", {"seed": -1}),
        ("shown", {"shown": []}),
    ],
)
def test_impossible_positions_are_refused(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="^" + field.replace("[", r"\[") + ":"):
        GAME.state_from_dict({**EXAMPLE, **changes})


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("chips[0]", {"chips": [4, 3]}),
        ("show_chips[0]", {"show_chips": [1, 0]}),
        ("hands[0][0]", {"hands": [["9/10"], ["4/1"]]}),
        ("aside[0]", {"aside": ["7/3"]}),
        ("aside", {"aside": ["1/2"], "round": 2}),
        ("opened", {"aside": ["1/2"], "opened": ["1/2"]}),
        ("before", {"round": 2, "before": [["3/7"], [], []]}),
        ("before", {"before": [["5/6"], [], []]}),
        ("turn", {"table": {"owner": 0, "cards": ["9/5"]}, "chips": [3, 0]}),
        ("turn", {"hands": [["3/7"], []]}),
    ],
)
def test_impossible_positions_of_two_are_refused(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="^" + field.replace("[", r"\[") + ":"):
        GAME.state_from_dict({**TWO, **changes})


@pytest.mark.parametrize("missing", ["players", "turn", "hands"])
def test_what_is_needed_is_asked_for(missing: str) -> None:
    position = {key: value for key, value in EXAMPLE.items() if key != missing}
    with pytest.raises(ValueError, match=f"^{missing}:"):
        GAME.state_from_dict(position)
