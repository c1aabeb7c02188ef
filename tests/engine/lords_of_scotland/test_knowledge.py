"""What each player knows, case by case."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from quatuor.games.lords_of_scotland.cards import CARD_OF
from quatuor.games.lords_of_scotland.memory import gathered
from quatuor.games.lords_of_scotland.observation import deal
from quatuor.games.lords_of_scotland.state import LordsState

from .positions import play, table

DECK = ["WE1", "WE2", "WE3", "WE4", "WE5", "WE6"]


def places(state: LordsState, seat: int, card: str, draws: int = 60) -> set[str]:
    """Where `card` may be, as far as `seat` knows: where it lies in states drawn for that seat."""
    rng = Random(1)
    found = set()
    for _ in range(draws):
        position = state.resample(seat, rng).to_dict()
        found |= {where for where, cards in rows(position).items() if card in cards}
    return found


def rows(position: dict[str, Any]) -> dict[str, list[str]]:
    letters = "ABCDE"[: position["players"]]
    named = {f"hand {one}": position["hands"][seat] for seat, one in enumerate(letters)}
    for seat, one in enumerate(letters):
        for index, follower in enumerate(position["armies"][seat]):
            named[f"{one}{index + 1}"] = [follower["card"]]
    for index, recruit in enumerate(position["recruits"]):
        named[f"R{index + 1}"] = [recruit["card"]] if recruit else []
    return {**named, "deck": position["deck"], "discard": position["discard"]}


def test_hands_are_private() -> None:
    state = table("", "", hands="FO1 FO2,MD1 MD2", deck=DECK)
    seen = state.observation(0)
    assert seen["hands"] == [["FO1", "FO2"], [None, None]]
    assert seen["deck"] == [None] * 6
    assert "WE1" not in str(seen["hands"])
    assert {"hand B", "deck"} <= places(state, 0, "MD1", 300)


def test_a_loaded_position_has_no_memory() -> None:
    """Whoever loads a position with an army knows the own face-down followers, no other ones."""
    state = table("FO1-", "MD1-", hands="FO2,MD2")
    assert [army[0]["card"] for army in state.observation(0)["armies"]] == ["FO1", None]
    assert [army[0]["card"] for army in state.observation(1)["armies"]] == [None, "MD1"]


# Face-down followers


def test_a_face_down_follower_is_known_to_its_player_alone() -> None:
    state = play(table("", "", "", hands="FO1 FO2,MD1,CC1"), "muster FO1 down")
    assert state.observation(0)["armies"][0][0]["card"] == "FO1"
    for other in (1, 2):
        assert state.observation(other)["armies"][0][0]["card"] is None


def test_a_swap_shows_the_card_to_its_new_player_and_both_remember_it() -> None:
    state = table("FO9-", "", "", hands="CC1,FE1,CC2")
    play(state, "muster CC1 down", "muster FE1 power A1")
    assert [state.observation(seat)["armies"][1][0]["card"] for seat in range(3)] == [
        "FO9",
        "FO9",
        None,
    ]
    assert state.observation(2)["armies"][1][0]["seen"] == [0, 1]


def test_a_card_discarded_face_down_is_unknown_to_those_who_did_not_know_it() -> None:
    state = play(table("", "FO9- CC3", "", hands="WE1 MD1,MD2"), "muster WE1 power B1")
    assert [state.observation(seat)["discard"] for seat in range(3)] == [[None], ["FO9"], [None]]
    assert state.resample(1, Random(1)).to_dict()["discard"] == ["FO9"]
    drawn = {tuple(state.resample(0, Random(seed)).to_dict()["discard"]) for seed in range(9)}
    assert len(drawn) > 1


def test_a_card_discarded_face_up_is_known_to_all() -> None:
    state = play(table("", "FO9", "", hands="WE1 MD1"), "muster WE1 power B1")
    assert state.observation(2)["discard"] == ["FO9"]


def test_the_end_of_a_skirmish_reveals_the_followers() -> None:
    state = table("FO9-", "", hands=",MD1", supporters="SC1 SC2", round=5, turn=1, deck=DECK)
    play(state, "muster MD1 down")
    assert state.observation(1)["armies"][0][0]["card"] == "FO9"


# Cards taken from the recruits


def recruited() -> LordsState:
    """A took FO9 face up, next to two cards that nobody else knows."""
    state = table("", "", hands="MD1 MD2,CC1 CC2", recruits="FO9 SC9-", deck=DECK)
    return play(state, "recruit R1")


def test_a_card_taken_face_up_is_known_to_be_in_that_hand() -> None:
    state = recruited()
    assert state.observation(1)["hands"][0] == ["FO9", None, None]
    assert places(state, 1, "FO9") == {"hand A"}


def test_a_card_taken_face_down_is_known_to_its_player_alone() -> None:
    state = play(table("", "", hands="MD1,CC1", recruits="FO9 SC9-", deck=DECK), "recruit R2")
    assert state.observation(0)["hands"][0] == ["MD1", "SC9"]
    assert state.observation(1)["hands"][0] == [None, None]
    assert state.observation(0)["recruits"][1] == {"card": None, "up": False}


def test_it_stays_known_while_other_cards_are_played_face_up() -> None:
    state = play(recruited(), "muster CC1 down", "muster MD1 up", "muster CC2 down")
    assert places(state, 1, "FO9") == {"hand A"}
    assert state.observation(1)["hands"][0] == ["FO9", None]


def test_it_may_be_the_card_played_face_down_whichever_that_was() -> None:
    for mustered in ("FO9", "MD1"):
        state = play(recruited(), "muster CC1 down", f"muster {mustered} down")
        assert state.observation(1)["hands"][0] == [None, None]
        assert state.observation(1)["armies"][0][0]["card"] is None
        assert places(state, 1, "FO9") == {"hand A", "A1"}


@pytest.mark.parametrize("mustered", ["FO9", "MD1"])
def test_each_card_of_the_hand_is_as_likely_to_be_the_one_played_face_down(mustered: str) -> None:
    state = play(recruited(), "muster CC1 down", f"muster {mustered} down")
    rng = Random(3)
    drawn = [state.resample(1, rng).to_dict()["armies"][0][0]["card"] for _ in range(300)]
    assert 70 <= drawn.count("FO9") <= 130  # one of three


def test_both_cases_look_the_same() -> None:
    one = play(recruited(), "muster CC1 down", "muster FO9 down").observation(1)
    other = play(recruited(), "muster CC1 down", "muster MD1 down").observation(1)
    assert one == other


def test_it_is_known_again_when_the_face_down_card_turns_out_to_be_another() -> None:
    state = table(
        "", "", hands="MD1 MD2 CC1,CC2", recruits="FO9", round=4, supporters="SC1 SC2", deck=DECK
    )
    play(state, "recruit R1", "muster CC2 down", "muster MD1 down", "recruit R1")
    assert state.observation(1)["armies"][0][0]["card"] == "MD1"
    assert places(state, 1, "FO9") == {"hand A"}


def test_it_is_shown_again_among_several_cards_of_the_hand() -> None:
    state = table(
        "", "", hands="MD1 MD2 CC1,CC2", recruits="FO9", round=4, supporters="SC1 SC2", deck=DECK
    )
    play(state, "recruit R1", "muster CC2 down", "muster MD1 down")
    assert state.observation(1)["hands"][0] == [None, None, None]
    play(state, "recruit R1")  # and the skirmish is over: MD1 is revealed
    assert state.observation(1)["hands"][0] == ["FO9", None, None]


@pytest.mark.parametrize("hand", [[1, 2], [2, 1]])
def test_a_card_that_is_sure_makes_another_one_sure(hand: list[int]) -> None:
    """Once 1 is known in the hand, 2 has the only other place there; 3 lies elsewhere."""
    memory = [0, 0b1110, 0b1100, 0b1000]
    assert gathered(memory, [hand]) == [0, 0b0010, 0b0100, 0b1000]


def test_what_is_known_in_a_hand_lies_nowhere_else() -> None:
    """The hand holds 1 and 2, as only they fit there: 1 is neither 3 nor 4."""
    memory = [0, 0b00110, 0b00110, 0b11010, 0b11010]
    assert gathered(memory, [[1, 2]]) == [0, 0b00010, 0b00100, 0b11000, 0b11000]


def test_it_is_open_once_it_is_played_face_up() -> None:
    state = play(recruited(), "muster CC1 down", "muster FO9 up")
    assert state.observation(1)["armies"][0][0]["card"] == "FO9"
    assert state.observation(1)["hands"][0] == [None, None]


def test_the_only_card_of_a_hand_is_known_when_it_is_played_face_down() -> None:
    state = table("", "", hands=",CC1 CC2", recruits="FO9", deck=DECK)
    play(state, "recruit R1", "muster CC1 down", "muster FO9 down")
    assert places(state, 1, "FO9") == {"A1"}


# Reshuffles


def test_the_new_draw_pile_is_known_to_be_the_old_discard_pile() -> None:
    discard = ["SC3", "SC4", "SC5", "SC6"]
    state = table("", "", hands="MD1,CC1 CC2", recruits="FO9 FO8-", deck=["WE1"], discard=discard)
    play(state, "recruit R2")  # WE1 takes its place, face down, and the pile is new
    assert sorted(state.to_dict()["deck"]) == discard
    for card in discard:
        assert places(state, 0, card) == {"deck"}
    assert "deck" not in places(state, 0, "CC1", 300)


def test_what_is_drawn_from_it_may_be_any_of_its_cards() -> None:
    discard = ["SC3", "SC4", "SC5", "SC6"]
    state = table("", "", hands="MD1,FO1 CC1", recruits="FO9-", deck=["WE1"], discard=discard)
    play(state, "recruit R1", "muster FO1 power")
    for card in discard:
        assert places(state, 0, card) == {"deck", "hand B"}
    rng = Random(2)
    for _ in range(30):
        assert len(set(state.resample(0, rng).to_dict()["hands"][1]) & set(discard)) == 1


@pytest.mark.parametrize("mustered", ["CC1", "new"])
def test_a_card_drawn_from_it_is_as_likely_to_be_played_face_down_as_older_ones(
    mustered: str,
) -> None:
    discard = ["SC3", "SC4", "SC5", "SC6"]
    recruits = "FO1- FO2- FO3- FO4- FO8-"
    hands = "MD1 MD2,CC1 CC2 CC3"
    state = table("", "", hands=hands, recruits=recruits, deck=["WE1"], discard=discard)
    play(state, "recruit R5", "recruit R5", "muster MD1 up", "recruit R5", "muster MD2 up")
    new = state.to_dict()["hands"][1][-1]
    play(state, f"muster {new if mustered == 'new' else mustered} down")
    rng = Random(4)
    drawn = [state.resample(0, rng).to_dict() for _ in range(400)]
    for position in drawn:
        assert len(set(discard) & {*position["hands"][1], position["armies"][1][0]["card"]}) == 1
    assert 50 <= sum(one["armies"][1][0]["card"] in discard for one in drawn) <= 110  # one of five


def test_a_card_discarded_face_down_is_in_it_for_those_who_knew() -> None:
    state = table(
        "", "CC9- CC3", "", hands="WE1 MD1,MD2,FO2 MD3", recruits="FO9-", deck=["FO4"],
        discard=["SC3"],
    )  # fmt: skip
    play(state, "muster WE1 power B1", "muster MD2 down", "muster FO2 down", "recruit R1")
    assert places(state, 1, "CC9") == {"deck"}
    assert places(state, 1, "SC3") == places(state, 2, "SC3") == {"deck"}
    assert {"deck", "hand A", "hand C"} <= places(state, 2, "CC9", 400) | {"hand C"}


def test_the_seats_own_cards_are_remembered_when_they_are_discarded_face_down() -> None:
    state = play(table("FO9- CC3", "", hands="WE1 MD1,MD2"), "muster WE1 power A1")
    assert state.observation(0)["discard"] == ["FO9"]
    assert state.observation(1)["discard"] == [None]


def test_spectators_know_what_is_public() -> None:
    state = recruited()
    known = state.memory(state.players)
    assert known[CARD_OF["FO9"]] == 1 << CARD_OF["FO9"]
    assert known[CARD_OF["MD1"]] == known[CARD_OF["CC1"]] != 1 << CARD_OF["MD1"]


# Deals


@pytest.mark.parametrize(
    ("masks", "deals"),
    [
        ([0b1110, 0b1110, 0b1110], 6),
        ([0b0110, 0b0110, 0b1000], 2),
        ([0b0110, 0b1110, 0b1110], 4),
        ([0b00110, 0b01110, 0b11100, 0b11110], 7),
    ],
)
def test_all_deals_are_about_equally_likely(masks: list[int], deals: int) -> None:
    rng = Random(5)
    count = Counter(tuple(deal(masks, rng)) for _ in range(200 * deals))
    assert len(count) == deals
    for cards, times in count.items():
        assert all(mask >> card & 1 for mask, card in zip(masks, cards, strict=True))
        assert 140 <= times <= 260


def test_a_card_with_few_places_is_as_likely_at_each_although_the_sets_overlap() -> None:
    """Two players hold a card that all know, each at one of five places."""
    others = ((1 << 70) - 1) ^ 0b1111111111
    masks = [others | 0b01] * 5 + [others | 0b10] * 5 + [others] * 52
    rng = Random(8)
    deals = [deal(masks, rng) for _ in range(300)]
    for card, first in ((0, 0), (1, 5)):
        where = Counter(dealt.index(card) for dealt in deals)
        assert all(35 <= where[first + place] <= 90 for place in range(5))


def test_an_impossible_deal_is_refused() -> None:
    for masks in ([0b10, 0b10, 0b1110], [0b0110, 0b1100, 0b0110, 0b0110]):
        with pytest.raises(ValueError, match="may"):
            deal(masks, Random(1))
