"""Why a claim is good or not, and why a card cannot be played: text keys with arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from quatuor.games.schotten_totten.cards import (
    BLIND,
    CLAN,
    CODES,
    MUD,
    RECRUITER,
    SPY,
    STRATEGIST,
    cards_of,
)
from quatuor.games.schotten_totten.rules import FORMATIONS

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


def claim_reason(state: SchottenState, seat: int, stone: int) -> Reason:
    """Whether `seat` can claim the stone by the cards that lie, and why (rules page, "Claiming").

    `other_...` is the opponent's formation, or the best one that unseen `cards` can make of it.
    """
    if state.owner[stone] >= 0:
        return Reason.against("stone_claimed", stone=stone + 1, owner=state.owner[stone])
    mine, theirs = 2 * stone + seat, 2 * stone + 1 - seat
    rank = state.rank[mine]
    if not rank:
        return Reason.against("side_incomplete", stone=stone + 1, missing=state.free[mine])
    proven = not state.rank[theirs]
    other = state.best_rank(theirs) if proven else state.rank[theirs]
    args = {"stone": stone + 1, **formation(rank), **formation(other, "other_")}
    if not proven:
        return Reason(*_compared(rank, other, state.complete[mine], state.complete[theirs]), args)
    if not other:
        return Reason(True, "claim_too_few_unseen", args)
    args["cards"] = [CODES[card] for card in cards_of(state.needs[theirs])]
    return (
        Reason(True, "claim_proven", args) if rank >= other else Reason(False, "not_proven", args)
    )


def _compared(rank: int, other: int, complete: int, other_complete: int) -> tuple[bool, str]:
    if rank != other:
        return (True, "claim_beats") if rank > other else (False, "loses")
    if not complete or not other_complete or complete == other_complete:
        return False, "tie_unknown"
    return (True, "claim_first") if complete < other_complete else (False, "tie_second")


def card_reason(state: SchottenState, card: int) -> Reason | None:
    """Why the player to move can play this hand card nowhere; None if it can be played."""
    turn = state.turn
    stones = [stone for stone in state.unclaimed if state.free[2 * stone + turn]]
    if card < CLAN:
        return None if stones else Reason.against("no_place", card=CODES[card])
    mine, theirs = state.tactics_played[turn], state.tactics_played[1 - turn]
    if mine > theirs:
        return Reason.against("tactics_limit", mine=mine, theirs=theirs)
    if card < SPY and state.jokers_laid[turn]:
        return Reason.against("joker_limit")
    if state.tactics_plays(card, stones):
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
    return None
