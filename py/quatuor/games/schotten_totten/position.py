"""The position format of the rules page, written and read.

Keys for bookkeeping, all optional: `seed`; `idle` (nothing laid or claimed in this turn so far);
`returns` (in `recruit`: how many cards go back afterwards); `known` (by seat: the cards that it
knows in a pile or in the other hand, as they were put back by Recruiter).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from quatuor.games.position import MAX_COUNT, Distinct, Reader, as_int, as_list, fail
from quatuor.games.schotten_totten.actions import (
    CLAIMING,
    DRAWING,
    OVER,
    PHASES,
    PLAYING,
    RECRUITING,
    RETURNING,
    STONES,
)
from quatuor.games.schotten_totten.cards import (
    ALL_CARDS,
    BLIND,
    CARDS,
    CLAN,
    CODES,
    MUD,
    RECRUITER,
    cards_of,
)
from quatuor.games.schotten_totten.plays import must_pass
from quatuor.games.schotten_totten.rules import three_adjacent

if TYPE_CHECKING:
    from quatuor.games.schotten_totten.state import SchottenState

ID = "schotten_totten"


def codes(cards: list[int] | tuple[int, ...]) -> list[str]:
    """The codes of cards, in their order."""
    return [CODES[card] for card in cards]


def write(state: SchottenState) -> dict[str, Any]:
    """The position, secrets included."""
    position: dict[str, Any] = {
        "game": ID,
        "players": 2,
        "options": dict(state.options),
        "round": state.round,
        "turn": state.current_player(),
        "phase": PHASES[state.phase],
        "stones": [_write_stone(state, stone) for stone in range(STONES)],
        "hands": [codes(hand) for hand in state.hands],
        "deck": codes(state.piles[0][::-1]),
        "tactics_deck": codes(state.piles[1][::-1]),
        "discard": codes(state.discard),
        "tactics_played": list(state.tactics_played),
        "jokers_laid": list(state.jokers_laid),
        "points": list(state.points),
        "starter": state.starter,
        "passed": state.passed,
        "idle": state.idle,
        "known": [codes(cards_of(known)) for known in state.known],
        "seed": state.seed,
    }
    if state.phase == CLAIMING and not state.options["experts"]:
        position["draw_due"] = state.draw_due
    if state.phase in (RECRUITING, RETURNING):
        position["left"] = state.left
    if state.phase == RECRUITING:
        position["returns"] = state.returns
    return position


def _write_stone(state: SchottenState, stone: int) -> dict[str, Any]:
    modes = [
        code for code, on in (("BB", state.blind[stone]), ("MF", state.size[stone] == 4)) if on
    ]
    sides = (2 * stone, 2 * stone + 1)
    return {
        "cards": [codes(state.sides[side]) for side in sides],
        "complete": [state.complete[side] - 1 if state.complete[side] else None for side in sides],
        "modes": modes,
        "owner": None if state.owner[stone] < 0 else state.owner[stone],
    }


def read(reader: Reader, state: SchottenState) -> None:
    """Fill a bare state of the right options from a position; ValueError names the field."""
    options = state.options
    state.round = reader.whole("round", 1, options["rounds"])
    state.phase = PHASES.index(reader.choice("phase", PHASES))
    turn = reader.get("turn")
    if (turn is None) != (state.phase == OVER):
        raise fail("turn", "a seat while the game goes on, null when it is over")
    state.turn = -1 if turn is None else as_int(turn, "turn", 0, 1)
    _read_cards(reader, state)
    most = 10 if options["tactics"] else 0
    state.tactics_played = reader.items("tactics_played", _whole(most), length=2)
    if abs(state.tactics_played[0] - state.tactics_played[1]) > 1:
        raise fail("tactics_played", "one player has played two more than the other")
    held = sum(card >= CLAN for hand in state.hands for card in hand) + len(state.piles[1])
    if sum(state.tactics_played) + held > ALL_CARDS - CLAN:
        raise fail("tactics_played", f"with those that are held more than {ALL_CARDS - CLAN}")
    state.jokers_laid = reader.items("jokers_laid", _whole(min(most, 1)), length=2)
    state.points = reader.items("points", _whole(MAX_COUNT), length=2)
    state.starter = reader.whole("starter", 0, 1, default=0)
    state.passed = reader.choice("passed", (False, True), default=False)
    state.seed = reader.whole("seed", 0, (1 << 53) - 1, default=0)
    _read_turn(reader, state)
    _check_won(state)
    reader.done()


def _whole(most: int) -> Callable[[Any, str], int]:
    return lambda value, field: as_int(value, field, 0, most)


def _read_cards(reader: Reader, state: SchottenState) -> None:
    tactics = state.options["tactics"]
    distinct = Distinct(CARDS if tactics else dict(list(CARDS.items())[:CLAN]))

    def among(low: int, high: int) -> Callable[[Any, str], int]:
        def card(code: Any, field: str) -> int:
            found: int = distinct(code, field)
            if not low <= found < high:
                raise fail(field, f"{code!r} cannot lie there")
            return found

        return card

    any_card, clan = among(0, ALL_CARDS), among(0, CLAN)
    stones = reader.items("stones", Reader, length=STONES)
    for stone, one in enumerate(stones):
        _read_stone(state, stone, one, among(0, BLIND), among(BLIND, RECRUITER))
    state.hands = reader.items(
        "hands", lambda data, field: as_list(data, field, any_card, most=9), length=2
    )
    state.piles = [
        reader.items("deck", clan)[::-1],
        reader.items("tactics_deck", among(CLAN, ALL_CARDS))[::-1],
    ]
    state.discard = reader.items("discard", any_card)
    face_up = {card for side in state.sides for card in side} | set(state.discard)
    for card in sorted(face_up):
        if card < CLAN:
            state.unseen &= ~(1 << card)


def _read_stone(
    state: SchottenState,
    stone: int,
    reader: Reader,
    laid: Callable[[Any, str], int],
    mode: Callable[[Any, str], int],
) -> None:
    owner = reader.get("owner")
    if owner is not None:
        state.owner[stone] = reader.whole("owner", 0, 1)
        state.unclaimed.remove(stone)
    modes = reader.items("modes", mode)
    state.blind[stone] = BLIND in modes
    state.size[stone] = 4 if MUD in modes else 3
    most = state.size[stone]
    sides = reader.items(
        "cards", lambda cards, name: tuple(as_list(cards, name, laid, most=most)), length=2
    )
    complete = reader.items(
        "complete",
        lambda number, name: 0 if number is None else as_int(number, name, 0, MAX_COUNT) + 1,
        length=2,
    )
    reader.done()
    for seat, cards in enumerate(sides):
        state.set_side(2 * stone + seat, cards)
    for seat, number in enumerate(complete):
        side = 2 * stone + seat
        if number and state.free[side] and owner is None:
            raise fail(reader.name(f"complete[{seat}]"), "this side has free places")
        state.complete[side] = number
        if owner is not None:
            state.free[side] = 0


def _read_turn(reader: Reader, state: SchottenState) -> None:
    """What the turn has still to come, with the defaults of a position that does not tell."""
    phase, full = state.phase, state.hand_size
    hand = [] if phase == OVER else state.hands[state.turn]
    cards_left = len(state.piles[0]) + len(state.piles[1])
    most = full
    if phase in (RECRUITING, RETURNING) and not state.options["tactics"]:
        raise fail("phase", f"{PHASES[phase]!r} needs the tactics option")
    if phase == RECRUITING:
        _read_recruiting(reader, state, len(hand), cards_left)
        most = full + state.returns - state.left
    elif phase == RETURNING:
        if not hand:
            raise fail("phase", "there is nothing to return")
        usual = min(2, len(hand) - full if len(hand) > full else len(hand))
        state.left = reader.whole("left", 1, min(2, len(hand)), default=usual)
        most = full + state.left
    for seat, cards in enumerate(state.hands):
        if len(cards) > (most if seat == state.turn else full):
            raise fail(f"hands[{seat}]", f"{len(cards)} cards are too many")
    if phase == DRAWING:
        if len(hand) == full or not cards_left:
            raise fail("phase", "there is nothing to draw")
        state.draw_due = True
    _read_claiming(reader, state, may_draw=len(hand) < full)
    _read_known(reader, state)


def _read_recruiting(reader: Reader, state: SchottenState, held: int, cards_left: int) -> None:
    if not cards_left:
        raise fail("phase", "there is nothing to draw")
    drawn = held - state.hand_size + 1 if state.hand_size - 1 <= held <= state.hand_size + 1 else 0
    left = reader.whole("left", 1, min(3, cards_left), default=min(3 - drawn, cards_left))
    # when the draws take all that is left, there may have been fewer than three cards at first
    draws = min(3, drawn + left) if left == cards_left else 3
    state.left = left
    state.returns = reader.whole("returns", max(0, left - 1), 2, default=draws - 1)


def _read_claiming(reader: Reader, state: SchottenState, *, may_draw: bool) -> None:
    draw_due = reader.choice("draw_due", (False, True), default=None)
    claims_now = state.phase == CLAIMING and not state.options["experts"]
    if claims_now:
        state.draw_due = may_draw if draw_due is None else draw_due
        if state.draw_due and not may_draw:
            raise fail("draw_due", "the hand is full")
    turn_starts = state.phase in (PLAYING, CLAIMING) and not claims_now
    # a claim step without a draw to come follows a pass if no clan card could be laid
    passing = claims_now and draw_due is False and must_pass(state)
    state.idle = reader.choice("idle", (False, True), default=turn_starts or passing)
    if state.idle and state.phase in (DRAWING, RECRUITING, RETURNING):
        raise fail("idle", "something was played in this turn")


def _read_known(reader: Reader, state: SchottenState) -> None:
    known = reader.items(
        "known", lambda data, field: as_list(data, field, _card, most=2), length=2, default=[[], []]
    )
    unplayed = RECRUITER in state.piles[1] or any(RECRUITER in hand for hand in state.hands)
    if unplayed and state.phase in (RECRUITING, RETURNING):
        raise fail("phase", "the Recruiter was not played")
    for seat, cards in enumerate(known):
        hidden = [*state.piles[0], *state.piles[1], *state.hands[1 - seat]]
        for card in cards:
            if unplayed or card not in hidden:
                raise fail(f"known[{seat}]", f"{CODES[card]} was not put back")
            state.known[seat] |= 1 << card


def _card(code: object, field: str) -> int:
    if not isinstance(code, str) or code not in CARDS:
        raise fail(field, f"{code!r} is no card of this game")
    return CARDS[code]


def _check_won(state: SchottenState) -> None:
    """Refuse stones that both have won with, or that end a round which goes on."""
    won = [
        seat for seat in (0, 1) if state.owner.count(seat) >= 5 or three_adjacent(state.owner, seat)
    ]
    if len(won) == 2:
        raise fail("stones", "both players have won")
    if won and state.phase != OVER:
        raise fail("stones", "the round is won, but the phase is not 'over'")
