"""What is told is enough to follow the game: log, animation and announcements live on it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quatuor.games.base import Event
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import DECK, GAME, acting, told


@pytest.mark.parametrize("players", [2, 3, 4])
@given(seed=st.integers(0, 2**52))
@settings(max_examples=8)
def test_the_events_lead_to_the_result(players: int, seed: int) -> None:
    state = GAME.new_state(players, seed)
    assert isinstance(state, SevenKingdomsState)
    rng = Random(seed)
    display = state.display[:]
    hands = [hand[:] for hand in state.hands]
    piles: list[set[int]] = [set() for _ in range(players)]
    points = [0] * players
    events: list[Event] = []
    state.journal = events
    while not state.is_terminal():
        state.apply(rng.choice(state.legal_actions()))
    for key, args, private, _reveals in events:
        assert private == {}, "nothing is told to some only: the game has no such secret"
        match key:
            case "lay":
                hands[args["seat"]].remove(args["card"])
            case "resolve_bishop":
                piles[args["seat"]].add(args["card"])
            case "claim":
                assert [display[space - 1] for space in args["spaces"]] == args["cards"]
            case "keep" | "keep_all" | "score_all":
                assert key != "keep" or (args["kept"] and args["scored"])
                hands[args["seat"]] += args["kept"]
                piles[args["seat"]].update(args["scored"])
            case "swap":
                display = args["cards"]
            case "refill":
                display = display + args["cards"]
            case "hand_scored":
                assert hands[args["seat"]] == args["cards"]
                piles[args["seat"]].update(args["cards"])
            case "crest_won":
                points[args["seat"]] += args["points"]
            case "points":
                assert args["tokens"] == points[args["seat"]]
                points[args["seat"]] = args["total"]
    assert [sorted(pile) for pile in piles] == state.to_dict()["piles"]
    assert points == state.scores()


def test_only_what_was_hidden_forbids_to_take_back() -> None:
    state = acting(9, phase="token", deck=DECK, played=[20], laid=[None, 5], hands=[[46], [33]])
    events: list[Event] = []
    state.journal = events
    state.play("token 1")
    assert [event.key for event in events if event.reveals] == ["token_up"]
    events.clear()
    state.play("claim D1")
    state.play("keep -")
    assert not any(event.reveals for event in events)
    state.play("claim D2 D3 D4 D5")
    state.play("keep -")
    assert [event.key for event in events if event.reveals] == ["refill"]


def test_tokens_that_nobody_takes_say_why() -> None:
    state = acting(
        36,
        phase="keep",
        display=[None] * 7,
        crest_tokens=["+5", "+3", "x2"] + [None] * 4,
        tokens=[],
        offer=[],
        piles=[[8, 29, 16], [15, 22]],
        deck=[1, 3],
    )
    events = told(state, "keep -")
    assert [(key, args["crest"]) for key, args in events if key.startswith("crest_")] == [
        ("crest_tied", "red"),
        ("crest_won", "orange"),
        ("crest_bare", "yellow"),
    ]
