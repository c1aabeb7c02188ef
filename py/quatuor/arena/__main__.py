"""The command line: `python -m quatuor.arena GAME --seats expert,casual --games 400`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from joblib import effective_n_jobs

from quatuor import games
from quatuor.ai import LEVELS, Budget
from quatuor.arena import league, players, report
from quatuor.arena.match import Match, play
from quatuor.arena.statistics import Sprt

NAMES = (*LEVELS, *players.ANCHORS)


def budget_of(text: str) -> Budget:
    """`500` playouts, or `1000ms`."""
    number, milliseconds = (text[:-2], True) if text.endswith("ms") else (text, False)
    if not number.isdigit() or int(number) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is neither playouts (500) nor time (1000ms)")
    return Budget(**{"milliseconds" if milliseconds else "playouts": int(number)})


def options_of(text: str) -> dict[str, Any]:
    """A JSON object, or `name=value,name=value` with JSON values or bare words."""
    if text.lstrip().startswith("{"):
        try:
            options = json.loads(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(f"{text!r}: {error}") from error
        if isinstance(options, dict):
            return options
        raise argparse.ArgumentTypeError(f"{text!r} is no JSON object")
    return {
        name.strip(): _value(value.strip())
        for name, _, value in (part.partition("=") for part in text.split(","))
    }


def shares_of(text: str) -> tuple[float, ...]:
    """`0.5,0.53`: two win shares."""
    low, _, high = text.partition(",")
    return float(low), float(high)


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def parser() -> argparse.ArgumentParser:
    """What the command understands."""
    one = argparse.ArgumentParser(prog="python -m quatuor.arena", description=__doc__)
    one.add_argument("game", choices=games.IDS)
    one.add_argument("--seats", required=True, help="players: " + ", ".join(NAMES))
    one.add_argument("--players", type=int, help="players of a game: the last one is repeated")
    one.add_argument("--games", type=int, default=100, help="rounded up to whole deals")
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--options", type=options_of, default={}, help="JSON, or name=value,...")
    one.add_argument("--budget", type=budget_of, help="of searches: playouts, or time as 1000ms")
    one.add_argument("--jobs", type=int, default=-1, help="processes; -1 is one for each core")
    one.add_argument("--json", action="store_true", help="print an object instead of a table")
    one.add_argument(
        "--sprt",
        nargs="?",
        const=(),
        type=shares_of,
        metavar="LOW,HIGH",
        help="stop when it is clear which win share the first player has (par, par + 0.03)",
    )
    one.add_argument(
        "--round-robin", action="store_true", help="all line-ups of the players, and a rating"
    )
    return one


def the_match(arguments: argparse.Namespace, named: Sequence[str]) -> Match:
    """The match that the arguments describe. ValueError tells what is wrong with them."""
    game = games.get(arguments.game)
    least = game.min_players if arguments.round_robin else max(len(named), game.min_players)
    count = game.check_players(arguments.players or least)
    for spec in named:
        players.make(spec, game)
    seats = [*named, *[named[-1]] * (count - len(named))]
    options = game.check_options(arguments.options)
    return Match(game.id, seats[:count], arguments.seed, options, arguments.budget)


def play_match(match: Match, named: Sequence[str], arguments: argparse.Namespace) -> Any:
    """Play the match, to its end or until the sequential test has a verdict."""
    count = len(match.seats)
    if len(named) > count:
        raise ValueError(f"seats: {len(named)} named, but only {count} players")
    deals = -(-arguments.games // count)
    if arguments.sprt is None:
        return report.summary(match, named, list(play(match, deals, arguments.jobs)))
    test = Sprt(*arguments.sprt) if arguments.sprt else Sprt(1 / count, 1 / count + 0.03)
    played = []
    for deal in play(match, deals, arguments.jobs, batch=4 * effective_n_jobs(arguments.jobs)):
        played.append(deal)
        if test.add(sum(game[0].share for game in deal) / count) != "open":
            break
    return {
        **report.summary(match, named, played),
        "sprt": {
            "low": test.low,
            "high": test.high,
            "llr": round(test.llr, 3),
            "verdict": test.verdict,
        },
    }


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; 2 when its arguments make no sense."""
    arguments = parser().parse_args(argv)
    named = arguments.seats.split(",")
    try:
        match = the_match(arguments, named)
        if arguments.round_robin:
            result = league.league(match, named, arguments.games, arguments.jobs)
        else:
            result = play_match(match, named, arguments)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    as_text = league.as_text if arguments.round_robin else report.as_text
    print(json.dumps(result, indent=2) if arguments.json else as_text(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
