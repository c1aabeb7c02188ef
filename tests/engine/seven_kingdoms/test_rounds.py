"""A round from laying to the refill, and how a game ends, in positions made for it."""

from typing import Any

import pytest

from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import DECK, acting, play, position, texts, told

FULL = [12, 13, 14, 15, 16, 17, 18]


def three(**changes: Any) -> SevenKingdomsState:
    """Three players, seat 1 to begin."""
    fields = {
        "players": 3,
        "start": 1,
        "turn": 1,
        "laid": [None] * 3,
        "hands": [[5], [9], [20]],
        "piles": [[], [], []],
        "display": [17, 2, 40, 44, 31, 8, 25],
        "deck": DECK[:5],
    }
    return position(**{**fields, **changes})


def test_all_lay_once_clockwise_from_the_start_player() -> None:
    state = three()
    seats = []
    while state.phase == "lay":
        seats.append(state.turn)
        play(state, texts(state)[0])
    assert seats == [1, 2, 0]


def test_who_has_no_card_sits_the_round_out() -> None:
    state = three(hands=[[5], [9], []])
    assert told(state, "lay 9") == [
        ("lay", {"seat": 1, "card": 9}),
        ("sit_out", {"seat": 2}),
    ]
    assert state.turn == 0
    play(state, "lay 5")
    assert (state.phase, state.turn, state.resolving) == ("token", 1, 9)


def test_a_start_player_without_a_card_is_skipped_and_the_seat_moves_on_all_the_same() -> None:
    state = three(hands=[[46], [], [45, 12]], turn=2)
    play(state, "lay 45", "lay 46")
    while state.phase != "lay":
        play(state, texts(state)[-1])
    assert (state.round, state.start, state.turn) == (2, 2, 2)


def test_nobody_else_has_a_card() -> None:
    state = three(hands=[[], [9, 46], []])
    play(state, "lay 46")
    assert (state.phase, state.turn) == ("claim", 1)
    play(state, "claim D4", "keep -")
    assert (state.round, state.start, state.turn) == (2, 2, 1)


def test_a_peasant_without_a_card_to_take_claims_nothing() -> None:
    state = position(hands=[[44, 12], [43]], display=[13, None, 14, 15, None, 17, 18], deck=DECK)
    events = told(state, "lay 44", "lay 43")
    assert ("no_claim", {"seat": 0, "card": 44}) in events
    assert (state.phase, state.turn, state.resolving) == ("claim", 1, 43)
    assert texts(state) == ["claim D1", "claim D4"]


def test_when_all_peasants_go_without_the_round_ends_at_once() -> None:
    display = [9, None, 14, 15, None, None, 18]
    state = position(hands=[[44, 12], [48]], display=display, deck=DECK)
    play(state, "lay 44", "lay 48")
    assert state.phase == "lay"
    assert state.to_dict()["display"] == [48, 44, 9, 14, 15, 18, 1]


def test_a_bishop_scores_itself_places_a_token_and_takes_a_card() -> None:
    state = position(hands=[[9], [20, 33]], deck=DECK)
    play(state, "lay 9", "lay 20")
    assert (state.phase, state.turn, state.played) == ("claim", 1, [20])
    play(state, "claim D1 D2 D3", "keep -")
    assert (state.phase, state.turn, state.resolving) == ("token", 0, 9)
    assert state.to_dict()["piles"][0] == [9]
    assert texts(state) == ["token 1", "token 2"]
    events = told(state, "token 1")
    assert events == [
        ("token", {"seat": 0, "token": "+2", "crest": "red", "space": 1}),
        ("token_up", {"token": "+5", "left": 0}),
    ]
    assert state.crest_tokens[0] == "+2"
    assert (state.offer, state.tokens) == (["+5", "x2"], [])
    assert texts(state) == ["claim D4", "claim D5", "claim D6", "claim D7"]


