"""The published figures: `python -m quatuor.arena.strength` makes docs/strength.md.

It plays the plan, what the targets need first: a few games of every pairing, then more of each. All
that is played is kept in docs/strength.json, deal by deal, so the command may be stopped at any
time and goes on where it was. What was played by other players than today's is played anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from joblib import effective_n_jobs

from quatuor import games
from quatuor.arena import records, strength_page
from quatuor.arena.match import Match, play
from quatuor.arena.records import Pairing, Record

SEED = 20_000
"""No weight was ever tuned on deals of this seed."""
GOALS = (8, 24, 100, 400)
"""Games of each pairing: first so many of all, then the next number."""
SEARCHES = {"skilled", "expert", "cheating"}
"""Their games take long: where no target is, a quarter of the last goal will do."""

TARGETS: dict[tuple[str, str], dict[tuple[str, int], float]] = {
    ("casual", "random"): {(one, 2): 0.99 for one in games.IDS},
    ("expert", "casual"): {
        ("schotten_totten", 2): 0.80,
        ("seven_kingdoms", 2): 0.75,
        ("lords_of_scotland", 2): 0.70,
        ("scout", 4): 0.50,
        ("seven_kingdoms", 4): 0.50,
        ("lords_of_scotland", 4): 0.42,
    },
    ("skilled", "casual"): {(one, 2): 0.65 for one in games.IDS},
}
"""The win share wanted, by player and opponents, then by game and number of players."""

OTHERS = (
    ("expert", "skilled"),
    ("casual", "beginner"),
    ("beginner", "random"),
    ("casual", "greedy"),
    ("cheating", "casual"),
    ("expert", "greedy"),
    ("expert", "cheating"),
    ("greedy", "random"),
)


def kinds() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [
        (game.id, players)
        for game in games.all()
        for players in range(game.min_players, game.max_players + 1)
    ]


def plan() -> list[Pairing]:
    """All pairings, the most important first."""
    wanted = [Pairing(*kind, *pair) for pair, targets in TARGETS.items() for kind in targets]
    rest = [Pairing(*kind, *pair) for pair in (*TARGETS, *OTHERS) for kind in kinds()]
    return list(dict.fromkeys(wanted + rest))


def steps(pairings: Sequence[Pairing]) -> Iterator[tuple[Pairing, int]]:
    """What to play in which order, and up to how many games: all at once where nobody searches."""
    for goal in GOALS:
        for pairing in pairings:
            if not SEARCHES & set(pairing.names):
                yield pairing, GOALS[-1]
            elif (pairing.game, pairing.players) in TARGETS.get(pairing.names, {}):
                yield pairing, goal
            else:
                yield pairing, min(goal, GOALS[-1] // 4)


def is_among(pairing: Pairing, chosen: Sequence[str]) -> bool:
    """Whether a text is the beginning of `game:players:player:against`, or none was given."""
    parts = [str(part) for part in pairing]
    return not chosen or any(
        parts[: len(one)] == one for one in (text.split(":") for text in chosen)
    )


def main(argv: Sequence[str] | None = None) -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m quatuor.arena.strength", description=__doc__)
    parser.add_argument("--docs", type=Path, default=Path("docs"))
    parser.add_argument("--jobs", type=int, default=-1, help="processes; -1: one for each core")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="then stop")
    parser.add_argument("--games", type=int, default=GOALS[-1], help="of a pairing, at most")
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="GAME[:PLAYERS[:PLAYER[:AGAINST]]]",
        help="may be repeated",
    )
    arguments = parser.parse_args(argv)
    end = monotonic() + 60 * arguments.minutes
    store, page = arguments.docs / "strength.json", arguments.docs / "strength.md"
    kept = records.load(store)
    chosen = [pairing for pairing in plan() if is_among(pairing, arguments.only)]
    batch = effective_n_jobs(arguments.jobs)
    for pairing, goal in steps(chosen):
        if monotonic() >= end:
            break
        record = kept.get(pairing)
        if record is None or record.stale or record.seed != SEED:
            record = Record(*pairing, SEED, pairing.signatures)
        deals = -(-min(goal, arguments.games) // pairing.players)
        if len(record.deals) >= deals:
            continue
        kept[pairing] = record
        seats = [pairing.player] + [pairing.against] * (pairing.players - 1)
        match = Match(pairing.game, seats, SEED, games.get(pairing.game).check_options({}))
        for deal in play(match, deals, arguments.jobs, batch, len(record.deals)):
            record.add(deal)
            records.save(store, kept.values())
            if monotonic() >= end:
                break
        print(strength_page.line(record), flush=True)
        page.write_text(strength_page.page(plan(), kept, TARGETS, SEED), "utf-8")
    page.write_text(strength_page.page(plan(), kept, TARGETS, SEED), "utf-8")


if __name__ == "__main__":
    main()
