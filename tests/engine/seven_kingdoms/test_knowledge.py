"""What each seat knows and remembers, and states drawn from it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.base import State
from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import CARDS
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import DECK, GAME, acting, play, position, texts


def places(state: State[int]) -> list[int]:
    """Every card wherever it lies, ascending."""
    given = state.to_dict()
    rows = [given["display"], given["played"], given["laid"], given["claimed"], given["deck"]]
    rows += given["hands"] + given["piles"]
    return sorted(card for row in rows for card in row if card)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("scope", ["crest", "total"])
@given(seed=st.integers(0, 2**52), data=st.data())
@settings(max_examples=5)
def test_cards_and_tokens_are_conserved_and_limits_hold(
    players: int, scope: str, seed: int, data: st.DataObject
) -> None:
    state = GAME.new_state(players, seed, {"x2_scope": scope})
    assert isinstance(state, SevenKingdomsState)
    rng = Random(data.draw(st.integers(0, 2**32)))
    claimable: list[int] = []
    while not state.is_terminal():
        assert places(state) == list(CARDS)
        visible = [token for token in state.crest_tokens if token]
        assert Counter(visible + state.offer + state.tokens) == Counter(house.TOKENS)
        assert all(len(hand) <= 3 for hand in state.hands)
        if state.phase == "lay":
            assert 0 not in state.display
            assert state.played == []
            claimable = state.display[:]
        # cards laid this round cannot be claimed, and gaps do not close
        assert all(now in (0, before) for now, before in zip(state.display, claimable, strict=True))
        state.apply(rng.choice(state.legal_actions()))
    assert places(state) == list(CARDS)
    assert state.hands == [[] for _ in range(players)]
    assert state.outcome_reason() in ("deck_empty", "all_crests", "no_hands")
    assert state.winners() == [
        seat for seat, score in enumerate(state.scores()) if score == max(state.scores())
    ]


def test_claimed_cards_in_hand_are_known_and_dealt_ones_are_not() -> None:
    state = acting(5, hands=[[46], [20]], deck=DECK)
    play(state, "claim D1 D2 D3 D4", "keep 2 40")
    assert state.observation(1)["hands"] == [[2, 40, None], [20]]
    assert state.observation(0)["hands"] == [[46, 2, 40], [None]]
    while state.turn != 0:
        play(state, texts(state)[0])
    play(state, "lay 2")
    assert state.observation(1)["hands"][0] == [40, None]


def test_a_given_position_carries_no_memory() -> None:
    observation = position(deck=DECK).observation(0)
    assert observation["hands"] == [[5, 9, 46], [None] * 3]
    assert observation["deck"] == [None] * len(DECK)
    assert observation["tokens"] == [None]
    assert observation["seat"] == 0
    assert "seed" not in observation


def test_remembered_cards_under_the_deck_are_drawn_at_last() -> None:
    state = acting(
        36,
        phase="keep",
        deck=[1, 3, 4, 6],
        under=2,
        display=[17, 2, 40, None, None, None, None],
        played=[36],
        claimed=[44],
    )
    assert state.observation(1)["deck"] == [None, None, 4, 6]
    play(state, "keep 44")
    assert state.to_dict()["display"] == [36, 17, 2, 40, 1, 3, 4]
    assert state.observation(1)["deck"] == [6]


def test_a_drawn_state_keeps_what_is_known() -> None:
    state = position(
        hands=[[5, 9, 46], [20, 33, 48]], known=[33, 9], deck=[1, 3, 4, 6], under=1, tokens=["+5"]
    )
    rng = Random(1)
    for _ in range(50):
        drawn = state.resample(0, rng)
        given = drawn.to_dict()
        assert given["hands"][0] == [5, 9, 46]
        assert 33 in given["hands"][1]
        assert given["deck"][-1] == 6
        assert drawn.observation(0) == state.observation(0)
        assert len(set(places(drawn))) == len(places(drawn)) == len(places(state))


def test_states_are_drawn_evenly() -> None:
    """Three unseen cards in three places: each order as often as the others."""
    seen = [card for card in CARDS if card not in (1, 3, 20)]
    state = position(
        hands=[[5, 9, 46], [20]],
        deck=[1, 3],
        piles=[[card for card in seen if card not in (5, 9, 46, 17, 2, 40, 44, 31, 8, 25)], []],
    )
    rng = Random(5)
    draws = 3000
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        given = state.resample(0, rng).to_dict()
        counts[(*given["hands"][1], *given["deck"])] += 1
    assert set(counts) == set(permutations((1, 3, 20)))
    # 500 each, standard deviation about 20
    assert all(400 < count < 600 for count in counts.values())


def test_every_token_left_may_lie_face_down() -> None:
    state = position(offer=["+2", "+2"], tokens=["+5"])
    rng = Random(2)
    drawn = {state.resample(1, rng).to_dict()["tokens"][0] for _ in range(200)}
    assert drawn == set(house.TOKENS) - {"+2"}


def test_the_seed_settles_the_deal() -> None:
    deals = [GAME.new_state(4, seed).to_dict() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]
    assert deals[0]["crests"] != deals[2]["crests"]


def test_the_set_up() -> None:
    given = GAME.new_state(3, 5).to_dict()
    assert [len(hand) for hand in given["hands"]] == [3, 3, 3]
    assert len(given["display"]) == 7
    assert len(given["deck"]) == 49 - 9 - 7
    assert (len(given["offer"]), len(given["tokens"])) == (2, 7)
    assert (given["round"], given["phase"], given["turn"]) == (1, "lay", given["start"])
