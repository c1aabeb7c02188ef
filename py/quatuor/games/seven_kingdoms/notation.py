"""Actions as texts, and the reason why a text is no legal action."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quatuor.games.base import IllegalAction
from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import HAND_LIMIT, KIND, SPACES_OF
from quatuor.games.seven_kingdoms.rules import peasant_spaces

if TYPE_CHECKING:
    from quatuor.games.seven_kingdoms.state import SevenKingdomsState

TOKEN, CLAIM, KEEP = 64, 128, 256
"""Where the actions of a phase begin; below TOKEN an action is the card to lay."""

NUMBER = r"[1-9]\d?"
TEXT = re.compile(
    rf"lay {NUMBER}|token [12]|claim D[1-7](?: D[1-7])*|keep (?:-|{NUMBER}(?: {NUMBER})*)",
    re.ASCII,
)


def kept(claimed: list[int], mask: int) -> list[int]:
    """The claimed cards at the places of a mask, ascending."""
    return sorted(card for place, card in enumerate(claimed) if mask >> place & 1)


def space_names(mask: int) -> str:
    """`D1 D3` for the mask of these spaces."""
    return " ".join(f"D{space + 1}" for space in SPACES_OF[mask])


def action_text(state: SevenKingdomsState, action: int) -> str:
    """The notation of an action: `lay 17`, `token 1`, `claim D2 D3`, `keep 12 30`, `keep -`."""
    if action >= KEEP:
        cards = kept(state.claimed, action - KEEP)
        return "keep " + (" ".join(map(str, cards)) or "-")
    if action >= CLAIM:
        return "claim " + space_names(action - CLAIM)
    if action >= TOKEN:
        return f"token {action - TOKEN + 1}"
    return f"lay {action}"


def why_illegal(state: SevenKingdomsState, text: str) -> IllegalAction:
    """The most helpful reason why `text` is no legal action in this state."""
    if not TEXT.fullmatch(text):
        return IllegalAction("syntax")
    if state.turn < 0:
        return IllegalAction("game_over")
    phase, *words = text.split(" ")
    if phase != state.phase:
        return IllegalAction(f"{state.phase}_first")
    numbers = [int(word.removeprefix("D")) for word in words if word != "-"]
    if numbers != sorted(set(numbers)):
        return IllegalAction("not_ascending")
    return WHY[phase](state, numbers)


def why_no_lay(_state: SevenKingdomsState, cards: list[int]) -> IllegalAction:
    """Why this card may not be laid."""
    return IllegalAction("not_in_hand", card=cards[0])


def why_no_token(_state: SevenKingdomsState, numbers: list[int]) -> IllegalAction:
    """Why this token (1 or 2) may not be placed."""
    return IllegalAction("not_offered", number=numbers[0])


def why_no_keep(state: SevenKingdomsState, cards: list[int]) -> IllegalAction:
    """Why exactly these claimed cards may not be kept."""
    for card in cards:
        if card not in state.claimed:
            return IllegalAction("not_claimed", card=card)
    return IllegalAction("hand_limit", limit=HAND_LIMIT, room=state.room())


def why_no_claim(state: SevenKingdomsState, spaces: list[int]) -> IllegalAction:
    """Why the resolving card may not claim exactly these spaces (1..7)."""
    for space in spaces:
        if not state.display[space - 1]:
            return IllegalAction("empty_space", space=space)
    card = state.resolving
    _, claim, size = house.KINDS[KIND[card]]
    if claim == "crest":
        allowed = [space + 1 for space in SPACES_OF[peasant_spaces(card, state.crests)]]
        return IllegalAction("claim_crest", card=card, spaces=allowed)
    if claim == "run":
        return IllegalAction("claim_run", card=card, size=size)
    return IllegalAction("claim_any", card=card, size=min(size, state.filled().bit_count()))


WHY = {"lay": why_no_lay, "token": why_no_token, "claim": why_no_claim, "keep": why_no_keep}
