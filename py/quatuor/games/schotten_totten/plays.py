"""What the player to move may play: clan cards, tactics cards, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quatuor.games.schotten_totten.actions import (
    AWAY,
    BANSHEES,
    PASS,
    RECRUIT,
    STRATEGISTS,
    TRAITORS,
)
from quatuor.games.schotten_totten.cards import (
    BANSHEE,
    BLIND,
    CLAN,
    RECRUITER,
    SPY,
    STRATEGIST,
)

if TYPE_CHECKING:
    from quatuor.games.schotten_totten.state import SchottenState


def clan_cards(state: SchottenState) -> list[int]:
    """The clan cards in the hand of the player to move."""
    hand = state.hands[state.turn]
    return [card for card in hand if card < CLAN] if state.options["tactics"] else hand


def open_stones(state: SchottenState) -> list[int]:
    """The unclaimed stones with a free place on the side of the player to move."""
    free, turn = state.free, state.turn
    return [stone for stone in state.unclaimed if free[2 * stone + turn]]


def must_pass(state: SchottenState) -> bool:
    """Whether the player to move can lay no clan card, and so may pass."""
    return not (clan_cards(state) and open_stones(state))


def legal_plays(state: SchottenState) -> list[int]:
    """All plays in a stable order; never empty."""
    stones = open_stones(state)
    actions = [9 * card + stone for card in clan_cards(state) for stone in stones]
    passing = [] if actions else [PASS]
    turn = state.turn
    if state.options["tactics"] and state.tactics_played[turn] <= state.tactics_played[1 - turn]:
        for card in state.hands[turn]:
            if card >= CLAN:
                actions += tactics_plays(state, card, stones)
    return actions + passing


def tactics_plays(state: SchottenState, card: int, stones: list[int]) -> list[int]:
    """What a tactics card can do; `stones` are those with places on the player's side."""
    turn = state.turn
    if card < BLIND:
        if card < SPY and state.jokers_laid[turn]:
            return []
        return [9 * card + stone for stone in stones]
    if card < RECRUITER:
        return [9 * card + stone for stone in state.unclaimed]
    if card == RECRUITER:
        return [RECRUIT] if any(state.piles) else []
    return _ruse_plays(state, card, stones)


def _ruse_plays(state: SchottenState, card: int, stones: list[int]) -> list[int]:
    turn = state.turn
    if card == STRATEGIST:
        return [
            STRATEGISTS + 10 * moved + to
            for stone in state.unclaimed
            for moved in state.sides[2 * stone + turn]
            for to in (*stones, AWAY)
            if to != stone
        ]
    theirs = [moved for stone in state.unclaimed for moved in state.sides[2 * stone + 1 - turn]]
    if card == BANSHEE:
        return [BANSHEES + moved for moved in theirs]
    return [TRAITORS + 10 * moved + to for moved in theirs if moved < CLAN for to in stones]
