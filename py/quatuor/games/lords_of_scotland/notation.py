"""The notation of actions."""

from __future__ import annotations

from quatuor.games.lords_of_scotland.actions import (
    CLAIM,
    MUSTER,
    RECRUIT,
    STOP,
    Action,
    place_of,
)
from quatuor.games.lords_of_scotland.cards import CODE

LETTERS = "ABCDES"  # seats, then the supporters


def text(action: Action) -> str:
    """An action in the notation of the rules page."""
    kind = action[0]
    if kind == RECRUIT:
        return f"recruit R{action[1] + 1}"
    if kind == CLAIM:
        return " ".join(["claim", *(f"S{place + 1}" for place in action[1:])])
    if kind == MUSTER:
        side = ("down", "up", "power")[action[2]]
        return " ".join(["muster", CODE[action[1]], side, *map(target_text, action[3:])])
    return "stop" if kind == STOP else "pass"


def target_text(target: int) -> str:
    """`B3` for the third follower of B, `S1` for the first supporter."""
    seat, index = place_of(target)
    return f"{LETTERS[seat]}{index + 1}"
