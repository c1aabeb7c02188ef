"""What cards and tokens are worth to the player to move, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import (
    CREST,
    CREST_MASK,
    KIND,
    KIND_MASK,
    PEASANT,
    POINTS,
    card_points,
    mask_of,
)
from quatuor.games.seven_kingdoms.state import SevenKingdomsState
from quatuor.games.seven_kingdoms.weights import WEIGHTS

FULL_DECK = 36
MOST_TAKEN = 4
"""A claim takes at most so many cards."""


@cache
def chances(counts: tuple[int, ...], deck: int) -> tuple[int, ...]:
    """The percent chance of each seat to take a crest of which they have so many cards."""
    weights = WEIGHTS[len(counts)]
    ordered = sorted(counts)
    most, second = ordered[-1], ordered[-2]
    result = []
    for count in counts:
        lead = max(-4, min(4, count - (second if count == most else most))) + 4
        early, late = weights.early[lead], weights.late[lead]
        result.append((early * deck + late * (FULL_DECK - deck)) // FULL_DECK)
    return tuple(result)


def standing(worths: Sequence[int], counts: tuple[int, ...], seat: int, deck: int) -> int:
    """What a crest's token promises to a seat, less what it promises to the others.

    `worths`: what the token gives to each seat that takes it.
    """
    rivalry = WEIGHTS[len(counts)].rivalry
    expected = [worth * chance for worth, chance in zip(worths, chances(counts, deck), strict=True)]
    return (100 * expected[seat] - rivalry * (sum(expected) - expected[seat])) // 10000


class Stakes(NamedTuple):
    """What is at stake at a crest: for the first, second, ... card taken, and if another takes one.

    `gains` has an entry for each of the MOST_TAKEN cards.
    """

    gains: tuple[int, ...]
    threat: int


@lru_cache(maxsize=1 << 14)
def stakes(worths: tuple[int, ...], counts: tuple[int, ...], seat: int, deck: int) -> Stakes:
    """How cards of a crest change its token's standing for `seat`."""

    def after(other: int, more: int) -> int:
        changed = (*counts[:other], counts[other] + more, *counts[other + 1 :])
        return standing(worths, changed, seat, deck)

    levels = [after(seat, more) for more in range(MOST_TAKEN + 1)]
    gains = tuple(high - low for low, high in pairwise(levels))
    others = [after(other, 1) for other in range(len(counts)) if other != seat]
    return Stakes(gains, max(0, levels[0] - min(others)))


@lru_cache(maxsize=1 << 12)
def crest_counts(cards: int) -> tuple[int, ...]:
    """By crest, how many of a set of cards have it."""
    return tuple([(cards & mask).bit_count() for mask in CREST_MASK])


def token_worths(state: SevenKingdomsState, crest: int, token: str) -> tuple[int, ...]:
    """About what a crest's token gives to each seat, if it takes it, with the pile it has."""
    if token == "peasants":
        peasants = [(pile & KIND_MASK[PEASANT]).bit_count() for pile in state.piles]
        return tuple([100 * house.POINTS_PER_PEASANT * max(1, number) for number in peasants])
    if token == "x2":
        mask = -1 if state.options["x2_scope"] == "total" else CREST_MASK[crest]
        return tuple([100 * max(1, card_points(pile & mask)) for pile in state.piles])
    return (100 * int(token),) * state.players


def expected_points(state: SevenKingdomsState) -> list[int]:
    """By seat, in hundredths, the points if the game ended soon, and what a hand is good for."""
    weights = WEIGHTS[state.players]
    deck = min(len(state.deck), FULL_DECK)
    held = [pile | mask_of(hand) for pile, hand in zip(state.piles, state.hands, strict=True)]
    later = min(100, 50 * deck // weights.drawn)
    points = [
        100 * card_points(cards) + (weights.alive * later // 100 if hand else 0)
        for cards, hand in zip(held, state.hands, strict=True)
    ]
    to_come = weights.token * later // 100
    bare = 0
    counted = list(zip(*map(crest_counts, held), strict=True))
    for space, crest in enumerate(state.crests):
        token = state.crest_tokens[space]
        if token is None:
            worths = (to_come * weights.coming[bare] // 100,) * state.players
            bare += 1
        else:
            worths = token_worths(state, crest, token)
        for seat, chance in enumerate(chances(counted[crest], deck)):
            points[seat] += worths[seat] * chance // 100
    return points


NO_STAKES = Stakes((0,) * MOST_TAKEN, 0)


class Appraisal:
    """The table with the eyes of the player to move."""

    __slots__ = ("counts", "deck", "later", "stakes", "state", "weights")

    def __init__(self, state: SevenKingdomsState) -> None:
        weights = self.weights = WEIGHTS[state.players]
        self.state = state
        self.deck = min(len(state.deck), FULL_DECK)
        self.later = min(100, 50 * self.deck // weights.drawn)
        """Percent chance that another round follows."""
        self.counts = list(zip(*map(crest_counts, state.piles), strict=True))
        """By crest, the cards of it in each scoring pile."""
        self.stakes = [NO_STAKES] * 7
        """By crest."""
        bare = 0
        for space, crest in enumerate(state.crests):
            token = state.crest_tokens[space]
            if token is not None:
                worths = token_worths(state, crest, token)
            else:
                worth = weights.token * weights.coming[bare] * self.later // 10000
                bare += 1
                if not worth:
                    continue
                worths = (worth,) * state.players
            self.stakes[crest] = stakes(worths, self.counts[crest], state.turn, self.deck)

    def card(self, card: int, tool: int, before: int = 0) -> int:
        """What it is worth to take a card that may be kept with `tool` percent chance.

        `before`: how many cards of its crest the same claim takes besides.
        """
        crest, points = CREST[card], 100 * POINTS[card]
        gains, threat = self.stakes[crest]
        use = max(0, self.weights.tool[KIND[card]]) * self.later // 100
        value = points + gains[before] + (tool * use + self.weights.denial * (points + use)) // 100
        return value if before else value + threat

    def keep(self, card: int) -> int:
        """What it is worth to keep a claimed card in hand instead of scoring it."""
        gain = self.stakes[CREST[card]].gains[0]
        return self.weights.tool[KIND[card]] - self.weights.exposed * gain // 100

    def token(self, token: str) -> int:
        """What it is worth to put a token on the next crest."""
        state = self.state
        crest = state.crests[state.crest_tokens.index(None)]
        worths = token_worths(state, crest, token)
        return standing(worths, self.counts[crest], state.turn, self.deck)
