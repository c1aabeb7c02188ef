"""Positions for tests: the bare table, and what a test lays on it."""

from typing import Any

from quatuor import games
from quatuor.games.base import IllegalAction
from quatuor.games.schotten_totten.cards import CODES
from quatuor.games.schotten_totten.state import SchottenState

GAME = games.get("schotten_totten")
CLAN_CODES = CODES[:54]

Sides = tuple[str, str]
"""The cards of A and of B, with spaces between."""


def stone(sides: Sides = ("", ""), **keys: Any) -> dict[str, Any]:
    """A stone; a full side has been complete in the order of the seats unless told."""
    cards = [side.split() for side in sides]
    places = 4 if "MF" in keys.get("modes", []) else 3
    complete = [seat if len(side) == places else None for seat, side in enumerate(cards)]
    return {"cards": cards, "complete": complete, "modes": [], "owner": None} | keys


def position(laid: dict[int, dict[str, Any]] | None = None, /, **keys: Any) -> dict[str, Any]:
    """A position of A's turn to play, with these stones (from 1); keys replace others."""
    return {
        "game": "schotten_totten",
        "players": 2,
        "options": {},
        "round": 1,
        "turn": 0,
        "phase": "play",
        "stones": [(laid or {}).get(number, stone()) for number in range(1, 10)],
        "hands": [[], []],
        "deck": [],
        "tactics_deck": [],
        "discard": [],
        "tactics_played": [0, 0],
        "jokers_laid": [0, 0],
        "points": [0, 0],
    } | keys


def new(seed: int, options: dict[str, Any]) -> SchottenState:
    """A new game."""
    dealt = GAME.new_state(players=2, seed=seed, options=options)
    assert isinstance(dealt, SchottenState)
    return dealt


def state(laid: dict[int, dict[str, Any]] | None = None, /, **keys: Any) -> SchottenState:
    """The state of `position` with the same arguments."""
    loaded = GAME.state_from_dict(position(laid, **keys))
    assert isinstance(loaded, SchottenState)
    return loaded


def tactics(laid: dict[int, dict[str, Any]] | None = None, /, **keys: Any) -> SchottenState:
    """The same with the tactics option."""
    options = {"tactics": True} | keys.pop("options", {})
    return state(laid, options=options, **keys)


def texts(of: SchottenState) -> list[str]:
    """The legal actions as texts."""
    return [of.action_text(action) for action in of.legal_actions()]


def play(of: SchottenState, *actions: str) -> None:
    for text in actions:
        of.play(text)


def refusal(of: SchottenState, text: str) -> str:
    """The reason key for an illegal text."""
    try:
        of.parse_action(text)
    except IllegalAction as error:
        return error.reason
    raise AssertionError(f"{text} is legal")


def can_claim(at: dict[str, Any], seat: int = 0, seen: str = "", **keys: Any) -> bool:
    """Whether `seat` may claim stone 1 that looks so, with `seen` cards face up elsewhere."""
    keys = {"discard": seen.split(), "options": {"tactics": True}} | keys
    return "claim 1" in texts(state({1: at}, phase="claim", turn=seat, **keys))
