"""A position from outside is refused, or all that follows from it can be played."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from quatuor import games
from quatuor.games.base import State
from quatuor.record import MAX_START, begin

Json = dict[str, Any]


def reached(game_id: str, players: int, until: Callable[[Json], bool], **options: Any) -> Json:
    """A position of a game by chance."""
    for seed in range(200):
        state = games.get(game_id).new_state(players, seed, options)
        rng = Random(seed)
        while not state.is_terminal():
            if until(position := state.to_dict()):
                found: Json = json.loads(json.dumps(position))
                return found
            state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("no such position")


def play_on(state: State[Any], actions: int = 60) -> None:
    """Every position that comes of it can be written, read, and imagined by each seat."""
    rng = Random(1)
    for _ in range(actions):
        position = json.loads(json.dumps(state.to_dict()))
        assert state.game.state_from_dict(position).to_dict() == position
        for seat in range(len(state.scores())):
            assert state.resample(seat, rng).scores() == state.scores()
        if state.is_terminal():
            return
        state.apply(rng.choice(state.legal_actions()))


def start(position: Json) -> State[Any]:
    return begin(games.get(position["game"]), None, None, 3, position).start()


def late(position: Json) -> bool:
    return bool(position.get("points", [1])[0]) or position.get("skirmish", 0) > 2


def completed(position: Json) -> bool:
    return any(any(stone["complete"]) for stone in position["stones"])


def count_high(position: Json, number: int) -> Json:
    """The same position with all that counts up as high as `number`."""
    counts = {"skirmish": number, "points": [number] * position["players"]}
    if position["game"] == "seven_kingdoms":
        counts["round"] = number
    if position["game"] == "scout" and position["players"] > 2:
        counts["chips"] = [number] * position["players"]
    for stone in position.get("stones", []):
        stone["complete"] = [one and number for one in stone["complete"]]
    return {**position, **{name: value for name, value in counts.items() if name in position}}


@pytest.mark.parametrize(
    ("game", "players", "until", "options"),
    [
        ("schotten_totten", 2, completed, {"rounds": 2}),
        ("scout", 3, late, {}),
        ("lords_of_scotland", 3, late, {}),
        ("seven_kingdoms", 2, lambda position: position["round"] == 3, {}),
    ],
)
def test_what_counts_up_can_go_on_counting(
    game: str, players: int, until: Callable[[Json], bool], options: Json
) -> None:
    position = reached(game, players, until, **options)
    play_on(start(count_high(position, MAX_START)))
    with pytest.raises(ValueError, match=r"^\w+: 10001 is not in"):
        start(count_high(position, MAX_START + 1))


@pytest.mark.parametrize("phase", ["recruit", "return"])
def test_the_recruiter_acts_after_it_was_played(phase: str) -> None:
    position = reached("schotten_totten", 2, lambda one: one["phase"] == phase, tactics=True)
    position["discard"].remove("RE")
    play_on(start(position))  # left out
    position["hands"][position["turn"]][0] = "RE"
    with pytest.raises(ValueError, match=r"^phase: the Recruiter was not played$"):
        start({**position, "tactics_played": [0, 0]})


def test_tactics_cards_are_ten() -> None:
    position = reached(
        "schotten_totten", 2, lambda one: one["tactics_played"] == [2, 2], tactics=True
    )
    play_on(start(position))
    for more in ([3, 2], [10, 10]):
        with pytest.raises(ValueError, match=r"^tactics_played:"):
            start({**position, "tactics_played": more})


def test_a_round_of_seven_kingdoms_has_a_card_of_each_player() -> None:
    claim = {"game": "seven_kingdoms", "players": 2, "phase": "claim"}
    position = reached(
        "seven_kingdoms", 2, lambda one: {**one, **claim} == one and any(one["laid"])
    )
    play_on(start(position))
    spare = position["deck"].pop()
    with pytest.raises(ValueError, match=r"^played:"):
        start({**position, "played": [*position["played"], spare]})


def test_no_round_has_ended_that_has_not_been() -> None:
    position = games.get("scout").new_state(3, 1, {"rounds": 2}).to_dict()
    with pytest.raises(ValueError, match=r"^round_points:"):
        start({**position, "round_points": [[1, 2, 3]]})
