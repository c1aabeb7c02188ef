"""What holds in every position of every game, with small piles as well as with full ones."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.lords_of_scotland.state import LordsState

from .positions import GAME, all_cards, load

some = settings(max_examples=15)
seeds = st.integers(min_value=0, max_value=2**53 - 1)
tables = st.tuples(seeds, st.integers(2, 5), st.sampled_from([98, 60, 40, 30]), st.booleans())
"""Seed, players, cards in the game, and whether followers are mostly mustered face down."""


def start(seed: int, players: int, cards: int) -> LordsState:
    """A new game; with few cards, the draw pile is soon empty and reshuffled."""
    position = GAME.new_state(players, seed).to_dict()
    on_table = 98 - len(position["deck"])
    position["deck"] = position["deck"][: max(0, cards - on_table)]
    return load(position)


def choose(state: LordsState, rng: Random, hiding: bool) -> str:
    texts = [state.action_text(action) for action in state.legal_actions()]
    hidden = [text for text in texts if text.endswith("down")]
    return rng.choice(hidden if hiding and hidden and rng.random() < 0.6 else texts)


def play_on(state: LordsState, rng: Random, hiding: bool, most: int = 250) -> Iterator[str]:
    for _ in range(most):
        if state.is_terminal():
            return
        text = choose(state, rng, hiding)
        state.play(text)
        yield text


@given(tables)
@some
def test_no_card_is_lost_or_doubled(setting: tuple[int, int, int, bool]) -> None:
    seed, players, cards, hiding = setting
    state = start(seed, players, cards)
    before = sorted(all_cards(state.to_dict()))
    for _ in play_on(state, Random(seed), hiding):
        position = state.to_dict()
        assert sorted(all_cards(position)) == before
        assert all(len(hand) <= 10 for hand in position["hands"])
        again = load(json.loads(json.dumps(position)))
        assert again.to_dict() == position


def texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


def known_cards(observation: dict[str, Any]) -> set[str]:
    return set(texts_in({**observation, "sets": []}))


@given(tables)
@some
def test_the_truth_is_always_among_what_a_seat_thinks_possible(
    setting: tuple[int, int, int, bool],
) -> None:
    seed, players, cards, hiding = setting
    state = start(seed, players, cards)
    everything = all_cards(state.to_dict())
    rng = Random(seed)
    for _ in play_on(state, rng, hiding):
        if rng.randrange(8):
            continue
        seat = rng.randrange(players)
        observation = state.observation(seat)
        sets = [set(one) for one in observation["sets"]]
        may = iter(observation["may"])
        truth, seen = state.to_dict(), observation
        rows = [(truth["armies"][one], seen["armies"][one], "card") for one in range(players)] + [
            (truth["recruits"], seen["recruits"], "card")
        ]
        hidden_in_hands = []
        for one in range(players):
            known = [card for card in seen["hands"][one] if card]
            assert set(known) <= set(truth["hands"][one])
            rest = [card for card in truth["hands"][one] if card not in known]
            masks = [sets[next(may)] for card in seen["hands"][one] if card is None]
            hidden_in_hands.append((rest, masks))
        for rest, masks in hidden_in_hands:
            assert all(any(card in mask for mask in masks) for card in rest)
        for true_row, seen_row, key in rows:
            for true_one, seen_one in zip(true_row, seen_row, strict=True):
                if seen_one is None:
                    continue
                if seen_one[key] is None:
                    assert true_one[key] in sets[next(may)]
                else:
                    assert seen_one[key] == true_one[key]
        for row in ("deck", "discard"):
            for card, shown in zip(truth[row], seen[row], strict=True):
                assert card == shown if shown else card in sets[next(may)]
        drawn = state.resample(seat, rng)
        assert drawn.observation(seat) == observation
        assert len(set(all_cards(drawn.to_dict()))) == len(everything)


@given(tables)
@some
def test_a_seat_learns_nothing_of_what_it_does_not_see(
    setting: tuple[int, int, int, bool],
) -> None:
    """Exchange two cards that a seat never saw, in the position and in all that was played: its
    observations stay the same."""
    seed, players, cards, _ = setting
    begin = start(seed, players, cards)
    state = begin.clone()
    seat = seed % players
    rng = Random(seed)
    history: list[str] = []
    observations = []
    known: set[str] = set()
    for text in play_on(state, rng, hiding=True, most=8 * players):
        history.append(text)
        observations.append(state.observation(seat))
        known |= known_cards(observations[-1])
    unseen = sorted(set(all_cards(begin.to_dict())) - known)
    rng.shuffle(unseen)
    for one, other in zip(unseen[::2], unseen[1::2], strict=False):
        names = {one: other, other: one}
        twin = load(swapped(begin.to_dict(), names))
        for text, observation in zip(history, observations, strict=True):
            twin.play(" ".join(names.get(word, word) for word in text.split()))
            assert twin.observation(seat) == observation


def swapped(data: Any, names: dict[str, str]) -> Any:
    if isinstance(data, dict):
        return {key: swapped(value, names) for key, value in data.items()}
    if isinstance(data, list):
        return [swapped(value, names) for value in data]
    return names.get(data, data) if isinstance(data, str) else data


@given(tables)
@some
def test_when_a_seat_is_asked_makes_no_difference(setting: tuple[int, int, int, bool]) -> None:
    seed, players, cards, hiding = setting
    asked = start(seed, players, cards)
    silent = asked.clone()
    for text in play_on(asked, Random(seed), hiding, most=60):
        silent.play(text)
        asked.observation(0)
    for seat in range(players):
        assert silent.observation(seat) == asked.observation(seat)
