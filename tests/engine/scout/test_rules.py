"""Sets, strength and legal actions against a plain reading of the rules."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.scout import rules
from quatuor.games.scout.cards import deck

from .positions import dealt, position, random_states, refused, texts

near = st.integers(3, 6) | st.integers(1, 10)
rows = st.lists(near, max_size=9)
some = settings(max_examples=60)


def is_set(tops: list[int]) -> bool:
    """A match, or a run that rises or falls by one."""
    match = len(set(tops)) == 1
    rises = all(right == left + 1 for left, right in pairwise(tops))
    falls = all(right == left - 1 for left, right in pairwise(tops))
    return bool(tops) and (match or rises or falls)


def beats(tops: list[int], table: list[int]) -> bool:
    """More cards; then match before run; then the higher smallest number."""

    def rank(row: list[int]) -> tuple[int, bool, int]:
        return len(row), len(row) > 1 and len(set(row)) == 1, min(row, default=0)

    return rank(tops) > rank(table)


def spans(row: list[int], table: list[int]) -> list[tuple[int, int]]:
    return [
        (first, last)
        for first in range(len(row))
        for last in range(first, len(row))
        if is_set(row[first : last + 1]) and beats(row[first : last + 1], table)
    ]


@st.composite
def sets(draw: st.DrawFn) -> list[int]:
    low, size = draw(st.integers(1, 10)), draw(st.integers(0, 5))
    step = draw(st.sampled_from([0, 1, -1]))
    row = [low + step * place for place in range(size)]
    return row if all(1 <= number <= 10 for number in row) else row[:1]


@given(rows, sets())
@some
def test_the_shows_of_a_row(row: list[int], table: list[int]) -> None:
    bar = rules.strength(table)
    assert rules.shows(row, bar) == spans(row, table)
    assert rules.can_show(row, bar) == bool(spans(row, table))


@given(rows, sets(), st.integers(1, 10), st.data())
@some
def test_the_shows_of_a_row_with_a_card_put_in(
    row: list[int], table: list[int], top: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(row)))
    bar = rules.strength(table)
    found = rules.shows_after_insertion(row, rules.shows(row, bar), place, top, bar)
    assert sorted(found) == spans([*row[:place], top, *row[place:]], table)


@given(rows, sets())
@some
def test_a_reason_is_given_for_every_row_that_is_no_show(row: list[int], table: list[int]) -> None:
    if not row:
        return
    assert (rules.why_no_set(row) is None) == is_set(row)
    if is_set(row):
        assert (rules.why_too_weak(row, table) is None) == beats(row, table)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@given(seed=st.integers(0, 2**32))
@settings(max_examples=4)
def test_legal_actions_are_those_of_the_rules(players: int, seed: int) -> None:
    for ply, state in enumerate(random_states(players, seed)):
        if ply % 5 or state.phase != "turn":
            continue
        row = [card >> 4 for card in state.hands[state.turn]]
        table = [(card >> 4, card & 15) for card in state.table]
        expected = [show_text(span) for span in spans(row, [top for top, _ in table])]
        for end in ("left", "right")[: len(table)]:
            card = table[0 if end == "left" else -1]
            rest = [top for top, _ in (table[1:] if end == "left" else table[:-1])]
            if players == 2 and state.chips[state.turn] == 0:
                continue
            for place in range(len(row) + 1):
                for flip, top in (("", card[0]), (" flip", card[1])):
                    scout = f"scout {end} {place + 1}{flip}"
                    expected.append(scout)
                    if players > 2 and state.show_chips[state.turn]:
                        hand = [*row[:place], top, *row[place:]]
                        expected += [f"{scout} {show_text(span)}" for span in spans(hand, rest)]
        assert sorted(texts(state)) == sorted(expected)


def show_text(span: tuple[int, int]) -> str:
    first, last = span
    return f"show {first + 1}" if first == last else f"show {first + 1}-{last + 1}"


@pytest.mark.parametrize(("players", "cards"), [(2, 44), (3, 36), (4, 44), (5, 45)])
def test_the_deck_for_a_number_of_players(players: int, cards: int) -> None:
    pairs = {frozenset((card >> 4, card & 15)) for card in deck(players)}
    assert len(pairs) == len(deck(players)) == cards
    assert (frozenset((9, 10)) in pairs) == (players == 5)
    assert any(10 in pair for pair in pairs) == (players != 3)


def test_dealt_gives_different_cards() -> None:
    codes = [code for row in dealt([[1, 1, 2], [2, 3]]) for code in row]
    assert len({frozenset(code.split("/")) for code in codes}) == 5


HAND = [4, 5, 5, 9, 2]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("show 1-3", "mixed"),
        ("show 3-4", "gap"),
        ("show 1-2", "run_on_match"),
        ("show 4", "too_few"),
        ("show 2-3", "too_low"),
        ("show 5-6", "no_such_place"),
        ("scout left 7", "no_such_place"),
        ("scout left 1 show 7", "no_such_place"),
        ("scout left 1 show 1-2", "gap"),
        ("keep", "orient_done"),
        ("flip", "orient_done"),
        ("show 0", "syntax"),
        ("show 3-2", "syntax"),
        ("show 2-2", "syntax"),
        ("show 01", "syntax"),
        ("scout middle 1", "syntax"),
        ("scout left", "syntax"),
        ("scout left 1 turn", "syntax"),
        ("scout  left 1", "syntax"),
        ("show 1 ", "syntax"),
        ("show \u0661", "syntax"),
    ],
)
def test_reasons(text: str, reason: str) -> None:
    assert refused(position([[1], HAND, [1], [1]], [6, 6]), text) == reason


def test_more_reasons() -> None:
    assert refused(position([[1], HAND, [1], [1]], [9]), "scout right 1") == "single_is_left"
    assert refused(position([[1], HAND, [1], [1]], [9]), "show 4") == "equal"
    assert refused(position([[1], HAND, [1], [1]], [10]), "show 4") == "too_low"
    assert refused(position([[9, 10, 1], [1], [1], [1]]), "show 1-3") == "wraps"
    assert refused(position([[10, 1], [1], [1], [1]]), "show 1-2") == "wraps"
    assert refused(position([[4, 5, 4], [1], [1], [1]]), "show 1-3") == "zigzag"
    assert refused(position([[4, 5], [1], [1], [1]]), "scout left 1 show 1") == "nothing_to_scout"
    spent = position([[1], HAND, [1], [1]], [6, 6], show_chips=[1, 0, 1, 1])
    assert refused(spent, "scout left 1 show 5") == "show_chip_spent"
    two = position([[1], [7, 7, 2]], [6, 6], chips=[3, 0])
    assert refused(two, "scout left 1") == "no_chip"
    assert refused(two, "scout left 1 show 1") == "no_scout_and_show"
    asked = position([[1, 2], [1], [1]], phase="orient")
    assert refused(asked, "show 1") == "orient_first"
    assert refused(asked, "scout left 1") == "orient_first"
