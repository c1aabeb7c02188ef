"""Phases, actions, and the places that actions point at, as small ints.

An action is a tuple whose first entry is its kind:

    (RECRUIT, place)
    (MUSTER, card, DOWN) or (MUSTER, card, SHOWN)   face up without the power
    (MUSTER, card, ACTIVE, *use)                    with the power; `use` is its targets
    (STOP,)                                         no extra muster
    (CLAIM, place) or (CLAIM, place, place)
    (PASS,)
"""

from __future__ import annotations

Action = tuple[int, ...]

PHASES = ("turn", "extra", "claim", "over")
TURN, EXTRA, CLAIMS, OVER = range(4)

RECRUIT, MUSTER, STOP, CLAIM, PASS = range(5)
DOWN, SHOWN, ACTIVE = range(3)

SUPPORTERS = 5  # the row of supporters, as a target's seat
_SHIFT = 7  # no army holds 128 followers: there are not that many cards


def target(seat: int, index: int) -> int:
    """A follower's place, or with SUPPORTERS a supporter's, as one int."""
    return seat << _SHIFT | index


def place_of(target: int) -> tuple[int, int]:
    """Seat (or SUPPORTERS) and index of a target."""
    return target >> _SHIFT, target & (1 << _SHIFT) - 1
