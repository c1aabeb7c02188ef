"""A finished game judged: with what the mover knew, the person's moves first, in slices."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

import pytest

from quatuor import games
from quatuor.ai import Budget
from quatuor.ai.search import is_clear
from quatuor.analysis import Analysis
from quatuor.record import Record, begin
from quatuor.session import Session

QUICK = Budget(playouts=4)
Json = dict[str, Any]


def finished(game_id: str, seed: int = 4) -> Record:
    """A game between players who do whatever comes to their minds."""
    game = games.get(game_id)
    record = Record(game.id, game.version, game.min_players, game.check_options({}), seed, [])
    state, rng = record.start(), Random(seed)
    while not state.is_terminal():
        text = state.action_text(rng.choice(state.legal_actions()))
        state.play(text)
        record.actions.append(text)
    return record


def ask(session: Session, op: str, **request: Any) -> Json:
    answer: Json = json.loads(session.handle(json.dumps({"op": op, **request})))
    return answer


def loaded(record: Record) -> Session:
    session = Session()
    seats = [{"kind": "computer", "name": "", "level": "casual"} for _ in range(record.players)]
    seats[1]["kind"] = "human"
    assert ask(session, "load", save=record.to_dict(), seats=seats)["ok"]
    return session


def analysed(session: Session, **request: Any) -> list[Json]:
    judgements: list[Json] = []
    while True:
        answer = ask(session, "analyse", known=len(judgements), **request)
        assert answer["ok"], answer
        judgements += answer["analysis"]["judgements"]
        if answer["analysis"]["done"]:
            return judgements


@pytest.mark.parametrize("game_id", games.IDS)
def test_every_decision_is_judged_once_the_persons_first(game_id: str) -> None:
    record = finished(game_id)
    judgements = analysed(loaded(record), budget={"playouts": 1}, slice=2000)
    state = record.start()
    decisions = []
    for ply, text in enumerate(record.actions):
        if len(state.legal_actions()) > 1:
            decisions.append((ply, state.current_player()))
        state.play(text)
    assert sorted((one["ply"], one["seat"]) for one in judgements) == decisions
    seats = [one["seat"] for one in judgements]
    assert seats == sorted(seats, key=lambda seat: seat != 1)
    assert all(-1000 <= one["expected"] <= 1000 and one["loss"] >= 0 for one in judgements)


@pytest.mark.parametrize("game_id", games.IDS)
def test_the_better_action_is_told_as_the_log_would(game_id: str) -> None:
    record = finished(game_id)
    judgements = analysed(loaded(record), budget={"playouts": 3}, slice=2000)
    better = [one for one in judgements if one["better"]]
    assert better
    for one in better:
        assert one["loss"] > 0
        assert one["better"]["picks"]
        assert one["better"]["event"]["args"]["seat"] == one["seat"]


def test_a_game_that_runs_is_not_judged() -> None:
    session = Session()
    seats = [{"kind": "human"}, {"kind": "computer"}]
    ask(session, "new", game="schotten_totten", seats=seats, seed=1)
    assert ask(session, "analyse")["error"]["key"] == "game_runs"


@pytest.mark.parametrize("game_id", games.IDS)
def test_a_judgement_does_not_know_what_its_player_did_not_know(game_id: str) -> None:
    """The same decision in another world that the player could not tell apart: the same verdict."""
    record = finished(game_id)
    start, rng = record.start(), Random(1)
    seat = start.current_player()
    assert seat is not None
    first = record._replace(actions=record.actions[:1])
    twins = [start.resample(seat, rng).to_dict() for _ in range(3)]
    assert any(twin != start.to_dict() for twin in twins)
    verdicts = set()
    for position in [start.to_dict(), *twins]:
        analysis = Analysis(first._replace(position=position), [], QUICK)
        assert analysis.run(60)
        verdicts |= {one._replace(state=start) for one in analysis.judgements}
    assert len(verdicts) == 1


def test_work_stops_after_its_slice_and_goes_on() -> None:
    record = finished("seven_kingdoms")
    analysis = Analysis(record, [0], QUICK)
    assert not analysis.run(0)
    assert analysis.progress < 1
    assert analysis.run(60)
    assert analysis.progress == 1
    assert analysis.run(0)


@pytest.mark.parametrize("game_id", games.IDS)
def test_blunders_are_found_and_what_was_better(game_id: str) -> None:
    judgements = []
    solved = 0
    for case in import_module(f"ai.never_silly.{game_id}").CASES[::4]:
        game = games.get(game_id)
        state = game.state_from_dict(case.position)
        texts = [state.action_text(action) for action in state.legal_actions()]
        blunder = next(text for text in texts if not case.solved_by(text))
        record = begin(game, None, None, 1, case.position)._replace(actions=[blunder])
        analysis = Analysis(record, [], Budget(playouts=80))
        assert analysis.run(60)
        judgements += analysis.judgements
        solved += case.solved_by(state.action_text(analysis.judgements[0].best))
    assert 5 * solved >= 4 * len(judgements)
    # often the move can still be made a turn later: nothing is lost
    assert max(one.loss for one in judgements) > 300
    assert any(one.clear for one in judgements)


def test_only_what_is_beyond_luck_is_clear() -> None:
    assert is_clear([1000] * 12)
    assert not is_clear([1000])
    assert not is_clear([1000, -1000] * 12)
    assert not is_clear([0] * 12)
    assert not is_clear([])
