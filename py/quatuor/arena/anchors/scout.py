"""SCOUT, greedy: cards captured, less cards in hand, plus a quarter of the hand's structure.

The formula follows the best published one-ply player, re-implemented: structure counts each
longest match or run of the hand by the square of its length.
"""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.scout.cards import turned
from quatuor.games.scout.state import Action, ScoutState


def action_values(state: ScoutState, actions: Sequence[Action]) -> list[int]:
    """Quarters of a point; higher is better."""
    return [_value(state, action) for action in actions]


def _value(state: ScoutState, action: Action) -> int:
    hand = list(state.hands[state.turn])
    captured = cost = 0
    if len(action) == 1:
        hand = [turned(card) if action[0] else card for card in hand]
    elif len(action) != 2:
        end, place, side = action[:3]
        card = state.table[-1] if end else state.table[0]
        hand.insert(place, turned(card) if side else card)
        captured, cost = -1, 1
    if len(action) in (2, 5):
        first, last = action[-2:]
        del hand[first : last + 1]
        captured += len(state.table)
    else:
        captured = 0
    if not hand:
        return 1000
    return 4 * (captured - len(hand) - cost) + structure([card >> 4 for card in hand])


def structure(tops: list[int]) -> int:
    """The sum of squares over the longest sets, taken from the left."""
    total, index = 0, 0
    while index < len(tops):
        length = max(_reach(tops, index, step) for step in (-1, 0, 1))
        total += length * length
        index += length
    return total


def _reach(tops: list[int], index: int, step: int) -> int:
    length = 1
    while index + length < len(tops) and tops[index + length] == tops[index + length - 1] + step:
        length += 1
    return length
