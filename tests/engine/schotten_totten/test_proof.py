"""Formations and claim proofs against the judge, who counts every possibility."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from . import judge
from .positions import CLAN_CODES, can_claim, stone

TROOPS = ["JK1", "JK2", "SP", "SB"]
seeds = st.integers(min_value=0, max_value=2**32)


def alike(rng: Random, cards: list[str], count: int) -> list[str]:
    """Cards that go together often: near in strength or equal in colour to one of them."""
    card = rng.choice(cards)
    color, strength = card[0], card[1]
    close = [card for card in cards if card[0] == color or abs(int(card[1]) - int(strength)) <= 1]
    return rng.sample(close, min(count, len(close)))


def side(rng: Random, cards: list[str], troops: list[str], count: int) -> list[str]:
    """A side of so many cards, taken out of both lists."""
    few = min(count, rng.choice([0, 0, 0, 1, 1, 2, 3]))
    chosen = [troops.pop(rng.randrange(len(troops))) for _ in range(min(few, len(troops)))]
    if [card for card in chosen if card.startswith("JK")] == ["JK1", "JK2"]:
        troops.append(chosen.pop())
    clan = alike(rng, cards, count - len(chosen))
    for card in clan:
        cards.remove(card)
    while len(chosen) + len(clan) < count:
        clan.append(cards.pop(rng.randrange(len(cards))))
    return chosen + clan


@given(seed=seeds)
@settings(max_examples=400)
def test_claims_by_proof_agree_with_the_judge(seed: int) -> None:
    rng = Random(seed)
    cards, troops = list(CLAN_CODES), list(TROOPS)
    modes = [mode for mode in ("BB", "MF") if rng.randrange(4) == 0]
    places = 4 if "MF" in modes else 3
    free = rng.randint(1, places)
    mine = side(rng, cards, troops, places)
    theirs = side(rng, cards, troops, places - free)
    # few unseen cards: the judge counts all of them, and the proof often hangs on one
    unseen = set(rng.sample(cards, rng.randint(0, 9)))
    if rng.randrange(2):
        unseen |= set(alike(rng, cards, 4))
    seen = [card for card in cards if card not in unseen]
    at = stone((" ".join(mine), " ".join(theirs)), modes=modes, complete=[None, None])
    proven = judge.claim_is_proven(mine, theirs, free, sorted(unseen), "BB" in modes)
    assert can_claim(at, seen=" ".join(seen)) == proven


@pytest.mark.parametrize("free", [1, 2])
@given(seed=seeds)
@settings(max_examples=25)
def test_claims_with_all_other_cards_unseen(free: int, seed: int) -> None:
    rng = Random(seed)
    cards = list(CLAN_CODES)
    mine, theirs = side(rng, cards, [], 3), side(rng, cards, [], 3 - free)
    at = stone((" ".join(mine), " ".join(theirs)), complete=[None, None])
    assert can_claim(at) == judge.claim_is_proven(mine, theirs, free, cards, False)


@given(seed=seeds)
@settings(max_examples=300)
def test_two_complete_sides_agree_with_the_judge(seed: int) -> None:
    rng = Random(seed)
    cards, troops = list(CLAN_CODES), list(TROOPS)
    modes = [mode for mode in ("BB", "MF") if rng.randrange(4) == 0]
    places = 4 if "MF" in modes else 3
    sides = [side(rng, cards, troops, places) for _ in range(2)]
    formations = [judge.formation(one, "BB" in modes) for one in sides]
    orders: list[list[int | None]] = [[0, 1], [1, 0], [None, None]]
    complete = rng.choice(orders)
    at = stone((" ".join(sides[0]), " ".join(sides[1])), modes=modes, complete=complete)
    for seat in (0, 1):
        first = complete[seat] == 0
        better = formations[seat] > formations[1 - seat]
        tie = formations[seat] == formations[1 - seat]
        assert can_claim(at, seat) == (better or (tie and first))
