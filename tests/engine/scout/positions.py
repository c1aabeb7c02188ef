"""Positions to start a test from, with hands given by their top numbers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from quatuor.games import get
from quatuor.games.base import Event, IllegalAction
from quatuor.games.scout.state import ScoutState

GAME = get("scout")
EXAMPLE: dict[str, Any] = {
    "game": "scout",
    "players": 3,
    "options": {"scout_and_show": "round", "rounds": 3},
    "round": 1,
    "starter": 0,
    "turn": 1,
    "phase": "turn",
    "scouts": 0,
    "hands": [["3/7", "4/1"], ["8/2", "9/2"], ["1/5"]],
    "table": {"owner": 0, "cards": ["5/2", "6/9"]},
    "captured": [0, 0, 0],
    "chips": [0, 0, 0],
    "show_chips": [1, 1, 1],
    "points": [0, 0, 0],
    "aside": [],
}


def dealt(rows: list[list[int]], highest: int = 9) -> list[list[str]]:
    """Different cards for rows of top numbers; bottom numbers are whatever is free."""
    used = {frozenset((9, 10))}  # only five players have it
    return [[_card(top, used, highest) for top in row] for row in rows]


def _card(top: int, used: set[frozenset[int]], highest: int) -> str:
    for bottom in range(highest, 0, -1):
        if bottom != top and frozenset((top, bottom)) not in used:
            used.add(frozenset((top, bottom)))
            return f"{top}/{bottom}"
    raise AssertionError(f"no card with {top} is left")


def position(
    hands: list[list[int]], table: list[int] | None = None, owner: int = 0, **changes: Any
) -> ScoutState:
    """The player after `owner` (or seat 0 without a table) on turn; everything else as at first."""
    players = len(hands)
    *cards, on_table = dealt([*hands, table or []], 10 if players != 3 else 9)
    given = {
        "players": players,
        "turn": (owner + 1) % players if table else 0,
        "hands": cards,
        "table": {"owner": owner, "cards": on_table} if table else None,
        **changes,
    }
    state = GAME.state_from_dict(given)
    assert isinstance(state, ScoutState)
    return state


def play(state: ScoutState, *actions: str) -> list[Event]:
    """Play the texts one after the other; what was told."""
    events: list[Event] = []
    state.journal = events
    for text in actions:
        state.play(text)
    state.journal = None
    return events


def texts(state: ScoutState, kind: str = "") -> list[str]:
    """The legal actions in words: all, or `shows`, `scouts`, `both`."""
    every = [state.action_text(action) for action in state.legal_actions()]
    if kind == "shows":
        return [text for text in every if text.startswith("show")]
    if kind == "scouts":
        return [text for text in every if text.startswith("scout") and "show" not in text]
    if kind == "both":
        return [text for text in every if text.startswith("scout") and "show" in text]
    return every


def refused(state: ScoutState, text: str) -> str:
    """The reason why a text is not legal."""
    before = state.to_dict()
    try:
        state.play(text)
    except IllegalAction as illegal:
        assert state.to_dict() == before
        return illegal.reason
    raise AssertionError(f"{text!r} is legal")


def random_states(players: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Any]:
    """Each position of a random game that mixes shows and scouts, the last one included."""
    rng = Random(seed)
    state = GAME.new_state(players, seed, options)
    while not state.is_terminal():
        yield state
        actions = state.legal_actions()
        shows = [action for action in actions if len(action) in (1, 2)]
        state.apply(rng.choice(shows if shows and rng.randrange(2) else actions))
    yield state
