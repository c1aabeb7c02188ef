"""What the page is told, and what a person points at."""

from typing import Any

from quatuor.choices import build_tree
from quatuor.games.scout import view

from .positions import play, position, random_states


def tree(state: Any) -> dict[str, Any]:
    actions = state.legal_actions()
    return build_tree((state.action_text(one), view.picks(state, one)) for one in actions)


def at(choices: Any, *path: str) -> Any:
    for element in path:
        choices = choices[element]
    return choices


def test_a_show_is_pointed_at_by_its_ends_in_any_order() -> None:
    choices = tree(position([[1], [4, 5, 6, 9], [1]], [3, 4]))
    assert at(choices, "hand:1", "hand:3", "do:show") == "show 1-3"
    assert at(choices, "hand:3", "hand:1", "do:show") == "show 1-3"
    single = tree(position([[4, 5, 6, 9], [1], [1]]))
    assert at(single, "hand:4", "do:show") == "show 4"


def test_a_scout_is_pointed_at_card_gap_and_side() -> None:
    choices = tree(position([[1], [4, 5, 9], [1]], [3, 4]))
    way = ("table:right", "gap:4", "side:flip")
    assert at(choices, *way, "do:scout") == "scout right 4 flip"
    assert at(choices, *way, "new:2", "new:1", "do:show") == "scout right 4 flip show 1-2"
    assert at(choices, *way, "new:3", "do:show") == "scout right 4 flip show 3"


def test_keep_or_turn() -> None:
    assert tree(position([[1], [2], [3]], phase="orient")) == {"do:keep": "keep", "do:flip": "flip"}


def test_the_table_tells_the_set_and_the_seats() -> None:
    state = position([[1, 2], [4, 5, 9], [1]], [3, 4, 5], captured=[2, 0, 0], chips=[0, 1, 0])
    play(state, "scout left 4")
    table = view.table(state, 2)
    assert table["set"]["owner"] == 0
    assert (table["set"]["key"], table["set"]["args"]) == ("run", {"size": 2, "low": 4, "high": 5})
    assert [card["element"] for card in table["set"]["cards"]] == ["table:left", "table:right"]
    assert table["scouts"] == table["scouts_to_end"] == 1
    one = table["seats"][1]
    assert (one["hand"], len(one["backs"]), len(one["known"])) == (4, 3, 1)
    assert table["seats"][0]["captured"] == 2
    assert table["seats"][0]["chips"] == 1
    assert [card["top"] for card in table["hand"]["cards"]] == [1]


def test_a_cards_id_stays_however_it_lies() -> None:
    state = position([[1, 2], [4, 5, 9], [1]], [3, 4, 5])
    scouted = view.table(state, 1)["set"]["cards"][0]
    play(state, "scout left 1 flip")
    mine = view.table(state, 1)["hand"]["cards"][0]
    assert mine["id"] == scouted["id"]
    assert (mine["top"], mine["bottom"]) == (scouted["bottom"], scouted["top"])
    assert mine["known"]
    assert view.table(state, 0)["seats"][1]["known"] == [scouted["id"]]


def test_the_hand_tells_its_sets_and_why_they_do_not_beat_the_table() -> None:
    state = position([[1], [4, 5, 6, 2, 2], [1]], [3, 4])
    sets = view.table(state, 1)["hand"]["sets"]
    found = {(one["first"], one["last"]): one for one in sets}
    assert found[(1, 3)]["why"] is None
    assert found[(1, 2)]["why"] is None
    assert found[(4, 5)]["why"] is None
    assert found[(1, 1)]["why"] == "too_few"
    assert {span for span, one in found.items() if one["whole"]} == {(1, 3), (4, 5)}
    assert found[(4, 5)]["key"] == "match"


def test_both_readings_of_a_hand_are_told_until_it_is_chosen() -> None:
    state = position([[1, 2], [4, 5, 9], [1]], phase="orient")
    table = view.table(state, 0)
    turned = [(card["top"], card["bottom"]) for card in table["turned"]["cards"]]
    assert turned == [(card["bottom"], card["top"]) for card in table["hand"]["cards"]]
    play(state, "flip")
    assert view.table(state, 0)["turned"] is None
    assert view.table(state, 1)["turned"] is not None
    assert [seat["oriented"] for seat in view.table(state, 1)["seats"]] == [True, False, False]
    assert view.table(state, None)["hand"] is view.table(state, None)["turned"] is None


def test_what_cannot_be_picked_has_a_reason() -> None:
    state = position([[1], [4, 5, 6, 2, 9], [1]], [5, 6, 7], show_chips=[1, 0, 1])
    reasons = view.illegal(state)
    assert reasons["hand:1"]["key"] == "too_low"
    assert reasons["hand:4"]["key"] == "too_few"
    assert reasons["table:2"]["key"] == "ends_only"
    assert reasons["new:1"]["key"] == "show_chip_spent"
    assert reasons["do:show"]["key"] == "nothing_beats"
    longer = view.illegal(position([[1], [4, 5, 6, 2, 9], [1]], [3, 4]))
    assert longer["hand:1 hand:4"]["key"] == longer["hand:5 hand:4"]["key"] == "gap"
    assert longer["hand:1 do:show"]["key"] == "too_few"
    empty = view.illegal(position([[4, 5], [1], [1]]))
    assert empty["do:scout"]["key"] == "nothing_to_scout"
    two = view.illegal(position([[1], [8, 8]], [5, 6], chips=[3, 0]))
    assert two["table:left"]["key"] == two["table:right"]["key"] == "no_chip"
    assert two["new:1"]["key"] == "no_scout_and_show"


def test_every_card_of_the_hand_is_pickable_or_has_a_reason() -> None:
    for players in (2, 4):
        for ply, state in enumerate(random_states(players, 11)):
            if ply % 4 or state.is_terminal():
                continue
            choices, reasons = tree(state), view.illegal(state)
            for card in view.table(state, state.turn)["hand"]["cards"]:
                assert (card["element"] in choices) != (card["element"] in reasons)


def test_the_status_tells_what_may_be_done() -> None:
    def key(state: Any) -> str:
        text = view.status(state)
        return str(text["key"])

    assert key(position([[1], [2], [3]], phase="orient")) == "orient"
    assert key(position([[1], [2], [3]])) == "show_first"
    assert key(position([[1], [2], [3]], [4])) == "show_scout_or_both"
    assert key(position([[1], [2], [3]], [4], show_chips=[1, 0, 1])) == "show_or_scout"
    assert key(position([[1], [9]], [4], chips=[3, 0])) == "show_only"
    assert view.status(position([[1], [2], [3]], [4], scouts=1))["args"]["last_scout"]


def test_a_round_end_is_told_card_by_card() -> None:
    state = position([[1, 3, 5], [9], [1]], [7, 8], turn=2, scouts=1, captured=[2, 0, 1])
    end, start = play(state, "scout left 1")[-2:]
    assert end.key == "round_end"
    assert end.args["scoring"][0] == {
        "seat": 0,
        "captured": 2,
        "chips": 1,
        "hand": 3,
        "exempt": True,
        "points": 3,
    }
    assert end.args["scoring"][2]["points"] == 1 - 2
    assert (start.key, start.args, start.reveals) == (
        "round_start",
        {"round": 2, "starter": 1},
        True,
    )


def test_the_result_tells_the_rounds() -> None:
    *_, last = random_states(3, 4)
    rounds = view.result(last)["round_points"]
    assert [sum(points) for points in zip(*rounds, strict=True)] == last.scores()
