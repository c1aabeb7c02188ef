"""What the page shows of a position, and what a person points at for each action.

Elements: `hand:17`, `token:1`, `space:3`, `claimed:12`, `played:2` (a place on the other side), and
the buttons `do:claim`, `do:keep`, `do:score`. A card's id is its number as text, a hidden card's
that of its place, `back:<seat>:<place>`; `characters` has the face of each card.
"""

from __future__ import annotations

from typing import Any

from quatuor.choices import Pick
from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import (
    BISHOP,
    CARDS,
    CREST,
    CREST_MASK,
    HAND_LIMIT,
    KIND,
    POINTS,
    SPACES,
    SPACES_OF,
)
from quatuor.games.seven_kingdoms.notation import CLAIM, KEEP, TOKEN, kept, why_no_claim
from quatuor.games.seven_kingdoms.observation import observe
from quatuor.games.seven_kingdoms.rules import peasant_spaces
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

Json = dict[str, Any]


def table(state: SevenKingdomsState, seat: int | None) -> Json:
    """All that lies on the table, as `seat` sees it (None: what everybody sees)."""
    seen = observe(state, seat)
    return {
        "phase": state.phase,
        "round": state.round,
        "start": state.start,
        "characters": {str(card): _character(state, card) for card in CARDS},
        "row": _crest_row(state),
        "display": _ids(seen["display"]),
        "played": _ids(state.played + [0] * (7 - len(state.played))),
        "queue": _queue(state),
        "resolving": _card_of(state.turn, state.resolving) if state.resolving else None,
        "claimed": _ids(state.claimed),
        "offer": state.offer[:],
        "tokens_left": len(state.tokens),
        "deck": {
            "count": len(state.deck),
            "under": _ids(card for card in seen["deck"] if card),
        },
        "hands": [
            [str(card) if card else f"back:{owner}:{place}" for place, card in enumerate(hand)]
            for owner, hand in enumerate(seen["hands"])
        ],
        "hand_limit": HAND_LIMIT,
        "piles": [_ids(pile) for pile in seen["piles"]],
        "points": _points(state),
    }


def _ids(cards: Any) -> list[str | None]:
    return [str(card) if card else None for card in cards]


def _card_of(seat: int, card: int) -> Json:
    return {"seat": seat, "card": str(card)}


def claim_key(kind: int) -> str:
    """The pictogram of a kind's claim: `any4`, `token_any1`, `run3`, ... `crest1`."""
    _, claim, size = house.KINDS[kind]
    return f"{'token_' if kind == BISHOP else ''}{claim}{size}"


def _character(state: SevenKingdomsState, card: int) -> Json:
    kind = KIND[card]
    face = {
        "number": card,
        "kind": house.KINDS[kind].name,
        "crest": house.CRESTS[CREST[card]],
        "claim": claim_key(kind),
        "points": POINTS[card],
    }
    if house.KINDS[kind].claim == "crest":
        spaces = SPACES_OF[peasant_spaces(card, state.crests)]
        face["spaces"] = [space + 1 for space in spaces]
        face["crests"] = [house.CRESTS[state.crests[space]] for space in spaces]
    return face


def _crest_row(state: SevenKingdomsState) -> list[Json]:
    """The seven crests: token, cards of the crest by seat, who leads, what the token gives now."""
    results = {result.space: result for result in state.token_results()}
    row = []
    for space in SPACES:
        crest = state.crests[space]
        counts = [(pile & CREST_MASK[crest]).bit_count() for pile in state.piles]
        most = max(counts)
        result = results.get(space)
        row.append(
            {
                "space": space + 1,
                "crest": house.CRESTS[crest],
                "counts": counts,
                "leaders": [seat for seat, count in enumerate(counts) if count == most > 0],
                "token": state.crest_tokens[space],
                "taker": result.seat if result else None,
                "points": result.points if result else 0,
            }
        )
    return row


def _queue(state: SevenKingdomsState) -> list[Json]:
    """The laid cards in the order in which they will act."""
    laid = [(card, seat) for seat, card in enumerate(state.laid) if card]
    return [_card_of(seat, card) for card, seat in sorted(laid, reverse=True)]


def _points(state: SevenKingdomsState) -> list[Json]:
    return [{**tally._asdict(), "total": tally.total} for tally in state.tallies()]


def status(state: SevenKingdomsState) -> Json:
    """What the player to move has to do."""
    args: Json = {"seat": state.current_player()}
    if state.resolving:
        kind = house.KINDS[KIND[state.resolving]]
        args |= {"card": state.resolving, "claim": claim_key(KIND[state.resolving])}
        if state.phase == "claim":
            args["size"] = min(kind.size, state.filled().bit_count())
    if state.phase == "token":
        space = state.crest_tokens.index(None)
        args |= {"space": space + 1, "crest": house.CRESTS[state.crests[space]]}
    if state.phase == "keep":
        room = min(state.room(), len(state.claimed))
        args |= {"cards": state.claimed[:], "room": room, "limit": HAND_LIMIT}
    return {"key": state.phase, "args": args}


def picks(state: SevenKingdomsState, action: int) -> list[Pick]:
    """The elements of an action; several spaces or cards may be picked in any order."""
    if action >= KEEP:
        cards = kept(state.claimed, action - KEEP)
        return [tuple(f"claimed:{card}" for card in cards), "do:keep"] if cards else ["do:score"]
    if action >= CLAIM:
        spaces = tuple(f"space:{space + 1}" for space in SPACES_OF[action - CLAIM])
        return [spaces, "do:claim"] if _claims_several(state) else list(spaces)
    if action >= TOKEN:
        return [f"token:{action - TOKEN + 1}"]
    return [f"hand:{action}"]


def _claims_several(state: SevenKingdomsState) -> bool:
    return house.KINDS[KIND[state.resolving]].size > 1


def illegal(state: SevenKingdomsState) -> dict[str, Json]:
    """Why the player to move cannot pick what lies there but has no part in the legal actions."""
    phase = state.phase
    first: Json = {"key": f"{phase}_first", "args": {}}
    reasons: dict[str, Json] = {}
    for place in range(len(state.played)):
        reasons[f"played:{place + 1}"] = {"key": "laid_this_round", "args": {}}
    if phase != "lay":
        reasons |= {f"hand:{card}": first for card in state.hands[state.turn]}
    if phase != "token":
        reasons |= {f"token:{place + 1}": first for place in range(len(state.offer))}
    if phase == "claim":
        reasons |= _why_no_space(state)
    else:
        reasons |= {f"space:{space + 1}": first for space in SPACES}
    if phase == "keep" and state.room() <= 0:
        full = {"key": "hand_limit", "args": {"limit": HAND_LIMIT, "room": 0}}
        reasons |= {f"claimed:{card}": full for card in state.claimed}
    return reasons


def _why_no_space(state: SevenKingdomsState) -> dict[str, Json]:
    possible = 0
    for mask in state.claims():
        possible |= mask
    reasons = {}
    for space in SPACES:
        if not possible >> space & 1:
            why = why_no_claim(state, [space + 1])
            reasons[f"space:{space + 1}"] = {"key": why.reason, "args": why.args_for_text}
    return reasons


def result(state: SevenKingdomsState) -> Json:
    """Points by part, and where each crest's token went."""
    tokens = [
        {**one._asdict(), "space": one.space + 1, "crest": house.CRESTS[state.crests[one.space]]}
        for one in state.token_results()
    ]
    return {"points": _points(state), "tokens": tokens}
