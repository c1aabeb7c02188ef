"""The session as the page uses it: text in, text out, and never a hidden card."""

import base64
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quatuor import ai, games
from quatuor.record import unseal
from quatuor.session import Session
from quatuor.table import view_of

Json = dict[str, Any]
FAST = {"playouts": 2}
RECORD = {"game": "scout", "version": 1, "players": 2, "options": {}, "seed": 1, "actions": []}


def seat(kind: str, name: str = "", level: str = "casual") -> Json:
    return {"kind": kind, "name": name, "level": level}


def ask(session: Session, op: str, **request: Any) -> Json:
    answer = json.loads(session.handle(json.dumps({"op": op, **request})))
    assert isinstance(answer, dict)
    return answer


def view(session: Session, op: str, **request: Any) -> Json:
    answer = ask(session, op, **request)
    assert answer["ok"], answer
    result: Json = answer["view"]
    return result


def error(session: Session, op: str, **request: Any) -> str:
    answer = ask(session, op, **request)
    assert not answer["ok"], answer
    return str(answer["error"]["key"])


def new(session: Session, game: str, *kinds: str, seed: int = 5, **options: Any) -> Json:
    seats = [seat(kind, f"P{index}") for index, kind in enumerate(kinds)]
    return view(session, "new", game=game, seats=seats, seed=seed, options=options)


def leaves(tree: Json) -> Iterator[str]:
    for child in tree.values():
        if isinstance(child, str):
            yield child
        else:
            yield from leaves(child)


def step(session: Session, table: Json, rng: Random) -> Json:
    """One action of whoever is to move; a person lifts the curtain and plays at random."""
    if table["curtain"] is not None:
        return view(session, "view", seat=table["curtain"])
    if table["seats"][table["turn"]]["kind"] == "computer":
        return view(session, "think", budget=FAST, now=True)
    text = rng.choice(sorted(leaves(table["choices"])))
    return view(session, "act", action=text, ply=table["ply"])


def play_out(session: Session, table: Json, rng: Random) -> Json:
    while table["result"] is None:
        table = step(session, table, rng)
    return table


MIXES = [
    pytest.param(game, players, humans, id=f"{game.id}-{players}-{humans}")
    for game in games.all()
    for players in {game.min_players, game.max_players}
    for humans in (1, 2)
]


@pytest.mark.parametrize(("game", "players", "humans"), MIXES)
def test_a_whole_game_through_the_session(game: Any, players: int, humans: int) -> None:
    session = Session()
    kinds = ["human"] * humans + ["computer"] * (players - humans)
    table = play_out(session, new(session, game.id, *kinds), Random(1))
    assert table["result"]["winners"]
    assert table["result"]["reason"]
    assert table["turn"] is None
    record = ask(session, "record")["record"]
    assert len(record["actions"]) == table["ply"]
    other = Session()
    assert view(other, "load", save=record, seats=table["seats"])["scores"] == table["scores"]


@pytest.mark.parametrize("game", games.IDS)
def test_a_save_brings_the_same_view_back_at_every_step(game: str) -> None:
    session, rng = Session(), Random(2)
    table = new(session, game, "human", "computer")
    for _ in range(25):
        if table["result"] is not None:
            break
        table = step(session, table, rng)
        again = view(Session(), "load", save=table["save"])
        for key in table:
            if key not in ("events", "log"):
                assert again[key] == table[key], key


@pytest.mark.parametrize("game", games.IDS)
def test_events_add_up_to_the_log(game: str) -> None:
    session, rng = Session(), Random(3)
    table = new(session, game, "human", "computer")
    told = list(table["log"])
    for _ in range(30):
        if table["result"] is not None:
            break
        table = step(session, table, rng)
        told += table["events"]
    assert told == view(session, "view", seat=0)["log"]


@pytest.mark.parametrize("game", games.IDS)
def test_undo_goes_back_to_the_same_table(game: str) -> None:
    session, rng = Session(), Random(4)
    undone = 0
    for seed in range(4):
        table = new(session, game, "human", "human", seed=seed)
        while table["result"] is None:
            before = table
            table = step(session, table, rng)
            if table["undo"]["can"]:
                back = view(session, "undo")
                assert back["table"] == before["table"]
                assert back["choices"] == before["choices"]
                assert not back["assisted"]
                table = step(session, back, rng)
                undone += 1
            elif table["ply"]:
                assert error(session, "undo") == table["undo"]["key"]
    # elsewhere an action ends the turn or turns a card up, unless a power asks for more
    assert undone or game in ("scout", "lords_of_scotland")


