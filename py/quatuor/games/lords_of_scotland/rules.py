"""Pure functions of the rules page: the activation test, strengths, the order of armies."""

from __future__ import annotations

from collections.abc import Sequence

from quatuor.games.lords_of_scotland.cards import (
    ANY_CLAN,
    CARD,
    CLAN,
    POWER,
    STRENGTH,
    TWO_CLAIMS,
    UP,
)

Army = Sequence[int]

HAND_LIMIT = 10
ROUNDS = 5
RECRUITS = 5


def activation_limits(armies: Sequence[Army]) -> list[int]:
    """By clan, the greatest strength whose power may be activated now ("Activation test")."""
    limits = [12] * 9
    if len(armies) <= 3:
        lowest = 12
        for army in armies:
            for follower in army:
                if follower & UP and STRENGTH[follower & CARD] < lowest:
                    lowest = STRENGTH[follower & CARD]
        return [lowest] * 9
    for army in armies:
        for follower in army:
            if follower & UP:
                clan = CLAN[follower & CARD]
                limits[clan] = min(limits[clan], STRENGTH[follower & CARD] - 1)
    return limits


def blocker(armies: Sequence[Army], card: int) -> int:
    """The lowest face-up follower that keeps `card` from being activated; 0 if none does."""
    shown = [follower & CARD for army in armies for follower in army if follower & UP]
    if len(armies) <= 3:
        shown = [other for other in shown if STRENGTH[other] < STRENGTH[card]]
    else:
        shown = [
            other
            for other in shown
            if CLAN[other] == CLAN[card] and STRENGTH[other] <= STRENGTH[card]
        ]
    return min(shown, default=0)


def is_one_clan(army: Army) -> bool:
    """Whether the army doubles: two followers at least, of one clan; an active Bruce fits any."""
    if len(army) < 2:
        return False
    common = -1
    for follower in army:
        if follower & POWER == ANY_CLAN:
            continue
        clan = CLAN[follower & CARD]
        if common < 0:
            common = clan
        elif clan != common:
            return False
    return True


def strength(army: Army) -> int:
    """An army's strength, face-down followers included, doubling done."""
    total = 0
    for follower in army:
        total += STRENGTH[follower & CARD]
    return 2 * total if is_one_clan(army) else total


def army_key(army: Army) -> int:
    """A number that orders armies: strength first, then the highest-ranked card."""
    highest = 0
    for follower in army:
        highest = max(highest, follower & CARD)
    return strength(army) << 7 | highest


def ranking(armies: Sequence[Army]) -> list[int]:
    """The seats that have followers, from the strongest army to the weakest."""
    keys = [(-army_key(army), seat) for seat, army in enumerate(armies) if army]
    return [seat for _, seat in sorted(keys)]


def claims(army: Army) -> int:
    """How many supporters the army's player takes."""
    for follower in army:
        if follower & POWER == TWO_CLAIMS:
            return 2
    return 1


def points(cards: Sequence[int]) -> int:
    """What supporters are worth."""
    return sum([STRENGTH[card] for card in cards])


def winners(victory: Sequence[Sequence[int]], armies: Sequence[Army]) -> list[int]:
    """The highest total; a tie goes to who was ahead in the last skirmish ("End of a skirmish").

    Several share the win only if none of those tied has a follower.
    """
    totals = [points(cards) for cards in victory]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(tied) == 1:
        return tied
    ahead = [seat for seat in ranking(armies) if seat in tied]
    return ahead[:1] or tied
