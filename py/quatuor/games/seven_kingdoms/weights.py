"""The judgement of the one-ply player, as data. Worth is in hundredths of a point."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What the player believes, for one number of players."""

    tool: tuple[int, ...]
    """What a kind in hand is worth beyond its points, King to Peasant."""
    alive: int
    """Worth of having a card in hand at all: without one, a player takes no more part."""
    early: tuple[int, ...]
    """Percent chance to take a crest, by the lead over the best other, -4 to 4; deck full."""
    late: tuple[int, ...]
    """The same with an empty deck."""
    coming: tuple[int, ...]
    """Percent chance that the first, second, ... crest still without a token gets one."""
    token: int
    """Worth of a token that is not there yet."""
    rivalry: int
    """Percent of what the others gain by tokens that counts as a loss."""
    denial: int
    """Percent of what a card is worth to others that taking it is worth too."""
    give: int
    """The same for a card that is laid and lies open for all."""
    reserve: int
    """Percent of its worth as a tool that using it up costs."""
    exposed: int
    """Percent of its worth for the tokens that a card kept in hand is likely to lose."""
    overlap: int
    """Percent of the cards taken before that would have been one's own choice."""
    breakage: int
    """Percent that a run loses for each card taken before."""
    taken: int
    """Cards, in hundredths, that somebody takes who is yet to lay."""
    drawn: int
    """Cards that a round draws from the deck: with fewer left, the next round is in doubt."""
    doubt: int
    """Hundredths of a point, for each card in the deck: the lead that wins three times of four."""
    noise: int
    """Playouts lay a card that is worse by up to so much."""


WEIGHTS = {
    2: Weights(
        tool=(120, 10, 100, 90, 40, 0, -60),
        alive=112,
        early=(0, 2, 6, 15, 23, 65, 85, 95, 99),
        late=(0, 0, 0, 3, 10, 92, 98, 100, 100),
        coming=(70, 50, 35, 20, 0, 0, 0),
        token=88,
        rivalry=60,
        denial=83,
        give=85,
        reserve=45,
        exposed=25,
        overlap=100,
        breakage=12,
        taken=170,
        drawn=5,
        doubt=6,
        noise=60,
    ),
    3: Weights(
        tool=(0, 40, 100, 90, 100, -90, -60),
        alive=112,
        early=(0, 2, 6, 15, 35, 65, 85, 95, 99),
        late=(0, 0, 0, 3, 10, 92, 98, 100, 100),
        coming=(70, 50, 35, 20, 0, 0, 0),
        token=300,
        rivalry=25,
        denial=45,
        give=25,
        reserve=80,
        exposed=12,
        overlap=70,
        breakage=12,
        taken=221,
        drawn=4,
        doubt=6,
        noise=60,
    ),
    4: Weights(
        tool=(60, 40, 70, 60, 70, -60, -60),
        alive=150,
        early=(0, 2, 6, 15, 35, 65, 85, 95, 99),
        late=(0, 0, 0, 3, 10, 92, 98, 100, 100),
        coming=(70, 50, 35, 20, 0, 0, 0),
        token=300,
        rivalry=17,
        denial=17,
        give=17,
        reserve=80,
        exposed=12,
        overlap=70,
        breakage=12,
        taken=221,
        drawn=4,
        doubt=6,
        noise=60,
    ),
}
"""By number of players; found by self-play: changes that won stayed."""
