"""Reading a position that came from outside; every refusal is a ValueError naming the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from quatuor.games.position import MAX_COUNT, Distinct, Reader, as_choice, as_int, as_list, fail
from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import (
    BISHOP,
    CARDS,
    HAND_LIMIT,
    KIND,
    OFFER_SIZE,
    mask_of,
)
from quatuor.games.seven_kingdoms.state import PHASES, SevenKingdomsState

if TYPE_CHECKING:
    from quatuor.games.seven_kingdoms.game import SevenKingdoms


def read_position(game: SevenKingdoms, position: Mapping[str, Any]) -> SevenKingdomsState:
    """The state of a position in the rules page's format, which may leave cards out."""
    reader = Reader(position)
    card = Distinct({number: number for number in CARDS})

    def card_or_none(value: object, field: str) -> int:
        return 0 if value is None else card(value, field)

    def pile(value: object, field: str) -> int:
        return mask_of(as_list(value, field, card))

    def hand(value: object, field: str) -> list[int]:
        return as_list(value, field, card, most=HAND_LIMIT)

    state = SevenKingdomsState()
    state.journal = None
    reader.choice("game", (game.id,), game.id)
    players = state.players = game.check_players(reader.get("players"))
    state.options = game.check_options(reader.get("options", None))
    state.seed = reader.whole("seed", 0, 2**53, 0)
    state.round = reader.whole("round", 1, MAX_COUNT, 1)
    state.start = reader.whole("start", 0, players - 1)
    turn = reader.get("turn")
    state.turn = -1 if turn is None else as_int(turn, "turn", 0, players - 1)
    state.phase = reader.choice("phase", PHASES)
    state.crests = tuple(reader.items("crests", _crest, length=7))
    state.crest_tokens = reader.items("crest_tokens", _token_or_none, length=7)
    state.offer = reader.items("offer", _token, most=OFFER_SIZE)
    state.tokens = reader.items("tokens", _token)
    state.display = reader.items("display", card_or_none, length=7)
    state.played = reader.items("played", card, most=players, default=())
    state.laid = reader.items("laid", card_or_none, length=players)
    resolving = reader.get("resolving", None)
    state.resolving = 0 if resolving is None else _number(resolving, "resolving")
    state.claimed = reader.items("claimed", card, most=4, default=())
    state.hands = reader.items("hands", hand, length=players)
    state.piles = reader.items("piles", pile, length=players)
    state.deck = reader.items("deck", card)
    state.known = mask_of(reader.items("known", _number, default=()))
    state.under = reader.whole("under", 0, len(state.deck), 0)
    reader.done()
    _check_table(state)
    _check_turn(state)
    return state


def _crest(value: object, field: str) -> int:
    return as_int(value, field, 0, 6)


def _number(value: object, field: str) -> int:
    return as_int(value, field, 1, 49)


def _token(value: object, field: str) -> str:
    return as_choice(value, field, tuple(dict.fromkeys(house.TOKENS)))


def _token_or_none(value: object, field: str) -> str | None:
    return None if value is None else _token(value, field)


def _check_table(state: SevenKingdomsState) -> None:
    """What lies there must be possible, whoever is to move."""
    if len(set(state.crests)) != 7:
        raise fail("crests", "a crest is named twice")
    left = Counter(house.TOKENS)
    for field in ("crest_tokens", "offer", "tokens"):
        left.subtract(token for token in getattr(state, field) if token)
        for token, number in left.items():
            if number < 0:
                raise fail(field, f"there are only {house.TOKENS.count(token)} tokens {token!r}")
    for index, card in enumerate(state.played):
        if KIND[card] == BISHOP:
            raise fail(f"played[{index}]", f"{card} is a Bishop and goes to its player's pile")
    if len(state.played) + sum(map(bool, state.laid)) > state.players:
        raise fail("played", "holds more cards than are laid in a round")
    if state.known & ~mask_of(card for hand in state.hands for card in hand):
        raise fail("known", "names a card that is in no hand")


def _check_turn(state: SevenKingdomsState) -> None:
    """The phase, the seat to move and the cards that wait must fit together."""
    if (state.turn < 0) != (state.phase == "over"):
        raise fail("turn", f"{'null' if state.turn < 0 else state.turn} in phase {state.phase!r}")
    if state.claimed and state.phase != "keep":
        raise fail("claimed", f"no claimed card waits in phase {state.phase!r}")
    if state.phase == "lay":
        _check_lay(state)
    elif state.phase == "over":
        _check_over(state)
    else:
        _check_resolving(state)


def _check_lay(state: SevenKingdomsState) -> None:
    if state.resolving:
        raise fail("resolving", "no card acts while cards are laid")
    if state.played:
        raise fail("played", "no card is there before all are laid")
    if not state.hands[state.turn]:
        raise fail("turn", f"seat {state.turn} has no hand card to lay")
    for step in range((state.turn - state.start) % state.players, state.players):
        seat = (state.start + step) % state.players
        if state.laid[seat]:
            raise fail(f"laid[{seat}]", f"seat {seat} lays only after seat {state.turn}")


def _check_over(state: SevenKingdomsState) -> None:
    for field, cards in (("laid", state.laid), ("hands", state.hands), ("played", state.played)):
        if any(cards):
            raise fail(field, "holds cards, but the game is over")
    if state.resolving:
        raise fail("resolving", "the game is over")


def _check_resolving(state: SevenKingdomsState) -> None:
    """Phases `token`, `claim` and `keep`: a laid card acts."""
    card, phase = state.resolving, state.phase
    if not card:
        raise fail("resolving", f"is missing in phase {phase!r}")
    elsewhere = [*state.display, *state.claimed, *state.deck, *(c for h in state.hands for c in h)]
    if card in elsewhere or card in state.laid:
        raise fail("resolving", f"{card} lies elsewhere")
    for seat, laid in enumerate(state.laid):
        if laid > card:
            raise fail(f"laid[{seat}]", f"{laid} acts before {card}")
    if state.laid[state.turn]:
        raise fail(f"laid[{state.turn}]", "the card of the seat to move acts already")
    if phase == "token" and KIND[card] != BISHOP:
        raise fail("phase", f"{card} is no Bishop and places no token")
    if phase == "token" and not state.token_can_be_placed():
        raise fail("phase", "no token can be placed")
    if phase == "claim" and not state.claims():
        raise fail("phase", f"{card} can claim nothing")
