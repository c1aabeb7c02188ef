"""What the page shows of a position, and what a person points at for each action.

Elements: `hand:r7`, `stone:3`, `card:r7` (a card at a stone, target of a ruse), `pile:clan`,
`pile:tactics`, and the buttons `do:done`, `do:pass`, `do:play` (Recruiter), `do:discard`
(Strategist). A formation is `{"formation": name, "sum": number}`.
"""

from __future__ import annotations

from typing import Any

from quatuor.choices import Pick
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
    PHASES,
    PLAYING,
    RECRUIT,
    RECRUITING,
    RETURN,
    RETURNING,
    STONES,
    STRATEGISTS,
    TRAITORS,
)
from quatuor.games.schotten_totten.cards import BANSHEE, CLAN, CODES, STRATEGIST, TRAITOR, cards_of
from quatuor.games.schotten_totten.plays import must_pass
from quatuor.games.schotten_totten.reasons import (
    Reason,
    best,
    card_reason,
    claim_reason,
    claims_later,
    first_decide,
    formation,
    place_reason,
    target_reason,
)
from quatuor.games.schotten_totten.state import SchottenState

Json = dict[str, Any]

PILES = ("clan", "tactics")


def table(state: SchottenState, seat: int | None) -> Json:
    """All that lies on the table, as `seat` sees it (None: what everybody sees)."""
    now = state.claimable(state.turn) if state.phase == CLAIMING else []
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": state.options["rounds"],
        "starter": state.starter,
        "stones": [_stone(state, stone, seat, stone in now) for stone in range(STONES)],
        "hands": [_hand(state, one, seat) for one in (0, 1)],
        "piles": [_pile(state, pile, seat) for pile in (0, 1)],
        "discard": [{"id": CODES[card]} for card in state.discard],
        "tactics_played": state.tactics_played[:],
        "jokers_laid": state.jokers_laid[:],
        "points": state.points[:],
        "stones_won": [state.owner.count(one) for one in (0, 1)],
    }


def _stone(state: SchottenState, stone: int, seat: int | None, claimable: bool) -> Json:
    """`claimable`: by the seat to move, now. `places` are those of each side."""
    modes = [("BB", state.blind[stone]), ("MF", state.size[stone] == 4)]
    return {
        "element": f"stone:{stone + 1}",
        "number": stone + 1,
        "owner": None if state.owner[stone] < 0 else state.owner[stone],
        "modes": [{"id": code} for code, lies in modes if lies],
        "places": state.size[stone],
        "claimable": claimable,
        "sides": [_side(state, stone, one, seat) for one in (0, 1)],
    }


def _side(state: SchottenState, stone: int, player: int, seat: int | None) -> Json:
    """One side: its cards, what they are, what they can become for all that `seat` knows.

    `first`: it was complete before the other. `claim`: whether its player can claim, and why.
    """
    side = 2 * stone + player
    earlier = not state.rank[side ^ 1] or state.complete[side] < state.complete[side ^ 1]
    shown: Json = {
        "cards": [
            {"id": CODES[card], "element": f"card:{CODES[card]}"} for card in state.sides[side]
        ],
        "free": state.free[side],
        "first": state.complete[side] > 0 and earlier,
        "formation": formation(state.rank[side]) if state.rank[side] else None,
        "best": None,
        "claim": _text(claim_reason(state, player, stone, private=player == seat)),
    }
    if state.free[side]:
        rank, added = best(state, side, seat)
        if rank:
            shown["best"] = formation(rank) | {"cards": [CODES[card] for card in cards_of(added)]}
    return shown


def _text(reason: Reason) -> Json:
    return reason._asdict()


def _hand(state: SchottenState, player: int, seat: int | None) -> Json:
    """A hand, sorted; of the other's only the backs, and cards that Recruiter has made known."""
    hand = sorted(state.hands[player])
    if player == seat:
        return {"cards": [{"id": CODES[card], "element": f"hand:{CODES[card]}"} for card in hand]}
    known = state.known[seat] if seat is not None else 0
    shown = [card for card in hand if known >> card & 1]
    hidden = [PILES[card >= CLAN] for card in hand if not known >> card & 1]
    backs = [{"id": f"back:{player}:{place}", "back": back} for place, back in enumerate(hidden)]
    return {"cards": [{"id": CODES[card]} for card in shown] + backs}


def _pile(state: SchottenState, pile: int, seat: int | None) -> Json:
    """A draw pile; `known` are the cards in it that `seat` has put back."""
    cards = state.piles[pile]
    known = state.known[seat] if seat is not None else 0
    return {
        "element": f"pile:{PILES[pile]}",
        "count": len(cards),
        "known": [CODES[card] for card in reversed(cards) if known >> card & 1],
    }


