"""The worth of a hand against trying every way to cut it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.scout import rules
from quatuor.games.scout.weights import WEIGHTS, scales, scales_for
from quatuor.games.scout.worth import Row

near = st.integers(2, 6)
rows = st.lists(near, max_size=9)
# some sets below zero, so that nothing may be left uncounted
TABLES = [scales(WEIGHTS[4]._replace(size=(-40, 80, 250, 400, 550))).worth, scales_for(2).worth]


def best_cut(tops: list[int], worth: list[int]) -> int:
    """The greatest sum of the worth of sets that make up the row."""
    best = [0]
    for end in range(1, len(tops) + 1):
        best.append(
            max(
                best[begin] + worth[rules.strength(tops[begin:end])]
                for begin in range(end)
                if rules.why_no_set(tops[begin:end]) is None
            )
        )
    return best[-1]


@given(rows, near, st.sampled_from(TABLES), st.data())
@settings(max_examples=100)
def test_the_worth_of_a_row_with_a_card_more_and_without_a_span(
    tops: list[int], top: int, worth: list[int], data: st.DataObject
) -> None:
    row = Row(tops, worth)
    assert row.value == best_cut(tops, worth)
    place = data.draw(st.integers(0, len(tops)))
    assert row.with_card(place, top) == best_cut([*tops[:place], top, *tops[place:]], worth)
    if tops:
        first = data.draw(st.integers(0, len(tops) - 1))
        last = data.draw(st.integers(first, len(tops) - 1))
        assert row.without(first, last) == best_cut(tops[:first] + tops[last + 1 :], worth)


@given(rows, near)
@settings(max_examples=50)
def test_a_card_put_in_where_it_does_most_good(tops: list[int], top: int) -> None:
    row = Row(tops, TABLES[0])
    everywhere = [row.with_card(place, top) for place in range(len(tops) + 1)]
    puts = row.insertions(top)
    assert puts[0].worth == max(everywhere)
    for put in puts:
        assert put.worth == everywhere[put.place]
        more = [*tops[: put.place], top, *tops[put.place :]]
        sets = [(rules.strength(more[first : end + 1]), first, end) for _, first, end in put.sets]
        shows = [span for span in rules.shows(more, 0) if span[0] <= put.place <= span[1]]
        assert sorted(sets) == sorted(put.sets)
        assert sorted((first, end) for _, first, end in sets) == sorted(
            span for span in shows if span[0] < span[1]
        )


@given(rows, near, st.sampled_from([2, 3, 4, 5]))
@settings(max_examples=50)
def test_no_card_gains_more_than_the_scales_say(tops: list[int], top: int, players: int) -> None:
    known = scales_for(players)
    row = Row(tops, known.worth)
    assert row.insertions(top)[0].worth - row.value <= known.most_gain
