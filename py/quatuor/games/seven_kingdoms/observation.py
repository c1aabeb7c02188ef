"""What a seat knows, and full states drawn from it.

Everything lies open but the cards that were dealt and not laid since, the order of the deck except
for the cards that all saw go under it, and the tokens that lie face down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import CARDS

if TYPE_CHECKING:
    from quatuor.games.seven_kingdoms.state import SevenKingdomsState


def observe(state: SevenKingdomsState, seat: int | None) -> dict[str, Any]:
    """The position with null for each card and token that `seat` cannot know; no seed.

    In another hand the known cards come first, so that the places tell nothing. `seat` None: what
    everybody knows.
    """
    position = state.to_dict()
    del position["seed"]
    position["seat"] = seat
    position["tokens"] = [None] * len(state.tokens)
    unknown = len(state.deck) - state.under
    position["deck"] = [None] * unknown + state.deck[unknown:]
    for other, hand in enumerate(state.hands):
        if other != seat:
            known = [card for card in hand if state.known >> card & 1]
            position["hands"][other] = known + [None] * (len(hand) - len(known))
    return position


def fill(observation: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """A full position drawn evenly from all that the observation leaves possible."""
    places = ("display", "played", "laid", "claimed", "deck")
    seen = {card for place in places for card in observation[place]}
    seen.update(card for row in observation["hands"] + observation["piles"] for card in row)
    # the resolving card lies among the played ones or in a pile, but a position may leave it out
    seen.add(observation["resolving"])
    cards = [card for card in CARDS if card not in seen]
    rng.shuffle(cards)

    left = Counter(house.TOKENS)
    left.subtract(token for token in observation["crest_tokens"] + observation["offer"] if token)
    tokens = sorted(left.elements())
    rng.shuffle(tokens)

    position = {key: value for key, value in observation.items() if key != "seat"}
    position["hands"] = [[card or cards.pop() for card in hand] for hand in observation["hands"]]
    position["deck"] = [card or cards.pop() for card in observation["deck"]]
    position["tokens"] = tokens[: len(observation["tokens"])]
    return position
