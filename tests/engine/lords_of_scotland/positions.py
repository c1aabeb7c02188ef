"""Positions to start a test from, in few words."""

from __future__ import annotations

from typing import Any

from quatuor.games import get
from quatuor.games.lords_of_scotland.state import LordsState

GAME = get("lords_of_scotland")

EXAMPLE: dict[str, Any] = {
    "game": "lords_of_scotland",
    "players": 3,
    "options": {"bruce": True, "target": 40, "wemyss_own": True},
    "skirmish": 1,
    "round": 1,
    "initiative": 0,
    "turn": 0,
    "phase": "turn",
    "hands": [["FO5"], ["SC1"], ["WE3"]],
    "armies": [
        [{"card": "MG7", "up": True, "power": None}],
        [],
        [{"card": "BR1", "up": True, "power": "BR"}],
    ],
    "supporters": ["FO9", "CB2", "WE10"],
    "recruits": [{"card": "MG4", "up": True}, {"card": "SC8", "up": False}, None, None, None],
    "victory": [[], [], []],
    "deck": [],
    "discard": [],
}


def load(position: dict[str, Any]) -> LordsState:
    state = GAME.state_from_dict(position)
    assert isinstance(state, LordsState)
    return state


def follower(text: str) -> dict[str, Any]:
    """`FO5` face up, `FO5-` face down, `MD4:MD` with an end power."""
    code, _, power = text.partition(":")
    return {"card": code.rstrip("-"), "up": not code.endswith("-"), "power": power or None}


def recruit(text: str) -> dict[str, Any] | None:
    """`FO5` face up, `FO5-` face down, nothing for an empty place."""
    return {"card": text.rstrip("-"), "up": not text.endswith("-")} if text else None


def table(
    *armies: str, hands: str = "", supporters: str = "", recruits: str = "", **fields: Any
) -> LordsState:
    """A position from words: armies and hands with commas between seats; A is to move."""
    rows = [hand.split() for hand in hands.split(",")]
    row = [recruit(text) for text in recruits.split()]
    position = {
        **EXAMPLE,
        "players": len(armies),
        "options": {},
        "hands": rows + [[]] * (len(armies) - len(rows)),
        "armies": [[follower(text) for text in army.split()] for army in armies],
        "supporters": supporters.split(),
        "recruits": row + [None] * (5 - len(row)),
        "victory": [[] for _ in armies],
        **fields,
    }
    return load(position)


def texts(state: LordsState) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]


def play(state: LordsState, *actions: str) -> LordsState:
    for text in actions:
        state.play(text)
    return state


def army(state: LordsState, seat: int) -> str:
    """An army in the words of `follower`."""
    return " ".join(
        one["card"] + ("" if one["up"] else "-") + (f":{one['power']}" if one["power"] else "")
        for one in state.to_dict()["armies"][seat]
    )


def all_cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, once for each place where it lies."""
    cards = [card for hand in position["hands"] for card in hand]
    cards += [one["card"] for followers in position["armies"] for one in followers]
    cards += [one["card"] for one in position["recruits"] if one]
    cards += [card for pile in position["victory"] for card in pile]
    return [*cards, *position["supporters"], *position["deck"], *position["discard"]]
