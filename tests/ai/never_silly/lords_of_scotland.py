"""Lords of Scotland. A is on turn; what is not told is filled up with other cards.

A follower is written as its card, with `-` before it face down and `!` after it with its power.
"""

from __future__ import annotations

from typing import Any

from ai.never_silly import Case

CLANS = ["SC", "MG", "MD", "WE", "FE", "FO", "CB", "CC"]
CARDS = [
    f"{clan}{strength}" for strength in (6, 4, 7, 3, 8, 5, 2, 9, 1, 10, 11, 12) for clan in CLANS
]


def follower(text: str) -> dict[str, Any]:
    card = text.strip("-!")
    return {"card": card, "up": text[0] != "-", "power": card[:2] if text[-1] == "!" else None}


def place(
    hand: str,
    armies: tuple[str, ...],
    supporters: str,
    *,
    recruits: str = "-SC6 -MG6 -MD6 -FO6 -CB6",
    victory: tuple[int, ...] | None = None,
    phase: str = "turn",
    turn_of: int = 5,
    initiative: int = 1,
    hands: int = 4,
) -> dict[str, Any]:
    """Round `turn_of`, all recruits that it turned up being given; `victory` are points to have.

    With the initiative of B, A's turn is the last of its round.
    """
    rows = [[follower(one) for one in army.split()] for army in armies]
    row = [follower(one) for one in recruits.split()]
    for index, one in enumerate(row):
        one["up"] = index < turn_of
        del one["power"]
    used = {*hand.split(), *supporters.split(), *(one["card"] for one in row)}
    used |= {one["card"] for army in rows for one in army}
    free = [card for card in CARDS if card not in used]

    def won(points: int) -> list[str]:
        cards = []
        while points > 0:
            fits = [card for card in free if int(card[2:]) <= points]
            best = max(fits, key=lambda card: int(card[2:]))
            free.remove(best)
            cards.append(best)
            points -= int(best[2:])
        return cards

    piles = [won(points) for points in victory or (0,) * len(armies)]
    others = [[free.pop(0) for _ in range(hands)] for _ in armies[1:]]
    return {
        "game": "lords_of_scotland",
        "players": len(armies),
        "options": {},
        "skirmish": 3,
        "round": turn_of,
        "initiative": initiative,
        "turn": 0,
        "phase": phase,
        "hands": [hand.split(), *others],
        "armies": rows,
        "supporters": supporters.split(),
        "recruits": row,
        "victory": piles,
        "deck": free[:20],
        "discard": free[20:],
    }


