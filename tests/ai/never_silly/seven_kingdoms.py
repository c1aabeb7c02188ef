"""7 Kingdoms. The crests lie in the order 0..6 and, but where a deck is given, the game ends with
the round. Kings are 1-7, Bishops 8-14, Generals 15-21, Princesses 22-28, Knights 29-35, Merchants
36-42, Peasants 43-49; cards of equal remainder by 7 have the same crest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ai.never_silly import Case

NOTHING = (None,) * 7


def place(
    hand: Sequence[int],
    display: Sequence[int | None],
    *,
    other: Sequence[int] = (47,),
    resolving: int | None = None,
    laid: int | None = None,
    piles: Sequence[Sequence[int]] = ((), ()),
    tokens: Sequence[str | None] = NOTHING,
    claimed: Sequence[int] = (),
    offer: Sequence[str] = ("+2", "+3"),
    deck: Sequence[int] = (),
    phase: str = "claim",
) -> dict[str, Any]:
    """Seat 0 decides; `laid` is what seat 1 has laid, `other` its hand."""
    played = [] if resolving is None or 8 <= resolving <= 14 else [resolving]
    own = [*piles[0], *([resolving] if resolving is not None and not played else [])]
    return {
        "game": "seven_kingdoms",
        "players": 2,
        "round": 5,
        "start": 1 if laid else 0,
        "turn": 0,
        "phase": phase,
        "crests": [0, 1, 2, 3, 4, 5, 6],
        "crest_tokens": list(tokens),
        "offer": list(offer),
        "tokens": [],
        "display": list(display),
        "played": played,
        "laid": [None, laid],
        "claimed": list(claimed),
        "hands": [list(hand), list(other)],
        "piles": [own, list(piles[1])],
        "deck": list(deck),
        **({} if resolving is None else {"resolving": resolving}),
    }


def token(space: int, kind: str) -> list[str | None]:
    """One token, at a space 1..7."""
    return [None] * (space - 1) + [kind] + [None] * (7 - space)


FULL = (17, 2, 40, 44, 31, 20, 25)
"""A display with one King, at D2."""
LATER = (3, 10, 11, 16, 19, 27, 28, 33, 34, 35, 38, 39, 45, 46)
"""A deck for rounds to come."""

CASES = [
    Case("merchant: the king", place([5], FULL, resolving=36), ["claim D2"]),
    Case("bishop: the king", place([5], FULL, resolving=8, phase="claim"), ["claim D2"]),
    Case(
        "princess: both kings",
        place([43], (17, 2, 40, 44, 31, 6, 25), resolving=22),
        ["claim D2 D6"],
    ),
    Case(
        "king: the three kings and any other",
        place([43], (1, 2, 40, 44, 31, 6, 25), resolving=5),
        ["claim D1 D2 * D6", "claim D1 D2 D6 D7"],
    ),
    Case(
        "peasant: the king of the two",
        place([8], (2, 17, 40, 45, 31, 20, 25), resolving=43),
        ["claim D1"],
    ),
    Case(
        "knight: two cards rather than one",
        place([8], (17, None, 40, None, 31, 20, None), resolving=29),
        ["claim D5 D6"],
    ),
    Case(
        "general: three cards rather than two",
        place([8], (17, 40, None, None, 31, 20, 25), resolving=15),
        ["claim D5 D6 D7"],
    ),
    Case(
        "general: three cards and a king among them",
        place([8], (17, 40, 41, 44, 31, 20, 2), resolving=15),
        ["claim D5 D6 D7"],
    ),
    Case(
        "merchant: the card that decides a +5",
        place([43], FULL, resolving=36, piles=[[4, 11], [18, 32]], tokens=token(4, "+5")),
        ["claim D7"],
    ),
    Case(
        "merchant: the card that gives them the +5",
        place([43], FULL, resolving=42, laid=36, piles=[[4, 11], [18]], tokens=token(4, "+5")),
        ["claim D7"],
    ),
    Case(
        "merchant: break their majority for a +5",
        place([43], FULL, resolving=36, piles=[[4], [18, 32]], tokens=token(4, "+5")),
        ["claim D7"],
    ),
    Case(
        "princess: the king, and the card that decides a +3",
        place(
            [43],
            (17, 2, 40, 44, 30, 20, 25),
            resolving=22,
            piles=[[3, 24], [10, 38]],
            tokens=token(3, "+3"),
        ),
        ["claim D1 D2"],
    ),
    Case(
        "token: the large one where I have the most",
        place([5], FULL, resolving=8, phase="token", piles=[[1, 15, 29], []], offer=["+2", "+5"]),
        ["token 2"],
    ),
    Case(
        "token: the small one where they have the most",
        place([5], FULL, resolving=9, phase="token", piles=[[], [1, 15, 29]], offer=["+5", "+2"]),
        ["token 2"],
    ),
    Case(
        "token: x2 on four cards of mine, not +3",
        place([5], FULL, resolving=8, phase="token", piles=[[1, 15, 29], []], offer=["x2", "+3"]),
        ["token 1"],
    ),
    Case(
        "token: +5 rather than x2 on a single card",
        place([5], FULL, resolving=8, phase="token", piles=[[], []], offer=["x2", "+5"]),
        ["token 2"],
    ),
    Case(
        "token: peasants, as I have six of them",
        place(
            [5],
            FULL,
            resolving=8,
            phase="token",
            piles=[[43, 45, 46, 47, 48, 49], []],
            other=[38],
            offer=["+2", "peasants"],
        ),
        ["token 2"],
    ),
    Case(
        "keep something for the next round",
        place(
            [],
            (17, 2, None, 44, None, 20, 25),
            resolving=22,
            claimed=[40, 31],
            phase="keep",
            deck=LATER,
        ),
        ["keep [0-9]*"],
    ),
    Case(
        "keep something, if only a peasant",
        place(
            [],
            (17, 2, 40, None, 31, 20, 25),
            resolving=43,
            claimed=[44],
            phase="keep",
            deck=LATER,
        ),
        ["keep 44"],
    ),
    Case(
        "keep a claim of three rather than a peasant only",
        place(
            [],
            (None, 2, 40, None, 31, 20, 25),
            resolving=22,
            claimed=[17, 44],
            phase="keep",
            deck=LATER,
        ),
        ["keep 17*"],
    ),
    Case(
        "lay the king when the peasant has claimed",
        place([1, 43], FULL, laid=49, phase="lay"),
        ["lay 1"],
    ),
    Case(
        "lay the bishop, who scores himself",
        place([8, 36], FULL, laid=40 + 2, phase="lay"),
        ["lay 8"],
    ),
    Case(
        "lay the general, not the merchant",
        place([15, 36], FULL, laid=49, phase="lay"),
        ["lay 15"],
    ),
    Case(
        "act before their king takes the card that decides",
        place(
            [1, 36],
            (17, 16, 40, 44, 31, 20, 25),
            laid=5,
            phase="lay",
            piles=[[4, 11], [18, 32]],
            tokens=token(4, "+5"),
        ),
        ["lay 36"],
    ),
    Case(
        "act before their knight takes the kings",
        place([23, 30], (17, 2, 3, 44, 31, 20, 41), laid=29, phase="lay"),
        ["lay 30"],
    ),
    Case(
        "the peasant who reaches the king",
        place([44, 45], (17, 48, 42, 40, 2, 20, 25), other=[], laid=36, phase="lay"),
        ["lay 44"],
    ),
]
