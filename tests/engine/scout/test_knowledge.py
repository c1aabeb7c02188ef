"""What a seat knows, and that states drawn from it are all possible ones and nothing else."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.scout import rules
from quatuor.games.scout.cards import BIT, CARD, deck, mask

from .positions import GAME, dealt, play, position, random_states


def low_first(code: str) -> str:
    return "/".join(sorted(code.split("/"), key=int))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=st.integers(0, 2**53 - 1))
@settings(max_examples=4)
def test_draws_keep_all_that_is_known(players: int, seed: int) -> None:
    rng = Random(seed)
    for ply, state in enumerate(random_states(players, seed, {"rounds": 4})):
        if ply % 3:
            continue
        for seat in range(players):
            observation = state.observation(seat)
            drawn = GAME.sample_state(json.loads(json.dumps(observation)), rng)
            assert drawn.observation(seat) == observation
            assert drawn.current_player() == state.current_player()
            assert bool(drawn.legal_actions()) != drawn.is_terminal()
            position = drawn.to_dict()
            in_play = [BIT[CARD[code]] for hand in position["hands"] for code in hand]
            in_play += [BIT[CARD[code]] for code in position["aside"]]
            assert len(in_play) == len(set(in_play))
            for other in range(players):
                assert drawn.observation(other)["held"] == state.observation(other)["held"]
            if seat == state.current_player():
                assert drawn.legal_actions() == state.legal_actions()


def test_an_observation_hides_hands_and_keeps_what_lay_open() -> None:
    state = position([[1, 1], [9, 7, 6], [2, 2, 1]], [3, 4])
    first, second = state.to_dict()["table"]["cards"]
    play(state, "scout right 2 flip", "show 1-2", "scout left 1")
    for seat in (0, 2):
        seen = state.observation(seat)
        assert seen["hands"][1] == [None] * 4
        assert seen["held"][1] == [low_first(second)]
        assert seen["gone"] == [low_first(first)]
    assert "seed" not in state.observation(0)
    assert state.observation(1)["hands"][1] == state.to_dict()["hands"][1]
    assert state.observation(1)["hands"][2] == [None]


def test_place_and_side_of_a_scouted_card_are_told_to_its_player_only() -> None:
    actions = ("scout left 1", "scout left 4", "scout left 2 flip")
    seen = []
    for action in actions:
        state = position([[1, 1], [9, 7, 6], [2, 2]], [3, 4])
        (event,) = play(state, action)
        seen.append([state.observation(0), state.observation(2), event.seen_by(0)])
        assert "place" in event.seen_by(1)["args"]
        for seat in (0, 2, None):
            assert not {"place", "flip"} & set(event.seen_by(seat)["args"])
    assert seen[0] == seen[1] == seen[2]


def test_who_turned_the_hand_is_told_to_nobody_else() -> None:
    seen = []
    for action in ("keep", "flip"):
        state = position([[1, 1], [9, 7, 6], [2, 2]], phase="orient")
        (event,) = play(state, action)
        assert event.seen_by(0)["args"]["flip"] == (action == "flip")
        seen.append([state.observation(1), state.observation(2), event.seen_by(1)])
    assert seen[0] == seen[1]


def test_a_scouted_card_that_is_shown_is_no_longer_in_the_hand() -> None:
    state = position([[3, 3, 2], [5, 6, 9], [2, 2]], [3, 4])
    play(state, "scout right 1", "scout left 1 show 2-3")
    assert len(state.observation(0)["held"][1]) == 1
    play(state, "show 1-2", "show 1-3")
    assert state.observation(0)["held"][1] == []


def test_draws_are_even_over_cards_sides_and_places() -> None:
    state = position([[1, 1], [9, 7, 6], [2, 2]], [3, 4])
    scouted = low_first(state.to_dict()["table"]["cards"][0])
    play(state, "scout left 1")
    rng = Random(5)
    draws = 2000
    places: Counter[int] = Counter()
    cards: Counter[str] = Counter()
    flips = 0
    for _ in range(draws):
        hand = state.resample(0, rng).to_dict()["hands"][1]
        pairs = [low_first(code) for code in hand]
        places[pairs.index(scouted)] += 1
        cards.update(pairs)
        flips += hand[0] != pairs[0]
    assert all(abs(places[place] - draws / 4) < 110 for place in range(4))
    assert abs(flips - draws / 2) < 120
    unseen = len(deck(3)) - 2 - 2
    assert cards.pop(scouted) == draws
    assert len(cards) == unseen
    assert all(abs(count - 3 * draws / unseen) < 80 for count in cards.values())


def test_two_players_the_second_round_is_known_not_to_hold_cards_of_the_first() -> None:
    for seed in range(6):
        of_first: list[int] = [0, 0]
        rng = Random(seed)
        state = GAME.new_state(2, seed)
        while state.to_dict()["round"] == 1:
            now = state.to_dict()
            for seat in range(2):
                of_first[seat] |= mask(CARD[code] for code in now["hands"][seat])
                if now["table"]:
                    of_first[seat] |= mask(CARD[code] for code in now["table"]["cards"])
            state.apply(rng.choice(state.legal_actions()))
        for seat in range(2):
            for _ in range(20):
                drawn = state.resample(seat, rng).to_dict()
                hand = mask(CARD[code] for code in drawn["hands"][1 - seat])
                assert not hand & of_first[seat]
                other = drawn["before"][2 - seat]
                assert len(other) == len(state.to_dict()["before"][2 - seat])


def test_two_players_who_can_only_show_is_dealt_a_show() -> None:
    """Without a chip the round would be over if no show were there."""
    row = [3, 4, 5, 6, 7, 1, 9]
    state = position([[1, 1], row], [2, 3, 4, 5], chips=[3, 0])
    rng = Random(3)
    for _ in range(10):
        drawn: Any = state.resample(0, rng)
        assert drawn.legal_actions()
        tops = [card >> 4 for card in drawn.hands[1]]
        assert rules.can_show(tops, rules.strength([2, 3, 4, 5]))
        assert len(tops) == len(row)
        assert drawn.observation(0) == state.observation(0)


def test_a_rare_show_is_found_with_the_cards_that_are_known_to_be_there() -> None:
    mine, row, lying = dealt([[8, 8], [1, 2, 3, 4, 5, 6, 7], [2, 3, 4, 5, 6, 7]])
    hands, table = [mine, row], {"owner": 0, "cards": lying}
    given = {"players": 2, "turn": 1, "chips": [3, 0], "hands": hands, "table": table}
    state = GAME.state_from_dict({**given, "opened": row[:3]})
    rng = Random(4)
    for _ in range(3):
        drawn = state.resample(0, rng)
        assert drawn.observation(0) == state.observation(0)
        assert drawn.legal_actions()


def test_a_position_from_outside_brings_no_memory() -> None:
    state = position([[1, 1], [9, 7, 6], [2, 2]], [3, 4])
    seen = state.observation(0)
    assert seen["held"] == [[], [], []]
    assert seen["gone"] == []
