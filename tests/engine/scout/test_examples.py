"""The examples of the rules page, line by line."""

import pytest

from .positions import EXAMPLE, GAME, play, position, refused, texts


@pytest.mark.parametrize(
    ("shown", "table"),
    [
        ([2, 3, 4], [8, 8]),
        ([2, 2], [4, 5]),
        ([5, 6], [4, 5]),
        ([6, 5], [4, 5]),
        ([1, 1, 1, 1], [7, 8, 9, 10]),
    ],
)
def test_stronger_sets(shown: list[int], table: list[int]) -> None:
    state = position([[1], [*shown, 9], [1], [1]], table)
    assert f"show 1-{len(shown)}" in texts(state)


@pytest.mark.parametrize(("shown", "table"), [([4, 5], [4, 5]), ([5, 4], [4, 5]), ([7], [7])])
def test_equal_is_not_stronger(shown: list[int], table: list[int]) -> None:
    state = position([[1], [*shown, 9], [1], [1]], table)
    places = f"1-{len(shown)}" if len(shown) > 1 else "1"
    assert f"show {places}" not in texts(state)
    assert refused(state, f"show {places}") == "equal"


@pytest.mark.parametrize("row", [[9, 10, 1], [7, 9], [4, 5, 4], [3, 3, 4]])
def test_no_sets(row: list[int]) -> None:
    state = position([row, [1], [1], [1]])
    assert f"show 1-{len(row)}" not in texts(state)
    assert refused(state, f"show 1-{len(row)}") in ("wraps", "gap", "zigzag", "mixed")


HAND = [4, 3, 5, 6, 3, 3, 2, 1]


def test_a_hand_of_eight_holds_fourteen_shows() -> None:
    state = position([HAND, [1], [1], [1]])
    assert sorted(texts(state)) == sorted(
        [f"show {place}" for place in range(1, 9)]
        + ["show 1-2", "show 3-4", "show 5-6", "show 6-7", "show 7-8", "show 6-8"]
    )


def test_the_same_hand_against_a_pair_of_eights_and_a_run_from_one() -> None:
    assert texts(position([[1], HAND, [1], [1]], [8, 8]), "shows") == ["show 6-8"]
    assert len(texts(position([[1], HAND, [1], [1]], [2, 1]), "shows")) == 5


@pytest.mark.parametrize(("table", "scouts"), [([3, 4, 5], 32), ([3], 16)])
def test_plain_scouts(table: list[int], scouts: int) -> None:
    state = position([[1], [2, 4, 6, 8, 1, 3, 9], [1], [1]], table)
    assert len(texts(state, "scouts")) == scouts


def test_scout_and_show_is_judged_against_the_set_as_the_scout_leaves_it() -> None:
    state = position([[1, 1], [9, 8, 2], [1, 1]], [3, 4, 5])
    assert refused(state, "show 1-2") == "too_few"
    play(state, "scout left 4 show 1-2")
    assert state.captured == [0, 2, 0]
    assert state.chips == [1, 0, 0]
    assert state.show_chips == [1, 0, 1]
    assert (state.owner, state.table_tops(), state.turn) == (1, [9, 8], 2)


def test_a_set_of_one_that_is_scouted_does_not_end_the_round() -> None:
    state = position([[5, 8], [1, 3], [2, 4]])
    play(state, "show 1", "scout left 1")
    assert state.round == 1
    assert state.current_player() == 2
    assert texts(state) == ["show 1", "show 2"]
    assert refused(state, "scout left 1") == "nothing_to_scout"


def test_the_last_scout_ends_the_round_even_if_it_empties_the_table() -> None:
    state = position([[5, 6, 1, 1], [1, 3], [2, 4]], options={"rounds": 1})
    play(state, "show 1-2", "scout left 1", "scout left 1")
    assert state.is_terminal()
    assert state.table == ()
    assert state.scores() == [2, -3, -3]


def test_score_of_a_player_with_cards_left() -> None:
    state = position(
        [[1, 3, 5, 7, 9], [9], [1]],
        [3],
        captured=[2, 0, 0],
        chips=[1, 0, 0],
        options={"rounds": 1},
    )
    play(state, "show 1")
    assert state.scores() == [2 + 1 - 5, 1, -1]


def test_score_of_the_owner_when_the_others_have_only_scouted() -> None:
    state = position(
        [[1, 3, 5], [9], [1]],
        [7, 8],
        turn=2,
        scouts=1,
        captured=[2, 0, 0],
        chips=[4, 0, 0],
        options={"rounds": 1},
    )
    play(state, "scout left 1")
    assert state.scores() == [2 + 5, -1, -2]


def test_two_players_a_scout_is_paid_to_the_middle_and_the_turn_goes_on() -> None:
    state = position([[1, 1], [2, 4]], [8, 9])
    play(state, "scout left 1")
    assert state.current_player() == 1
    assert state.chips == [3, 2]


def test_two_players_without_a_chip_the_only_legal_show_is_forced() -> None:
    state = position([[1, 1], [2, 4, 9]], [7], chips=[3, 0])
    assert texts(state) == ["show 3"]


def test_the_example_position_loads_and_comes_back() -> None:
    state = GAME.state_from_dict(EXAMPLE)
    given = state.to_dict()
    assert {key: given[key] for key in EXAMPLE} == EXAMPLE
    assert state.current_player() == 1
    assert "show 1-2" in [state.action_text(action) for action in state.legal_actions()]
