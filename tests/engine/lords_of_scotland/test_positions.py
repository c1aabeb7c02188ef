"""Positions from outside: what is accepted, and what is refused with the field named."""

import copy
import json
from typing import Any

import pytest

from .positions import EXAMPLE, load

FO5 = {"card": "FO5", "up": True, "power": None}


def changed(field: str, value: Any) -> dict[str, Any]:
    """The example with the entry at `field` (`hands.0` is a path) replaced."""
    position = copy.deepcopy(EXAMPLE)
    *path, last = [int(step) if step.isdigit() else step for step in field.split(".")]
    inside: Any = position
    for step in path:
        inside = inside[step]
    inside[last] = value
    return position


def test_options_and_our_own_keys_may_be_left_out() -> None:
    state = load({key: value for key, value in EXAMPLE.items() if key != "options"})
    assert state.to_dict()["options"] == {"bruce": True, "target": 40, "wemyss_own": True}
    assert load(json.loads(json.dumps(state.to_dict()))).to_dict() == state.to_dict()


def test_a_follower_without_power_may_leave_the_key_out() -> None:
    state = load(changed("armies.1", [{"card": "CC3", "up": False}]))
    assert state.to_dict()["armies"][1] == [{"card": "CC3", "up": False, "power": None}]


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("players", 6, "players"),
        ("players", 2, "hands"),
        ("options", {"bruce": 1}, "options.bruce"),
        ("options", {"target": 0}, "options.target"),
        ("options", {"kilts": True}, "options"),
        ("options", {"bruce": False}, r"armies\[2\]\[0\].card"),
        ("skirmish", 0, "skirmish"),
        ("round", 6, "round"),
        ("initiative", 3, "initiative"),
        ("turn", 3, "turn"),
        ("turn", None, "turn"),
        ("phase", "dance", "phase"),
        ("phase", "over", "turn"),
        ("hands.0", ["FO13"], r"hands\[0\]\[0\]"),
        ("hands.0", ["MG7"], r"armies\[0\]\[0\].card"),
        ("hands.0", ["FO5", "FO5"], r"hands\[0\]\[1\]"),
        ("hands.0", [f"FO{one}" for one in range(1, 12)], r"hands\[0\]"),
        ("hands", [["FO5"], []], "hands"),
        ("armies", [[], []], "armies"),
        ("armies.1", [{**FO5, "card": "CC1", "power": "MD"}], r"armies\[1\]\[0\].power"),
        ("armies.1", [{**FO5, "card": "CC1", "power": "FO"}], r"armies\[1\]\[0\].power"),
        ("armies.1", [{"card": "CC1", "up": False, "power": "CC"}], r"armies\[1\]\[0\].power"),
        ("armies.1", [{"card": "CC1", "up": 1}], r"armies\[1\]\[0\].up"),
        ("armies.1", [{"card": "CC1"}], r"armies\[1\]\[0\].up"),
        ("armies.1", [{**FO5, "card": "CC1", "hat": 1}], r"armies\[1\]\[0\].hat"),
        ("supporters", ["FO9", "CB2", "WE10", "CC1"], "supporters"),
        ("supporters", ["FO9", "FO9"], r"supporters\[1\]"),
        ("recruits", [None] * 4, "recruits"),
        ("recruits.2", {"card": "FO5", "up": True}, r"recruits\[2\].card"),
        ("recruits.2", {"card": "CC1"}, r"recruits\[2\].up"),
        ("recruits.2", "CC1", r"recruits\[2\]"),
        ("victory", [[], []], "victory"),
        ("victory.0", ["nobody"], r"victory\[0\]\[0\]"),
        ("deck", ["MG4"], r"deck\[0\]"),
        ("deck", None, "deck"),
        ("discard", [7], r"discard\[0\]"),
        ("discard_down", 1, "discard_down"),
        ("seed", -1, "seed"),
        ("weather", "rain", "weather"),
    ],
)
def test_what_is_impossible_is_refused_by_name(field: str, value: Any, named: str) -> None:
    with pytest.raises(ValueError, match=f"^{named}:"):
        load(changed(field, value))


@pytest.mark.parametrize("field", [key for key in EXAMPLE if key not in ("game", "options")])
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(ValueError, match=f"^{field}:"):
        load({key: value for key, value in EXAMPLE.items() if key != field})


def test_whoever_claims_has_a_follower() -> None:
    with pytest.raises(ValueError, match=r"^turn:"):
        load({**EXAMPLE, "phase": "claim", "round": 5, "turn": 1})
