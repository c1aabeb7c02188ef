"""The four levels as data: how each one chooses, and what it may spend."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """What a move may cost: thinking time, playouts, or whichever of the two ends first."""

    milliseconds: int | None = None
    playouts: int | None = None

    def spent(self, seconds: float, playouts: int) -> float:
        """The share that is used up, from 0; 1 and more when nothing is left."""
        share = 0.0
        if self.milliseconds is not None:
            share = 1000 * seconds / max(1, self.milliseconds)
        if self.playouts is not None:
            share = max(share, playouts / max(1, self.playouts))
        return share


class Level(NamedTuple):
    """A way to choose: by one-ply worth, with or without noise, or by a search over its best."""

    budget: Budget = Budget()
    candidates: int = 0
    """How many actions, the best by one-ply worth, a search compares; 0: no search."""
    stages: int = 0
    """A playout stops when the game's stage has risen by so many; 0: the game's own number."""
    turns: int = 0
    """The same by turns, however many actions each takes."""
    noise: int = 0
    """Error of judgement in percent of the distance between the best and the middle action."""
    forgets: bool = False
    """Takes no note of the cards played, where a game's judgement counts them."""


LEVEL: dict[str, Level] = {
    "beginner": Level(noise=250, forgets=True),
    "casual": Level(),
    "skilled": Level(Budget(playouts=200), candidates=6),
    "expert": Level(Budget(milliseconds=1000), candidates=8),
}
LEVELS = tuple(LEVEL)
