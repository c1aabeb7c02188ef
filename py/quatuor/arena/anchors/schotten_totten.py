"""Schotten Totten, greedy: claim what can be claimed, build the best formation at each stone.

No card is counted. Tactics cards are played when nothing better is seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.schotten_totten.actions import CLAIM, DONE, RECRUIT
from quatuor.games.schotten_totten.cards import CLAN
from quatuor.games.schotten_totten.rules import plain_rank
from quatuor.games.schotten_totten.state import SchottenState

COLOR_RUN, THREE, COLOR, RUN, SUM = 100, 70, 45, 30, 0
"""Worth of what two or three cards may become."""


def action_values(state: SchottenState, actions: Sequence[int]) -> list[int]:
    """Worth in the scale above; higher is better."""
    return [_value(state, action) for action in actions]


def _value(state: SchottenState, action: int) -> int:
    if CLAIM <= action < DONE:
        return 1000
    if action >= RECRUIT:
        return 0
    card, stone = divmod(action, 9)
    side = 2 * stone + state.turn
    before = state.sides[side]
    if card >= CLAN or (before and max(before) >= CLAN):
        return 0
    after = (*before, card)
    value = promise(after) - promise(before)
    if len(after) == state.size[stone] == 3 and state.rank[side ^ 1]:
        value += 50 if plain_rank(after) > state.rank[side ^ 1] else -50
    return value


def promise(cards: tuple[int, ...]) -> int:
    """What the cards of a side are, or may become."""
    if not cards:
        return 0
    strengths = sorted(card % 9 + 1 for card in cards)
    one_color = len({card // 9 for card in cards}) == 1
    spread = strengths[-1] - strengths[0]
    run = spread <= 2 and len(set(strengths)) == len(strengths)
    if one_color and run:
        kind = COLOR_RUN
    elif spread == 0:
        kind = THREE
    else:
        kind = COLOR if one_color else RUN if run else SUM
    return kind * (2, 3, 4, 4)[len(cards) - 1] // 4 + sum(strengths)
