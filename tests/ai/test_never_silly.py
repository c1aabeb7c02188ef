"""Whoever plays well sees these moves: `casual` and the levels above never miss one."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

from ai.never_silly import Case
from quatuor import ai, games

PLAYOUTS = 200
"""What `skilled` has of its own; `expert` has more."""
CASES = [
    pytest.param(one, id=f"{game_id}: {one.name}")
    for game_id in games.IDS
    for one in import_module(f"ai.never_silly.{game_id}").CASES
]


def test_there_are_enough() -> None:
    for game_id in games.IDS:
        cases = import_module(f"ai.never_silly.{game_id}").CASES
        assert len({one.name for one in cases}) == len(cases) >= 25


@pytest.mark.parametrize("case", CASES)
def test_the_move_is_seen(case: Case) -> None:
    game = games.get(case.position["game"])
    state = game.state_from_dict(case.position)
    seat = state.current_player()
    assert seat is not None
    actions = state.legal_actions()
    texts = [state.action_text(action) for action in actions]
    assert any(map(case.solved_by, texts)), texts
    assert not all(map(case.solved_by, texts))
    for level in ai.LEVELS[1:]:
        action = ai.choose(
            game, state.observation(seat), actions, level, ai.Budget(playouts=PLAYOUTS), Random(1)
        )
        assert case.solved_by(state.action_text(action)), (level, state.action_text(action))
