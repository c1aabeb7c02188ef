"""SCOUT. Hands and tables are written as they lie; the other hands are filled up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.never_silly import Case
from quatuor.games.scout.cards import CODE, deck


def place(
    hand: str,
    table: str = "",
    *,
    players: int = 3,
    others: int | Sequence[int] = 8,
    owner: int = 1,
    **keys: Any,
) -> dict[str, Any]:
    """Seat 0 is on turn with `hand`, in the last round; `others` are the other hands' sizes."""
    mine, lying = hand.split(), table.split()
    seen = {frozenset(code.split("/")) for code in mine + lying}
    codes = [CODE[card] for card in deck(players)]
    free = iter([code for code in codes if frozenset(code.split("/")) not in seen][::-1])
    sizes = [others] * (players - 1) if isinstance(others, int) else others
    rounds = 2 if players == 2 else players
    return {
        "game": "scout",
        "players": players,
        "options": {"rounds": rounds},
        "round": rounds,
        "turn": 0,
        "phase": "turn",
        "hands": [mine, *([next(free) for _ in range(size)] for size in sizes)],
        "table": {"owner": owner, "cards": lying} if lying else None,
        **keys,
    }


NO_CHIP = [0, 0, 0]

CASES = [
    Case("the last card beats the table", place("9/1", "8/2"), ["show 1"]),
    Case("the last pair beats the table", place("5/1 5/2", "4/3"), ["show 1-2"]),
    Case("a falling run goes out", place("9/2 8/3 7/5", "1/2 1/3"), ["show 1-3"]),
    Case("a match of two beats a run of two", place("1/2 1/3", "8/4 9/5"), ["show 1-2"]),
    Case("a higher run of two", place("6/1 7/2", "5/3 6/4"), ["show 1-2"]),
    Case("all of a falling run on an empty table", place("9/2 8/2 7/2 6/2"), ["show 1-4"]),
    Case("five players: out with a run", place("1/9 2/9 3/9", "7/8 8/6", players=5), ["show 1-3"]),
    Case(
        "scout the card between and go out",
        place("3/1 5/2", "4/6"),
        ["scout left 2 show 1-3"],
    ),
    Case(
        "scout a third one and go out",
        place("6/1 6/2", "6/3 7/4 8/5"),
        ["scout left ? show 1-3"],
    ),
    Case(
        "turn the scouted card and go out",
        place("7/1 8/2", "3/9 4/5 5/6"),
        ["scout left 3 flip show 1-3"],
    ),
    Case(
        "five in a row by a scout, and out",
        place("4/1 5/2 7/1 8/2", "6/3 6/4"),
        ["scout left 3 show 1-5", "scout right 3 show 1-5"],
    ),
    Case(
        "without the chip: the same card to the same place",
        place("4/1 5/2 7/1 8/2", "6/3 6/4", show_chips=NO_CHIP),
        ["scout left 3", "scout right 3"],
    ),
    Case(
        "the missing card of a long run",
        place("2/8 3/8 4/8 6/8 7/8", "5/1 5/9 5/2", show_chips=[0] * 5, players=5),
        ["scout left 4*", "scout right 4*"],
    ),
    Case(
        "the third of a kind, turned",
        place("9/1 9/2 4/7", "5/9 6/8 7/3", show_chips=NO_CHIP),
        ["scout left [123] flip"],
    ),
    Case(
        "do not end the round with a full hand",
        place(
            "2/1 3/1 4/1 5/1 6/1 9/4 7/2",
            "8/1 8/2",
            scouts=1,
            others=[3, 8],
            show_chips=NO_CHIP,
        ),
        ["show 1-5", "show 2-5", "show 1-4", "show 1-3", "show 2-4", "show 3-5"],
    ),
    Case(
        "stop the owner who is exempt",
        place("7/1 7/2 7/3 1/4", "9/5 9/6", scouts=1, others=[6, 6], captured=[0, 9, 0]),
        ["show 1-3", "scout * show *"],
    ),
    Case(
        "the long run rather than a part of it",
        place("3/1 4/1 5/1 6/1 9/2", "2/8", others=[2, 2], show_chips=NO_CHIP),
        ["show 1-4"],
    ),
    Case(
        "two cards left and one of them beats: keep the other for the end",
        place("10/1 10/2", "9/4", players=4, others=3),
        ["show 1-2"],
    ),
    Case(
        "two players: pay a chip, then go out",
        place("3/1 5/2", "4/6", players=2, others=8, chips=[2, 2], show_chips=[0, 0]),
        ["scout left 2"],
    ),
    Case(
        "two players: out at once, the chip is worth a point",
        place("5/1 5/2", "4/6", players=2, others=8, chips=[2, 2], show_chips=[0, 0]),
        ["show 1-2"],
    ),
    Case(
        "two players: three of a kind beats the run",
        place("8/1 8/2 8/3", "1/2 2/3 3/4", players=2, chips=[1, 0], show_chips=[0, 0]),
        ["show 1-3"],
    ),
    Case(
        "the card between leaves, and the run closes up",
        place("4/1 5/2 9/3 6/4 7/5"),
        ["show 3"],
    ),
    Case(
        "the same with a card to beat",
        place("4/1 4/2 8/3 4/5 4/7", "7/1"),
        ["show 3"],
    ),
    Case(
        "a pair against who has a single card left",
        place("4/1 4/2 7/3", "2/8", others=[1, 8]),
        ["show 1-2"],
    ),
    Case(
        "scout the end of the run that fits",
        place("6/1 7/2 9/4 9/5", "3/1 4/2 5/1", show_chips=NO_CHIP),
        ["scout right 1"],
    ),
    Case(
        "a card that fits nowhere does not part the run",
        place("5/1 6/2 7/3 8/4", "1/2 1/3 1/4 1/7 1/9", show_chips=NO_CHIP),
        ["scout * 1", "scout * 1 flip", "scout * 5", "scout * 5 flip"],
    ),
    Case(
        "Scout & Show before somebody with one card goes out",
        place("5/1 3/2 8/3 1/6", "8/4 8/6", others=[1, 8], owner=2),
        ["scout * show *"],
    ),
    Case(
        "two players: what the other cannot beat ends the round",
        place(
            "6/1 6/2 6/3 2/5 9/4 1/4 1/5",
            "3/7",
            players=2,
            others=2,
            chips=[0, 0],
            show_chips=[0, 0],
        ),
        ["show 1-3"],
    ),
    Case(
        "the pair that leaves the long run whole",
        place("2/1 2/4 5/1 6/2 7/3 8/4", "1/6 1/7", others=[9, 9]),
        ["show 1-2"],
    ),
    Case(
        "turn a hand of pairs up",
        {
            **place("1/7 5/7 2/7 9/3 4/3 8/3 6/2 3/2"),
            "phase": "orient",
            "starter": 0,
            "round": 1,
        },
        ["flip"],
    ),
    Case(
        "leave a hand of runs as it is",
        {
            **place("3/8 4/1 5/9 6/2 7/8 7/1 7/5 1/6"),
            "phase": "orient",
            "starter": 0,
            "round": 1,
        },
        ["keep"],
    ),
]
