"""What every game promises (quatuor.games.base), tried on random games of every kind."""

import copy
import itertools
import json
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor import games
from quatuor.choices import build_tree
from quatuor.games.base import Game, IllegalAction, State
from quatuor.record import Record

MOST_ACTIONS = 3000
GAMES = [games.get(one) for one in games.IDS if find_spec(f"quatuor.games.{one}.heuristic")]
KINDS = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in GAMES
    for players in range(game.min_players, game.max_players + 1)
]
seeds = st.integers(min_value=0, max_value=2**53 - 1)
some = settings(max_examples=4)


def option_sets(game: Game[Any]) -> list[dict[str, Any]]:
    """Every combination of the options' first few values."""
    names = list(game.option_choices)
    values = [list(game.option_choices[name].choices)[:2] for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]


def random_game(
    game: Game[Any], players: int, seed: int, options: dict[str, Any] | None = None
) -> Iterator[State[Any]]:
    """Each position of a game of random actions, the last one included."""
    rng = Random(seed ^ 0x5EED)
    state = game.new_state(players=players, seed=seed, options=options or {})
    for _ in range(MOST_ACTIONS):
        yield state
        if state.is_terminal():
            return
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("the game does not end")


def thinned(states: Iterator[State[Any]], seed: int, every: int = 6) -> Iterator[State[Any]]:
    """Some positions of a game, always the last."""
    rng = Random(seed)
    for state in states:
        if state.is_terminal() or rng.randrange(every) == 0:
            yield state


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_a_game_ends_with_winners_and_a_reason(game: Game[Any], players: int, seed: int) -> None:
    state = None
    for state in random_game(game, players, seed):
        assert (
            (state.current_player() is None) == state.is_terminal() == (not state.legal_actions())
        )
        if not state.is_terminal():
            assert state.winners() == []
            assert state.outcome_reason() is None
    assert state is not None
    best = state.winners()
    assert best
    assert best == sorted(set(best))
    assert all(0 <= seat < players for seat in best)
    assert state.outcome_reason()
    assert len(state.scores()) == players


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_actions_and_their_texts_are_one_to_one(game: Game[Any], players: int, seed: int) -> None:
    for state in thinned(random_game(game, players, seed), seed):
        actions = state.legal_actions()
        assert actions == state.legal_actions()
        texts = [state.action_text(action) for action in actions]
        assert len(set(actions)) == len(set(texts)) == len(actions)
        for action, text in zip(actions, texts, strict=True):
            assert state.parse_action(text) == action


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_a_position_round_trips_and_plays_on_the_same(
    game: Game[Any], players: int, seed: int
) -> None:
    for state in thinned(random_game(game, players, seed), seed):
        position = json.loads(json.dumps(state.to_dict()))
        again = game.state_from_dict(position)
        assert again.to_dict() == state.to_dict()
        assert again.current_player() == state.current_player()
        assert again.legal_actions() == state.legal_actions()
        assert again.winners() == state.winners()
        assert again.scores() == state.scores()
        rng, twin = Random(seed), state.clone()
        while not again.is_terminal() and rng.randrange(8):
            action = rng.choice(again.legal_actions())
            again.apply(action)
            twin.apply(action)
            assert again.to_dict() == twin.to_dict()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("options", ["tactics", 3, ["rounds"], []])