@pytest.mark.parametrize("game", games.IDS)
def test_free_undo_returns_to_the_persons_last_choice_and_marks_the_game(game: str) -> None:
    session, rng = Session(), Random(5)
    table = new(session, game, "human", "computer")
    while table["turn"] != 0:
        table = step(session, table, rng)
    before = table
    table = step(session, table, rng)
    while table["turn"] not in (0, None):
        table = step(session, table, rng)
    back = view(session, "undo", free=True)
    assert back["assisted"] or table["undo"]["can"]
    assert back["ply"] == before["ply"]
    assert back["table"] == before["table"]


def test_the_seat_is_always_the_persons_against_computers() -> None:
    session = Session()
    table = new(session, "schotten_totten", "computer", "human", seed=1)
    rng = Random(1)
    for _ in range(10):
        assert table["seat"] == 1
        assert (table["choices"] != {}) == (table["turn"] == 1)
        table = step(session, table, rng)


def test_a_curtain_falls_between_two_persons() -> None:
    session, rng = Session(), Random(6)
    table = new(session, "schotten_totten", "human", "human")
    first = table["curtain"]
    assert table["seat"] is None
    assert table["choices"] == {}
    assert error(session, "view", seat=1 - first) == "not_your_turn"
    assert error(session, "act", action="pass") == "not_your_turn"
    table = view(session, "view", seat=first)
    assert table["seat"] == first
    assert table["choices"]
    again = view(Session(), "load", save=table["save"], seat=first)
    assert again == {**table, "events": again["events"]}
    assert error(Session(), "load", save=table["save"], seat=2) == "bad_request"
    while table["turn"] == first:
        table = step(session, table, rng)
    assert table["curtain"] == 1 - first
    assert table["seat"] is None


@pytest.mark.parametrize("game", games.IDS)
def test_an_earlier_view_has_all_that_a_view_has(game: str) -> None:
    session = Session()
    table = new(session, game, "human", "computer")
    assert view(session, "at", ply=0).keys() == table.keys() - {"log"}


def test_looking_back_leaves_the_game_where_it_is() -> None:
    session, rng = Session(), Random(7)
    table = new(session, "schotten_totten", "human", "computer")
    tables = [table]
    for _ in range(8):
        table = step(session, table, rng)
        tables.append(table)
    for ply, earlier in enumerate(tables):
        look = view(session, "at", ply=ply)
        assert look["table"] == earlier["table"]
        assert look["choices"] == {}
    assert view(session, "view", seat=0)["table"] == table["table"]
    assert view(session, "rewind", ply=3)["table"] == tables[3]["table"]


@pytest.mark.parametrize("game", games.IDS)
def test_looking_back_from_behind_the_curtain_shows_nobodys_hand(game: str) -> None:
    session, rng = Session(), Random(16)
    table = new(session, game, "human", "human")
    while table["ply"] == 0 or table["curtain"] is None:
        table = step(session, table, rng)
    for ply in range(table["ply"] + 1):
        look = view(session, "at", ply=ply)
        assert look["seat"] is None
        assert look["table"] == view_of(game).table(session.table.at(ply).state, None)


@pytest.mark.parametrize("free", [False, True])
def test_of_two_people_nobody_takes_back_what_was_seen(free: bool) -> None:
    session, rng = Session(), Random(17)
    table = new(session, "schotten_totten", "human", "human", tactics=True)
    drawn = 0
    while drawn < 5:
        table = step(session, table, rng)
        if any(event["key"].startswith("draw") for event in table["events"]):
            assert error(session, "undo", free=free) == "undo_revealed"
            assert view(session, "at", ply=table["ply"])["table"] == table["table"]
            assert not table["undo"]["free"]
            drawn += 1


def test_a_double_click_plays_once() -> None:
    session, rng = Session(), Random(8)
    table = new(session, "schotten_totten", "human", "computer")
    while table["turn"] != 0:
        table = step(session, table, rng)
    text = next(leaves(table["choices"]))
    view(session, "act", action=text, ply=table["ply"])
    assert error(session, "act", action=text, ply=table["ply"]) == "stale"