def test_the_last_tokens_leave_the_offer_empty() -> None:
    state = acting(9, phase="token", tokens=[], crest_tokens=["+3"] + [None] * 6)
    play(state, "token 1")
    assert (state.offer, state.crest_tokens[1]) == (["x2"], "+2")
    last = acting(9, phase="token", tokens=[], offer=["x2"], crest_tokens=["+3"] + [None] * 6)
    assert texts(last) == ["token 1"]
    play(last, "token 1")
    assert (last.offer, last.crest_tokens[1], last.phase) == ([], "x2", "claim")


ALL_TOKENED = ["+2", "+2", "+3", "+3", "+5", "x2", "x2"]


@pytest.mark.parametrize(
    "fields",
    [
        {"offer": [], "tokens": []},
        {"crest_tokens": ALL_TOKENED, "offer": ["peasants", "peasants"], "tokens": []},
    ],
)
def test_without_a_token_or_a_place_for_it_the_step_is_skipped(fields: dict[str, Any]) -> None:
    state = position(hands=[[9], [5]], deck=DECK[:1] + DECK[2:], **fields)
    events = told(state, "lay 9", "lay 5")
    assert ("no_token", {"seat": 0, "card": 9}) in events
    assert (state.phase, state.turn, state.resolving) == ("claim", 0, 9)


def test_kept_cards_go_to_the_hand_and_the_others_to_the_pile() -> None:
    state = acting(5, display=FULL, hands=[[46], []])
    play(state, "claim D1 D2 D5 D7")
    assert "keep 12 16" in texts(state)
    assert "keep 12 16 18" not in texts(state)
    play(state, "keep 12 16")
    given = state.to_dict()
    assert given["hands"][0] == [46, 12, 16]
    assert given["piles"][0] == [13, 18]
    assert given["known"] == [12, 16]


def test_any_claims_take_all_that_is_left_when_it_is_less() -> None:
    left = [None, 2, None, None, None, 8, None]
    assert texts(acting(5, display=left)) == ["claim D2 D6"]
    assert texts(acting(24, display=left)) == ["claim D2 D6"]
    assert texts(acting(36, display=left)) == ["claim D2", "claim D6"]


def test_a_knight_claims_two_consecutive_spaces() -> None:
    assert texts(acting(33, display=[17, None, 40, 44, None, None, 25])) == [
        "claim D1",
        "claim D3",
        "claim D3 D4",
        "claim D4",
        "claim D7",
    ]


def test_exactly_seven_cards_need_no_deck() -> None:
    display = [9, None, 14, 15, 16, 17, 18]
    state = position(hands=[[44, 12], [47]], display=display, deck=DECK)
    events = told(state, "lay 44", "lay 47", "claim D5", "keep 16")
    assert state.to_dict()["display"] == [47, 44, 9, 14, 15, 17, 18]
    assert state.deck == DECK
    assert not any(key in ("under_the_deck", "refill") for key, _ in events)


def test_more_than_seven_cards_go_under_the_deck_from_the_left() -> None:
    state = acting(
        43,
        phase="keep",
        display=[9, 13, 14, 15, 16, 17, 18],
        played=[44, 43],
        hands=[[12], []],
        deck=DECK,
    )
    events = told(state, "keep -")
    assert ("under_the_deck", {"cards": [17, 18]}) in events
    given = state.to_dict()
    assert given["display"] == [44, 43, 9, 13, 14, 15, 16]
    assert given["deck"] == [*DECK, 17, 18]
    for seat in (0, 1):
        assert state.observation(seat)["deck"] == [None] * len(DECK) + [17, 18]


def end_of_round(**changes: Any) -> SevenKingdomsState:
    """A Merchant's player keeps or scores the last claimed card of a round."""
    fields = {
        "phase": "keep",
        "display": [None, 2, None, None, 31, 8, 25],
        "claimed": [29],
        "played": [37, 36],
        "hands": [[5], [20]],
    }
    return acting(36, **{**fields, **changes})


