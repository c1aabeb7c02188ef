"""What the tactics cards are worth to a player who is about to act, beside the clan cards."""

from __future__ import annotations

from quatuor.games.schotten_totten.actions import (
    AWAY,
    BANSHEES,
    PASS,
    RECRUIT,
    STRATEGISTS,
    TRAITORS,
)
from quatuor.games.schotten_totten.cards import BLIND, CODES
from quatuor.games.schotten_totten.survey import Survey
from quatuor.games.schotten_totten.weights import WEIGHTS


class TacticsValues:
    """The values of playing tactics cards, with what several of them have in common kept."""

    def __init__(self, survey: Survey) -> None:
        self._survey = survey
        self._price = WEIGHTS.price
        self._taken: dict[int, int] = {}
        self._added: dict[tuple[int, int], int] = {}

    def value(self, action: int) -> int:
        """The value of playing a tactics card, or of passing."""
        survey = self._survey
        if action < RECRUIT:
            card, stone = divmod(action, 9)
            if card < BLIND:
                return survey.gain(card, stone) - self._price[CODES[card]]
            changed = survey.state.clone()
            changed.set_mode(stone, card)
            return survey.after(changed, stone) - self._price[CODES[card]]
        if action == RECRUIT:
            return WEIGHTS.recruiter
        return 0 if action == PASS else self._ruse(action)

    def _ruse(self, action: int) -> int:
        if action < STRATEGISTS:
            return self._take(action - BANSHEES) - self._price["BA"]
        ruse, first = ("ST", STRATEGISTS) if action < TRAITORS else ("TR", TRAITORS)
        moved, to = divmod(action - first, 10)
        value = self._take(moved) - self._price[ruse]
        if to != AWAY:
            value += self._add(moved, to)
        return value

    def _take(self, card: int) -> int:
        """The value of the card being gone from where it lies."""
        if card not in self._taken:
            changed = self._survey.state.clone()
            side = changed.side_of(card)
            changed.set_side(side, tuple(one for one in changed.sides[side] if one != card))
            self._taken[card] = self._survey.after(changed, side >> 1)
        return self._taken[card]

    def _add(self, card: int, stone: int) -> int:
        key = (card, stone)
        if key not in self._added:
            self._added[key] = self._survey.gain(card, stone)
        return self._added[key]
