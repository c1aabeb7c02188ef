"""The one-ply player: better than chance by far, and sensible where anybody sees the move."""

from itertools import pairwise
from random import Random

import pytest

from quatuor.games.scout import heuristic
from quatuor.games.scout.state import ScoutState
from quatuor.games.scout.weights import WEIGHTS

from .positions import GAME, play, position


def best(state: ScoutState) -> str:
    actions = state.legal_actions()
    values = heuristic.action_values(state, actions)
    return state.action_text(actions[values.index(max(values))])


def glance(state: ScoutState) -> str:
    return state.action_text(heuristic.playout_action(state, Random(1)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    won, games = 0.0, 12
    for seed in range(games):
        state = GAME.new_state(players, seed, {"rounds": 2})
        assert isinstance(state, ScoutState)
        rng, me = Random(seed), seed % players
        while not state.is_terminal():
            if state.current_player() == me:
                state.apply(heuristic.playout_action(state, rng))
            else:
                state.apply(rng.choice(state.legal_actions()))
        won += (me in state.winners()) / len(state.winners())
    assert won > 0.8 * games


@pytest.mark.parametrize("choose", [best, glance])
def test_it_goes_out_when_it_can(choose: object) -> None:
    assert callable(choose)
    assert choose(position([[1, 5, 8], [4, 5, 6], [1, 4]], [2, 3])) == "show 1-3"


@pytest.mark.parametrize("choose", [best, glance])
def test_it_turns_the_hand_that_reads_better_the_other_way(choose: object) -> None:
    assert callable(choose)
    good, other = ["7/1", "7/4", "7/6", "7/9"], [["1/2"], ["2/3"]]
    bad = ["1/7", "4/7", "6/7", "9/7"]
    for hand, text in ((good, "keep"), (bad, "flip")):
        given = {"players": 3, "turn": 0, "phase": "orient", "hands": [hand, *other]}
        state = GAME.state_from_dict(given)
        assert isinstance(state, ScoutState)
        assert choose(state) == text


def test_it_does_not_end_the_round_for_an_owner_with_a_full_hand() -> None:
    """A last scout spares the owner nine points: a show, even a costly one, is better."""
    hands = [[1, 3, 5, 7, 9, 2, 4, 6, 8], [3, 3], [6, 6, 2]]
    state = position(hands, [4, 5], turn=2, scouts=1)
    assert best(state) == glance(state) == "show 1-2"


def test_it_puts_a_scouted_card_where_it_makes_a_set() -> None:
    state = position([[1, 3], [7, 2, 7, 5], [1, 1, 2]], [8, 8, 8], show_chips=[1, 0, 1])
    text = best(state)
    assert text.startswith("scout")
    play(state, text)
    tops = [card >> 4 for card in state.hands[1]]
    steps = [abs(left - right) for left, right in pairwise(tops)]
    assert min(steps) <= 1


def test_utilities_follow_the_points_and_the_result() -> None:
    between = position([[1], [2], [3]], points=[5, 1, 0], round=2)
    assert sorted(heuristic.utilities(between), reverse=True) == heuristic.utilities(between)
    over = position([[5], [8], [1]], [3], options={"rounds": 1}, points=[0, 4, 4])
    play(over, "show 1")
    first, second, third = heuristic.utilities(over)
    assert second > 500 > third > first or second > third > first
    assert min(heuristic.utilities(over)) < 0 < second


def test_cards_that_go_round_for_ever_come_to_an_end() -> None:
    state = position([[1], [2, 7], [3]], [4], chips=[61, 0, 0])
    assert len({heuristic.playout_action(state, Random(seed)) for seed in range(20)}) > 1


def test_there_are_weights_for_every_number_of_players() -> None:
    assert sorted(WEIGHTS) == list(range(GAME.min_players, GAME.max_players + 1))
