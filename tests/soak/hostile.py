"""Records, saves, positions and requests spoilt by chance: a clear answer, the table untouched."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from quatuor import games
from quatuor.record import MAX_TEXT, seal, unseal
from quatuor.session import Session
from quatuor_build.console import ROOT
from soak import invariants, kinds
from soak.mutate import scratch, spoil, spots

Json = dict[str, Any]
Handle = Callable[[Session, str], str]

WHAT = (
    "records, saves, links, positions and requests spoilt by chance (types, numbers, texts, "
    "nesting, cuts, flipped bits, as large as may be): a known message and the table as it was, or "
    "a game that can be played on; 29 are handled within three seconds of CPython, and each "
    "thirtieth, and what is largest, in less than 100 MB"
)
OF = "rules"
KINDS = [game.id for game in games.all()]
TARGET = 25_000
SECONDS = 3
"""Of the processor, for what is done at a table: a phone takes ten times as long."""
MEMORY = 100_000_000
"""Bytes that Python may need at once for an answer: what a phone can spare."""
FILLINGS: list[Any] = [[], {}, [[]], {"": 0}, "x", 0.5, 10**50, None]
"""What takes far more room in memory than on its way."""


def texts() -> set[str]:
    """The keys of every message that the page knows."""
    found: set[str] = set()
    for path in (ROOT / "js" / "i18n" / "en").glob("*.json"):
        found |= {key.split("why.")[1] for key in json.loads(path.read_text()) if "why." in key}
    return found


def units(kind: str, start: int = 0) -> Iterator[int]:
    """A table after the other, thirty spoilt requests at each; at one of forty a large one too."""
    known = texts()
    for seed in count(start):
        rng = Random(seed)
        session = Session()
        base = played(session, kind, rng)
        if seed % 40 == 0:
            attack(session, large(base, rng), base, known, in_little_memory)
        attack(session, spoilt(session, base, rng), base, known, in_little_memory)
        began = time.process_time()
        for _ in range(29):
            attack(session, spoilt(session, base, rng), base, known)
        assert time.process_time() - began < SECONDS, "too slow"
        yield 30


def played(session: Session, game_id: str, rng: Random) -> str:
    """A table in the middle of a game; returns its save."""
    game = games.get(game_id)
    players = rng.randint(game.min_players, game.max_players)
    seats = [{"kind": "human", "name": "Ann"}]
    seats += [{"kind": "computer", "name": "", "level": "beginner"}] * (players - 1)
    start = {"op": "new", "game": game_id, "seats": seats, "seed": rng.randrange(2**53)}
    options = kinds.options_of(game, rng.randrange(1000))
    session.handle(json.dumps({**start, "options": options}))
    for _ in range(rng.randrange(60)):
        state = session.table.state
        if state.is_terminal():
            break
        session.table.act(state.action_text(rng.choice(state.legal_actions())))
    return seal(session.table.save())


def spoilt(session: Session, save: str, rng: Random) -> str:
    """A request as strangers and faults may bring it about."""
    kind = rng.randrange(8)
    data = unseal(save)
    record = data["record"]
    if kind == 0:  # a link or file damaged on its way
        return json.dumps({"op": "load", "save": scratch(save, rng)})
    if kind in (1, 2):  # one made by hand
        return json.dumps({"op": "load", "save": seal_all(spoil(data, rng))})
    if kind == 3:
        return json.dumps(spoil({"op": "load", "save": record, "seats": data["seats"]}, rng))
    if kind in (4, 5):  # a position
        start = {"op": "new", "game": record["game"], "seats": data["seats"], "seed": 1}
        position = spoil(session.table.state.to_dict(), rng)
        return json.dumps({**start, "players": record["players"], "position": position})
    if kind == 6:  # what an address asks for
        start = {name: record[name] for name in ("game", "players", "options", "seed")}
        return json.dumps(spoil({"op": "new", "seats": data["seats"], **start}, rng))
    requests: list[Json] = [
        {"op": "act", "action": "x", "ply": session.table.ply},
        {"op": "view", "seat": 0},
        {"op": "at", "ply": 1},
        {"op": "rewind", "ply": 1},
        {"op": "undo", "free": False},
        {"op": "share", "running": True},
        {"op": "games", "game": record["game"]},
        {"op": "record"},
    ]
    request = spoil(rng.choice(requests), rng)
    return scratch(json.dumps(request), rng) if rng.randrange(2) else json.dumps(request)


def large(save: str, rng: Random) -> str:
    """A save with nearly as much in one place as is unpacked, ten times what may be packed."""
    data, filling = unseal(save), rng.choice(FILLINGS)
    container, key = rng.choice(spots(data))
    container[key] = [filling] * (9 * MAX_TEXT // len(json.dumps([filling])))
    return json.dumps({"op": "load", "save": seal(data)})


def seal_all(data: Any) -> str:
    """Sealed, whatever it is."""
    return seal(data) if data is not None else ""


def attack(
    session: Session, request: str, base: str, known: set[str], handle: Handle = Session.handle
) -> None:
    """Hand in a request; what comes of it must be clear, and the table as before, or playable."""
    before = json.dumps(session.table.save())
    position = session.table.state.to_dict()
    answer = json.loads(handle(session, request))
    if answer["ok"]:
        play_on(session)
        assert json.loads(session.handle(json.dumps({"op": "load", "save": base})))["ok"]
        return
    key, args = answer["error"]["key"], answer["error"]["args"]
    assert key != "internal", (args, request[:2000])
    assert (args["reason"] if key == "illegal" else key) in known, (key, request[:2000])
    assert json.dumps(session.table.save()) == before, request[:2000]
    assert session.table.state.to_dict() == position, request[:2000]


def in_little_memory(session: Session, request: str) -> str:
    """An answer, many times slower than without looking at its memory."""
    tracemalloc.start()
    answer = session.handle(request)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < MEMORY, (peak, request[:2000])
    return answer


def play_on(session: Session) -> None:
    """What was let in is a game like any other, and is kept like any other."""
    table, rng = session.table, Random(1)
    invariants.check_closely(table.state, rng)
    for _ in range(6):
        state = table.state
        if state.is_terminal():
            break
        table.choices()
        state.resample(rng.randrange(len(state.scores())), rng)
        table.act(state.action_text(rng.choice(state.legal_actions())))
    position = table.state.to_dict()
    again = Session()
    answer = json.loads(again.handle(json.dumps({"op": "load", "save": seal(table.save())})))
    assert answer["ok"], answer
    assert again.table.state.to_dict() == position
