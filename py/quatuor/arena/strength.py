"""The published figures: `python -m quatuor.arena.strength` makes docs/strength.md.

It plays every match of the plan whose result is not yet in docs/strength.json, one after the
other, and writes both files after each; it may be stopped and started again at any time.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from quatuor import games
from quatuor.arena import report
from quatuor.arena.match import Match, play
from quatuor.arena.players import ONE_SECOND

SEED = 20_000
"""No weight was ever tuned on deals of this seed."""


class Pairing(NamedTuple):
    """One player against copies of another, and how many games."""

    player: str
    against: str
    games: int


PLAN = (
    Pairing("random", "greedy", 400),
    Pairing("beginner", "random", 400),
    Pairing("beginner", "casual", 400),
    Pairing("casual", "random", 400),
    Pairing("casual", "greedy", 400),
    Pairing("skilled", "casual", 200),
    Pairing("expert", "greedy", 100),
    Pairing("expert", "casual", 200),
    Pairing("expert", "skilled", 100),
    Pairing("cheating", "casual", 60),
    Pairing("expert", "cheating", 60),
)


def kinds() -> Iterator[tuple[str, int]]:
    """Every game with every number of players."""
    for game in games.all():
        for players in range(game.min_players, game.max_players + 1):
            yield game.id, players


def key(game_id: str, players: int, pairing: Pairing) -> str:
    """What a result is stored under; it changes with the rules and the budget."""
    version = games.get(game_id).version
    budget = ONE_SECOND[game_id][players]
    return f"{game_id} {version} {players} {pairing.player} {pairing.against} {budget}"


def play_pairing(game_id: str, players: int, pairing: Pairing, jobs: int) -> dict[str, Any]:
    """The report of one match of the plan."""
    named = [pairing.player, pairing.against]
    seats = [pairing.player] + [pairing.against] * (players - 1)
    match = Match(game_id, seats, SEED, games.get(game_id).check_options({}))
    deals = -(-pairing.games // players)
    return report.summary(match, named, list(play(match, deals, jobs)))


def page(results: dict[str, dict[str, Any]]) -> str:
    """The results as a page of tables."""
    lines = [
        "# How strong the computer players are",
        "",
        "Made by `python -m quatuor.arena.strength`; the results lie in `strength.json`.",
        "",
        "One player sits against copies of another. Every deal is played once from every seat;",
        "intervals (95 %) are made of deals, as games of one deal are not independent. `par` is",
        "what an equal player would win; `points` the own points less the mean of the others'.",
        f"Seed {SEED}. `expert` has as many playouts as the page makes in one second.",
        "",
        "The anchors never change: `random` plays any legal move, `greedy` follows simple one-ply",
        "rules, and `cheating` is the expert's search with all cards open: a ceiling, as no honest",
        "player can know so much.",
    ]
    for game_id, players in kinds():
        rows = [
            (pairing, results[key(game_id, players, pairing)])
            for pairing in PLAN
            if key(game_id, players, pairing) in results
        ]
        if rows:
            lines += ["", f"## {game_id}, {players} players", "", *table(game_id, players, rows)]
    return "\n".join(lines) + "\n"


def table(game_id: str, players: int, rows: Sequence[tuple[Pairing, dict[str, Any]]]) -> list[str]:
    """The rows of one game with one number of players."""
    speed = ONE_SECOND[game_id][players]
    first = [result["first_seat_share"] for _, result in rows]
    lines = [
        f"Expert: {speed} playouts a move. The first seat won {min(first):.1%} to {max(first):.1%} "
        f"(par {1 / players:.1%}).",
        "",
        "| player | against | games | win share | 95 % | par | points | 95 % |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: | --- |",
    ]
    for pairing, result in rows:
        one = result["entries"][0]
        lines.append(
            f"| {pairing.player} | {pairing.against} | {one['games']} | **{one['win_share']:.1%}** "
            f"| {one['low']:.1%} to {one['high']:.1%} | {one['par']:.1%} "
            f"| {one['score_difference']:+.2f} "
            f"| {one['score_low']:+.2f} to {one['score_high']:+.2f} |"
        )
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m quatuor.arena.strength", description=__doc__)
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--only", default="", help="only matches whose key contains this text")
    arguments = parser.parse_args(argv)
    store, target = arguments.docs / "strength.json", arguments.docs / "strength.md"
    results: dict[str, dict[str, Any]] = json.loads(store.read_text()) if store.exists() else {}
    for pairing in PLAN:
        for game_id, players in kinds():
            name = key(game_id, players, pairing)
            if name not in results and arguments.only in name:
                results[name] = play_pairing(game_id, players, pairing, arguments.jobs)
                print(report.as_text(results[name]), flush=True)
                store.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
                target.write_text(page(results))
    target.write_text(page(results))


if __name__ == "__main__":
    main()
