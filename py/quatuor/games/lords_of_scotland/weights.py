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
    spread_turn: int
    """How far, in tenths of strength, the army may end up from that, for each turn it has left."""
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
    card=48,
    strength=9,
    mate=13,
    crowd=12,
    power=(62, 69, 55, 87, 95, 85, 54, 102, 73),
    turn=179,
    hidden=89,
    growth=28,
    growth_clan=66,
    spread_turn=26,
    spread_hidden=39,
    hide=8,
    block=6,
    blocked=65,
    makgill=59,
    forsyth=40,
    macdonnell=82,
    bruce=46,
    weaken=12,
    end_power=123,
    late=20,
    win=686,
    near=400,
    far=30,
)

MANY = Weights(
    card=132,
    strength=10,
    mate=18,
    crowd=12,
    power=(98, 78, 48, 81, 109, 109, 56, 124, 104),
    turn=122,
    hidden=82,
    growth=40,
    growth_clan=62,
    spread_turn=30,
    spread_hidden=34,
    hide=4,
    block=0,
    blocked=40,
    makgill=70,
    forsyth=42,
    macdonnell=107,
    bruce=63,
    weaken=10,
    end_power=93,
    late=14,
    win=568,
    near=800,
    far=15,
)

WEIGHTS = {2: FEW, 3: FEW, 4: MANY, 5: MANY}
