"""What a seat knows, and states drawn from it."""

import json
from collections import Counter
from random import Random

from quatuor.games.schotten_totten.state import SchottenState

from .positions import CLAN_CODES, GAME, play, position, tactics


def recruited() -> SchottenState:
    """A has put y1 and then r1 under the clan pile, under one card."""
    given = tactics(
        hands=[["RE", "r1", "g1", "g2"], ["b1", "b2", "SP"]], deck=["y1", "y2", "y3", "y4"]
    )
    play(given, "RE", "return y1", "return r1")
    return given


def test_hidden_cards_are_null() -> None:
    state = GAME.new_state(players=2, seed=3, options={"tactics": True})
    seen = state.observation(0)
    assert seen["hands"] == [state.to_dict()["hands"][0], [None] * 7]
    assert set(seen["deck"]) == set(seen["tactics_deck"]) == {None}
    assert seen["seat"] == 0
    assert "seed" not in seen


def test_the_backs_tell_tactics_cards() -> None:
    assert recruited().observation(0)["tactics_held"] == [0, 1]


def test_the_own_returned_cards_are_known_and_the_others_are_not() -> None:
    state = recruited()
    assert state.observation(0)["deck"] == [None, "y1", "r1"]
    assert state.observation(1)["deck"] == [None, None, None]


def test_a_returned_card_is_known_in_the_hand_that_draws_it() -> None:
    state = recruited()
    play(state, "b1@1", "g1@2", "b2@3", "y2@4")
    assert state.to_dict()["hands"][1] == ["SP", "y4", "r1"]
    seen = state.observation(0)
    assert seen["hands"][1] == ["r1", None, None]
    assert state.observation(1)["other_knows"]["hand"] == ["r1"]
    for seed in range(20):
        drawn = state.resample(0, Random(seed)).to_dict()
        assert "r1" in drawn["hands"][1]

        assert sum(card[0].isupper() for card in drawn["hands"][1]) == 1


def test_a_drawn_state_may_differ_in_all_that_is_hidden() -> None:
    state = recruited()
    hands = Counter(
        tuple(sorted(state.resample(0, Random(seed)).to_dict()["hands"][1])) for seed in range(60)
    )
    assert len(hands) > 40


def test_states_are_drawn_evenly() -> None:
    """B holds one card; four are possible."""
    visible = {"r1", "r2", "r3", "r4"}
    others = [code for code in CLAN_CODES if code not in visible]
    state = GAME.state_from_dict(position(hands=[[], ["r1"]], deck=["r2"], discard=others))
    drawn = Counter(state.resample(0, Random(seed)).to_dict()["hands"][1][0] for seed in range(400))
    assert sorted(drawn) == sorted(visible)
    assert all(70 < times < 130 for times in drawn.values())


def test_a_given_position_carries_no_memory() -> None:
    given = recruited().to_dict()
    del given["known"]
    assert GAME.state_from_dict(given).observation(0)["deck"] == [None, None, None]


def test_an_observation_passes_through_json() -> None:
    state = recruited()
    for seat in (0, 1):
        through = json.loads(json.dumps(state.observation(seat)))
        assert GAME.sample_state(through, Random(1)).observation(seat) == state.observation(seat)
