"""A game packed to be passed on: whole, verified, and of a running game only when that is meant."""

import json
from random import Random
from typing import Any

import pytest

from quatuor import games
from quatuor.record import seal, unseal
from quatuor.session import Session

Json = dict[str, Any]
COMPUTER = {"kind": "computer", "name": "", "level": "beginner"}


def ask(session: Session, op: str, **request: Any) -> Json:
    answer: Json = json.loads(session.handle(json.dumps({"op": op, **request})))
    return answer


def begin(game: str, seed: int = 3) -> tuple[Session, Json]:
    session = Session()
    players = games.get(game).min_players
    seats = [{"kind": "human", "name": "Ann"}] + [COMPUTER] * (players - 1)
    answer = ask(session, "new", game=game, players=players, seats=seats, seed=seed)
    return session, answer["view"]


def play(session: Session, view: Json, most: int) -> Json:
    """A person at random against computers that do not think."""
    rng = Random(1)
    for _ in range(most):
        if view["result"]:
            break
        if view["turn"] == view["seat"]:
            choice: Any = view["choices"]
            while isinstance(choice, dict):
                choice = choice[rng.choice(sorted(choice))]
            answer = ask(session, "act", action=choice)
        else:
            answer = ask(session, "think", now=True, slice=1, budget={"playouts": 1})
        view = answer["view"]
    return view


@pytest.mark.parametrize("game", games.IDS)
def test_a_finished_game_is_the_same_elsewhere(game: str) -> None:
    session, view = begin(game)
    view = play(session, view, 2000)
    assert view["result"]
    packed = ask(session, "share")
    assert len(packed["share"]) < 8000
    elsewhere = Session()
    there = ask(elsewhere, "load", save=packed["share"])["view"]
    assert there["table"] == view["table"]
    assert there["result"] == view["result"]
    assert there["ply"] == view["ply"]
    first = ask(elsewhere, "at", ply=0)["view"]
    assert first["table"] == begin(game)[1]["table"]


@pytest.mark.parametrize("game", games.IDS)
def test_a_deal_gives_the_same_cards(game: str) -> None:
    session, view = begin(game, seed=99)
    deal = ask(session, "share", running=True)["deal"]
    assert deal["game"] == game
    seats = [{"kind": "human", "name": ""}] + [COMPUTER] * (deal["players"] - 1)
    again = ask(Session(), "new", seats=seats, **deal)["view"]
    assert again["table"] == view["table"]


def test_a_running_game_is_packed_only_when_that_is_meant() -> None:
    session, view = begin("scout")
    play(session, view, 5)
    for how in ({}, {"running": False}, {"running": "yes"}, {"running": 1}):
        refused = ask(session, "share", **how)
        assert refused["error"]["key"] == "game_runs"
        assert "share" not in refused
    assert ask(session, "share", running=True)["ok"]


def test_a_given_position_is_no_deal() -> None:
    session = Session()
    position = games.get("scout").new_state(players=2, seed=1, options={}).to_dict()
    answer = ask(
        session, "new", game="scout", seats=[COMPUTER] * 2, seed=1, position=position, players=2
    )
    assert answer["ok"], answer
    assert ask(session, "share", running=True)["deal"] is None


def test_without_a_game_there_is_nothing_to_share() -> None:
    assert ask(Session(), "share")["error"]["key"] == "no_game"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "record_format"),
        ("hello", "record_format"),
        ("q1.AAAA", "record_format"),
        ("q2.eJyrVkrLz1eyUkpKLFKqBQAs5AVu", "record_format"),
    ],
)
def test_broken_and_foreign_texts_are_refused(text: str, key: str) -> None:
    session, view = begin("scout")
    assert ask(session, "load", save=text)["error"]["key"] == key
    assert ask(session, "view", seat=0)["view"]["table"] == view["table"]


def test_a_game_of_another_version_is_refused_by_name() -> None:
    session, _ = begin("scout")
    data = unseal(ask(session, "share", running=True)["share"])
    data["record"]["version"] += 1
    assert ask(session, "load", save=seal(data))["error"]["key"] == "record_version"