def status(state: SchottenState) -> Json:
    """What the player to move has to do."""
    key = f"choose_{PHASES[state.phase]}"
    args: Json = {"seat": state.current_player()}
    if state.phase == OVER:
        return {"key": "over", "args": {}}
    if state.phase == PLAYING and must_pass(state):
        # a tactics card may still be played instead
        key = "choose_pass" if state.legal_actions() == [PASS] else "choose_pass_or_tactics"
    elif state.phase == CLAIMING:
        args["stones"] = [stone + 1 for stone in state.claimable(state.turn)]
    elif state.phase in (RECRUITING, RETURNING):
        args["left"] = state.left
    return {"key": key, "args": args}


def picks(_state: SchottenState, action: int) -> list[Pick]:
    """The elements of an action, in the order in which a person points at them."""
    plain: dict[int, list[Pick]] = {
        DONE: ["do:done"],
        PASS: ["do:pass"],
        RECRUIT: ["hand:RE", "do:play"],
        DRAW_CLAN: ["pile:clan"],
        DRAW_TACTICS: ["pile:tactics"],
    }
    if action in plain:
        return plain[action]
    if action < RECRUIT:
        return [f"hand:{CODES[action // 9]}", f"stone:{action % 9 + 1}"]
    if action < DONE:
        return [f"stone:{action - CLAIM + 1}"]
    if action < BANSHEES:
        return [f"hand:{CODES[action - RETURN]}"]
    return _ruse_picks(action)


def _ruse_picks(action: int) -> list[Pick]:
    if action < STRATEGISTS:
        return ["hand:BA", f"card:{CODES[action - BANSHEES]}"]
    ruse, first = ("ST", STRATEGISTS) if action < TRAITORS else ("TR", TRAITORS)
    moved, to = divmod(action - first, 10)
    last = "do:discard" if to == AWAY else f"stone:{to + 1}"
    return [f"hand:{ruse}", f"card:{CODES[moved]}", last]


def illegal(state: SchottenState) -> dict[str, Json]:
    """Why the player to move cannot pick what looks as if it could be picked."""
    now = _text(first_decide(state))
    reasons: dict[str, Json] = {}
    for stone in range(STONES):
        reasons[f"stone:{stone + 1}"] = _text(_stone_reason(state, stone))
    if state.phase not in (DRAWING, RECRUITING):
        reasons |= {f"pile:{pile}": now for pile in PILES}
    hand = state.hands[state.turn]
    if state.phase == PLAYING:
        for card in hand:
            reason = card_reason(state, card)
            if reason:
                reasons[f"hand:{CODES[card]}"] = _text(reason)
            elif card in (STRATEGIST, BANSHEE, TRAITOR):
                reasons |= _ruse_reasons(state, card)
    elif state.phase != RETURNING:
        reasons |= {f"hand:{CODES[card]}": now for card in hand}
    if state.phase == CLAIMING:
        for stone in state.claimable(state.turn):
            del reasons[f"stone:{stone + 1}"]
    return reasons


def _stone_reason(state: SchottenState, stone: int) -> Reason:
    """Why picking the stone does nothing; during play it is picked after a card only."""
    if state.phase == CLAIMING:
        return claim_reason(state, state.turn, stone, private=True)
    if state.phase == PLAYING:
        return place_reason(state, stone) or Reason.against("choose_card_first")
    return claims_later(state)


def _ruse_reasons(state: SchottenState, ruse: int) -> dict[str, Json]:
    """Which cards at the stones a playable ruse cannot take, and where they cannot go."""
    reasons: dict[str, Json] = {}
    for side, cards in enumerate(state.sides):
        stone = side >> 1
        for moved in cards:
            path = f"hand:{CODES[ruse]} card:{CODES[moved]}"
            reason = target_reason(state, ruse, moved, stone)
            if reason:
                reasons[path] = _text(reason)
            elif ruse == STRATEGIST:
                same = Reason.against("same_stone", stone=stone + 1)
                reasons[f"{path} stone:{stone + 1}"] = _text(same)
    return reasons


def result(state: SchottenState) -> Json:
    """The stones of the last round, and the three adjacent ones that won it, if they did."""
    owners = state.owner
    line = next(
        (
            [stone + 1, stone + 2, stone + 3]
            for stone in range(STONES - 2)
            if owners[stone] == owners[stone + 1] == owners[stone + 2] >= 0
        ),
        [],
    )
    return {
        "stones": [owners.count(0), owners.count(1)],
        "line": line,
        "points": state.points[:],
        "round_reason": state.round_reason(),
    }
