"""What a seat knows of a position, and a position drawn from what it leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any

from quatuor.games.lords_of_scotland import positions
from quatuor.games.lords_of_scotland.cards import CARD, CARD_OF, CODE, SEEN_SHIFT, UP, bits, deck
from quatuor.games.lords_of_scotland.memory import fresh

if TYPE_CHECKING:
    from quatuor.games.lords_of_scotland.game import LordsOfScotland
    from quatuor.games.lords_of_scotland.state import LordsState

Json = dict[str, Any]


def observe(state: LordsState, seat: int) -> Json:
    """A position with null for each card that the seat does not know, and further

    `seat`; `seen`: for each face-down follower, the seats that know it;
    `sets`: the different sets of cards that hidden places may hold; `may`: the index of its set
    for each null, in the order of hands, armies, recruits, deck and discard, and then for each
    card that is in no place (only where a position left cards out).
    """
    memory = state.memory(seat)
    position = positions.write(state)
    del position["seed"]
    hidden: list[int] = []

    def seen(card: int) -> str | None:
        if memory[card] == 1 << card:
            return CODE[card]
        hidden.append(memory[card])
        return None

    for other, hand in enumerate(state.hands):
        # the order of others' cards must not tell when they came
        order = hand if other == seat else sorted(hand, key=lambda card: _order(memory, card))
        position["hands"][other] = [seen(card) for card in order]
    for army, followers in zip(state.armies, position["armies"], strict=True):
        for follower, shown in zip(army, followers, strict=True):
            shown["card"] = seen(follower & CARD)
            if not follower & UP:
                shown["seen"] = bits(follower >> SEEN_SHIFT)
    for recruit, shown in zip(state.recruits, position["recruits"], strict=True):
        if shown is not None:
            shown["card"] = seen(recruit & CARD)
    position["deck"] = [seen(card) for card in reversed(state.deck)]
    position["discard"] = [seen(card) for card in state.discard + state.discard_down]
    for card in _absent(state):
        seen(card)
    sets = sorted(set(hidden))
    index = {mask: number for number, mask in enumerate(sets)}
    position["seat"] = seat
    position["sets"] = [positions.codes(bits(mask)) for mask in sets]
    position["may"] = [index[mask] for mask in hidden]
    return position


def _order(memory: Sequence[int], card: int) -> tuple[bool, int]:
    mask = memory[card]
    return mask != 1 << card, mask


def _absent(state: LordsState) -> list[int]:
    """The cards of the game that are in no place."""
    present = {card for hand in state.hands for card in hand}
    present.update(follower & CARD for army in state.armies for follower in army)
    present.update(recruit & CARD for recruit in state.recruits)
    present.update(card for pile in state.victory for card in pile)
    present.update(state.supporters, state.deck, state.discard, state.discard_down)
    return [card for card in deck(state.options["bruce"]) if card not in present]


def sample(
    game: LordsOfScotland, observation: Mapping[str, Any], state: LordsState, rng: Random
) -> LordsState:
    """Fill `state` with a position drawn from all that the observation leaves possible."""
    sets = [sum(1 << CARD_OF[code] for code in one) for one in observation["sets"]]
    masks = [sets[index] for index in observation["may"]]
    dealt = deal(masks, rng)
    next_card = iter(dealt)
    position = dict(_filled(observation, (CODE[card] for card in next_card)))
    position["seed"] = rng.getrandbits(52)
    positions.read(game, position, state)
    for army, followers in zip(state.armies, observation["armies"], strict=True):
        for index, shown in enumerate(followers):
            army[index] |= sum(1 << SEEN_SHIFT + seat for seat in shown.get("seen", ()))
    positions.forget(state)
    cards = deck(state.options["bruce"])
    memory = fresh(cards, visible=cards)
    for card, mask in zip(dealt, masks, strict=True):
        memory[card] = mask
    state.memories[observation["seat"]] = memory
    return state


def _filled(observation: Mapping[str, Any], cards: Iterator[str]) -> Json:
    """The position with the next of `cards` for each null."""

    def one(code: str | None) -> str:
        return code or next(cards)

    def placed(shown: Json) -> Json:
        return {**{key: shown[key] for key in shown if key != "seen"}, "card": one(shown["card"])}

    remembered = ("seat", "sets", "may")
    position = {key: value for key, value in observation.items() if key not in remembered}
    position["hands"] = [[one(code) for code in hand] for hand in observation["hands"]]
    position["armies"] = [[placed(shown) for shown in army] for army in observation["armies"]]
    position["recruits"] = [shown and placed(shown) for shown in observation["recruits"]]
    position["deck"] = [one(code) for code in observation["deck"]]
    position["discard"] = [one(code) for code in observation["discard"]]
    return position


def deal(masks: Sequence[int], rng: Random) -> list[int]:
    """A card for each place from its mask, all different; together they use up all cards.

    ValueError if there is no such deal. Where any two masks are nested or have nothing in common,
    as they nearly always are, all deals are equally likely: a smaller mask chooses first, and
    whatever it takes, the larger ones are left as many ways. Otherwise some deal is mixed by
    exchanging cards wherever both masks allow it.
    """
    kinds = sorted(set(masks), key=lambda mask: (mask.bit_count(), mask))
    if any(one & other not in (0, one) for one, other in combinations(kinds, 2)):
        return _mixed(_some_deal(masks, rng), masks, rng)
    dealt = [0] * len(masks)
    free = -1
    for kind in kinds:
        places = [place for place, mask in enumerate(masks) if mask == kind]
        cards = bits(kind & free)
        rng.shuffle(cards)
        for place, card in zip(places, cards, strict=False):
            dealt[place] = card
            free ^= 1 << card
    if 0 in dealt:
        raise ValueError("may: no deal fits the sets")
    return dealt


def _some_deal(masks: Sequence[int], rng: Random) -> list[int]:
    """A deal by augmenting paths."""
    order = list(range(99))
    rng.shuffle(order)
    dealt = [0] * len(masks)
    owner = [-1] * 99

    def find(place: int, tried: set[int]) -> bool:
        allowed = [card for card in order if masks[place] >> card & 1 and card not in tried]
        for card in sorted(allowed, key=lambda card: owner[card] >= 0):
            tried.add(card)
            if owner[card] < 0 or find(owner[card], tried):
                owner[card], dealt[place] = place, card
                return True
        return False

    for place in sorted(range(len(masks)), key=lambda place: masks[place].bit_count()):
        if not find(place, set()):
            raise ValueError("may: no deal fits the sets")
    return dealt


def _mixed(dealt: list[int], masks: Sequence[int], rng: Random) -> list[int]:
    """The deal after many exchanges; kinds of places take turns, so that few of a kind mix too."""
    kinds: dict[int, list[int]] = {}
    for place, mask in enumerate(masks):
        kinds.setdefault(mask, []).append(place)
    places = list(kinds.values())
    for _ in range(8 * len(masks)):
        one, two = (kind[int(rng.random() * len(kind))] for kind in rng.choices(places, k=2))
        if masks[one] >> dealt[two] & 1 and masks[two] >> dealt[one] & 1:
            dealt[one], dealt[two] = dealt[two], dealt[one]
    return dealt
