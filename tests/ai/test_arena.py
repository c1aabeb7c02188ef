"""Matches: shared deals from every seat, the same result however they are spread, the report."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from quatuor import arena, games
from quatuor.ai import Budget
from quatuor.arena import report
from quatuor.arena.__main__ import main
from quatuor.arena.match import Deal, Match, play, play_deal
from quatuor.games.base import Game

GAME = "seven_kingdoms"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_every_player_sits_in_every_seat_of_a_deal() -> None:
    match = Match(GAME, ["casual", "random", "random"], seed=1)
    deal = play_deal(match, 0)
    assert len(deal) == 3
    starts = Counter(index for game in deal for index, seat in enumerate(game) if seat.first)
    assert starts == {0: 1, 1: 1, 2: 1}
    for game in deal:
        assert sum(seat.share for seat in game) == pytest.approx(1)
        assert sum(seat.difference for seat in game) == pytest.approx(0)
        assert sum(seat.moves for seat in game) > 0


def test_equal_players_share_a_deal_evenly() -> None:
    """Players without luck of their own play the same game from every seat."""
    deals = [play_deal(Match(GAME, ["casual", "casual"], seed=4), number) for number in range(5)]
    for deal in deals:
        assert sum(game[0].share for game in deal) == pytest.approx(1)


def test_the_seed_settles_everything_but_time() -> None:
    match = Match(GAME, ["skilled", "beginner"], seed=7, budget=Budget(playouts=4))

    def results(jobs: int) -> list[list[list[object]]]:
        return [
            [[seat._replace(seconds=0.0) for seat in game] for game in deal]
            for deal in play(match, 2, jobs)
        ]

    assert results(1) == results(1) == results(2)


def test_the_report_has_an_entry_for_each_player_named(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(
        capsys, GAME, "--seats", "casual,random", "--players", "3", "--games", "12", "--jobs", "1"
    )
    first, second = result["entries"]
    assert (first["player"], second["player"]) == ("casual", "random")
    assert result["games"] == first["games"] == second["games"] == 12
    assert first["par"] == pytest.approx(1 / 3, abs=1e-4)
    assert first["low"] <= first["win_share"] <= first["high"]
    assert first["win_share"] + 2 * second["win_share"] == pytest.approx(1, abs=1e-3)
    assert first["score_difference"] > 0
    assert first["seconds_per_move"] > 0
    assert first["playouts_per_move"] == 0


def test_budget_and_settings_reach_the_search(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(
        capsys,
        *(GAME, "--seats", "skilled:playouts=9,expert", "--games", "2", "--jobs", "1"),
        *("--budget", "5", "--options", "x2_scope=total"),
    )
    own, given = result["entries"]
    assert 9 <= own["playouts_per_move"] <= 15
    assert 5 <= given["playouts_per_move"] <= 9
    assert result["options"] == {"x2_scope": "total"}


def test_a_sequential_test_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(
        capsys,
        *(GAME, "--seats", "casual,random", "--games", "400", "--jobs", "1", "--sprt", "0.5,0.6"),
    )
    assert result["sprt"]["verdict"] == "accepted"
    assert result["games"] < 100


def test_a_round_robin_rates_the_players(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(
        capsys,
        *(GAME, "--seats", "random,beginner,casual", "--round-robin", "--games", "20"),
        *("--jobs", "1"),
    )
    ratings = result["ratings"]
    assert [one["player"] for one in ratings] == ["casual", "beginner", "random"]
    share = result["share"]
    assert share["casual"]["random"] + share["random"]["casual"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("seats", "word"),
    [
        ("nobody,casual", "nobody"),
        ("casual@nowhere,casual", "nowhere"),
        ("expert:wings=2,casual", "wings"),
        ("expert:playouts,x", "key"),
    ],
)
def test_unknown_players_are_refused(
    seats: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([GAME, "--seats", seats]) == 2
    assert word in capsys.readouterr().err


def test_the_report_reads_well() -> None:
    match = Match(GAME, ["casual", "random"], seed=1)
    text = report.as_text(report.summary(match, ["casual", "random"], list(play(match, 2, 1))))
    assert "casual" in text
    assert "first seat wins" in text


@pytest.mark.parametrize("game", games.all(), ids=lambda game: game.id)
def test_greedy_beats_random_in_every_game(game: Game[Any]) -> None:
    match = Match(game.id, ["greedy"] + ["random"] * (game.min_players - 1), seed=2)
    deals = [play_deal(match, number) for number in range(4)]
    assert fmean(one[0].share for deal in deals for one in deal) > 0.6


def test_cheating_beats_the_same_search_without_it() -> None:
    match = Match(GAME, ["cheating", "expert"], seed=2, budget=Budget(playouts=16))
    deals = [play_deal(match, number) for number in range(2)]
    assert fmean(one[0].difference for deal in deals for one in deal) > 0


def test_a_player_may_run_other_code_or_other_weights(tmp_path: Path) -> None:
    """In a process of its own; with the same code and weights it plays the same."""
    package = Path(arena.__file__).parents[2]
    same, other = tmp_path / "same.json", tmp_path / "other.json"
    same.write_text("{}")
    other.write_text('{"tool": [0, 0, 0, 0, 0, 900, 900], "alive": 0}')

    def points(seats: list[str]) -> list[float]:
        return [game[0].difference for game in play_deal(Match(GAME, seats, seed=6), 0)]

    here = points(["casual", "casual"])
    assert points([f"casual@{package}", "casual"]) == here
    assert points([f"casual@{same}", "casual"]) == here
    assert points([f"casual@{other}", "casual"]) != here


def test_a_cluster_is_joblib_s_own_matter() -> None:
    """Deals played by a local Dask cluster are the deals played here."""
    distributed = pytest.importorskip("distributed")
    joblib = pytest.importorskip("joblib")
    match = Match(GAME, ["casual", "random"], seed=3)
    with (
        distributed.Client(n_workers=1, threads_per_worker=1, dashboard_address=None),
        joblib.parallel_config(backend="dask"),
    ):
        spread = list(play(match, 3))
    here = list(play(match, 3, 1))

    def shares(deals: list[Deal]) -> list[float]:
        return [seat.share for deal in deals for game in deal for seat in game]

    assert shares(spread) == shares(here)
