"""docs/strength.md: the records of the plan as tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from quatuor.arena.players import ONE_SECOND
from quatuor.arena.records import Pairing, Record
from quatuor.arena.statistics import Interval, mean_interval, share_interval

Targets = Mapping[tuple[str, str], Mapping[tuple[str, int], float]]
Records = Mapping[Pairing, Record]

TITLES = {
    "schotten_totten": "Schotten Totten",
    "scout": "SCOUT",
    "lords_of_scotland": "Lords of Scotland",
    "seven_kingdoms": "7 Kingdoms",
}
INTRODUCTION = """# How strong the computer players are

Made by `python -m quatuor.arena.strength`, which plays on where it stopped; every deal lies in
[strength.json](strength.json). How the players think and how matches are played is told in
[computer players](computer-players.md).

One player sits against copies of another. Each deal is played once from every seat. Intervals hold
95 % and are made of deals, as games of one deal are not independent. Par is the share of the wins
that an equal player would have; `points` are its own less the mean of the others', and `first seat`
is the share of whoever began. Seed {seed}; no weight was tuned on these deals.

`skilled` has 200 playouts a move, `expert` as many as the page makes in one second, so that these
matches can be played again on any machine. The anchors never change: `random` plays any legal move,
`greedy` follows simple one-ply rules, and `cheating` is the expert's search with all cards open, a
ceiling that no honest player can reach.

† Stale: one of the two players, or its number of playouts, has changed since; the command plays
these matches anew.
"""
NOT_YET = "not yet played"


def share_of(record: Record) -> Interval:
    """The win share of the player, with its interval."""
    return share_interval([share for share, _, _ in record.deals], record.games)


def line(record: Record) -> str:
    """A record in a line for the terminal."""
    mean, low, high = share_of(record)
    return (
        f"{record.game} {record.players}: {record.player} against {record.against} {mean:.1%} "
        f"({low:.1%} to {high:.1%}) in {record.games} games"
    )


def page(pairings: Sequence[Pairing], records: Records, targets: Targets, seed: int) -> str:
    """The whole page: targets first, then the distance to the ceiling, then every table."""
    kinds = sorted(
        {pairing[:2] for pairing in pairings}, key=lambda kind: ([*TITLES].index(kind[0]), kind[1])
    )
    parts = [INTRODUCTION.format(seed=seed)]
    parts += ["## Targets\n", *_targets(targets, records)]
    parts += ["\n## Distance to the ceiling\n", *_ceiling(kinds, records)]
    for game, players in kinds:
        parts.append(f"\n## {TITLES[game]}, {players} players\n")
        parts += _table(
            [
                "player",
                "against",
                "games",
                "win share",
                "95 %",
                "points",
                "95 %",
                "first seat",
                "playouts",
            ],
            [_row(one, records.get(one)) for one in pairings if one[:2] == (game, players)],
            texts=2,
        )
        parts.append(
            f"\nPar {1 / players:.1%}; expert: {ONE_SECOND[game][players]} playouts a move."
        )
    return "\n".join(parts) + "\n"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], texts: int) -> list[str]:
    """`texts`: how many columns stand to the left."""
    rule = ["---" if column < texts else "---:" for column in range(len(columns))]
    return [f"| {' | '.join(cells)} |" for cells in (columns, rule, *rows)]


def _games(record: Record) -> str:
    return f"{record.games}{' †' if record.stale else ''}"


def _targets(targets: Targets, records: Records) -> list[str]:
    rows = []
    for (player, against), wanted in targets.items():
        for (game, players), target in wanted.items():
            record = records.get(Pairing(game, players, player, against))
            name = f"{TITLES[game]}, {players}"
            row = [name, player, against, f"{target:.0%}"]
            rows.append([*row, *_judged(record, target)] if record else [*row, "", NOT_YET, "", ""])
    columns = [
        "game, players",
        "player",
        "against",
        "target",
        "games",
        "win share",
        "95 %",
        "verdict",
    ]
    return _table(columns, rows, texts=3)


def _judged(record: Record, target: float) -> list[str]:
    mean, low, high = share_of(record)
    verdict = "reached" if mean >= target else "missed"
    if low < target <= high:
        verdict += ", not proven"
    return [_games(record), f"{mean:.1%}", f"{low:.1%} to {high:.1%}", verdict]


def _ceiling(kinds: Iterable[tuple[str, int]], records: Records) -> list[str]:
    rows = []
    for game, players in kinds:
        shares = []
        for names in (("expert", "casual"), ("cheating", "casual"), ("expert", "cheating")):
            record = records.get(Pairing(game, players, *names))
            shares.append(f"{share_of(record).mean:.1%} in {_games(record)}" if record else NOT_YET)
        rows.append([f"{TITLES[game]}, {players}", *shares])
    columns = [
        "game, players",
        "expert against casual",
        "cheating against casual",
        "expert against cheating",
    ]
    return _table(columns, rows, texts=1)


def _row(pairing: Pairing, record: Record | None) -> list[str]:
    if record is None:
        return [*pairing.names, "", NOT_YET, *[""] * 5]
    mean, low, high = share_of(record)
    points = mean_interval([difference for _, difference, _ in record.deals])
    return [
        *pairing.names,
        _games(record),
        f"{mean:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{points.mean:+.2f}",
        f"{points.low:+.2f} to {points.high:+.2f}",
        f"{fmean(first for _, _, first in record.deals):.1%}",
        f"{record.playouts / max(1, record.moves):.0f}",
    ]
