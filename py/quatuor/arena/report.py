"""A match in figures: one entry for each player that was named."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from quatuor.arena.match import Deal, Match, Seat
from quatuor.arena.statistics import mean_interval, share_interval


def entry(named: str, seats: Sequence[int], deals: Sequence[Deal]) -> dict[str, Any]:
    """The figures of one player, who held these of the match's seats in each game.

    `win_share` is the share of one such seat, to be compared with `par`; `games` the games.
    """

    def mean_of(field: str) -> list[float]:
        return [
            fmean(getattr(game[seat], field) for game in deal for seat in seats) for deal in deals
        ]

    games = sum(map(len, deals))
    share = share_interval(mean_of("share"), games)
    difference = mean_interval(mean_of("difference"))
    played = [game[seat] for deal in deals for game in deal for seat in seats]
    moves = max(1, sum(one.moves for one in played))
    return {
        "player": named,
        "games": games,
        "win_share": round(share.mean, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "par": round(1 / len(deals[0][0]), 4),
        "score_difference": round(difference.mean, 3),
        "score_low": round(difference.low, 3),
        "score_high": round(difference.high, 3),
        "seconds_per_move": round(sum(one.seconds for one in played) / moves, 5),
        "playouts_per_move": round(sum(one.playouts for one in played) / moves, 1),
    }


def summary(match: Match, named: Sequence[str], deals: Sequence[Deal]) -> dict[str, Any]:
    """The whole match as JSON-able data; the last of the players named holds all further seats."""
    count = len(match.seats)
    held = [[index] for index in range(len(named))]
    held[-1] = list(range(len(named) - 1, count))
    seats: list[Seat] = [seat for deal in deals for game in deal for seat in game]
    return {
        "game": match.game,
        "players": count,
        "options": dict(match.options),
        "seats": list(match.seats),
        "seed": match.seed,
        "deals": len(deals),
        "games": sum(map(len, deals)),
        "first_seat_share": round(fmean(one.share for one in seats if one.first), 4),
        "entries": [entry(name, own, deals) for name, own in zip(named, held, strict=True)],
    }


def as_text(result: dict[str, Any]) -> str:
    """The report as a table for people."""
    lines = [
        f"{result['game']}, {result['players']} players, seed {result['seed']}: "
        f"{result['deals']} deals, {result['games']} games; "
        f"first seat wins {result['first_seat_share']:.1%}",
        f"{'player':<24}{'win share':>10}{'95 %':>18}{'par':>8}{'points':>9}{'95 %':>16}"
        f"{'s/move':>9}{'playouts':>10}",
    ]
    for one in result["entries"]:
        interval = f"{one['low']:.1%} to {one['high']:.1%}"
        points = f"{one['score_low']:+.2f} to {one['score_high']:+.2f}"
        lines.append(
            f"{one['player']:<24}{one['win_share']:>10.1%}{interval:>18}{one['par']:>8.1%}"
            f"{one['score_difference']:>+9.2f}{points:>16}{one['seconds_per_move']:>9.4f}"
            f"{one['playouts_per_move']:>10.0f}"
        )
    if "sprt" in result:
        test = result["sprt"]
        lines.append(
            f"is it {test['high']:.1%} rather than {test['low']:.1%}? {test['verdict']}"
            f" (log-likelihood ratio {test['llr']:+.2f})"
        )
    return "\n".join(lines)