CASES = [
    Case(
        "claim the higher supporter",
        place("FO5", ("WE9 FO4", "MG5"), "MD12 SC2", phase="claim"),
        ["claim S1"],
    ),
    Case(
        "claim what wins the game",
        place("FO5", ("WE9 FO4", "MG5"), "SC2 MD7", victory=(33, 38), phase="claim"),
        ["claim S2"],
    ),
    Case(
        "claim the two highest with Cochrane",
        place("FO5", ("WE9 CC4!", "MG5", "SC3"), "MD12 SC2 FE9", phase="claim"),
        ["claim S1 S3"],
    ),
    Case(
        "three players: the twelve",
        place("FO5", ("WE9 FO4", "MG5", "SC3"), "MD3 SC12 FE7", phase="claim"),
        ["claim S2"],
    ),
    Case(
        "last turn: the card that makes the strongest army",
        place("FO12 MD2 MD3", ("MG5", "WE10"), "MD12 SC1"),
        ["muster FO12 *"],
    ),
    Case(
        "last turn: a small one of the clan doubles the army",
        place("MD2 FE10 SC3", ("MD4 MD9", "WE11 CC12 FO5"), "MD12 SC1"),
        ["muster MD2 *"],
    ),
    Case(
        "last turn: do not break the clan",
        place("FO3 MD2 MD3", ("WE5 WE8", "MG11 CC12"), "MD12 SC1"),
        ["recruit *"],
    ),
    Case(
        "last turn: somebody must be there to claim",
        place("FO3 MD2 MD3", ("", "MG11 CC12"), "MD12 FE11", victory=(30, 20)),
        ["muster *"],
    ),
    Case(
        "three players: a follower for the third supporter that wins",
        place("FO3 SC2", ("", "MG11 CC12", "WE9"), "MD12 FE11 SC10", victory=(31, 20, 20)),
        ["muster *"],
    ),
    Case(
        "Bruce doubles the clan",
        place("BR1 MD2 MD3", ("-FE6 -FE7", "MG12 CC12 FO12"), "MD12 SC1"),
        ["muster BR1 power"],
    ),
    Case(
        "Wemyss discards the one strong follower",
        place("WE1 MD2 MD3", ("FO5", "MG12"), "MD12 SC3"),
        ["muster WE1 power B1"],
    ),
    Case(
        "Wemyss breaks the clan at the top",
        place("WE1 MD2 MD3", ("FO12 FE9", "CC10 CC9"), "MD12 SC3"),
        ["muster WE1 power B?"],
    ),
    Case(
        "Fergusson takes the strong follower",
        place("FE1 MD2 MD3", ("FO9 MD8", "CC12 MG9"), "MD12 SC3"),
        ["muster FE1 power B1"],
    ),
    Case(
        "Fergusson breaks the clan and takes its best",
        place("FE1 MD2 MD3", ("FO12 WE11", "CC10 CC9"), "MD12 SC3"),
        ["muster FE1 power B?"],
    ),
    Case(
        "Cochrane: two supporters for the strongest army",
        place("CC1 MD2 MD3", ("FO12 WE11", "MG9", "SC8"), "MD12 SC9 FE11"),
        ["muster CC1 power"],
    ),
    Case(
        "Makgill brings a second card, and the two are enough",
        place("MG1 FO11 SC2", ("WE5", "CC10 MD7"), "MD12 SC3"),
        ["muster MG1 power"],
    ),
    Case(
        "use the extra muster",
        place("FO11 SC2", ("WE5 MG1", "CC10 MD7"), "MD12 SC3", phase="extra"),
        ["muster FO11 *"],
    ),
    Case(
        "Scott copies Wemyss",
        place("SC1 MD2 MD3", ("FO5", "WE10"), "MD12 SC3"),
        ["muster SC1 power B1 B1"],
    ),
    Case(
        "win the game at once: the strongest army takes the twelve",
        place("FO9 MD2 MD3", ("MG5", "WE12"), "MD12 SC1", victory=(28, 30)),
        ["muster FO9 *"],
    ),
    Case(
        "stop them: they need the twelve to win",
        place("FO12 MD2 MD3", ("MG5", "WE10"), "MD12 SC1", victory=(10, 30)),
        ["muster FO12 *"],
    ),
    Case(
        "the clan doubles: five against ten",
        place("MG5 CB9 SC3", ("MG8", "WE12 FO11"), "MD12 SC1"),
        ["muster MG5 *"],
    ),
    Case(
        "the rank breaks the tie",
        place("CC7 MD5 MD4", ("MG5", "WE7 FO5"), "MD12 SC1"),
        ["muster CC7 *"],
    ),
    Case(
        "four players: the card that passes two armies",
        place("FO11 MD2", ("MG5", "WE10", "CB9", "-SC3"), "MD12 SC1 FE8 MG2"),
        ["muster FO11 *"],
    ),
    Case(
        "four players: second is better than last",
        place("FO9 MD2", ("MG1", "WE10 WE11", "CB5", "MD3"), "MD12 SC11 FE2 MG3"),
        ["muster FO9 *"],
    ),
    Case(
        "do not help them: leave the own strong follower alone",
        place("WE1", ("FO12", "MG10"), "MD12 SC3", hands=3),
        ["muster WE1 power B1", "muster WE1 up", "muster WE1 down", "recruit *"],
    ),
    Case(
        "no extra muster that breaks the clan",
        place("FO2 SC4", ("MG5 MG1", "CC11"), "MD12 SC3", phase="extra"),
        ["stop"],
    ),
    Case(
        "two of Bruce are a clan",
        place("BR2 MD3 MD2", ("BR1", "MG12 CC12 FO12"), "MD12 SC1"),
        ["muster BR2 *"],
    ),
    Case(
        "nothing to gain: no card is wasted on the second place",
        place("FO9 WE8", ("MG1", "CC12 CC11 CC10"), "MD12 SC1"),
        ["recruit *"],
    ),
    Case(
        "nothing to gain: far ahead already",
        place("FO9 WE8", ("CC12 CC11 CC10", "MG1"), "MD12 SC1"),
        ["recruit *"],
    ),
    Case(
        "Forsyth brings a card for the one that is spent",
        place("FO2", ("", "MG11 CC12"), "MD12 FE11"),
        ["muster FO2 power"],
    ),
    Case(
        "MacDonnell wins and stays",
        place("MD9 MD2", ("", "MG9"), "MD12 SC1"),
        ["muster MD9 power"],
    ),
    Case(
        "Cockburn takes the lower supporter: it is strong enough",
        place("CB1 MD2", ("FO5", "MG9"), "MD12 SC10"),
        ["muster CB1 power S2"],
    ),
    Case(
        "Scott copies Cochrane",
        place("SC1 MD2 MD3", ("FO12 WE11", "CC9", "MG8"), "MD12 SC9 FE11"),
        ["muster SC1 power B1"],
    ),
    Case(
        "Fergusson takes the double claim with its follower",
        place("FE1 MD2", ("FO12 WE11", "CC9! SC4", "MG8"), "MD12 SC9 FE11"),
        ["muster FE1 power B1"],
    ),
    Case(
        "five players: the power that counts for the clan only",
        place("CC12 SC2", ("FO12 WE11", "MG9", "SC8", "MD4", "FE3"), "MD12 SC9 FE11 CB7 WE2"),
        ["muster CC12 power"],
    ),
]
