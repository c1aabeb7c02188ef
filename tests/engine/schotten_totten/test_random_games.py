"""Random games with every combination of options: what must hold in every position."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quatuor.games.schotten_totten.cards import CODES
from quatuor.games.schotten_totten.state import SchottenState

from .positions import GAME, new

OPTIONS = [
    {"tactics": tactics, "experts": experts, "rounds": rounds, "series_scoring": scoring}
    for tactics, experts, rounds, scoring in product(
        (False, True), (False, True), (1, 2), ("stones", "official")
    )
]
seeds = st.integers(min_value=0, max_value=2**40)


def positions_of(options: dict[str, Any], seed: int) -> Iterator[SchottenState]:
    rng = Random(seed)
    state = new(seed, options)
    while True:
        yield state
        if state.is_terminal():
            return
        state.apply(rng.choice(state.legal_actions()))


def all_cards(position: dict[str, Any]) -> list[str]:
    cards = [*position["deck"], *position["tactics_deck"], *position["discard"]]
    for hand in position["hands"]:
        cards += hand
    for stone in position["stones"]:
        cards += stone["modes"] + stone["cards"][0] + stone["cards"][1]
    return sorted(cards)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@given(seed=seeds)
@settings(max_examples=1)
def test_what_always_holds(options: dict[str, Any], seed: int) -> None:
    pack = sorted(CODES if options["tactics"] else CODES[:54])
    for state in positions_of(options, seed):
        position = json.loads(json.dumps(state.to_dict()))
        assert all_cards(position) == pack
        assert bool(state.legal_actions()) != state.is_terminal()
        played = position["tactics_played"]
        assert abs(played[0] - played[1]) <= 1
        for stone in position["stones"]:
            places = 4 if "MF" in stone["modes"] else 3
            assert max(map(len, stone["cards"])) <= places
            for cards, complete in zip(stone["cards"], stone["complete"], strict=True):
                assert (complete is not None) == (len(cards) == places)
            if stone["owner"] is not None:
                assert stone["complete"][stone["owner"]] is not None
        again = GAME.state_from_dict(position)
        assert again.to_dict() == state.to_dict()
        assert again.legal_actions() == state.legal_actions()
        for action in state.legal_actions():
            assert state.parse_action(state.action_text(action)) == action
    assert state.winners()


@pytest.mark.parametrize("options", OPTIONS[::3], ids=str)
@given(seed=seeds)
@example(seed=35)
@settings(max_examples=2)
def test_a_position_without_bookkeeping_plays_on_the_same(
    options: dict[str, Any], seed: int
) -> None:
    """Where it matters: the same actions are legal, now and after each of them."""
    for state in positions_of(options, seed):
        position = state.to_dict()
        for key in ("seed", "returns", "known"):
            position.pop(key, None)
        if position.get("draw_due", True):  # after a pass nothing else tells of a claim before
            del position["idle"]
        again = GAME.state_from_dict(position)
        assert again.legal_actions() == state.legal_actions()
        for action in state.legal_actions()[:5]:
            one, other = again.clone(), state.clone()
            one.apply(action)
            other.apply(action)
            if one.to_dict()["round"] == position["round"]:
                assert one.legal_actions() == other.legal_actions()


@pytest.mark.parametrize("options", OPTIONS[::2], ids=str)
@given(seed=seeds)
@settings(max_examples=1)
def test_nobody_sees_what_is_hidden(options: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    for state in positions_of(options, seed):
        for seat in (0, 1):
            seen = state.observation(seat)
            drawn = state.resample(seat, rng)
            assert drawn.observation(seat) == seen
            if state.current_player() == seat:
                assert drawn.legal_actions() == state.legal_actions()
