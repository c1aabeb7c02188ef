"""Schotten Totten. A is on turn; B's hand and the deck are filled up with what is left."""

from __future__ import annotations

from typing import Any

from never_silly import Case

CARDS = [f"{colour}{strength}" for colour in "rgbpyn" for strength in range(1, 10)]
A_OWNS, B_OWNS = 0, 1


def place(
    hand: str,
    stones: dict[int, tuple[str, str]],
    *,
    a: str = "",
    b: str = "",
    seen: str = "",
    phase: str = "play",
    deck: int = 12,
    options: dict[str, Any] | None = None,
    **keys: Any,
) -> dict[str, Any]:
    """`stones` gives A's and B's cards at stones 1..9; `a`, `b` the stones that each owns.

    Complete sides were completed in the order A, B unless B's begins with `!`. `seen` lie in
    the discard.
    """
    rows = []
    for number in range(1, 10):
        mine, theirs = stones.get(number, ("", ""))
        first = theirs.startswith("!")
        sides = [mine.split(), theirs.removeprefix("!").split()]
        times = [2, 1] if first else [1, 2]
        owner = A_OWNS if str(number) in a else B_OWNS if str(number) in b else None
        rows.append(
            {
                "cards": sides,
                "complete": [
                    time if len(side) == 3 else None
                    for side, time in zip(sides, times, strict=True)
                ],
                "modes": keys.pop(f"modes_{number}", []),
                "owner": owner,
            }
        )
    lying = {card for row in rows for side in row["cards"] for card in side}  # type: ignore[union-attr]
    used = lying | set(hand.split()) | set(seen.split())
    free = [card for card in CARDS if card not in used]
    size = len(hand.split())
    return {
        "game": "schotten_totten",
        "players": 2,
        "options": options or {},
        "turn": 0,
        "phase": phase,
        "stones": rows,
        "hands": [hand.split(), free[:size]],
        "deck": free[size : size + deck],
        "discard": seen.split(),
        **keys,
    }


JUNK = "g1 b2 p3 y4 n5"

CASES = [
    Case(
        "claim the third stone in a row",
        place(JUNK, {5: ("r7 r8 r9", "g1 b4 p6")}, a="34", phase="claim", draw_due=True),
        ["claim 5"],
    ),
    Case(
        "claim the fifth stone",
        place(JUNK, {9: ("r7 r8 r9", "")}, a="1357", phase="claim", draw_due=True),
        ["claim 9"],
    ),
]
