"""What holds in every position of every game."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random
from typing import Any

from quatuor.choices import build_tree
from quatuor.games.base import State
from quatuor.record import MAX_ACTIONS


def check(state: State[Any], ply: int) -> list[Any]:
    """Cheap enough for every action; returns the legal ones."""
    actions = state.legal_actions()
    turn = state.current_player()
    assert (turn is None) == state.is_terminal() == (not actions)
    assert len(set(actions)) == len(actions)
    assert ply <= MAX_ACTIONS, "too long to be kept"
    players = len(state.scores())
    if turn is None:
        best = state.winners()
        assert best == sorted(set(best))
        assert best
        assert set(best) <= set(range(players))
        assert state.outcome_reason()
    else:
        assert 0 <= turn < players
        assert state.outcome_reason() is None
    return actions


def check_closely(state: State[Any], rng: Random) -> None:
    """The position as data, each card of the game in it once; what a seat knows; what it sees."""
    position = json.loads(json.dumps(state.to_dict()))
    again = state.game.state_from_dict(position)
    assert again.to_dict() == position
    actions = state.legal_actions()
    assert again.legal_actions() == actions
    texts = [state.action_text(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in rng.sample(list(zip(actions, texts, strict=True)), min(3, len(texts))):
        assert state.parse_action(text) == action

    look = import_module(f"quatuor.games.{state.game.id}.view")
    build_tree((text, look.picks(state, one)) for text, one in zip(texts, actions, strict=True))
    seat = rng.randrange(len(state.scores()))
    observation = state.observation(seat)
    assert json.loads(json.dumps(observation)) == observation
    drawn = state.game.sample_state(observation, rng)
    assert drawn.observation(seat) == observation
    assert look.table(drawn, seat) == look.table(state, seat)
    assert drawn.scores() == state.scores()
    if state.current_player() == seat:
        assert drawn.legal_actions() == actions