def test_a_computer_thinks_in_slices_and_hints_tell_candidates() -> None:
    session = Session()
    seats = [seat("human"), seat("computer", level="skilled")]
    table = view(session, "new", game="schotten_totten", seats=seats, seed=9)
    slices = 0
    while table["turn"] == 1:
        answer = ask(session, "think", slice=1, budget={"playouts": 200})
        if "thinking" in answer:
            slices += 1
            assert 0 <= answer["thinking"]["progress"] <= 1
        else:
            table = answer["view"]
    assert table["turn"] == 0
    while "hint" not in (answer := ask(session, "hint", slice=5, budget={"playouts": 50})):
        slices += 1
    assert slices
    texts = list(leaves(table["choices"]))
    for candidate in answer["hint"]["candidates"]:
        assert candidate["action"] in texts
        node: Any = table["choices"]
        for element in candidate["picks"]:
            node = node[element]
        assert node == candidate["action"]


def test_names_are_kept_as_data_and_cleaned() -> None:
    session = Session()
    seats = [seat("human", "<b>Léa\u202e</b>\n"), seat("computer", "x" * 200)]
    table = view(session, "new", game="schotten_totten", seats=seats, seed=1)
    assert table["seats"][0]["name"] == "<b>Léa</b>"
    assert len(table["seats"][1]["name"]) == 40


@pytest.mark.parametrize(
    ("request_text", "key"),
    [
        ("", "bad_request"),
        ("[]", "bad_request"),
        ("{}", "bad_request"),
        ('{"op": "nonsense"}', "bad_request"),
        ('{"op": "_view"}', "bad_request"),
        ('{"op": "act"}', "no_game"),
        ('{"op": "new", "game": "chess"}', "bad_request"),
        ('{"op": "new", "game": ["scout"]}', "bad_request"),
        ('{"op": "new", "game": "scout", "seed": -1}', "bad_request"),
        ('{"op": "load", "save": "q1.AAAA"}', "record_format"),
        (
            '{"op": "load", "save": {"game": "scout", "version": 999}, "seats": []}',
            "record_version",
        ),
        ('{"op": "load", "save": {"game": "chess"}, "seats": []}', "record_game"),
        (json.dumps({"op": "load", "save": RECORD, "seats": []}), "record_format"),
        (json.dumps({"op": "load", "save": RECORD, "seats": [7, 7]}), "record_format"),
        (json.dumps({"op": "load", "save": RECORD, "seats": [{}] * 60_000}), "record_format"),
        ("[" * 100_000, "bad_request"),
        ('"' + "x" * 1_000_000, "too_large"),
    ],
)
def test_a_request_that_makes_no_sense_gets_an_answer(request_text: str, key: str) -> None:
    answer = json.loads(Session().handle(request_text))
    assert answer["ok"] is False
    assert answer["error"]["key"] == key


@pytest.mark.parametrize(
    "request_text",
    [
        '{"op": "act", "action": 7}',
        '{"op": "view", "seat": 1}',
        '{"op": "at", "ply": -1}',
        '{"op": "at", "ply": 1}',
        '{"op": "rewind", "ply": null}',
        '{"op": "hint", "slice": 0}',
        '{"op": "hint", "budget": {"playouts": 0}}',
    ],
)
def test_what_is_asked_wrongly_at_a_table_is_told(request_text: str) -> None:
    session = Session()
    new(session, "scout", "human", "computer")
    wrong = json.loads(session.handle(request_text))["error"]
    assert wrong["key"] == "bad_request"
    assert wrong["args"]["detail"].split(":")[0] in request_text


def test_a_failed_request_leaves_the_table_untouched() -> None:
    session = Session()
    table = new(session, "scout", "human", "computer", "computer")
    for request in ({"op": "act", "action": "show 99"}, {"op": "load", "save": "q1.?"}):
        assert not json.loads(session.handle(json.dumps(request)))["ok"]
    assert view(session, "view", seat=0)["table"] == table["table"]


