"""No answer of the session names a card that its seat may not know, in whole games."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from quatuor import games
from quatuor.games.base import State
from quatuor.record import Record
from quatuor.session import Session
from quatuor.table import Seat, Table

Json = dict[str, Any]
CODE = re.compile(r"\d+/\d+|[A-Z]{2}\d*|[rgbpyn]\d|\d+")
KINDS = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in games.all()
    for players in {game.min_players, game.max_players}
]


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


CARD_KEYS = {"card", "cards", "number", "hands", "deck", "display", "laid", "piles", "claimed"}
WRONG = ["nonsense", "r7@3", "show 1", "lay 17", "muster FO5 up", "claim S1", "claim 3"]
DEALS = {"round_start", "skirmish", "shuffle"}
"""Events after which cards that everybody saw lie hidden again."""


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


class Player:
    """A table without a page: every answer that a seat would get is compared with what it knows."""

    def __init__(self, game: Any, players: int, seed: int) -> None:
        options = game.check_options({})
        record = Record(game.id, game.version, players, options, seed, [])
        self.table = Table(record, [Seat("human", "", "casual")] * players)
        self.game_id = game.id

    def unknown(self, seat: int) -> set[str]:
        """The cards that lie elsewhere in some position that the seat cannot tell from this one."""
        state, rng = self.table.state, Random(1)
        here = places(state)
        others = [places(state.resample(seat, rng)) for _ in range(3)]
        return {code for code in here if any(here[code] != other.get(code) for other in others)}


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_events_name_no_card_that_their_reader_cannot_know(game: Any, players: int) -> None:
    checked = 0
    for seed in range(2):
        one, rng = Player(game, players, seed), Random(seed)
        while one.table.turn is not None:
            # looking at every action takes long; a seed looks at other ones
            looks = rng.randrange(8) == 0
            before = [one.unknown(seat) for seat in range(players)] if looks else []
            start = len(one.table.log)
            legal = one.table.state.legal_actions()
            one.table.act(one.table.state.action_text(legal[rng.randrange(len(legal))]))
            if not looks or DEALS & {event.key for event in one.table.log[start:]}:
                continue
            for seat in range(players):
                secret = before[seat] & one.unknown(seat)
                checked += len(secret)
                for event in one.table.log[start:]:
                    assert not set(cards(event.seen_by(seat)["args"])) & secret, event
    assert checked


@pytest.mark.parametrize("game", games.IDS)
def test_answers_are_the_same_for_all_that_the_seat_cannot_tell_apart(game: str) -> None:
    session, rng = Session(), Random(1)
    seats = [{"kind": kind, "name": "", "level": "beginner"} for kind in ("human", "computer")]
    answer = ask(session, op="new", game=game, seats=seats, seed=11)
    while answer["view"]["turn"] is not None:
        state = session.table.state
        legal = [state.action_text(action) for action in state.legal_actions()]
        wrong = [text for text in WRONG if text not in legal]
        session.table.state = state.resample(0, rng)
        seen = answers(session, wrong)
        session.table.state = state
        assert answers(session, wrong) == seen
        if answer["view"]["turn"] == 1:
            answer = ask(session, op="think", now=True)
        else:
            answer = ask(session, op="act", action=rng.choice(legal))


def answers(session: Session, texts: list[str]) -> list[Json]:
    """What the page gets to see, and to hear when it asks for what is not legal."""
    view = ask(session, op="view", seat=0)["view"]
    del view["save"]
    requests = ({"op": "act", "action": text} for text in texts)
    return [view, *(json.loads(session.handle(json.dumps(request))) for request in requests)]


@pytest.mark.parametrize("game", games.IDS)
def test_a_running_games_save_can_be_read_by_nobody_at_a_glance(game: str) -> None:
    session = Session()
    seats = [{"kind": "computer", "name": "", "level": "beginner"}] * 2
    answer = ask(session, op="new", game=game, seats=seats, seed=12)
    for _ in range(12):
        answer = ask(session, op="think", now=True)
    save = answer["view"]["save"]
    texts = [move.text for move in session.table.moves]
    assert not [text for text in texts if text in save]


def ask(session: Session, **request: Any) -> Json:
    answer = json.loads(session.handle(json.dumps(request)))
    assert isinstance(answer, dict)
    assert answer["ok"], answer
    return answer
