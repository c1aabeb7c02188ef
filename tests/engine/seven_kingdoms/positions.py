"""Positions to start a test from: the rules page's example and changes to it."""

from __future__ import annotations

from typing import Any

from quatuor.games import get
from quatuor.games.base import Event
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

GAME = get("seven_kingdoms")

BASE: dict[str, Any] = {
    "game": "seven_kingdoms",
    "players": 2,
    "options": {"x2_scope": "crest"},
    "round": 1,
    "start": 0,
    "turn": 0,
    "phase": "lay",
    "crests": [0, 1, 2, 3, 4, 5, 6],
    "crest_tokens": [None] * 7,
    "offer": ["+2", "x2"],
    "tokens": ["+5"],
    "display": [17, 2, 40, 44, 31, 8, 25],
    "played": [],
    "laid": [None, None],
    "claimed": [],
    "hands": [[5, 9, 46], [20, 33, 48]],
    "piles": [[], []],
    "deck": [1, 3, 4],
}
DECK = [1, 3, 4, 6, 7, 10, 11]


def position(**changes: Any) -> SevenKingdomsState:
    """The rules page's example with some fields changed."""
    state = GAME.state_from_dict({**BASE, **changes})
    assert isinstance(state, SevenKingdomsState)
    return state


def acting(card: int, **changes: Any) -> SevenKingdomsState:
    """That example in the middle of a round, seat 0's `card` choosing its claim."""
    fields = {"phase": "claim", "resolving": card, "hands": [[], []], "deck": DECK, **changes}
    return position(**fields)


def texts(state: SevenKingdomsState) -> list[str]:
    return [state.action_text(action) for action in state.legal_actions()]


def play(state: SevenKingdomsState, *actions: str) -> None:
    for text in actions:
        state.play(text)


def told(state: SevenKingdomsState, *actions: str) -> list[tuple[str, dict[str, Any]]]:
    """What is told while these actions are played: keys with arguments."""
    events: list[Event] = []
    state.journal = events
    play(state, *actions)
    state.journal = None
    return [(event.key, dict(event.args)) for event in events]
