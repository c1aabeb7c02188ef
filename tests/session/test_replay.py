"""A record plays again the same way, from every form in which it is kept; bad ones are refused."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor import games
from quatuor.record import Record, RecordError, begin, from_dict, seal, unseal
from quatuor.replay import about, main, read_record


def played(game_id: str = "schotten_totten", seed: int = 3) -> Record:
    game = games.get(game_id)
    options = game.check_options({})
    record = Record(game.id, game.version, game.min_players, options, seed, [])
    state, rng = record.start(), Random(seed)
    while not state.is_terminal():
        text = state.action_text(rng.choice(state.legal_actions()))
        state.play(text)
        record.actions.append(text)
    return record


@pytest.mark.parametrize("form", ["record", "save", "report"])
def test_every_form_of_a_record_is_read(form: str, tmp_path: Path, capsys: Any) -> None:
    record = played()
    save = seal({"record": record.to_dict(), "seats": []})
    texts = {
        "record": json.dumps(record.to_dict()),
        "save": save,
        "report": json.dumps({"browser": "any", "save": save}),
    }
    assert read_record(texts[form]) == record
    file = tmp_path / "game.json"
    file.write_text(texts[form])
    assert main([str(file)]) == 0
    assert f"scores {record.replay().scores()}" in capsys.readouterr().out


def test_a_record_with_an_illegal_action_is_replayed_up_to_it(tmp_path: Path, capsys: Any) -> None:
    record = played()
    record.actions[4] = "nonsense"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record.to_dict()))
    assert main([str(file)]) == 1
    assert "nonsense: refused" in capsys.readouterr().out
    with pytest.raises(RecordError, match="action 4"):
        record.replay()


def test_a_strangers_text_does_not_steer_the_terminal(tmp_path: Path, capsys: Any) -> None:
    steering = "\x1b]0;mine\x07\x1b[2J\u202e\ud800"
    record = played()._replace(actions=[steering])
    start = record.start().to_dict()
    file = tmp_path / "game.json"
    for data in (record.to_dict(), {**record.to_dict(), "position": {**start, steering: 1}}):
        file.write_text(json.dumps(data))
        assert main([str(file)]) != 0
        said = "".join(capsys.readouterr())
        assert r"\x1b]0;mine" in said
        assert all(char.isprintable() or char == "\n" for char in said)
    file.write_bytes(b"\xff\xfe")
    assert main([str(file)]) == 2


@pytest.mark.parametrize("text", ["", "[]", "{}", "q1.x", '{"record": 3}', '{"save": []}'])
def test_a_text_without_a_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_record(text)


BROKEN: list[tuple[str, Any, str]] = [
    ("game", "chess", "record_game"),
    ("game", ["scout"], "record_game"),
    ("version", 0, "record_version"),
    ("version", True, "record_version"),
    ("players", 9, "record_format"),
    ("players", "2", "record_format"),
    ("seed", -1, "record_format"),
    ("seed", 2**70, "record_format"),
    ("seed", 1.5, "record_format"),
    ("options", {"tactics": 1}, "record_format"),
    ("options", [], "record_format"),
    ("actions", "r7@3", "record_format"),
    ("actions", [1], "record_format"),
    ("actions", ["pass"] * 100_000, "record_format"),
]


@pytest.mark.parametrize(("key", "value", "reason"), BROKEN)
def test_a_broken_record_is_refused_with_its_reason(key: str, value: Any, reason: str) -> None:
    data = {**played().to_dict(), key: value}
    with pytest.raises(RecordError) as caught:
        from_dict(data)
    assert caught.value.reason == reason


@given(st.dictionaries(st.text(), st.integers() | st.text() | st.lists(st.booleans())))
def test_what_is_sealed_comes_back(data: dict[str, Any]) -> None:
    assert unseal(seal(data)) == data


@given(st.data())
@settings(max_examples=200)
def test_a_damaged_seal_is_refused_or_gives_the_same(data: st.DataObject) -> None:
    text = seal({"record": played().to_dict(), "seats": []})
    place = data.draw(st.integers(0, len(text) - 1))
    other = text[:place] + data.draw(st.characters()) + text[place + 1 :]
    try:
        assert isinstance(unseal(other), dict)
    except RecordError as error:
        assert error.reason == "record_format"  # noqa: PT017 - both ends are fine


def test_a_report_that_is_nested_deeply_is_no_report() -> None:
    assert about('{"quatuor": "report", "page": ' + "[" * 100_000) == []


def test_a_seal_that_unpacks_to_too_much_is_refused() -> None:
    with pytest.raises(RecordError, match="too large"):
        unseal(seal({"a": "x" * 5_000_000}))


@pytest.mark.parametrize("game_id", games.IDS)
def test_a_record_may_begin_in_a_position(game_id: str) -> None:
    record = played(game_id)
    half = len(record.actions) // 2
    state = record._replace(actions=record.actions[:half]).replay()
    later = begin(games.get(game_id), None, None, 3, state.to_dict())
    later = later._replace(actions=record.actions[half:])
    again = from_dict(json.loads(json.dumps(later.to_dict())))
    assert again == later
    assert again.options == state.options
    assert again.replay().to_dict() == record.replay().to_dict()


@pytest.mark.parametrize("position", [7, [], {"game": "scout"}, {}])
def test_an_impossible_position_is_refused(position: object) -> None:
    data = {**played().to_dict(), "position": position}
    with pytest.raises(RecordError, match="record_format"):
        from_dict(data)
