"""Positions as data: the rules page's format, written from a state and read into one.

`discard_down`, a key of ours, tells how many cards at the end of `discard` were discarded face
down; it is left out when there are none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from quatuor.games.lords_of_scotland import rules
from quatuor.games.lords_of_scotland.actions import CLAIMS, OVER, PHASES
from quatuor.games.lords_of_scotland.cards import (
    BR,
    CARD,
    CC,
    CLAN,
    CODE,
    MD,
    POWER_NAME,
    POWER_OF,
    POWER_SHIFT,
    SC,
    SEEN_SHIFT,
    SPENT,
    UP,
    deck,
)
from quatuor.games.lords_of_scotland.memory import fresh
from quatuor.games.position import MAX_COUNT, Distinct, Reader, as_choice, as_int, as_list, fail

if TYPE_CHECKING:
    from quatuor.games.lords_of_scotland.game import LordsOfScotland
    from quatuor.games.lords_of_scotland.state import LordsState

_BEARERS = {MD: (MD, SC), CC: (CC, SC), BR: (BR, SC), SPENT: (MD, SC)}


def write(state: LordsState) -> dict[str, Any]:
    """The whole position as JSON-able data."""
    position = {
        "game": state.game.id,
        "players": state.players,
        "options": dict(state.options),
        "skirmish": state.skirmish,
        "round": state.round,
        "initiative": state.initiative,
        "turn": state.current_player(),
        "phase": PHASES[state.phase],
        "hands": [codes(hand) for hand in state.hands],
        "armies": [[_write_follower(follower) for follower in army] for army in state.armies],
        "supporters": codes(state.supporters),
        "recruits": [_write_recruit(recruit) for recruit in state.recruits],
        "victory": [codes(pile) for pile in state.victory],
        "deck": codes(state.deck[::-1]),
        "discard": codes(state.discard + state.discard_down),
        "seed": state.seed,
    }
    if state.discard_down:
        position["discard_down"] = len(state.discard_down)
    return position


def codes(cards: Sequence[int]) -> list[str]:
    """The cards' codes."""
    return [CODE[card] for card in cards]


def _write_follower(follower: int) -> dict[str, Any]:
    power = POWER_NAME[follower >> POWER_SHIFT & 15]
    return {"card": CODE[follower & CARD], "up": bool(follower & UP), "power": power}


def _write_recruit(recruit: int) -> dict[str, Any] | None:
    return {"card": CODE[recruit & CARD], "up": bool(recruit & UP)} if recruit else None


def read(game: LordsOfScotland, position: Mapping[str, Any], state: LordsState) -> LordsState:
    """Fill `state` from a position, all but its memories; ValueError names the field at fault."""
    reader = Reader(position)
    reader.choice("game", (game.id,), game.id)
    state.players = players = game.check_players(reader.get("players"))
    state.options = game.check_options(reader.get("options", None))
    state.journal = None
    state.seed = reader.whole("seed", 0, 2**53 - 1, 0)
    state.skirmish = reader.whole("skirmish", 1, MAX_COUNT)
    state.round = reader.whole("round", 1, rules.ROUNDS)
    state.initiative = reader.whole("initiative", 0, players - 1)
    state.phase = PHASES.index(reader.choice("phase", PHASES))
    state.turn = _read_turn(reader.get("turn"), players, over=state.phase == OVER)

    cards = deck(state.options["bruce"])
    card = Distinct({CODE[one]: one for one in cards})

    def hand(value: object, field: str) -> list[int]:
        return as_list(value, field, card, most=rules.HAND_LIMIT)

    def pile(value: object, field: str) -> list[int]:
        return as_list(value, field, card)

    def army(value: object, field: str) -> list[int]:
        return as_list(value, field, follower)

    def follower(value: object, field: str) -> int:
        return _read_follower(value, field, card)

    def recruit(value: object, field: str) -> int:
        return _read_recruit(value, field, card)

    state.hands = reader.items("hands", hand, length=players)
    state.armies = reader.items("armies", army, length=players)
    state.supporters = reader.items("supporters", card, most=players)
    state.recruits = reader.items("recruits", recruit, length=rules.RECRUITS)
    state.victory = reader.items("victory", pile, length=players)
    state.deck = reader.items("deck", card)[::-1]
    discard = reader.items("discard", card)
    face_up = len(discard) - reader.whole("discard_down", 0, len(discard), 0)
    state.discard, state.discard_down = discard[:face_up], discard[face_up:]
    reader.done()
    for seat, followers in enumerate(state.armies):
        state.armies[seat] = [one | 1 << SEEN_SHIFT + seat for one in followers]
    if state.phase == CLAIMS and not state.armies[state.turn]:
        raise fail("turn", f"seat {state.turn} has no follower to claim with")
    return state


def _read_turn(value: object, players: int, *, over: bool) -> int:
    if over:
        if value is not None:
            raise fail("turn", "must be null when the game is over")
        return -1
    return as_int(value, "turn", 0, players - 1)


def _read_follower(value: object, field: str, card_of: Distinct) -> int:
    reader = Reader(value, field)
    card: int = card_of(reader.get("card"), f"{field}.card")
    up = reader.choice("up", (True, False))
    name = reader.get("power", None)
    reader.done()
    if name is None:
        return card | UP if up else card
    power = POWER_OF[as_choice(name, f"{field}.power", [one for one in POWER_OF if one])]
    if not up:
        raise fail(f"{field}.power", "a face-down follower has none")
    if CLAN[card] not in _BEARERS[power]:
        raise fail(f"{field}.power", f"{CODE[card]} cannot have {name!r}")
    return card | UP | power << POWER_SHIFT


def _read_recruit(value: object, field: str, card_of: Distinct) -> int:
    if value is None:
        return 0
    reader = Reader(value, field)
    card: int = card_of(reader.get("card"), f"{field}.card")
    up: bool = reader.choice("up", (True, False))
    reader.done()
    return card | UP if up else card


def forget(state: LordsState) -> None:
    """Let all seats, and a spectator, know what they see now and nothing of the past."""
    cards = deck(state.options["bruce"])
    open_to_all = [*state.supporters, *state.discard]
    open_to_all += [card for pile in state.victory for card in pile]
    open_to_all += [recruit & CARD for recruit in state.recruits if recruit & UP]
    followers = [follower for army in state.armies for follower in army]
    state.trail = []
    state.memories = []
    for seat in range(state.players + 1):
        seen = UP | 1 << SEEN_SHIFT + seat
        visible = open_to_all + [follower & CARD for follower in followers if follower & seen]
        if seat < state.players:
            visible += state.hands[seat]
        state.memories.append(fresh(cards, visible))
