"""Weights by self-play: `python -m quatuor.arena.tune scout --players 4`.

CMA-ES, of the library cmaes, turns all numbers of a game's weights at once (or those of
--fields). Each generation is a few variants; all play the same new deals against the weights that
the game has now, and are ranked by their points ahead. What the search ends with meets those
weights on fresh deals in a sequential test of the win share. It is written to a file that a player
can be given (`casual@weights.json`) and, if it won, copied into `weights.py` by hand.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
from cmaes import CMA
from joblib import effective_n_jobs

from quatuor import games
from quatuor.arena.knobs import fields, knobs, turned
from quatuor.arena.match import Match, play
from quatuor.arena.statistics import Sprt

FIRST_STEP = 0.5
GAIN = 0.03
"""The gain in win share that is worth a change."""
FRESH = 500_000
"""The last test is played on deals of the seed and this."""


class Tuning:
    """One search: the game, its weights now, and how variants of them are played."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.weights = fields(arguments.game, arguments.players)
        self.knobs = knobs(self.weights, arguments.fields)
        self._variants = 0

    def match(self, steps: Sequence[float], seed: int) -> Match:
        """A variant, which is written to the file, against the weights of today."""
        arguments, file = self.arguments, self.arguments.file
        # a name of its own for each variant: players are kept by theirs
        self._variants += 1
        variant = file.with_suffix(f".{self._variants}.json")
        variant.write_text(json.dumps(turned(self.weights, self.knobs, steps)))
        seats = [f"{arguments.level}@{variant}", *[arguments.level] * (arguments.players - 1)]
        return Match(arguments.game, seats, seed)

    def points_ahead(self, steps: Sequence[float], seed: int) -> float:
        """What a variant scores more than the others, on average."""
        match = self.match(steps, seed)
        deals = play(match, self.arguments.deals, self.arguments.jobs)
        ahead = fmean(game[0].difference for deal in deals for game in deal)
        Path(match.seats[0].partition("@")[2]).unlink()
        return ahead

    def search(self) -> list[float]:
        """The steps that the generations end with."""
        arguments = self.arguments
        search = CMA(
            mean=np.zeros(len(self.knobs)),
            sigma=FIRST_STEP,
            seed=arguments.seed,
            population_size=arguments.population,
        )
        for generation in range(arguments.generations):
            seed = arguments.seed * 1_000_000 + generation
            asked = [search.ask() for _ in range(search.population_size)]
            ahead = [self.points_ahead(steps, seed) for steps in asked]
            search.tell([(steps, -points) for steps, points in zip(asked, ahead, strict=True)])
            print(
                f"generation {generation + 1}: {max(ahead):+.2f} points ahead at best, "
                f"{fmean(ahead):+.2f} on average",
                flush=True,
            )
        mean: list[float] = search.mean.tolist()
        return mean

    def verdict(self, steps: Sequence[float]) -> str:
        """Whether the steps gain anything, on fresh deals."""
        arguments = self.arguments
        match = self.match(steps, arguments.seed + FRESH)
        par = 1 / arguments.players
        test = Sprt(par, par + GAIN)
        batch = 8 * effective_n_jobs(arguments.jobs)
        for deal in play(match, arguments.test_deals, arguments.jobs, batch):
            if test.add(fmean(game[0].share for game in deal)) != "open":
                break
        Path(match.seats[0].partition("@")[2]).unlink()
        return test.verdict


def main(argv: Sequence[str] | None = None) -> int:
    """Search, test, write; 2 when the arguments make no sense."""
    parser = argparse.ArgumentParser(prog="python -m quatuor.arena.tune", description=__doc__)
    parser.add_argument("game", choices=games.IDS)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument(
        "--fields", type=lambda text: text.split(","), default=[], metavar="NAME,..."
    )
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument(
        "--population", type=int, help="variants; the default grows with the fields"
    )
    parser.add_argument("--deals", type=int, default=30, help="of a variant in a generation")
    parser.add_argument("--test-deals", type=int, default=1000, help="of the last test, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--level", default="casual")
    parser.add_argument("--file", type=Path, default=Path("weights.json"))
    arguments = parser.parse_args(argv)
    try:
        games.get(arguments.game).check_players(arguments.players)
        tuning = Tuning(arguments)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    steps = tuning.search()
    result: dict[str, Any] = turned(tuning.weights, tuning.knobs, steps)
    arguments.file.write_text(json.dumps(result))
    print(json.dumps(result))
    print(f"better than the weights of today by {GAIN:.0%} of the wins: {tuning.verdict(steps)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
