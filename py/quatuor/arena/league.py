"""A round robin: every line-up of the players named, and a Plackett-Luce rating of the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from quatuor.arena.match import Deal, Match, play


def line_ups(names: Sequence[str], count: int) -> Iterator[tuple[str, ...]]:
    """All ways to fill the seats, in order of the names, but those with a single name."""
    for seats in combinations_with_replacement(names, count):
        if len(set(seats)) > 1:
            yield seats


def league(match: Match, names: Sequence[str], games: int, jobs: int = -1) -> dict[str, Any]:
    """Play every line-up for about `games` games (`match.seats` only tells how many players).

    `share[a][b]`: what a seat of `a` won in games with `b`, on average over the line-ups;
    `rating`: openskill's mu and sigma, the higher the better.
    """
    if len(set(names)) < max(2, len(names)):
        raise ValueError("seats: a round robin needs two or more different players")
    count = len(match.seats)
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    shares: dict[tuple[str, str], list[float]] = {}
    total = 0
    for seats in line_ups(names, count):
        deals = list(play(match._replace(seats=seats), -(-games // count), jobs))
        total += count * len(deals)
        for name in set(seats):
            own = fmean(_shares(seats, name, deals))
            for other in set(seats) - {name}:
                shares.setdefault((name, other), []).append(own)
        for deal in deals:
            for game in deal:
                _rate(model, ratings, seats, [seat.share for seat in game])
    table = sorted(names, key=lambda name: -ratings[name].mu)
    return {
        "game": match.game,
        "players": count,
        "options": dict(match.options),
        "seed": match.seed,
        "games": total,
        "ratings": [
            {
                "player": name,
                "mu": round(ratings[name].mu, 2),
                "sigma": round(ratings[name].sigma, 2),
            }
            for name in table
        ],
        "share": {
            name: {other: round(fmean(shares[name, other]), 4) for other in table if other != name}
            for name in table
        },
    }


def _shares(seats: Sequence[str], name: str, deals: Sequence[Deal]) -> list[float]:
    return [
        seat.share
        for deal in deals
        for game in deal
        for named, seat in zip(seats, game, strict=True)
        if named == name
    ]


def _rate(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    seats: Sequence[str],
    shares: Sequence[float],
) -> None:
    """Rate one game; a player with several seats moves by the mean of what each of them would."""
    after = model.rate([[ratings[name]] for name in seats], scores=list(shares))
    for name in set(seats):
        mine = [team[0] for named, team in zip(seats, after, strict=True) if named == name]
        rated = ratings[name]
        rated.mu, rated.sigma = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)


def as_text(result: dict[str, Any]) -> str:
    """The league as two tables for people."""
    names = [one["player"] for one in result["ratings"]]
    lines = [
        f"{result['game']}, {result['players']} players, seed {result['seed']}: "
        f"{result['games']} games",
        f"{'player':<24}{'rating':>8}{'sigma':>8}   win share of a seat against"
        + "".join(f"{name:>14}" for name in names),
    ]
    for one in result["ratings"]:
        row = result["share"][one["player"]]
        lines.append(
            f"{one['player']:<24}{one['mu']:>8.2f}{one['sigma']:>8.2f}{'':>30}"
            + "".join(f"{row[name]:>14.1%}" if name in row else f"{'':>14}" for name in names)
        )
    return "\n".join(lines)
