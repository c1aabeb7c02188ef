"""Schotten Totten. A is on turn; B's hand and the deck are filled up with what is left."""

from __future__ import annotations

from typing import Any

from ai.never_silly import Case

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
    lying = {card for row in rows for side in row["cards"] for card in side}
    used = lying | set(hand.split()) | set(seen.split())
    free = [card for card in CARDS if card not in used]
    size = len(hand.split())
    return {
        "game": "schotten_totten",
        "players": 2,
        "options": options or {},
        "round": 1,
        "points": [0, 0],
        "tactics_deck": [],
        "tactics_played": [0, 0],
        "jokers_laid": [0, 0],
        "turn": 0,
        "phase": phase,
        "stones": rows,
        "hands": [hand.split(), free[: min(size, 6)]],
        "deck": free[6 : 6 + deck],
        "discard": seen.split(),
        **keys,
    }


JUNK = "g1 b2 p3 y8 n5"
ELSEWHERE_THAN_4 = ["??@[12356789]"]
CLAIM: dict[str, Any] = {"phase": "claim", "draw_due": True}
THREES = "g9 b9 p9"
TACTICS: dict[str, Any] = {"options": {"tactics": True}}

CASES = [
    Case(
        "claim the third stone in a row",
        place(JUNK, {5: ("r7 r8 r9", "g3 b4 p6")}, a="34", **CLAIM),
        ["claim 5"],
    ),
    Case(
        "claim the fifth stone", place(JUNK, {9: ("r7 r8 r9", "")}, a="1357", **CLAIM), ["claim 9"]
    ),
    Case("claim what nothing can beat", place(JUNK, {4: ("r7 r8 r9", "")}, **CLAIM), ["claim 4"]),
    Case(
        "claim what is proven by the cards seen",
        place("g1 b2 p3 n5 b1", {2: ("r9 g9 b9", "y5"), 6: ("", "y4 y6")}, **CLAIM),
        ["claim 2"],
    ),
    Case("claim what is won", place(JUNK, {7: ("r2 g3 b4", "y9 p9 n8")}, **CLAIM), ["claim 7"]),
    Case(
        "experts: claim at the start of the turn",
        place(
            "g1 b2 p3 y4 n5 b1",
            {5: ("r7 r8 r9", "g3 b4 p6")},
            a="34",
            phase="claim",
            options={"experts": True},
        ),
        ["claim 5"],
    ),
    Case(
        "complete the run that wins",
        place("r9 g1 b2 p3 y4 n5", {5: ("r7 r8", THREES)}, a="34"),
        ["r9@5"],
    ),
    Case(
        "complete the color that wins as fifth stone",
        place("n6 g1 b2 p3 y1 r2", {9: ("n4 n5", "r1 g5 b9")}, a="1357"),
        ["n6@9"],
    ),
    Case(
        "win with three of a kind that is proven",
        place(
            "p9 g1 b2 p3 y4 n5",
            {6: ("g9 b9", "r5 r6"), 1: ("r4", "n1"), 9: ("y1", "r7")},
            a="45",
        ),
        ["p9@6"],
    ),
    Case(
        "do not spoil a run",
        place("g1 b2 p3 y4 n5 b1", {4: ("r7 r8", "g9 b9")}),
        ELSEWHERE_THAN_4,
    ),
    Case(
        "do not complete what loses",
        place("g1 b2 p5 y4 n5 b1", {4: ("r1 r2", "g4 b4 p4")}),
        ELSEWHERE_THAN_4,
    ),
    Case(
        "do not spoil the pair of nines",
        place("g1 b2 p3 y4 n5 b1", {4: ("r9 g9", "y2 y5")}),
        ELSEWHERE_THAN_4,
    ),
    Case(
        "the run beats their sum and wins",
        place("g5 b1 p2 y9 n1 r9", {8: ("r6 b7", "g9 y8 b9")}, a="79"),
        ["g5@8"],
    ),
    Case(
        "the color that wins, not the run",
        place("y9 r5 b1 p2 n1 g1", {2: ("y3 y4", "b2 b5 b8")}, a="1369"),
        ["y9@2"],
    ),
    Case(
        "the higher sum wins in a row",
        place("g9 b1 p2 y3 n1 r1", {5: ("r5 b8", "g8 y5 p7")}, a="67"),
        ["g9@5"],
    ),
    Case(
        "one more than their color",
        place("r9 r1 b1 p2 y3 n1", {5: ("r4 r7", "g4 g7 g8")}, a="46"),
        ["r9@5"],
    ),
    Case(
        "three of a kind against the lower three",
        place("p5 b1 p2 y3 n1 r1", {1: ("r5 b5", "g4 y4 n4")}, a="23"),
        ["p5@1"],
    ),
    Case(
        "claim two, in any order",
        place(
            "g1 b2 p3 y8 n5", {2: ("r7 r8 r9", "g3 b4 p6"), 9: ("y7 y6 y5", "n1")}, a="3", **CLAIM
        ),
        ["claim ?"],
    ),
    Case(
        "throw away where all is lost",
        place(
            "g1 g2 b1 b2",
            {
                2: ("g3", "b6 b7 b8"),
                3: ("y7 y8", "r1 r6"),
                4: ("p5 p6", "b3 b4"),
                5: ("n7 n8", "g7 g8"),
                6: ("r4 r5", "p1 p2"),
            },
            a="18",
            b="79",
        ),
        ["??@2"],
    ),
    Case(
        "recruiter: return what is of no use",
        place(
            "r9 g1 b2 p3 y1 n2 b1 p1",
            {5: ("r7 r8", THREES)},
            a="34",
            phase="return",
            left=2,
            **TACTICS,
        ),
        ["return [gbpyn]?"],
    ),
    Case(
        "experts: complete what will be claimed at the start of the next turn",
        place("r9 g1 b2 p3 y4 n5", {5: ("r7 r8", THREES)}, a="34", options={"experts": True}),
        ["r9@5"],
    ),
    Case(
        "joker: the card that wins",
        place("JK1 g1 b2 p3 y4 n5 r1", {5: ("r7 r8", THREES)}, a="34", **TACTICS),
        ["JK1@5"],
    ),
    Case(
        "spy: the seven between",
        place("SP g1 b2 p3 y4 n5 r1", {5: ("r6 r8", THREES)}, a="34", **TACTICS),
        ["SP@5"],
    ),
    Case(
        "shield-bearer: the one below",
        place("SB g1 b2 p3 y8 n5 r1", {5: ("y2 y3", THREES)}, a="34", **TACTICS),
        ["SB@5"],
    ),
    Case(
        "banshee: break the run that would win",
        place("BA g1 b2 p3 y4 n5 r1", {6: ("", "r7 r8 r9")}, b="45", **TACTICS),
        ["BA r?@6"],
    ),
    Case(
        "traitor: break the run that would win",
        place("TR g1 b2 p3 y4 n5 r1", {6: ("", "r7 r8 r9")}, b="45", **TACTICS),
        ["TR r?@6 *"],
    ),
    Case(
        "strategist: bring the card that wins",
        place("ST g1 b2 p3 y4 n5 b1", {5: ("r7 r8", THREES), 8: ("r9", "")}, a="34", **TACTICS),
        ["ST r9@8 5"],
    ),
]
