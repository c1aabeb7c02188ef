"""No answer of the session names a card that its seat may not know, in whole games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from quatuor.games.base import Event, Game, State
from quatuor.session import Session
from soak import kinds

Json = dict[str, Any]

WHAT = (
    "whole games by chance, each seat looking on: events, those of a deal too, against the cards "
    "that the seat cannot place; tables, choices, reasons, errors, hints, looks back and what is "
    "taken back the same for all that it cannot tell apart; no action in a save"
)
OF = "rules"
KINDS = kinds.KINDS
TARGET = 25

CODE = re.compile(r"\d+/\d+|[A-Z]{2}\d*|[rgbpyn]\d|\d+")
CARD_KEYS = {"card", "cards", "kept", "scored"}
COUNT_KEYS = {
    "captured",
    "chips",
    "complete",
    "count",
    "counts",
    "draws",
    "end",
    "hand",
    "high",
    "kings",
    "left",
    "low",
    "owner",
    "place",
    "played",
    "points",
    "returns",
    "round",
    "seat",
    "seats",
    "size",
    "skirmish",
    "space",
    "spaces",
    "starter",
    "stone",
    "strength",
    "sum",
    "to",
    "total",
    "winner",
}
"""Where a number is no card; under any other name it may be one."""
WRONG = ["nonsense", "r7@3", "show 1", "lay 17", "muster FO5 up", "claim S1", "claim 3"]
DEALS = {"round_start", "skirmish", "shuffle"}
"""Events after which cards that everybody saw lie hidden again."""
HIDDEN = {"hands", "deck", "tactics_deck", "aside"}
"""Fields of a position; what stays in one is no more known than before."""

LOOKS = 10
"""Of so many positions one is looked at, which takes long; another seed looks at others.

What has an event of SURELY is looked at in any case.
"""
SURELY = DEALS | {"refill"}
HINTS = 6
"""At so many looks a hint is asked for once, which takes longest."""


def units(kind: str, start: int = 0) -> Iterator[int]:
    """Game after game; yields 1 for each in which every seat looked on."""
    game, players = kinds.of(kind)
    for seed in count(100 + start):
        events_of_a_game(game, players, seed)
        for seat in range(players):
            answers_of_a_game(game, players, seat, seed)
        yield 1


def cards(data: Any, key: str = "card") -> Iterator[str]:
    """Every card code in JSON data: texts, and the numbers that stand where a card is meant."""
    if key in ("token", "offer", "tokens"):
        return
    if isinstance(data, dict):
        for name, value in data.items():
            yield from cards(name)
            yield from cards(value, name)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from cards(value, key)
    elif isinstance(data, str):
        for code in CODE.findall(data):
            # a SCOUT card is the same whichever way it lies
            yield "/".join(sorted(code.split("/")))
    elif isinstance(data, int) and not isinstance(data, bool):
        assert key in CARD_KEYS | COUNT_KEYS, f"{key}: a number that may be a card"
        if key in CARD_KEYS:
            yield str(data)


def places(state: State[Any]) -> dict[str, tuple[str, int]]:
    """Where each card lies: the field of the position, and whose or which part of it."""
    found: dict[str, tuple[str, int]] = {}
    for field, value in state.to_dict().items():
        if isinstance(value, list):
            for index, part in enumerate(value):
                # the order inside a pile is no place of its own
                where = (field, index if isinstance(part, list) else 0)
                found.update(dict.fromkeys(cards(part), where))
    return found


def unknown(state: State[Any], seat: int) -> set[str]:
    """The cards that lie elsewhere in some position that the seat cannot tell from this one."""
    rng, here = Random(1), places(state)
    others = [places(state.resample(seat, rng)) for _ in range(3)]
    return {code for code in here if any(here[code] != other.get(code) for other in others)}


class Journal(list[Event]):
    """One action's events; knows where a deal parts them, and where all lay when a round ended."""

    def __init__(self, state: State[Any]) -> None:
        super().__init__()
        self.state = state
        self.end: int | None = None
        """How many events tell of what was before the deal."""
        self.ended: dict[str, tuple[str, int]] | None = None

    def append(self, event: Event) -> None:
        if event.key in DEALS and self.end is None:
            self.end = len(self)
        super().append(event)
        if event.key == "round_end":
            self.ended, self.end = places(self.state), len(self)


