"""What a seat knows of a position, and positions drawn from what it leaves open.

Every card that lay open in this round is, to everybody's knowledge, on the table, captured, or in
the hand of the player who scouted it; only its place there and which way up it lies are hidden.
With two players the second of two rounds is dealt from the cards that the first one left aside:
there a player also remembers which cards were in the first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from quatuor.games.scout import rules
from quatuor.games.scout.cards import BIT, CARD, CODE, codes, deck, mask, turned
from quatuor.games.scout.state import TURN, ScoutState

MOST_TRIES = 300


def observe(state: ScoutState, seat: int) -> dict[str, Any]:
    """A position with null for each hidden card, `seat`, and what is remembered.

    `held`: by seat, the cards of its hand that everybody knows of; `gone`: the captured ones that
    everybody knows of; `before`: as in the state, with null for the unknown ones.
    """
    held = [state.opened & mask(hand) for hand in state.hands]
    gone = state.opened & ~mask(state.table)
    for cards in held:
        gone &= ~cards
    before: list[list[Any]] = [codes(cards) for cards in state.before]
    hands: list[list[Any]] = [[CODE[card] for card in hand] for hand in state.hands]
    for other in range(state.players):
        if other != seat:
            hands[other] = [None] * len(hands[other])
            if other < 2:
                before[other + 1] = [None] * len(before[other + 1])
    return {
        **state.public_dict(),
        "seat": seat,
        "hands": hands,
        "aside": [None] * len(state.aside),
        "held": [codes(cards) for cards in held],
        "gone": codes(gone),
        "before": before,
    }


def sample(observation: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """A position drawn from all that have this observation, evenly but for `deal_with_a_show`."""
    remembered = ("seat", "held", "gone")
    position = {key: value for key, value in observation.items() if key not in remembered}
    table = observation["table"]["cards"] if observation["table"] else []
    held = [code for cards in observation["held"] for code in cards]
    position["opened"] = [*table, *held, *observation["gone"]]
    position["seed"] = rng.getrandbits(52)
    hidden = Hidden(observation, rng)
    bar = rules.strength([CARD[code] >> 4 for code in table])
    seat = observation["turn"]
    if not _has_to_show(observation):
        hands = hidden.deal()
    else:
        for _ in range(MOST_TRIES):
            hands = hidden.deal()
            if rules.can_show([card >> 4 for card in hands[seat]], bar):
                break
        else:
            hands = hidden.deal_with_a_show(seat, bar)
    position["hands"] = [[CODE[card] for card in hand] for hand in hands]
    position["aside"] = hidden.take_codes(observation["aside"])
    position["before"] = [hidden.take_codes(cards) for cards in observation["before"]]
    return position


def _has_to_show(observation: Mapping[str, Any]) -> bool:
    """Two players: whether the other one is on turn and, without a chip, sure to have a show."""
    turn = observation["turn"]
    return bool(
        observation["players"] == 2
        and observation["phase"] == TURN
        and turn != observation["seat"]
        and observation["chips"][turn] == 0
    )


class Hidden:
    """The cards that a seat does not see, dealt to where they may be."""

    def __init__(self, observation: Mapping[str, Any], rng: Random) -> None:
        self._rng = rng
        self._seat = observation["seat"]
        self._hands = [[code and CARD[code] for code in hand] for hand in observation["hands"]]
        self._held = [[CARD[code] for code in cards] for cards in observation["held"]]
        seen = [*self._hands[self._seat], *(card for cards in self._held for card in cards)]
        seen += [CARD[code] for code in observation["gone"]]
        seen += [CARD[code] for cards in observation["before"] for code in cards if code]
        if observation["table"]:
            seen += [CARD[code] for code in observation["table"]["cards"]]
        known = mask(seen)
        self._unseen = [card for card in deck(observation["players"]) if not BIT[card] & known]
        self._rest: list[int] = []

    def deal(self) -> list[list[int]]:
        """All hands; `take_codes` then gives what is left."""
        self._rest = self._unseen[:]
        self._rng.shuffle(self._rest)
        return [
            cards if seat == self._seat else self._fill(seat, [])
            for seat, cards in enumerate(self._hands)
        ]

    def _fill(self, seat: int, block: list[int]) -> list[int]:
        """A hand with `block` side by side, the cards it is known to hold, and unseen ones."""
        inside = mask(block)
        loose = [card for card in self._held[seat] if not BIT[card] & inside]
        for _ in range(len(self._hands[seat]) - len(block) - len(loose)):
            loose.append(self._rest.pop())
        loose = [turned(card) if self._rng.getrandbits(1) else card for card in loose]
        self._rng.shuffle(loose)
        cut = self._rng.randrange(len(loose) + 1)
        return [*loose[:cut], *block, *loose[cut:]]

    def deal_with_a_show(self, seat: int, bar: int) -> list[list[int]]:
        """All hands, with a set stronger than `bar` in that of `seat`.

        For sets so rare that no even deal has one: then any of the weakest will do.
        """
        hands = self.deal()
        size = len(self._hands[seat])
        free = size - len(self._held[seat])
        sets = [
            [low + step * index for index in range(length)]
            for length in range(max(1, bar // rules.SIZE), size + 1)
            for step in (0, 1)
            for low in range(1, 11)
            if low + step * (length - 1) <= 10
        ]
        self._rng.shuffle(sets)
        for tops in sorted((one for one in sets if rules.strength(one) > bar), key=len):
            block = self._find(tops, self._held[seat], self._unseen, free)
            if block:
                inside = mask(block)
                self._rest = [card for card in self._unseen if not BIT[card] & inside]
                self._rng.shuffle(self._rest)
                hands[seat] = self._fill(seat, block)
                return hands
        raise ValueError("hands: no deal lets the player on turn show")

    def _find(self, tops: list[int], held: list[int], unseen: list[int], free: int) -> list[int]:
        """Different cards with these numbers at the top, at most `free` of the unseen ones."""
        if not tops:
            return []
        wanted, others = tops[0], tops[1:]
        usable = [(card, 0) for card in held] + [(card, 1) for card in unseen if free]
        self._rng.shuffle(usable)
        for card, cost in usable:
            if wanted not in (card >> 4, card & 15):
                continue
            found = self._find(
                others,
                [one for one in held if one != card],
                [one for one in unseen if one != card],
                free - cost,
            )
            if len(found) == len(others):
                return [card if card >> 4 == wanted else turned(card), *found]
        return []

    def take_codes(self, codes: list[Any]) -> list[str]:
        """The codes with unseen cards in the place of null, either way up."""
        return [code or CODE[self._rest.pop()] for code in codes]
