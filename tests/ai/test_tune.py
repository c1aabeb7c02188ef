"""Weights as numbers to turn, and the search that turns them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quatuor import games
from quatuor.arena.knobs import fields, knobs, turned

WEIGHTS = {"tempo": 10, "tool": (100, -50, 0), "price": {"SP": 9000}}


def test_every_number_is_a_knob() -> None:
    found = [(knob.field, knob.place, knob.start) for knob in knobs(WEIGHTS)]
    assert found == [
        ("tempo", None, 10),
        ("tool", 0, 100),
        ("tool", 1, -50),
        ("tool", 2, 0),
        ("price", "SP", 9000),
    ]


def test_turning_nothing_changes_nothing() -> None:
    found = knobs(WEIGHTS)
    assert turned(WEIGHTS, found, [0.0] * 5) == {
        "tempo": 10,
        "tool": [100, -50, 0],
        "price": {"SP": 9000},
    }


def test_a_step_is_a_fifth_of_the_number_and_at_least_two() -> None:
    found = knobs(WEIGHTS)
    assert turned(WEIGHTS, found, [1, 1, 1, -1, 0.5]) == {
        "tempo": 12,
        "tool": [120, -40, -2],
        "price": {"SP": 9900},
    }


def test_only_the_fields_named() -> None:
    assert turned(WEIGHTS, knobs(WEIGHTS, ["tempo"]), [5]) == {"tempo": 20}
    with pytest.raises(ValueError, match="wings"):
        knobs(WEIGHTS, ["wings"])


@pytest.mark.parametrize("game_id", games.IDS)
def test_every_game_has_knobs(game_id: str) -> None:
    assert knobs(fields(game_id, games.get(game_id).min_players))


def test_the_search_ends_with_weights_and_a_verdict(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("cmaes")
    from quatuor.arena import tune  # noqa: PLC0415 - it needs the library

    arguments = ["seven_kingdoms", "--players", "2", "--fields", "alive,tool", "--jobs", "1"]
    small = ["--generations", "2", "--population", "3", "--deals", "1", "--test-deals", "1"]
    file = tmp_path / "weights.json"
    assert tune.main([*arguments, *small, "--file", str(file)]) == 0
    said = capsys.readouterr().out
    assert "generation 2" in said
    assert "open" in said
    assert sorted(json.loads(file.read_text())) == ["alive", "tool"]
    assert [one.name for one in tmp_path.iterdir()] == ["weights.json"]
    assert tune.main([*arguments[:3], "--fields", "wings"]) == 2
