"""Weights by self-play: `python -m quatuor.arena.tune scout --players 4 --steps 100`.

A few numbers are varied at random; what beats the weights so far in a sequential test stays. The
changes are printed, and written to a file that a player can be given: `casual@FILE`. What stays
at the end is copied into the game's `weights.py` by hand, after a match on fresh deals.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from joblib import effective_n_jobs

from quatuor import games
from quatuor.arena.match import Match, play
from quatuor.arena.statistics import Sprt

VARIED = 3
"""How many numbers are varied at once."""
SPREAD = 40
"""By up to so many percent."""
GAIN = 0.03
"""The gain in win share that is looked for."""


def current(game_id: str, players: int) -> dict[str, Any]:
    """The weights by name; single numbers and tuples of them."""
    weights: Any = import_module(f"quatuor.games.{game_id}.weights").WEIGHTS
    fields: dict[str, Any] = (weights[players] if isinstance(weights, dict) else weights)._asdict()
    return {name: one for name, one in fields.items() if isinstance(one, int | tuple)}


def varied(weights: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with a few numbers changed."""
    changed = dict(weights)
    for name in rng.sample(sorted(weights), min(VARIED, len(weights))):
        one = changed[name]
        if isinstance(one, tuple):
            at = rng.randrange(len(one))
            changed[name] = (*one[:at], moved(one[at], rng), *one[at + 1 :])
        else:
            changed[name] = moved(one, rng)
    return changed


def moved(number: int, rng: Random) -> int:
    """Another number near by."""
    reach = max(2, abs(number) * SPREAD // 100)
    return number + rng.randint(-reach, reach)


def is_better(match: Match, deals: int, jobs: int) -> bool:
    """Whether the first player beats the others."""
    par = 1 / len(match.seats)
    test = Sprt(par, par + GAIN)
    for deal in play(match, deals, jobs, batch=8 * effective_n_jobs(jobs)):
        if test.add(fmean(game[0].share for game in deal)) != "open":
            break
    return test.verdict == "accepted"


def main(argv: Sequence[str] | None = None) -> None:
    """Vary, test, keep."""
    parser = argparse.ArgumentParser(prog="python -m quatuor.arena.tune", description=__doc__)
    parser.add_argument("game", choices=games.IDS)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--deals", type=int, default=1000, help="of a test, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--file", type=Path, default=Path("weights.json"))
    arguments = parser.parse_args(argv)
    rng = Random(arguments.seed)
    best = start = current(arguments.game, arguments.players)
    for step in range(arguments.steps):
        tried = varied(best, rng)
        files = []
        for name, weights in (("tried", tried), ("best", best)):
            files.append(arguments.file.with_suffix(f".{step}.{name}.json"))
            files[-1].write_text(json.dumps(weights))
        seats = [f"{arguments.level}@{file}" for file in files]
        seats += [seats[1]] * (arguments.players - 2)
        match = Match(arguments.game, seats, arguments.seed * 1_000_000 + step)
        if is_better(match, arguments.deals, arguments.jobs):
            best = tried
            changes = {name: one for name, one in best.items() if one != start[name]}
            print(step, json.dumps(changes), flush=True)
            arguments.file.write_text(json.dumps(changes))
        for file in files:
            file.unlink()


if __name__ == "__main__":
    main()
