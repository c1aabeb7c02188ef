"""7 Kingdoms, greedy: take many cards, kings first, crests of which one has some."""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import BISHOP, CREST, CREST_MASK, KIND, POINTS, SPACES_OF
from quatuor.games.seven_kingdoms.notation import CLAIM, KEEP, TOKEN
from quatuor.games.seven_kingdoms.state import SevenKingdomsState


def action_values(state: SevenKingdomsState, actions: Sequence[int]) -> list[int]:
    """Worth by the phase; higher is better."""
    worth = {"lay": _lay, "token": _token, "claim": _claim, "keep": _keep}[state.phase]
    return [worth(state, action) for action in actions]


def _lay(_state: SevenKingdomsState, card: int) -> int:
    own = POINTS[card] if KIND[card] == BISHOP else -POINTS[card]
    return house.KINDS[KIND[card]].size + own


def _token(state: SevenKingdomsState, action: int) -> int:
    token = state.offer[action - TOKEN]
    crest = state.crests[state.crest_tokens.index(None)]
    counts = [(pile & CREST_MASK[crest]).bit_count() for pile in state.piles]
    ahead = counts[state.turn] == max(counts)
    worth = int(token) if token[0] == "+" else 2
    return worth if ahead else -worth


def _claim(state: SevenKingdomsState, action: int) -> int:
    worth = 0
    for space in SPACES_OF[action - CLAIM]:
        card = state.display[space]
        worth += 10 * POINTS[card]
        worth += 2 * (state.piles[state.turn] & CREST_MASK[CREST[card]]).bit_count()
    return worth


def _keep(state: SevenKingdomsState, action: int) -> int:
    """Two cards in hand, those of the largest claims."""
    kept = [card for place, card in enumerate(state.claimed) if action - KEEP >> place & 1]
    held = len(state.hands[state.turn]) + len(kept)
    return sum(house.KINDS[KIND[card]].size for card in kept) - 10 * abs(held - 2)
