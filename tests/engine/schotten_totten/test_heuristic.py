"""The one-ply player: strength, winning moves, honesty."""

from random import Random

import pytest

from quatuor.games.schotten_totten import heuristic
from quatuor.games.schotten_totten.actions import PASS, PLAYING
from quatuor.games.schotten_totten.plays import clan_cards, open_stones
from quatuor.games.schotten_totten.state import SchottenState
from quatuor.games.schotten_totten.survey import Survey

from .positions import GAME, new, state, stone, tactics, texts


def best(of: SchottenState) -> str:
    actions = of.legal_actions()
    values = heuristic.action_values(of, actions)
    return of.action_text(actions[values.index(max(values))])


@pytest.mark.parametrize(("options", "games"), [({}, 30), ({"tactics": True, "experts": True}, 16)])
def test_it_beats_random_players(options: dict[str, bool], games: int) -> None:
    won = 0
    for number in range(games):
        given = new(number, options)
        rng, seat = Random(number), number % 2
        while not given.is_terminal():
            if given.current_player() == seat:
                given.apply(heuristic.playout_action(given, rng))
            else:
                given.apply(rng.choice(given.legal_actions()))
        won += given.winners() == [seat]
    assert won >= games - 1


def test_it_plays_the_card_that_wins_at_once() -> None:
    mine = stone(owner=0)
    given = state(
        {3: mine, 4: mine, 5: stone(("r7 r8", "g9 g8")), 7: stone(("p7 p8", ""))},
        hands=[["p9", "r9", "g7", "b1"], ["n1"]],
        deck=["y1", "y2"],
    )
    assert best(given) == "r9@5"
    assert given.action_text(heuristic.playout_action(given, Random(1))) == "r9@5"


def test_it_claims() -> None:
    given = state({5: stone(("p7 p8 p9", ""))}, phase="claim")
    assert best(given) == "claim 5"
    assert given.action_text(heuristic.playout_action(given, Random(1))) == "claim 5"


def test_it_wins_the_stone_that_decides_rather_than_another() -> None:
    theirs, mine = stone(owner=1), stone(owner=0)
    given = state(
        {1: theirs, 2: theirs, 3: stone(("r8 g8", "n1 n2")), 6: mine, 9: stone(("b6 p6", "y1 y2"))},
        hands=[["b8", "n6", "g1"], ["n3"]],
        deck=["y3", "r1", "r2", "r3"],
    )
    assert best(given) == "b8@3"


def test_it_keeps_the_card_that_completes_a_color_run() -> None:
    given = state(
        {1: stone(("r7 r8", "")), 2: stone(("g1 b4", "n9 b8 y2"))},
        hands=[["r9", "p1"], ["n1"]],
        deck=["y3", "y4", "y5"],
    )
    values = dict(
        zip(texts(given), heuristic.action_values(given, given.legal_actions()), strict=True)
    )
    assert max(values[f"r9@{number}"] for number in range(2, 10)) < values["r9@1"]
    assert values["r9@2"] < values["p1@2"]


def test_a_joker_is_used_where_it_wins() -> None:
    mine = stone(owner=0)
    given = tactics(
        {3: mine, 4: mine, 5: stone(("r8 r9", "g9 g8 g6"))},
        hands=[["JK1", "p1", "y2"], []],
        deck=["y1"],
    )
    assert best(given) == "JK1@5"


def test_it_judges_by_what_its_player_knows() -> None:
    for seed in range(4):
        rng = Random(seed)
        given = new(seed, {"tactics": True})
        for _ in range(60):
            if given.is_terminal():
                break
            seat = given.current_player()
            assert seat is not None
            actions = given.legal_actions()
            drawn = GAME.sample_state(given.observation(seat), rng)
            assert isinstance(drawn, SchottenState)
            values = heuristic.action_values(given, actions)
            assert heuristic.action_values(drawn, actions) == values
            given.apply(rng.choice(actions))


def test_the_quick_values_of_plays_are_those_of_single_plays() -> None:
    for seed in range(3):
        rng = Random(seed)
        given = new(seed, {})
        while not given.is_terminal():
            actions = given.legal_actions()
            if given.phase == PLAYING and actions != [PASS]:
                survey = Survey(given)
                cards, stones = clan_cards(given), open_stones(given)
                single = [survey.lay(card, stone) for card in cards for stone in stones]
                assert survey.lays(cards, stones) == single
            given.apply(rng.choice(actions))


def test_utilities_follow_the_result() -> None:
    won = state({number: stone(owner=1) for number in (1, 2, 3)}, phase="over", turn=None)
    assert heuristic.utilities(won) == [-1000, 1000]
    drawn = state(phase="over", turn=None)
    assert heuristic.utilities(drawn) == [0, 0]
    ahead = state(options={"rounds": 3}, points=[5, 2], round=2)
    assert 0 < heuristic.utilities(ahead)[0] < 1000
