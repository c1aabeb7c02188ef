"""What the page shows of a position, and what a person points at for each action.

Elements, places counted from 1: `hand:FO5`, `army:1:3` (the third follower of seat 1),
`supporter:2`, `recruit:4`, how a card is mustered (`side:down`, `side:up`, `side:power`), and the
buttons `do:recruit`, `do:claim`, `do:stop`, `do:pass`. Taking a card needs its button, so that it
can be looked at first.
A card's id is its code, a hidden card's that of its place, `back:<zone>:<place>`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quatuor.choices import Pick
from quatuor.games.lords_of_scotland import powers, rules
from quatuor.games.lords_of_scotland.actions import (
    CLAIM,
    CLAIMS,
    EXTRA,
    MUSTER,
    OVER,
    PHASES,
    RECRUIT,
    STOP,
    SUPPORTERS,
    TURN,
    Action,
    place_of,
    target,
)
from quatuor.games.lords_of_scotland.cards import (
    CARD,
    CARDS,
    CB,
    CLAN,
    CLANS,
    CODE,
    FE,
    POWER_NAME,
    POWER_SHIFT,
    SC,
    UP,
    WE,
)
from quatuor.games.lords_of_scotland.memory import Memory
from quatuor.games.lords_of_scotland.notation import target_text
from quatuor.games.lords_of_scotland.positions import codes
from quatuor.games.lords_of_scotland.reasons import (
    Reason,
    why_blocked,
    why_no_claim,
    why_no_power,
    why_no_recruit,
    why_no_use,
)
from quatuor.games.lords_of_scotland.state import LordsState

Json = dict[str, Any]

_TARGETS = (SC, WE, FE, CB)  # the clans whose powers have one


def table(state: LordsState, seat: int | None) -> Json:
    """All that lies on the table, as `seat` sees it (None: what everybody sees)."""
    memory = state.memory(state.players if seat is None else seat)
    known = [[one for one in army if _knows(memory, one & CARD)] for army in state.armies]
    order = rules.ranking(known)
    return {
        "phase": PHASES[state.phase],
        "skirmish": state.skirmish,
        "round": state.round,
        "rounds": rules.ROUNDS,
        "initiative": state.initiative,
        "hand_limit": rules.HAND_LIMIT,
        "supporters": codes(state.supporters),
        "recruits": [
            _card(memory, recruit & CARD, f"recruit:{place}", up=bool(recruit & UP))
            if recruit
            else None
            for place, recruit in enumerate(state.recruits, 1)
        ],
        "armies": [
            {
                "followers": [
                    _follower(memory, one, f"{owner}:{place}") for place, one in enumerate(army, 1)
                ],
                "strength": rules.strength(known[owner]),
                "doubled": rules.is_one_clan(known[owner]),
                "unknown": len(army) - len(known[owner]),
                "claims": rules.claims(known[owner]),
            }
            for owner, army in enumerate(state.armies)
        ],
        "order": order + [one for one, army in enumerate(state.armies) if army and not known[one]],
        "blockers": _blockers(state),
        "hands": [_hand(state, memory, owner, seat) for owner in range(state.players)],
        "victory": [codes(pile) for pile in state.victory],
        "points": state.scores(),
        "target": state.options["target"],
        "deck": len(state.deck),
        "discard": {"cards": codes(state.discard), "down": len(state.discard_down)},
    }


def _blockers(state: LordsState) -> dict[str, str]:
    """By clan, the face-up follower that keeps its stronger cards from being activated."""
    strongest = {CLAN[card]: card for card in CARDS}
    found = {CLANS[clan]: rules.blocker(state.armies, card) for clan, card in strongest.items()}
    return {clan: CODE[other] for clan, other in found.items() if other}


def _knows(memory: Memory, card: int) -> bool:
    return memory[card] == 1 << card


def _card(memory: Memory, card: int, zone: str, *, up: bool) -> Json:
    """`card` is null where the seat does not know it; `up` tells how it lies."""
    code = CODE[card] if _knows(memory, card) else None
    return {"id": code or f"back:{zone}", "card": code, "up": up}


def _follower(memory: Memory, follower: int, zone: str) -> Json:
    power = POWER_NAME[follower >> POWER_SHIFT & 15]
    return {**_card(memory, follower & CARD, zone, up=bool(follower & UP)), "power": power}


def _hand(state: LordsState, memory: Memory, owner: int, seat: int | None) -> Json:
    """The own cards with their powers; of another hand its size and the cards known to be there."""
    hand = state.hands[owner]
    shown = hand if owner == seat else sorted(card for card in hand if _knows(memory, card))
    cards: list[Json] = [{"id": CODE[card], "card": CODE[card]} for card in shown]
    if owner == seat:
        on_turn = seat == state.turn and state.phase in (TURN, EXTRA)
        for card, face in zip(hand, cards, strict=True):
            why = why_no_power(state, card) if on_turn else why_blocked(state, card)
            face["why_no_power"] = why and why._asdict()
    backs = [f"back:hand:{owner}:{place}" for place in range(len(shown), len(hand))]
    return {"size": len(hand), "cards": cards, "backs": backs}


def status(state: LordsState) -> Json:
    """What the player to move has to do."""
    seat = state.turn
    if state.phase == OVER:
        return {"key": "over", "args": {}}
    args: Json = {"seat": seat, "round": state.round}
    if state.phase == EXTRA:
        return {"key": "extra", "args": args}
    if state.phase == CLAIMS:
        count = min(rules.claims(state.armies[seat]), len(state.supporters))
        return {"key": ("pass", "claim", "claim_two")[count], "args": args}
    may_recruit = len(state.hands[seat]) < rules.HAND_LIMIT and any(state.recruits)
    may_muster = bool(state.hands[seat])
    if may_recruit and may_muster:
        return {"key": "turn", "args": args}
    key = "must_recruit" if may_recruit else "must_muster" if may_muster else "pass"
    return {"key": key, "args": args}


def picks(state: LordsState, action: Action) -> list[Pick]:  # noqa: ARG001 - the contract's form
    """The elements to point at, in order; two supporters in any order."""
    kind = action[0]
    if kind == RECRUIT:
        return [f"recruit:{action[1] + 1}", "do:recruit"]
    if kind == CLAIM:
        taken = tuple(f"supporter:{place + 1}" for place in action[1:])
        return [taken[0] if len(taken) == 1 else taken, "do:claim"]
    if kind == MUSTER:
        side = ("side:down", "side:up", "side:power")[action[2]]
        return [f"hand:{CODE[action[1]]}", side, *map(_element, action[3:])]
    return ["do:stop" if kind == STOP else "do:pass"]


def _element(place: int) -> str:
    seat, index = place_of(place)
    return f"supporter:{index + 1}" if seat == SUPPORTERS else f"army:{seat}:{index + 1}"


def illegal(state: LordsState) -> dict[str, Json]:
    """For the player to move: reasons for what one might try in vain."""
    if state.phase == OVER:
        return {}
    reasons: dict[str, Reason] = {}
    for place in range(rules.RECRUITS):
        why = why_no_recruit(state, place)
        if why is not None:
            reasons[f"recruit:{place + 1}"] = why
    if state.phase == CLAIMS:
        for card in state.hands[state.turn]:
            reasons[f"hand:{CODE[card]}"] = Reason("claim_now", {})
    else:
        for place in range(len(state.supporters)):
            reasons[f"supporter:{place + 1}"] = why_no_claim(state, [place])
        for card in state.hands[state.turn]:
            reasons.update(_why_no_powers(state, card))
    return {path: reason._asdict() for path, reason in reasons.items()}


def _why_no_powers(state: LordsState, card: int) -> Iterator[tuple[str, Reason]]:
    """Reasons against a card's power, or against targets of it."""
    path = f"hand:{CODE[card]} side:power"
    why = why_no_power(state, card)
    if why is not None:
        yield path, why
    elif CLAN[card] in _TARGETS:
        yield from _why_no_targets(state, CLAN[card], path)


def _why_no_targets(state: LordsState, clan: int, path: str) -> Iterator[tuple[str, Reason]]:
    legal = {use[0] for use in powers.uses(state, clan)}
    for place in _all_targets(state):
        further = f"{path} {_element(place)}"
        if place not in legal:
            yield further, why_no_use(state, clan, [target_text(place)])
        elif clan == SC:
            seat, index = place_of(place)
            copied = CLAN[state.armies[seat][index] & CARD]
            if copied in _TARGETS:
                yield from _why_no_targets(state, copied, further)


def _all_targets(state: LordsState) -> list[int]:
    places = [target(seat, i) for seat, army in enumerate(state.armies) for i in range(len(army))]
    return places + [target(SUPPORTERS, i) for i in range(len(state.supporters))]


def result(state: LordsState) -> Json:
    """The game's end: the victory piles, and who was ahead in the last skirmish."""
    return {
        "skirmishes": state.skirmish,
        "victory": [codes(pile) for pile in state.victory],
        "order": rules.ranking(state.armies),
    }
