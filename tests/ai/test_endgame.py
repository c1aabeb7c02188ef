"""The exact search: what plain minimax says, and what it does when there is too much to look at."""

from __future__ import annotations

from random import Random

import pytest

from ai.toy import heuristic as toy
from ai.toy.game import GAME
from quatuor import ai, games
from quatuor.ai import endgame
from quatuor.ai.endgame import Endgame
from quatuor.games.base import State
from quatuor.games.schotten_totten import heuristic


def minimax(state: State[int], seat: int) -> int:
    turn = state.current_player()
    if turn is None:
        return heuristic.utilities(state)[seat]  # type: ignore[arg-type]  # of this game alone
    values = [minimax(after(state, action), seat) for action in state.legal_actions()]
    return max(values) if turn == seat else min(values)


def after(state: State[int], action: int) -> State[int]:
    later = state.clone()
    later.apply(action)
    return later


def last_plays(seed: int) -> State[int] | None:
    """Both piles empty, and so few cards left that minimax can look at everything."""
    rng = Random(seed)
    state = games.get("schotten_totten").new_state(2, seed)
    while not state.is_terminal():
        actions = state.legal_actions()
        left = sum(len(hand) for hand in state.to_dict()["hands"])
        if 2 <= len(actions) <= 6 and left <= 5:
            return state
        erring = rng.randrange(3) == 0
        state.apply(rng.choice(actions) if erring else heuristic.playout_action(state, rng))  # type: ignore[arg-type]  # of this game alone
    return None


def test_it_agrees_with_plain_minimax() -> None:
    values = set()
    for state in filter(None, map(last_plays, range(40))):
        seat = state.current_player()
        assert seat is not None
        actions = state.legal_actions()
        search = Endgame(heuristic, state, actions)
        list(search.run())
        assert search.solved
        expected = [minimax(after(state, action), seat) for action in actions]
        assert [search.expected(index) for index in range(len(actions))] == expected
        assert expected[search.ranking()[0]] == max(expected)
        values.update(expected)
    assert values >= {-1000, 1000}


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_it_sees_to_the_end(heap: int) -> None:
    state = GAME.make(heap, 0, [0, 0])
    search = Endgame(toy, state, state.legal_actions())
    list(search.run())
    assert search.actions[search.ranking()[0]] == heap % 4


def test_it_gives_up_and_the_race_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "MOST_POSITIONS", 5)
    monkeypatch.setattr(toy, "is_endgame", lambda _state: True, raising=False)
    state = GAME.make(7, 0, [0, 0])
    search = Endgame(toy, state, state.legal_actions())
    list(search.run())
    assert not search.solved
    thinker = ai.Thinker(
        GAME, state.observation(0), [1, 2, 3], "expert", ai.Budget(playouts=300), Random(1)
    )
    thinker.finish()
    assert thinker.best() == 3
    assert thinker.playouts > 0


def test_levels_without_a_search_do_not_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "is_endgame", lambda _state: True, raising=False)
    state = GAME.make(6, 0, [0, 0])
    chosen = {
        level: ai.choose(GAME, state.observation(0), [1, 2, 3], level, None, Random(1))
        for level in ("casual", "skilled")
    }
    assert chosen == {"casual": 3, "skilled": 2}
