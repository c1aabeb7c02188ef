"""Playing: a game, a deal from every seat, a match of many deals on all cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from joblib import Parallel, delayed, effective_n_jobs

from quatuor import games
from quatuor.ai import Budget
from quatuor.arena import players

MOST_ACTIONS = 5000


class Match(NamedTuple):
    """What is played: `seats` names a player for each seat of a game."""

    game: str
    seats: Sequence[str]
    seed: int
    options: Mapping[str, Any] = {}
    budget: Budget | None = None


class Seat(NamedTuple):
    """How one player fared in one game. Forced moves do not count as moves."""

    share: float
    """Of the win: 1, 0, or a part when the win is shared."""
    difference: float
    """Own points less the mean of the others'."""
    first: bool
    moves: int
    playouts: int
    seconds: float


Deal = list[list[Seat]]
"""The games of one deal; in each one entry for each of the match's seats, in their order."""


def play_game(match: Match, deal: int, turn: int) -> list[Seat]:
    """One game of a deal: the match's player i sits at seat (i + turn) modulo their number."""
    game = games.get(match.game)
    count = len(match.seats)
    state = game.new_state(count, Random(f"{match.seed}/{deal}").getrandbits(52), match.options)
    order = [(index + turn) % count for index in range(count)]
    index_at = {seat: index for index, seat in enumerate(order)}
    choose = [players.make(spec, game, match.budget) for spec in match.seats]
    rngs = [Random(f"{match.seed}/{deal}/{turn}/{index}") for index in range(count)]
    moves, playouts, seconds = [0] * count, [0] * count, [0.0] * count
    first = state.current_player()
    for _ in range(MOST_ACTIONS):
        seat = state.current_player()
        if seat is None:
            break
        actions = state.legal_actions()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        index = index_at[seat]
        begin = process_time()
        choice = choose[index](state, actions, rngs[index])
        seconds[index] += process_time() - begin
        playouts[index] += choice.playouts
        moves[index] += 1
        state.apply(choice.action)
    else:
        raise RuntimeError(f"{match.game}, deal {deal}: no end after {MOST_ACTIONS} actions")
    scores, winners = state.scores(), state.winners()
    return [
        Seat(
            share=1 / len(winners) if seat in winners else 0.0,
            difference=scores[seat] - (sum(scores) - scores[seat]) / (count - 1),
            first=seat == first,
            moves=moves[index],
            playouts=playouts[index],
            seconds=seconds[index],
        )
        for index, seat in enumerate(order)
    ]


def play_deal(match: Match, deal: int) -> Deal:
    """All games of one deal."""
    return [play_game(match, deal, turn) for turn in range(len(match.seats))]


def play(
    match: Match, deals: int, jobs: int = -1, batch: int | None = None, first: int = 0
) -> Iterator[Deal]:
    """The deals from `first` up to `deals` in order, `batch` at a time.

    joblib's backends decide where they are played.
    """
    with Parallel(n_jobs=jobs) as parallel:
        size = batch or max(8 * effective_n_jobs(jobs), deals)
        for begin in range(first, deals, size):
            numbers = range(begin, min(begin + size, deals))
            yield from parallel(delayed(play_deal)(match, number) for number in numbers)