def events_of_a_game(game: Game[Any], players: int, seed: int) -> int:
    """Every seat reads what happens; returns how many cards it was searched for."""
    state, rng = game.new_state(players, seed, kinds.options_of(game, seed)), Random(seed)
    checked = 0
    while not state.is_terminal():
        looks = rng.randrange(LOOKS) == 0
        before, legal = state.clone(), state.legal_actions()
        journal = state.journal = Journal(state)
        state.apply(legal[rng.randrange(len(legal))])
        state.journal = None
        if looks or any(event.key in SURELY for event in journal):
            checked += sum(search(journal, before, state, seat) for seat in range(players))
    return checked


def search(journal: Journal, before: State[Any], after: State[Any], seat: int) -> int:
    """No event names what its reader could not place before it, nor can afterwards."""
    secret = unknown(after, seat)
    former, there = unknown(before, seat), places(before)
    if journal.ended is None:
        former &= secret
    else:
        # what stayed in a hand or a pile until the round's end
        former = {code for code in former if journal.ended[code] == there[code]}
        former = {code for code in former if there[code][0] in HIDDEN}
    for index, event in enumerate(journal):
        if journal[index + 1 :] and journal[index + 1].key == "supporters_equal":
            # they lay open, and may be shuffled before others are laid
            continue
        past = journal.end is None or index < journal.end
        named = set(cards(event.seen_by(seat)["args"]))
        assert not named & (former if past else secret), event
    return len(secret)


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
            requests: list[Json] = [
                {"op": "act", "action": text} for text in WRONG if text not in legal
            ]
            if rng.randrange(HINTS) == 0:
                # with all the time it takes, so that only what is known decides
                requests.append({"op": "hint", "budget": {"playouts": 2}, "slice": 10_000})
            session.table.state = state.resample(seat, rng)
            twin = session.table.state
            seen = answers(session, seat, requests)
            session.table.state = state
            assert answers(session, seat, requests) == seen
            text = rng.choice(legal) if view["turn"] == seat else None
            assert going_back(state, seats, text) == going_back(twin, seats, text)
        op = "act" if view["turn"] == seat else "think"
        view = ask(session, op=op, action=rng.choice(legal))["view"]
        texts = [move.text for move in session.table.moves]
        assert not [text for text in texts if len(text) > 4 and text in view["save"]]


def answers(session: Session, seat: int, requests: list[Json]) -> list[Json]:
    """What the page gets to see, and to hear when it asks for more."""
    return [heard(session, **request) for request in ({"op": "view", "seat": seat}, *requests)]


def going_back(state: State[Any], seats: list[Json], text: str | None) -> list[Json]:
    """What the page gets to see of a position that is past, with `text` played in it and undone."""
    session, position = Session(), state.to_dict()
    ask(session, op="new", game=state.game.id, seats=seats, seed=1, position=position)
    if text is not None:
        ask(session, op="act", action=text)
    requests: list[Json] = [{"op": "at", "ply": 0}, {"op": "undo"}, {"op": "undo", "free": True}]
    return [heard(session, **request) for request in requests]


def heard(session: Session, **request: Any) -> Json:
    """An answer but for the save, which holds the whole game."""
    answer: Json = json.loads(session.handle(json.dumps(request)))
    if "view" in answer:
        del answer["view"]["save"]
    return answer


def ask(session: Session, **request: Any) -> Json:
    answer = json.loads(session.handle(json.dumps(request)))
    assert isinstance(answer, dict)
    assert answer["ok"], answer
    return answer
