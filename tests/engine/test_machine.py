"""One machine for all games and options: hypothesis plays a table by any sequence of moves, undos,
looks back, saves and nonsense, and makes what fails as short as can be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from quatuor import games
from quatuor.games.base import IllegalAction
from quatuor.record import begin, seal, unseal
from quatuor.table import Seat, Table, load_table
from soak import invariants, kinds


class TableMachine(RuleBasedStateMachine):
    """A table of people; `positions` are those after each action, as they were."""

    table: Table
    positions: list[dict[str, Any]]

    @initialize(
        kind=st.sampled_from(kinds.KINDS),
        seed=st.integers(0, 2**53 - 1),
        combination=st.integers(0, 10**6),
    )
    def deal(self, kind: str, seed: int, combination: int) -> None:
        game, players = kinds.of(kind)
        record = begin(game, players, kinds.options_of(game, combination), seed)
        self.table = Table(record, [Seat("human", "", "casual")] * players)
        self.positions = [self.table.state.to_dict()]

    def runs(self) -> bool:
        return self.table.turn is not None

    @precondition(runs)
    @rule(at=st.integers(0, 10**6))
    def act(self, at: int) -> None:
        state = self.table.state
        actions = state.legal_actions()
        self.table.act(state.action_text(actions[at % len(actions)]))
        self.positions.append(self.table.state.to_dict())

    @precondition(runs)
    @rule(at=st.integers(0, 10**6))
    def act_by_chance_for_a_while(self, at: int) -> None:
        rng = Random(at)
        for _ in range(rng.randrange(40)):
            if self.runs():
                self.act(rng.randrange(10**6))

    @rule(text=st.text(max_size=12) | st.sampled_from(["r7@3", "show 1", "claim 3", "lay 17"]))
    def try_nonsense(self, text: str) -> None:
        state = self.table.state
        if text in [state.action_text(action) for action in state.legal_actions()]:
            return
        with pytest.raises(IllegalAction if self.runs() else ValueError):
            self.table.act(text)

    @rule()
    def undo(self) -> None:
        if self.table.undo(free=False) is None:
            self.positions.pop()

    @rule()
    def save_and_load(self) -> None:
        self.table = load_table(unseal(seal(self.table.save())))

    @rule(at=st.integers(0, 10**6))
    def look_back(self, at: int) -> None:
        ply = at % len(self.positions)
        assert self.table.at(ply).state.to_dict() == self.positions[ply]

    @rule()
    def play_on_from_the_position_alone(self) -> None:
        position = self.table.state.to_dict()
        self.table.state = games.get(self.table.start.game).state_from_dict(position)

    @invariant()
    def holds(self) -> None:
        assert self.table.ply == len(self.positions) - 1
        assert self.table.state.to_dict() == self.positions[-1]
        invariants.check(self.table.state, self.table.ply)
        invariants.check_closely(self.table.state, Random(self.table.ply))


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=15)
