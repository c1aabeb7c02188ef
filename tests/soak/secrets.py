"""No answer of the session names a card that its seat may not know, in whole games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from quatuor.games.base import Game, State
from quatuor.record import Record
from quatuor.session import Session
from quatuor.table import Seat, Table
from soak import kinds

Json = dict[str, Any]

WHAT = (
    "whole games by chance, each seat looking on: events against the cards that the seat cannot "
    "place; tables, choices, reasons and errors the same for all that it cannot tell apart; no "
    "action in a save"
)
OF = "rules"
KINDS = kinds.KINDS
TARGET = 100

CODE = re.compile(r"\d+/\d+|[A-Z]{2}\d*|[rgbpyn]\d|\d+")
CARD_KEYS = {"card", "cards", "number", "hands", "deck", "display", "laid", "piles", "claimed"}
WRONG = ["nonsense", "r7@3", "show 1", "lay 17", "muster FO5 up", "claim S1", "claim 3"]
DEALS = {"round_start", "skirmish", "shuffle"}
"""Events after which cards that everybody saw lie hidden again."""

LOOKS = 8
"""Of so many positions one is looked at, which takes long; another seed looks at others."""


def units(kind: str, start: int = 0) -> Iterator[int]:
    """Game after game; yields 1 for each in which every seat looked on."""
    game, players = kinds.of(kind)
    for seed in count(100 + start):
        events_of_a_game(game, players, seed)
        for seat in range(players):
            answers_of_a_game(game, players, seat, seed)
        yield 1


def cards(data: Any, key: str = "") -> Iterator[str]:
    """Every card code in JSON data: texts, and the numbers that stand where a card is meant."""
    if key in ("token", "offer", "tokens"):
        return
    if isinstance(data, dict):
        for name, value in data.items():
            yield from cards(name, "text")
            yield from cards(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from cards(value, key)
    elif isinstance(data, str):
        for code in CODE.findall(data):
            # a SCOUT card is the same whichever way it lies
            yield "/".join(sorted(code.split("/")))
    elif isinstance(data, int) and key in CARD_KEYS:
        yield str(data)


def places(state: State[Any]) -> dict[str, tuple[str, int]]:
    """Where each card lies: the field of the position, and whose or which part of it."""
    found: dict[str, tuple[str, int]] = {}
    for field, value in state.to_dict().items():
        if isinstance(value, list):
            for index, part in enumerate(value):
                # the order inside a pile is no place of its own
                where = (field, index if isinstance(part, list) else 0)
                found.update(dict.fromkeys(cards(part, "card"), where))
    return found


def unknown(state: State[Any], seat: int) -> set[str]:
    """The cards that lie elsewhere in some position that the seat cannot tell from this one."""
    rng, here = Random(1), places(state)
    others = [places(state.resample(seat, rng)) for _ in range(3)]
    return {code for code in here if any(here[code] != other.get(code) for other in others)}


def events_of_a_game(game: Game[Any], players: int, seed: int) -> int:
    """Every seat reads the log; returns how many cards it was searched for."""
    record = Record(game.id, game.version, players, kinds.options_of(game, seed), seed, [])
    table, rng, checked = Table(record, [Seat("human", "", "casual")] * players), Random(seed), 0
    while table.turn is not None:
        looks = rng.randrange(LOOKS) == 0
        before = [unknown(table.state, seat) for seat in range(players)] if looks else []
        start = len(table.log)
        legal = table.state.legal_actions()
        table.act(table.state.action_text(legal[rng.randrange(len(legal))]))
        if not looks or DEALS & {event.key for event in table.log[start:]}:
            continue
        for seat in range(players):
            secret = before[seat] & unknown(table.state, seat)
            checked += len(secret)
            for event in table.log[start:]:
                assert not set(cards(event.seen_by(seat)["args"])) & secret, event
    return checked


def answers_of_a_game(game: Game[Any], players: int, seat: int, seed: int) -> None:
    """One seat's views and errors do not change with what it cannot know."""
    session, rng = Session(), Random(seed)
    seats = [{"kind": "computer", "name": "", "level": "beginner"} for _ in range(players)]
    seats[seat] = {"kind": "human", "name": ""}
    options = kinds.options_of(game, seed)
    view = ask(session, op="new", game=game.id, seats=seats, seed=seed, options=options)["view"]
    while view["turn"] is not None:
        state = session.table.state
        legal = [state.action_text(action) for action in state.legal_actions()]
        if rng.randrange(LOOKS) == 0:
            wrong = [text for text in WRONG if text not in legal]
            session.table.state = state.resample(seat, rng)
            seen = answers(session, seat, wrong)
            session.table.state = state
            assert answers(session, seat, wrong) == seen
        op = "act" if view["turn"] == seat else "think"
        view = ask(session, op=op, action=rng.choice(legal))["view"]
        texts = [move.text for move in session.table.moves]
        assert not [text for text in texts if len(text) > 4 and text in view["save"]]


def answers(session: Session, seat: int, texts: list[str]) -> list[Json]:
    """What the page gets to see, and to hear when it asks for what is not legal."""
    view = ask(session, op="view", seat=seat)["view"]
    del view["save"]
    requests = ({"op": "act", "action": text} for text in texts)
    return [view, *(json.loads(session.handle(json.dumps(request))) for request in requests)]


def ask(session: Session, **request: Any) -> Json:
    answer = json.loads(session.handle(json.dumps(request)))
    assert isinstance(answer, dict)
    assert answer["ok"], answer
    return answer