def test_a_deck_that_runs_out_in_the_refill_ends_the_game() -> None:
    state = end_of_round(deck=[1])
    events = told(state, "keep 29")
    assert state.is_terminal()
    assert state.outcome_reason() == "deck_empty"
    given = state.to_dict()
    assert (given["turn"], given["phase"]) == (None, "over")
    assert given["display"] == [37, 36, 2, 31, 8, 25, 1]
    assert (given["hands"], given["piles"]) == ([[], []], [[5, 29], [20]])
    assert ("refill", {"cards": [1], "left": 0}) in events
    assert ("hand_scored", {"seat": 1, "cards": [20]}) in events


def test_a_deck_too_small_for_the_refill_ends_the_game_with_free_spaces() -> None:
    state = end_of_round(deck=[1], display=[None, 2, None, None, None, None, 25])
    play(state, "keep -")
    assert state.outcome_reason() == "deck_empty"
    assert state.to_dict()["display"] == [37, 36, 2, 25, 1, None, None]


def test_a_card_in_the_deck_after_the_refill_lets_the_game_go_on() -> None:
    state = end_of_round(deck=[1, 3])
    play(state, "keep -")
    assert (state.phase, state.to_dict()["deck"]) == ("lay", [3])


def test_the_game_ends_when_every_crest_has_a_token() -> None:
    state = end_of_round(crest_tokens=ALL_TOKENED, offer=["peasants"], tokens=["peasants"])
    play(state, "keep -")
    assert state.outcome_reason() == "all_crests"
    assert 0 not in state.display


def test_the_game_goes_on_until_the_end_of_the_round_with_the_last_token() -> None:
    state = acting(
        9,
        phase="token",
        crest_tokens=[*ALL_TOKENED[:6], None],
        offer=["peasants", "x2"],
        tokens=[],
        laid=[None, 5],
        hands=[[20], [33]],
    )
    play(state, "token 2", "claim D1", "keep -")
    assert (state.phase, state.turn) == ("claim", 1)
    play(state, texts(state)[0], "keep -")
    assert state.outcome_reason() == "all_crests"


def test_the_game_ends_when_no_hand_has_a_card() -> None:
    state = end_of_round(hands=[[], []])
    kept = state.clone()
    play(state, "keep -")
    assert state.outcome_reason() == "no_hands"
    play(kept, "keep 29")
    assert (kept.phase, kept.start, kept.turn) == ("lay", 1, 0)


def test_the_resolving_card_lies_on_the_other_side_at_once() -> None:
    state = position(hands=[[46, 12], [5]])
    play(state, "lay 46", "lay 5")
    given = state.to_dict()
    assert (given["played"], given["laid"], given["resolving"]) == ([46], [None, 5], 46)


def scored(pile_a: list[int], pile_b: list[int], token: str, scope: str) -> list[int]:
    state = position(
        options={"x2_scope": scope},
        crest_tokens=[None, token] + [None] * 5,
        offer=[],
        tokens=[],
        display=[None] * 7,
        hands=[[5], []],
        deck=[],
        piles=[pile_a, pile_b],
    )
    return state.scores()


def test_x2_doubles_the_crest_or_the_whole_pile() -> None:
    # crest 1: the King 2 and the Peasant 44 against nothing
    assert scored([2, 44, 1, 31], [3], "x2", "crest") == [6 + 3, 2]
    assert scored([2, 44, 1, 31], [3], "x2", "total") == [6 + 6, 2]


def test_peasants_gives_a_point_for_each_peasant_of_any_crest() -> None:
    assert scored([16, 43, 46, 49], [1], "peasants", "crest") == [4 + 3, 2]
    assert scored([16], [43, 46], "peasants", "crest") == [1, 2]


def test_a_king_counts_as_one_card_for_the_majority() -> None:
    assert scored([2], [16, 23], "+5", "crest") == [2, 2 + 5]


def test_tied_players_share_the_win() -> None:
    state = end_of_round(deck=[1], hands=[[5], [20, 6]], piles=[[30], []])
    play(state, "keep -")
    assert state.scores() == [1 + 2 + 1, 1 + 2]
    assert state.winners() == [0]
    shared = end_of_round(deck=[1], hands=[[5], [20, 6]])
    play(shared, "keep -")
    assert shared.scores() == [3, 3]
    assert shared.winners() == [0, 1]
