"""Why a claim is good or not, and why a card cannot be played: text keys with arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from quatuor.games.schotten_totten.actions import PHASES, PLAYING
from quatuor.games.schotten_totten.cards import (
    BLIND,
    CLAN,
    CODES,
    MUD,
    RECRUITER,
    SPY,
    STRATEGIST,
    TRAITOR,
    cards_of,
)
from quatuor.games.schotten_totten.plays import open_stones, tactics_plays
from quatuor.games.schotten_totten.rules import FORMATIONS, Completion, best_completion

if TYPE_CHECKING:
    from quatuor.games.schotten_totten.state import SchottenState


class Reason(NamedTuple):
    """A text key with arguments; `holds` tells whether it speaks for or against."""

    holds: bool
    key: str
    args: dict[str, Any]

    @classmethod
    def against(cls, key: str, **args: Any) -> Reason:
        """A reason why not."""
        return cls(False, key, args)


def formation(rank: int, prefix: str = "") -> dict[str, Any]:
    """The arguments that name a formation."""
    return {f"{prefix}formation": FORMATIONS[rank >> 6], f"{prefix}sum": rank & 63}


def claim_reason(state: SchottenState, seat: int, stone: int, *, private: bool) -> Reason:
    """Whether `seat` can claim the stone by the cards that lie, and why (rules page, "Claiming").

    `other_...` is the opponent's formation, or the best one that the unseen `cards` make of it. A
    `private` reason is for the eyes of `seat`: it shows other cards than those of its own hand, as
    long as any would do.
    """
    if state.owner[stone] >= 0:
        return Reason.against("stone_claimed", stone=stone + 1, owner=state.owner[stone])
    mine, theirs = 2 * stone + seat, 2 * stone + 1 - seat
    rank = state.rank[mine]
    args: dict[str, Any] = {"stone": stone + 1, **formation(rank)}
    if not rank:
        return Reason.against("side_incomplete", stone=stone + 1, missing=state.free[mine])
    if state.rank[theirs]:
        other = state.rank[theirs]
        verdict = _compared(rank, other, state.complete[mine], state.complete[theirs])
        return Reason(*verdict, args | formation(other, "other_"))
    other, added = best(state, theirs, None)
    if not other:
        return Reason(True, "claim_too_few_unseen", args)
    holds, key = rank >= other, "claim_proven"
    if not holds:
        key = "not_proven"
        if private:
            elsewhere, others = best(state, theirs, seat)
            if elsewhere > rank:
                other, added = elsewhere, others
            else:
                key = "not_proven_by_hand"
    cards = [CODES[card] for card in cards_of(added)]
    return Reason(holds, key, args | formation(other, "other_") | {"cards": cards})


def best(state: SchottenState, side: int, eyes: int | None) -> Completion:
    """The best formation that a side can still become, for one who sees the hand of `eyes` too.

    A player's own side may well be completed from the own hand.
    """
    unseen = state.unseen
    if eyes is not None and side & 1 != eyes:
        for card in state.hands[eyes]:
            unseen &= ~(1 << card)
    return best_completion(state.sides[side], state.free[side], unseen, state.blind[side >> 1])


def _compared(rank: int, other: int, complete: int, other_complete: int) -> tuple[bool, str]:
    if rank != other:
        return (True, "claim_beats") if rank > other else (False, "loses")
    if not complete or not other_complete or complete == other_complete:
        return False, "tie_unknown"
    return (True, "claim_first") if complete < other_complete else (False, "tie_second")


def card_reason(state: SchottenState, card: int) -> Reason | None:
    """Why the player to move can play this hand card nowhere; None if it can be played."""
    turn = state.turn
    stones = open_stones(state)
    if card < CLAN:
        return None if stones else Reason.against("no_place", card=CODES[card])
    mine, theirs = state.tactics_played[turn], state.tactics_played[1 - turn]
    if mine > theirs:
        return Reason.against("tactics_limit", mine=mine, theirs=theirs)
    if card < SPY and state.jokers_laid[turn]:
        return Reason.against("joker_limit")
    if tactics_plays(state, card, stones):
        return None
    if card < BLIND:
        return Reason.against("no_place", card=CODES[card])
    return Reason.against("piles_empty" if card == RECRUITER else "no_target", card=CODES[card])


def place_reason(state: SchottenState, stone: int, card: int | None = None) -> Reason | None:
    """Why no card of the player to move, or not this one, can lie at the stone; None if it can."""
    if state.owner[stone] >= 0:
        return Reason.against("stone_claimed", stone=stone + 1, owner=state.owner[stone])
    if card in (BLIND, MUD) or state.free[2 * stone + state.turn]:
        return None
    return Reason.against("stone_full", stone=stone + 1)


def target_reason(state: SchottenState, ruse: int, moved: int, stone: int) -> Reason | None:
    """Why the ruse cannot take the card `moved` at the stone; None if it can."""
    code = CODES[moved]
    if state.owner[stone] >= 0:
        return Reason.against("stone_claimed", stone=stone + 1, owner=state.owner[stone])
    mine = ruse == STRATEGIST
    seat = state.turn if mine else 1 - state.turn
    if moved not in state.sides[2 * stone + seat]:
        return Reason.against("not_on_your_side" if mine else "not_on_their_side", card=code)
    if ruse == TRAITOR and moved >= CLAN:
        return Reason.against("not_a_clan_card", card=code)
    return None


def first_decide(state: SchottenState) -> Reason:
    """Something else is asked now: the key names the phase."""
    return Reason.against(f"now_{PHASES[state.phase]}")


def claims_later(state: SchottenState) -> Reason:
    """Why stones cannot be claimed in this phase."""
    if state.options["experts"]:
        return Reason.against("claims_at_start")
    return Reason.against("play_first") if state.phase == PLAYING else first_decide(state)