def test_options_that_are_no_object_are_refused(game: Game[Any], options: Any) -> None:
    players = game.min_players
    with pytest.raises(ValueError, match=r"^options:"):
        game.new_state(players=players, seed=1, options=options)
    position = game.new_state(players=players, seed=1).to_dict()
    with pytest.raises(ValueError, match=r"^options:"):
        game.state_from_dict(position | {"options": options})


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_a_clone_is_independent(game: Game[Any], players: int, seed: int) -> None:
    for state in thinned(random_game(game, players, seed), seed):
        if state.is_terminal():
            continue
        before = copy.deepcopy(state.to_dict())
        twin = state.clone()
        rng = Random(seed)
        for _ in range(30):
            if twin.is_terminal():
                break
            twin.apply(rng.choice(twin.legal_actions()))
        assert state.to_dict() == before
        assert twin.to_dict() != before


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_a_record_replays_to_the_same_state(game: Game[Any], players: int, seed: int) -> None:
    rng = Random(seed)
    options = rng.choice(option_sets(game))
    state = game.new_state(players=players, seed=seed, options=options)
    record = Record(game.id, game.version, players, options, seed, [])
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        record.actions.append(state.action_text(action))
        state.apply(action)
    assert record.replay().to_dict() == state.to_dict()


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_an_observation_is_all_that_its_seat_knows(
    game: Game[Any], players: int, seed: int
) -> None:
    """A state drawn from an observation has the same observation and offers the same actions."""
    rng = Random(seed)
    for state in thinned(random_game(game, players, seed), seed):
        for seat in range(players):
            observation = state.observation(seat)
            assert json.loads(json.dumps(observation)) == observation
            assert "seed" not in observation
            drawn = state.resample(seat, rng)
            assert drawn.observation(seat) == observation
            assert drawn.current_player() == state.current_player()
            assert drawn.scores() == state.scores()
            if state.current_player() == seat:
                assert drawn.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_what_a_seat_sees_depends_on_its_observation_alone(
    game: Game[Any], players: int, seed: int
) -> None:
    """Table, status, picks and reasons of two states that a seat cannot tell apart are the same."""
    view = import_module(f"quatuor.games.{game.id}.view")
    rng = Random(seed)
    for state in thinned(random_game(game, players, seed), seed, every=10):
        if state.is_terminal():
            continue
        for seat in range(players):
            drawn = state.resample(seat, rng)
            assert view.table(drawn, seat) == view.table(state, seat)
            assert view.status(drawn) == view.status(state)
            if state.current_player() == seat:
                assert view.illegal(drawn) == view.illegal(state)
                for action in state.legal_actions():
                    assert view.picks(drawn, action) == view.picks(state, action)


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_the_picks_make_a_tree_and_the_view_is_json(
    game: Game[Any], players: int, seed: int
) -> None:
    view = import_module(f"quatuor.games.{game.id}.view")
    options = Random(seed).choice(option_sets(game))
    for state in thinned(random_game(game, players, seed, options), seed):
        actions = state.legal_actions()
        tree = build_tree((state.action_text(one), view.picks(state, one)) for one in actions)
        assert sorted(set(leaves(tree))) == sorted(state.action_text(one) for one in actions)
        for seat in (None, *range(players)):
            table = view.table(state, seat)
            assert json.loads(json.dumps(table)) == table
        if state.is_terminal():
            assert json.loads(json.dumps(view.result(state))) == view.result(state)
        else:
            illegal = view.illegal(state)
            assert json.loads(json.dumps(illegal)) == illegal
            assert not set(illegal) & set(tree), "an element with a reason that can be picked"


def leaves(tree: dict[str, Any]) -> Iterator[str]:
    for child in tree.values():
        if isinstance(child, str):
            yield child
        else:
            yield from leaves(child)


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_every_action_is_told_and_telling_changes_nothing(
    game: Game[Any], players: int, seed: int
) -> None:
    rng = Random(seed)
    state = game.new_state(players=players, seed=seed, options={})
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        silent = state.clone()
        silent.apply(action)
        state.journal = []
        state.apply(action)
        assert state.journal, state.to_dict()
        for event in state.journal:
            for seat in (None, *range(players)):
                told = event.seen_by(seat)
                assert json.loads(json.dumps(told)) == told
        state.journal = None
        assert state.to_dict() == silent.to_dict()


@pytest.mark.parametrize(("game", "players"), KINDS)
@given(seed=seeds)
@some
def test_the_heuristic_chooses_legal_actions_by_what_its_seat_knows(
    game: Game[Any], players: int, seed: int
) -> None:
    heuristic = import_module(f"quatuor.games.{game.id}.heuristic")
    rng = Random(seed)
    state = game.new_state(players=players, seed=seed, options={})
    while not state.is_terminal():
        seat = state.current_player()
        assert seat is not None
        actions = state.legal_actions()
        values = heuristic.action_values(state, actions)
        assert [type(value) for value in values] == [int] * len(actions)
        if rng.randrange(8) == 0:
            drawn = state.resample(seat, rng)
            assert heuristic.action_values(drawn, actions) == values
            assert heuristic.playout_action(drawn, Random(1)) == heuristic.playout_action(
                state, Random(1)
            )
        action = heuristic.playout_action(state, rng)
        assert action in actions
        state.apply(action)
        utilities = heuristic.utilities(state)
        assert len(utilities) == players
        assert all(type(value) is int and -1000 <= value <= 1000 for value in utilities)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_impossible_arguments_are_refused(game: Game[Any]) -> None:
    for players in (game.min_players - 1, game.max_players + 1, True, "2"):
        with pytest.raises(ValueError, match="players"):
            game.new_state(players=players, seed=1, options={})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="nonsense"):
        game.new_state(players=game.min_players, seed=1, options={"nonsense": 1})
    for name in game.option_choices:
        with pytest.raises(ValueError, match=name):
            game.new_state(players=game.min_players, seed=1, options={name: "nonsense"})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_text_that_is_no_action_is_refused_with_a_reason(game: Game[Any]) -> None:
    for state in thinned(random_game(game, game.min_players, 3), 3):
        for text in ("", "nonsense", "x" * 1000, "lay", "show 0", "claim", "\u202e", "play r7@10"):
            with pytest.raises(IllegalAction) as caught:
                state.play(text)
            assert caught.value.reason


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_player_is_drawn_by_the_seed(game: Game[Any]) -> None:
    for players in range(game.min_players, game.max_players + 1):
        starters = [game.new_state(players=players, seed=seed, options={}) for seed in range(60)]
        assert {state.current_player() for state in starters} == set(range(players))
