"""The one-ply player: what it sees, and that it beats random play."""

from collections.abc import Callable
from random import Random

import pytest

from quatuor.games.lords_of_scotland import heuristic
from quatuor.games.lords_of_scotland.actions import Action
from quatuor.games.lords_of_scotland.state import LordsState

from .positions import GAME, play, table

DECK = ["CB3", "CB4", "CB5", "CB7", "CB8", "CB9", "CB10", "CB11"]

Chooser = Callable[[LordsState, Random], Action]


def best(state: LordsState) -> str:
    actions = state.legal_actions()
    values = heuristic.action_values(state, actions)
    return state.action_text(actions[values.index(max(values))])


def choose_at_random(state: LordsState, rng: Random) -> Action:
    return rng.choice(state.legal_actions())


def share_of_wins(players: int, games: int, hero: Chooser, others: Chooser) -> float:
    """What the hero wins, sitting in each seat in turn."""
    won = 0.0
    for number in range(games):
        state = GAME.new_state(players, number // players)
        assert isinstance(state, LordsState)
        rng = Random(number)
        while not state.is_terminal():
            chooser = hero if state.turn == number % players else others
            state.apply(chooser(state, rng))
        winners = state.winners()
        won += (number % players in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_play(players: int) -> None:
    assert share_of_wins(players, 20, heuristic.playout_action, choose_at_random) >= 0.8


def last_turn(mine: str, hand: str, theirs: str, supporters: str = "MD12 SC1") -> LordsState:
    """A plays the last turn of a skirmish."""
    return table(
        mine, theirs, hands=hand, supporters=supporters, recruits="SC6 WE6 MD6 FE6 CB6", round=5,
        initiative=1, deck=DECK,
    )  # fmt: skip


def test_the_card_that_wins_the_better_supporter() -> None:
    assert best(last_turn("FO5", "MD11 CB2", "WE10")).startswith("muster MD11")


def test_no_card_is_wasted_on_supporters_that_hardly_differ() -> None:
    assert best(last_turn("FO5", "MD11 CB12", "WE10", "MD9 SC8")).startswith("recruit")


def test_somebody_must_be_there_to_claim() -> None:
    assert best(last_turn("", "MD3 CC12", "WE12 FE11", "FO9 MG10")).startswith("muster MD3")


def test_a_small_card_of_the_clan_doubles_the_army() -> None:
    assert best(last_turn("MD7 MD9", "MD2 FE12", "WE12 CC12 FO11")).startswith("muster MD2")


def test_the_rank_decides_between_equal_armies() -> None:
    assert best(last_turn("MG5", "CC7 MD7", "FO5 WE7")).startswith("muster CC7")


def test_bruce_only_with_its_power() -> None:
    assert best(last_turn("FO8- FO9-", "BR1 MG8", "WE12 CC12 MG12")) == "muster BR1 power"


def test_wemyss_takes_the_strong_one_away() -> None:
    assert best(last_turn("FO5", "WE1 CB12", "MD11")) == "muster WE1 power B1"


def test_the_highest_supporters_are_claimed() -> None:
    state = table("FO1", "FO2", supporters="SC3 SC9", phase="claim", round=5)
    assert best(state) == "claim S2"
    state = table("CC1:CC", "", "", supporters="SC3 SC9 SC5", phase="claim", round=5)
    assert best(state) == "claim S2 S3"
    assert state.action_text(heuristic.playout_action(state, Random(1))) == "claim S2 S3"


def test_a_stage_is_a_skirmish() -> None:
    state = table("FO1", "", supporters="SC3 SC9", phase="claim", round=5, deck=DECK)
    assert heuristic.stage(state) == 1
    assert heuristic.stage(play(state, "claim S1")) == 2


def test_utilities_follow_points_and_results() -> None:
    ahead = table("", "", "", victory=[["SC12"], ["MG5"], []])
    mine, second, third = heuristic.utilities(ahead)
    assert mine > second > third
    late = table("", "", "", victory=[["SC12", "MG12", "FO11"], ["WE12", "FE12", "CB4"], []])
    assert heuristic.utilities(late)[0] > mine
    over = table("", "", phase="over", turn=None, victory=[["SC12"], []])
    assert heuristic.utilities(over) == [1000, -1000]
