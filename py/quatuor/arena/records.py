"""Results of matches that are kept: what was played, by which players, and how each deal ended."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple
from zlib import crc32

from quatuor import games
from quatuor.ai import LEVELS, Budget, Thinker
from quatuor.ai.levels import LEVEL
from quatuor.arena.match import Deal
from quatuor.arena.players import ONE_SECOND

A_FEW = Budget(playouts=12)
"""Of a search whose decisions make a signature."""


class Pairing(NamedTuple):
    """One player against copies of another."""

    game: str
    players: int
    player: str
    against: str

    @property
    def names(self) -> tuple[str, str]:
        """The two players."""
        return self.player, self.against

    @property
    def signatures(self) -> list[str]:
        """How the two play today."""
        return [signature(self.game, self.players, name) for name in (self.player, self.against)]


@dataclass
class Record:
    """What was played of a pairing so far, always from deal 0 of the seed on."""

    game: str
    players: int
    player: str
    against: str
    seed: int
    signatures: list[str]
    """Of the player and its opponents: with others the result is stale."""
    moves: int = 0
    """Of the player; so the next two."""
    playouts: int = 0
    seconds: float = 0.0
    deals: list[list[float]] = field(default_factory=list)
    """Means over a deal's games: the player's win share, its own points less the mean of the
    others', and the win share of whoever had the first move."""

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.game, self.players, self.player, self.against)

    @property
    def games(self) -> int:
        return len(self.deals) * self.players

    @property
    def stale(self) -> bool:
        """Whether one of the two plays differently today."""
        return self.signatures != self.pairing.signatures

    def add(self, deal: Deal) -> None:
        """One more deal; the player is the first of each game."""
        own = [game[0] for game in deal]
        self.deals.append(
            [
                round(fmean(seat.share for seat in own), 4),
                round(fmean(seat.difference for seat in own), 3),
                round(fmean(seat.share for game in deal for seat in game if seat.first), 4),
            ]
        )
        self.moves += sum(seat.moves for seat in own)
        self.playouts += sum(seat.playouts for seat in own)
        self.seconds = round(self.seconds + sum(seat.seconds for seat in own), 2)


@cache
def signature(game_id: str, players: int, name: str) -> str:
    """Changes when the player of that name chooses differently, not when it only thinks faster.

    Made of every judgement in one game of the level against itself, and of its playouts a move.
    Anchors are frozen: of theirs, only the rules count, and what `cheating` takes from `expert`.
    """
    game = games.get(game_id)
    level = "expert" if name == "cheating" else name
    if level not in LEVELS:
        return f"v{game.version}"
    rng, digest = Random(1), 0
    state = game.new_state(players, 1, None)
    while (seat := state.current_player()) is not None:
        actions = state.legal_actions()
        thinker = Thinker(game, state.observation(seat), actions, level, A_FEW, rng)
        thinker.finish()
        texts = [
            (state.action_text(one.action), one.worth, one.visits, one.expected)
            for one in thinker.analysis()
        ]
        digest = crc32(json.dumps(texts).encode(), digest)
        state.apply(thinker.best())
    budget = LEVEL[level].budget
    playouts = ONE_SECOND[game_id][players] if budget.milliseconds else budget.playouts or 0
    return f"v{game.version} {digest:08x} {playouts}"


def load(file: Path) -> dict[Pairing, Record]:
    """The records of a file by pairing; none when there is no file."""
    if not file.exists():
        return {}
    records = [Record(**one) for one in json.loads(file.read_text("utf-8"))]
    return {record.pairing: record for record in records}


def save(file: Path, records: Iterable[Record]) -> None:
    """Write them, one on a line, always in the same order."""
    ordered = sorted(records, key=lambda record: record.pairing)
    lines = [json.dumps(asdict(record)) for record in ordered]
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
