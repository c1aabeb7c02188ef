"""What each seat knows of the cards it does not see ("What each player knows").

A memory has, for every card, the set of cards (a bit mask) that may lie where that card truly
lies, in the eyes of its observer: only the card itself if the observer knows. So a mask says
something of a place, never of the card in it, and a hidden card that moves keeps its mask.

Only three things change memories. A state lists them in its trail while it is played, which
costs a playout next to nothing; `recall` works them in when somebody asks:

    (REVEAL, card, seats)          these seats (a mask) learn where the card is
    (LEAVE, card, seat, hand, up)  a card of that hand was mustered; others may not know which
    (SHUFFLE, cards)               the new draw pile; only its contents are known, not their order

Two players who were told the same always have the same masks for the same places. The masks allow
every case that is possible; where a hand with several kinds of unknown cards plays one of them face
down, they may allow a few more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

REVEAL, LEAVE, SHUFFLE = range(3)

Memory = list[int]
Step = tuple[Any, ...]

EVERYBODY = -1


def fresh(cards: Iterable[int], visible: Iterable[int]) -> Memory:
    """The memory of one who sees the visible ones among `cards`, and has no past."""
    memory = [0] * 99
    hidden = 0
    for card in cards:
        hidden |= 1 << card
    for card in visible:
        memory[card] = 1 << card
        hidden &= ~(1 << card)
    for card in cards:
        memory[card] = memory[card] or hidden
    return memory


def recall(memory: Memory, observer: int, trail: Sequence[Step]) -> Memory:
    """The memory after all steps of the trail; the given one stays as it is."""
    memory = memory.copy()
    for step in trail:
        what, card = step[0], step[1]
        if what == REVEAL:
            if step[2] >> observer & 1:
                _learn(memory, card)
        elif what == SHUFFLE:
            contents = 0
            for one in card:
                contents |= memory[one]
            for one in card:
                memory[one] = contents
        else:
            _, _, seat, hand, up = step
            if seat != observer:
                bit = 1 << card if up else -1
                _mix(memory, card, [one for one in hand if memory[one] & bit])
            if up:
                _learn(memory, card)
        _settle(memory)
    return memory


def _learn(memory: Memory, card: int) -> None:
    bit = 1 << card
    if memory[card] != bit:
        for one, mask in enumerate(memory):
            memory[one] = mask & ~bit
        memory[card] = bit


def _mix(memory: Memory, leaver: int, candidates: Sequence[int]) -> None:
    """One of the candidates left the others; the observer cannot tell which.

    If no two kinds of candidates have a card in common, any may lie where any lies: the cards of
    each kind are still as many. Otherwise that would allow too much. Of all with the same mask only
    one can have left, so all but one of a kind stay what they are.
    """
    kinds = {memory[leaver]: leaver}
    for one in candidates:
        kinds.setdefault(memory[one], one)
    doubt = 0
    for mask in kinds:
        doubt |= mask
    apart = doubt.bit_count() == sum(mask.bit_count() for mask in kinds)
    for one in candidates if apart else kinds.values():
        memory[one] = doubt


def gathered(memory: Memory, hands: Sequence[Sequence[int]]) -> Memory:
    """The memory with a card that is sure to be in a hand known there: a hand has no order."""
    before: Memory = []
    memory = memory.copy()
    while memory != before:  # what is known of one hand may tell of another
        before = memory.copy()
        for hand in hands:
            for mask in {memory[card]: None for card in hand}:
                _gather(memory, [card for card in hand if memory[card] == mask], mask)
        _settle(memory)
    return memory


def _gather(memory: Memory, alike: Sequence[int], mask: int) -> None:
    elsewhere = 0
    for card, other in enumerate(memory):
        if card not in alike:
            elsewhere |= other
    sure = mask & ~elsewhere
    for card in alike:
        memory[card] = 1 << card if sure >> card & 1 else mask & ~sure


def _settle(memory: Memory) -> None:
    """Draw the simple conclusions: a card known lies nowhere else, nor one with a single place."""
    while True:
        once = twice = known = 0
        for mask in memory:
            twice |= once & mask
            once |= mask
            if mask & (mask - 1) == 0:
                known |= mask
        single = once & ~twice & ~known
        repeated = twice & known
        if not single | repeated:
            return
        for one, mask in enumerate(memory):
            if mask & single:
                memory[one] = mask & single
            elif mask & repeated and mask & (mask - 1):
                memory[one] = mask & ~repeated
