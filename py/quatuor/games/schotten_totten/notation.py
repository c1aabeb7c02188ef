"""Actions as the texts of the rules page, and why a text is no legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from quatuor.games.base import IllegalAction
from quatuor.games.schotten_totten.actions import (
    AWAY,
    BANSHEES,
    CLAIM,
    CLAIMING,
    DONE,
    DRAW_CLAN,
    DRAW_TACTICS,
    DRAWING,
    OVER,
    PASS,
    PLAYING,
    RECRUIT,
    RECRUITING,
    RETURN,
    RETURNING,
    STRATEGISTS,
    TRAITORS,
)
from quatuor.games.schotten_totten.cards import (
    BANSHEE,
    CARDS,
    CODES,
    RECRUITER,
    STRATEGIST,
    TRAITOR,
)
from quatuor.games.schotten_totten.reasons import (
    Reason,
    card_reason,
    claim_reason,
    claims_later,
    first_decide,
    place_reason,
    target_reason,
)

if TYPE_CHECKING:
    from quatuor.games.schotten_totten.state import SchottenState

PLAIN = {
    DONE: "done",
    PASS: "pass",
    DRAW_CLAN: "draw clan",
    DRAW_TACTICS: "draw tactics",
    RECRUIT: "RE",
}
RUSES = {"ST": STRATEGIST, "BA": BANSHEE, "TR": TRAITOR}
STONE_NAMES = {str(stone + 1): stone for stone in range(9)}


def action_text(state: SchottenState, action: int) -> str:
    """The notation of a legal action."""
    if action in PLAIN:
        text = PLAIN[action]
    elif action < RECRUIT:
        text = f"{CODES[action // 9]}@{action % 9 + 1}"
    elif action < DONE:
        text = f"claim {action - CLAIM + 1}"
    elif action < BANSHEES:
        text = f"return {CODES[action - RETURN]}"
    else:
        text = _ruse_text(state, action)
    return text


def _ruse_text(state: SchottenState, action: int) -> str:
    if action < STRATEGISTS:
        name, moved, to = "BA", action - BANSHEES, ""
    else:
        name, first = ("ST", STRATEGISTS) if action < TRAITORS else ("TR", TRAITORS)
        moved, stone = divmod(action - first, 10)
        to = " discard" if stone == AWAY else f" {stone + 1}"
    return f"{name} {CODES[moved]}@{(state.side_of(moved) >> 1) + 1}{to}"


class _Parsed(NamedTuple):
    """A text of the right form: its verb, the card that leaves the hand, and its targets."""

    verb: str
    card: int = -1
    moved: int = -1
    stone: int = -1
    to: int = -1
    pile: str = ""


def _parse(text: str) -> _Parsed | None:
    verb, _, rest = text.partition(" ")
    parsed = None
    if text in PLAIN.values():
        parsed = _Parsed("play", RECRUITER) if text == "RE" else _Parsed(verb, pile=rest)
    elif verb == "claim" and rest in STONE_NAMES:
        parsed = _Parsed(verb, stone=STONE_NAMES[rest])
    elif verb == "return" and rest in CARDS:
        parsed = _Parsed(verb, CARDS[rest])
    elif verb in RUSES:
        parsed = _parse_ruse(text.split(" "))
    else:
        code, _, name = text.partition("@")
        if CARDS.get(code, RECRUITER) < RECRUITER and name in STONE_NAMES:
            parsed = _Parsed("play", CARDS[code], stone=STONE_NAMES[name])
    return parsed


def _parse_ruse(words: list[str]) -> _Parsed | None:
    ruse = RUSES[words[0]]
    if len(words) != (2 if ruse == BANSHEE else 3):
        return None
    code, _, name = words[1].partition("@")
    if code not in CARDS or name not in STONE_NAMES:
        return None
    to = AWAY
    if ruse != BANSHEE and not (ruse == STRATEGIST and words[2] == "discard"):
        if words[2] not in STONE_NAMES:
            return None
        to = STONE_NAMES[words[2]]
    return _Parsed("play", ruse, CARDS[code], STONE_NAMES[name], to)


VERB_PHASES = {
    "play": (PLAYING,),
    "pass": (PLAYING,),
    "claim": (CLAIMING,),
    "done": (CLAIMING,),
    "draw": (DRAWING, RECRUITING),
    "return": (RETURNING,),
}


def why_illegal(state: SchottenState, text: str) -> IllegalAction:
    """The most helpful reason why `text` is no legal action of this state."""
    if state.phase == OVER:
        return IllegalAction("game_over")
    parsed = _parse(text)
    if parsed is None:
        return IllegalAction("syntax")
    reason = _wrong_phase(state, parsed.verb) or _why_not(state, parsed)
    return IllegalAction(reason.key, **reason.args)


def _wrong_phase(state: SchottenState, verb: str) -> Reason | None:
    if state.phase in VERB_PHASES[verb]:
        return None
    return claims_later(state) if verb == "claim" else first_decide(state)


def _why_not(state: SchottenState, parsed: _Parsed) -> Reason:
    card = parsed.card
    if card >= 0 and card not in state.hands[state.turn]:
        return Reason.against("not_in_hand", card=CODES[card])
    if parsed.verb == "claim":
        return claim_reason(state, state.turn, parsed.stone, private=True)
    if parsed.verb == "pass":
        return Reason.against("must_play")
    if parsed.verb == "draw":
        return Reason.against("pile_empty", pile=parsed.pile)
    return card_reason(state, card) or _why_not_there(state, parsed)


def _why_not_there(state: SchottenState, parsed: _Parsed) -> Reason:
    """The card can be played, but not so."""
    card, moved, stone, to = parsed.card, parsed.moved, parsed.stone, parsed.to
    if moved < 0:
        reason = place_reason(state, stone, card)
    else:
        reason = target_reason(state, card, moved, stone)
        if reason is None and card == STRATEGIST and to == stone:
            reason = Reason.against("same_stone", stone=to + 1)
        if reason is None and to != AWAY:
            reason = place_reason(state, to)
    # the caller asks about illegal texts only, so that some reason was found
    return reason or Reason.against("syntax")
