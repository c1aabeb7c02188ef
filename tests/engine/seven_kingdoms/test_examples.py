"""The examples of the rules page, line by line."""

import pytest

from .positions import BASE, acting, play, position, texts

GAPS = [17, None, 40, None, 31, 8, 25]


def test_the_example_position_loads_and_comes_back() -> None:
    state = position()
    given = state.to_dict()
    assert {key: given[key] for key in BASE} == BASE
    assert texts(state) == ["lay 5", "lay 9", "lay 46"]


def test_the_highest_number_acts_first() -> None:
    state = position(hands=[[46], [5]])
    play(state, "lay 46", "lay 5")
    assert (state.turn, state.resolving) == (0, 46)
    play(state, texts(state)[0], "keep -")
    assert (state.turn, state.resolving) == (1, 5)
    assert len(texts(state)[0].split()) == 1 + 4


@pytest.mark.parametrize(
    ("peasant", "claims"),
    [(44, ["claim D2", "claim D5"]), (49, ["claim D3", "claim D7"])],
)
def test_a_peasant_takes_from_its_crest_or_the_third_further_on(
    peasant: int, claims: list[str]
) -> None:
    assert texts(acting(peasant, display=[12, 13, 14, 15, 16, 17, 18])) == claims


def test_a_peasant_follows_the_crests_wherever_they_lie() -> None:
    shuffled = acting(44, crests=[4, 6, 5, 0, 1, 3, 2], display=[12, 13, 14, 15, 16, 17, 18])
    assert texts(shuffled) == ["claim D1", "claim D5"]


def test_a_general_claims_runs_over_gaps() -> None:
    state = acting(18, display=GAPS)
    assert texts(state) == [
        "claim D1 D3",
        "claim D3",
        "claim D3 D5",
        "claim D5 D6",
        "claim D5 D6 D7",
    ]


def test_a_king_claims_any_four() -> None:
    claims = texts(acting(5, display=GAPS))
    assert claims[0] == "claim D1 D3 D5 D6"
    assert len(claims) == 5
    assert all(len(claim.split()) == 1 + 4 for claim in claims)


def test_the_hand_limit_bounds_what_is_kept() -> None:
    state = acting(18, phase="keep", claimed=[12, 30, 40], display=[None] * 7, hands=[[5, 9], []])
    assert sorted(texts(state)) == ["keep -", "keep 12", "keep 30", "keep 40"]


def test_the_other_side_becomes_the_display() -> None:
    state = position(hands=[[46, 12], [5, 20]], crests=[3, 0, 1, 2, 4, 5, 6], deck=[1, 3, 4, 6])
    play(state, "lay 46", "lay 5", "claim D1", "keep -", "claim D2 D3 D4 D5", "keep -")
    assert state.to_dict()["display"] == [46, 5, 8, 25, 1, 3, 4]
    assert state.to_dict()["played"] == []
    assert state.to_dict()["deck"] == [6]
    assert (state.round, state.start, state.turn) == (2, 1, 1)


@pytest.mark.parametrize(
    ("token", "piles", "scores"),
    [
        ("+5", [[1, 8, 29], [15]], [9, 1]),
        ("x2", [[1, 8, 29], [15]], [8, 1]),
        ("+5", [[1, 8, 29], [15, 22, 36]], [4, 3]),
    ],
)
def test_a_token_goes_to_the_most_cards(
    token: str, piles: list[list[int]], scores: list[int]
) -> None:
    state = position(
        crest_tokens=[token, None, None, None, None, None, None],
        offer=[],
        tokens=[],
        display=[None] * 7,
        hands=[[], [20]],
        turn=1,
        deck=[],
        piles=piles,
    )
    assert state.scores() == scores
