"""The weights of the one-ply judgement, by number of players, in hundredths of a point."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What the judgement is made of, for one of the two activation tests."""

    card: int
    """Any card in hand."""
    strength: int
    """Each point of strength of a card in hand."""
    mate: int
    """Each further card of the same clan in hand, for each of them."""
    crowd: int
    """What every card in hand loses for each one beyond five."""
    power: tuple[int, ...]
    """A clan's power in hand, in the order of the clans, on a card of strength 1."""
    turn: int
    """A turn left in this skirmish that need not be spent on a muster."""
    hidden: int
    """The strength expected of a face-down follower, in tenths."""
    growth: int
    """What another army gains in each turn it has left, in tenths of strength."""
    growth_clan: int
    """The same for an army that shows a single clan."""
    spread: int
    """How far, in tenths of strength, what is expected of another army is off."""
    spread_turn: int
    """The same, for each turn it has left."""
    spread_hidden: int
    """The same, for each of its face-down followers."""
    hide: int
    """A follower face down, for each round left: nobody aims at it."""
    block: int
    """Each strength by which a follower face up lowers what the others can activate, by round."""
    blocked: int
    """What one loses oneself by that, in percent of the powers in hand that it blocks."""
    makgill: int
    """An extra muster."""
    forsyth: int
    """A card drawn, beside what a card in hand is worth."""
    macdonnell: int
    """A follower in the next skirmish without a muster, beside its worth in hand."""
    bruce: int
    """Bruce that fits any clan from now on, with turns to come."""
    weaken: int
    """Each strength taken from another army, beside what that does to one's prospects."""
    end_power: int
    """Another army's power of MacDonnell or Cochrane, taken from it."""
    late: int
    """The points still missing to the target below which what is kept for later loses worth."""
    win: int
    """A supporter that brings the points to win, for oneself or for another."""
    near: int
    """The lead that makes a win likely (three in four) at the end of the game ..."""
    far: int
    """... and what must be added to it for each point that is missing to the target."""


FEW = Weights(
    card=120,
    strength=9,
    mate=20,
    crowd=12,
    power=(60, 70, 50, 70, 70, 80, 50, 70, 90),
    turn=170,
    hidden=65,
    growth=35,
    growth_clan=55,
    spread=10,
    spread_turn=35,
    spread_hidden=35,
    hide=5,
    block=3,
    blocked=50,
    makgill=60,
    forsyth=40,
    macdonnell=100,
    bruce=50,
    weaken=10,
    end_power=100,
    late=14,
    win=600,
    near=200,
    far=40,
)

MANY = FEW._replace(power=(80, 60, 50, 80, 80, 100, 60, 120, 90), block=0)

WEIGHTS = {2: FEW, 3: FEW, 4: MANY, 5: MANY}