@pytest.mark.parametrize("failure", [RuntimeError, KeyError, IndexError, ValueError])
def test_a_fault_is_told_without_the_card_at_fault(
    failure: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Json:
        raise failure("7/10")

    session = Session()
    new(session, "scout", "human", "computer")
    monkeypatch.setattr(view_of("scout"), "table", fail)
    answer = ask(session, "view", seat=0)
    assert answer["error"]["key"] == "internal"
    assert failure.__name__ in answer["error"]["args"]["detail"]
    assert "7/10" not in json.dumps(answer)


@pytest.mark.parametrize("op", ["new", "rewind", "hint"])
def test_a_fault_of_the_engine_is_not_laid_to_the_page(
    op: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("7/10")

    session = Session()
    new(session, "scout", "human", "computer")
    monkeypatch.setattr(type(games.get("scout")), "new_state", fail)
    monkeypatch.setattr(ai, "Thinker", fail)
    request = {"game": "scout", "seats": [seat("human")] * 2, "seed": 1, "ply": 0}
    assert error(session, op, **request) == "internal"


@pytest.mark.parametrize("game", games.IDS)
def test_a_computers_chance_is_not_that_of_the_deal(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player that draws its worlds as the cards were shuffled would draw the true one."""
    session = Session()
    new(session, game, "human", "computer", seed=5)
    used: list[object] = []
    monkeypatch.setattr(ai, "Thinker", lambda *args: used.append(args[-1].getstate()))
    session.table.thinker("casual", None)
    assert len(used) == 1
    assert used[0] not in [Random(seed).getstate() for seed in (5, session.table.state.seed)]


def test_the_record_is_told_only_when_the_game_is_over() -> None:
    session = Session()
    new(session, "lords_of_scotland", "human", "computer")
    assert error(session, "record") == "game_runs"


@pytest.mark.parametrize("game", games.IDS)
def test_a_game_may_begin_in_a_position(game: str) -> None:
    position = games.get(game).new_state(2, 11, {}).to_dict()
    session = Session()
    seats = [seat("human"), seat("computer")]
    table = view(session, "new", game=game, seats=seats, seed=1, position=position)
    assert table["players"] == 2
    assert table["options"] == position["options"]
    table = play_out(session, table, Random(1))
    again = view(Session(), "load", save=table["save"])
    assert again["scores"] == table["scores"]
    assert error(session, "new", game=game, seats=seats, seed=1, position={}) == "bad_request"


def test_a_computer_makes_the_move_it_is_told() -> None:
    session = Session()
    table = new(session, "schotten_totten", "human", "computer", seed=9)
    while table["turn"] == 0:
        table = step(session, table, Random(1))
    assert error(session, "think", action="nonsense") == "illegal"
    thought = view(session, "think", budget=FAST, now=True)
    action = unseal(thought["save"])["record"]["actions"][-1]
    view(session, "rewind", ply=table["ply"])
    told = view(session, "think", action=action)
    assert told["table"] == thought["table"]


def test_one_game_is_told_of_without_the_others() -> None:
    """Importing a game takes time, so that asking for one must not import another."""
    code = """
import json, sys
from quatuor.session import Session
print(Session().handle(json.dumps({"op": "games", "game": "scout"})))
print(json.dumps([name for name in sys.modules if name.startswith("quatuor.games.")]))
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code]
    out = subprocess.check_output(command, env=environment, text=True, timeout=60)
    told, modules = map(json.loads, out.splitlines())
    assert [game["id"] for game in told["games"]] == ["scout"]
    assert told["games"] == [
        one for one in ask(Session(), "games")["games"] if one["id"] == "scout"
    ]
    assert not {name.split(".")[2] for name in modules} & {*games.IDS} - {"scout"}
    assert {"quatuor.games.scout.view", "quatuor.games.scout.heuristic"} <= set(modules)


def test_an_unknown_game_is_not_told_of() -> None:
    assert error(Session(), "games", game="chess") == "bad_request"
    assert error(Session(), "games", game=["scout"]) == "bad_request"


@pytest.mark.parametrize("depth", [100, 50_000])
def test_what_is_nested_deeply_is_refused_before_it_is_read(depth: int) -> None:
    """In Pyodide a deep recursion is the end of the interpreter, not an exception."""
    inner = "[" * depth + "]" * depth
    packed = base64.urlsafe_b64encode(zlib.compress(f'{{"record":{inner}}}'.encode())).decode()
    for text in (inner, '{"a":' * depth, f'{{"op":"load","save":{inner}}}'):
        answer = json.loads(Session().handle(text))
        assert answer["error"]["args"]["detail"] == "nested too deeply"
    answer = json.loads(Session().handle(json.dumps({"op": "load", "save": f"q1.{packed}"})))
    assert answer["error"]["key"] == "record_format"
    assert json.loads(Session().handle('{"op": "' + "[" * 100 + '"}'))["error"]["args"][
        "detail"
    ].endswith("is unknown")
