"""How rounds end, what they score and how they follow each other."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.base import Event
from quatuor.games.scout.cards import BIT

from .positions import GAME, play, position, random_states, refused, texts

seeds = st.integers(0, 2**53 - 1)
some = settings(max_examples=5)


def told(events: list[Event], key: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.key == key]


def test_an_empty_hand_ends_the_round_at_once_and_exempts_nobody() -> None:
    state = position([[5, 6, 7], [8], [1, 2]], [3], captured=[1, 0, 2], chips=[0, 1, 0])
    (end,) = told(play(state, "show 1"), "round_end")
    assert end["reason"] == "hand_empty"
    assert [one["exempt"] for one in end["scoring"]] == [False] * 3
    assert state.points == [1 - 3, 1 + 1, 2 - 2]
    assert (state.round, state.phase) == (2, "orient")


def test_the_set_on_the_table_counts_for_nobody() -> None:
    state = position([[5, 6, 7], [8, 9], [1, 2]], [3], options={"rounds": 1})
    play(state, "show 1-2")
    assert state.table_tops() == [8, 9]
    assert state.points == [-3, 1, -2]


def test_unused_scout_and_show_chips_count_for_nobody() -> None:
    spent = position([[5], [8], [1]], [3], options={"rounds": 1}, show_chips=[0, 0, 0])
    kept = position([[5], [8], [1]], [3], options={"rounds": 1})
    for state in (spent, kept):
        play(state, "show 1")
    assert spent.points == kept.points == [-1, 1, -1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_owner_alone_is_exempt_when_all_others_have_scouted(players: int) -> None:
    hands = [[1, 3, 5] for _ in range(players)]
    state = position(hands, [6, 7, 8, 9], owner=1, options={"rounds": 1})
    events = play(state, *["scout left 1"] * (players - 1))
    (end,) = told(events, "round_end")
    assert end["reason"] == "all_scouted"
    assert [one["seat"] for one in end["scoring"] if one["exempt"]] == [1]
    assert state.points[1] == players - 1
    assert state.points[0] == state.points[2] == -4


def test_scout_and_show_is_a_show_and_begins_the_count_anew() -> None:
    state = position([[1, 1, 2], [9, 8, 2], [4, 4, 1]], [3, 4, 5], scouts=0)
    play(state, "scout left 4", "scout left 1 show 2-3")
    assert (state.scouts, state.owner, state.round) == (0, 2, 1)
    assert state.current_player() == 0


def test_a_show_between_scouts_begins_the_count_anew() -> None:
    state = position([[1, 1, 2], [9, 8, 2], [4, 4, 1]], [3, 4])
    play(state, "scout left 1", "show 1-2", "scout left 1")
    assert (state.scouts, state.owner, state.current_player()) == (1, 2, 1)


def test_scout_and_show_may_be_the_last_action_of_a_round() -> None:
    state = position([[1], [7], [2, 2]], [5, 6], options={"rounds": 1})
    play(state, "scout right 1 show 1-2")
    assert state.is_terminal()
    assert state.points == [1 - 1, 1, -2]


def test_scout_and_show_on_a_single_card_shows_on_an_empty_table() -> None:
    state = position([[1, 1], [3, 7], [2, 2]], [9])
    play(state, "scout left 3 flip show 1")
    assert state.captured == [0, 0, 0]
    assert state.chips == [1, 0, 0]
    assert state.table_tops() == [3]


def test_scout_and_show_is_once_per_round_and_player() -> None:
    state = position([[1, 1, 8], [3, 7, 5], [2, 2, 5]], [4])
    play(state, "scout left 1 show 1")
    assert state.show_chips == [1, 0, 1]
    play(state, "scout left 1 show 1", "scout left 1")
    assert state.show_chips == [1, 0, 0]
    assert texts(state, "both") == []


def test_the_option_allows_scout_and_show_in_any_turn() -> None:
    options = {"scout_and_show": "turn"}
    state = position([[1, 1, 8], [3, 7, 5], [2, 2, 5]], [4], options=options)
    for _ in range(6):
        text = next(text for text in texts(state, "both") if text.endswith("show 1"))
        play(state, text)
    assert state.show_chips == [1, 1, 1]
    two = position([[1, 1], [2, 4]], [8, 9], options=options)
    assert texts(two, "both") == []


def test_shown_cards_keep_the_order_of_the_hand_and_captured_ones_are_counted() -> None:
    state = position([[1, 1], [9, 7, 6, 5, 9], [2, 2]], [3, 4])
    before = state.hands[1]
    (taken,) = told(play(state, "show 2-4"), "captured")
    assert state.table == before[1:4]
    assert state.hands[1] == (before[0], before[4])
    assert state.captured == [0, 2, 0]
    assert taken["count"] == 2


def test_a_scouted_card_goes_where_and_how_it_is_told() -> None:
    state = position([[1, 1], [9, 7, 6], [2, 2]], [3, 4])
    hand, table = state.hands[1], state.table
    play(state, "scout right 2 flip")
    top, bottom = table[1] >> 4, table[1] & 15
    assert state.hands[1] == (hand[0], bottom << 4 | top, *hand[1:])
    assert state.table == table[:1]
    assert state.owner == 0


def test_all_are_asked_from_the_starter_and_a_flip_turns_every_card() -> None:
    hands = [["3/7", "4/1"], ["8/2", "9/2"], ["1/5"]]
    state = GAME.state_from_dict(
        {"players": 3, "phase": "orient", "turn": 2, "starter": 2, "hands": hands}
    )
    asked = []
    for text in ("keep", "flip", "flip"):
        asked.append(state.current_player())
        state.play(text)
    assert asked == [2, 0, 1]
    assert state.to_dict()["hands"] == [["7/3", "1/4"], ["2/8", "2/9"], ["1/5"]]
    assert (state.current_player(), state.to_dict()["phase"]) == (2, "turn")


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=seeds)
@some
def test_cards_are_kept_and_hands_keep_their_order(players: int, seed: int) -> None:
    hand_size = {2: 11, 3: 12, 4: 11, 5: 9}[players]
    in_play = players * hand_size
    last = None
    for state in random_states(players, seed):
        lying = [card for hand in state.hands for card in hand] + list(state.table)
        assert len({BIT[card] for card in lying}) == len(lying)
        assert len(lying) + sum(state.captured) == in_play
        if state.phase == "orient" and state.turn == state.starter:
            assert [len(hand) for hand in state.hands] == [hand_size] * players
            assert state.show_chips == [0 if players == 2 else 1] * players
            assert state.chips == [3 if players == 2 else 0] * players
            assert state.captured == [0] * players
        if last is not None and last.round == state.round and state.phase == "turn":
            for before, after in zip(last.hands, state.hands, strict=True):
                kept = [card for card in after if card in before]
                assert kept == [card for card in before if card in after]
        last = state.clone()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=seeds)
@some
def test_rounds_follow_each_other(players: int, seed: int) -> None:
    starters: list[int] = []
    state = None
    for state in random_states(players, seed):
        assert state.points == [
            sum(points[seat] for points in state.round_points) for seat in range(players)
        ]
        if state.round > len(starters):
            starters.append(state.starter)
            assert state.current_player() == state.starter
    assert state is not None
    assert starters == [(starters[0] + number) % players for number in range(players)]
    best = max(state.scores())
    assert state.winners() == [seat for seat in range(players) if state.scores()[seat] == best]
    assert state.outcome_reason() == "rounds_played"


@given(seed=seeds)
@some
def test_the_number_of_rounds_is_an_option(seed: int) -> None:
    for players, rounds in ((3, 1), (4, 2), (2, 3)):
        states = list(random_states(players, seed, {"rounds": rounds}))
        assert states[-1].round == len(states[-1].round_points) == rounds
        assert states[-1].to_dict()["options"]["rounds"] == rounds
    assert GAME.new_state(4, 1).options == {"scout_and_show": "round", "rounds": 4}
    assert GAME.default_options == {"scout_and_show": "round", "rounds": None}


def test_a_tie_is_shared() -> None:
    state = position([[5], [8], [1]], [3], options={"rounds": 1}, points=[3, 1, 3])
    play(state, "show 1")
    assert state.scores() == [2, 2, 2]
    assert state.winners() == [0, 1, 2]


# Two players


def test_two_players_the_chip_goes_to_nobody() -> None:
    state = position([[1, 1], [2, 4]], [8, 9])
    events = play(state, "scout left 1", "scout left 1")
    assert state.chips == [3, 1]
    assert [event.key for event in events] == ["scout_paid", "scout_paid"]
    assert state.table == ()
    assert state.current_player() == 1
    assert refused(state, "scout left 1") == "nothing_to_scout"
    assert texts(state) == texts(state, "shows")


def test_two_players_many_scouts_do_not_end_the_round() -> None:
    state = position([[1, 1], [2, 4]], [6, 7, 8, 9])
    play(state, "scout left 3", "scout left 4", "scout left 5")
    assert (state.round, state.chips, state.current_player()) == (1, [3, 0], 1)
    play(state, "show 3-5")
    assert state.current_player() == 0
    assert state.captured == [0, 1]


def test_two_players_a_scout_with_the_last_chip_that_leaves_no_show_ends_the_round() -> None:
    state = position([[1, 1, 3], [2, 4]], [7, 8, 9], chips=[2, 1], options={"rounds": 1})
    (end,) = told(play(state, "scout left 1"), "round_end")
    assert end["reason"] == "blocked"
    assert [one["exempt"] for one in end["scoring"]] == [True, False]
    assert state.points == [2, -3]


def test_two_players_a_show_that_the_other_cannot_answer_ends_the_round() -> None:
    state = position([[1, 3, 8], [9, 9, 4]], [8], chips=[0, 1], options={"rounds": 1})
    (end,) = told(play(state, "show 1-2"), "round_end")
    assert end["reason"] == "blocked"
    assert [one["exempt"] for one in end["scoring"]] == [False, True]
    assert state.points == [-3, 1 + 1]


def test_two_players_unspent_chips_count_when_a_hand_is_empty() -> None:
    state = position([[1, 3], [9]], [8], chips=[1, 3], options={"rounds": 1})
    play(state, "show 1")
    assert state.points == [1 - 2, 1 + 3]


@given(seed=seeds)
@some
def test_two_players_the_cards_set_aside_are_those_of_the_next_round(seed: int) -> None:
    aside: tuple[int, ...] = ()
    for state in random_states(2, seed, {"rounds": 4}):
        if state.phase == "orient" and state.turn == state.starter:
            dealt_cards = [card for hand in state.hands for card in hand]
            if state.round % 2:
                aside = state.aside
                assert len({BIT[card] for card in (*aside, *dealt_cards)}) == 44
            else:
                assert dealt_cards == list(aside)
                assert state.aside == ()


def test_two_players_cards_left_out_of_a_position_are_dealt_in_the_second_round() -> None:
    state = position([[1, 3], [9]], [8], owner=0, aside=["2/10"])
    in_round_one = {BIT[card] for hand in (*state.hands, state.table) for card in hand}
    play(state, "show 1")
    assert state.round == 2
    second = [BIT[card] for hand in state.hands for card in hand]
    assert len(set(second)) == 22
    assert not in_round_one & set(second)
    assert state.to_dict()["hands"][0][0] == "2/10"
