"""What a seat knows of a position, and a position drawn from it.

An observation is the position with null for each hidden card. Instead of `seed` and `known` it has
`seat`; `tactics_held`, the tactics cards in each hand (their backs differ, so all see it); and
`other_knows`, where the other player knows a card that Recruiter put back: cards of this seat's
`hand`, and places in both piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from quatuor.games.schotten_totten import position
from quatuor.games.schotten_totten.cards import CARDS, CLAN, CODES

if TYPE_CHECKING:
    from quatuor.games.schotten_totten.state import SchottenState

PILES = ("deck", "tactics_deck")


def observe(state: SchottenState, seat: int) -> dict[str, Any]:
    """All that the seat knows."""
    observed = position.write(state)
    del observed["seed"], observed["known"]
    mine, theirs = state.known[seat], state.known[1 - seat]
    hand = state.hands[1 - seat]
    known = sorted(card for card in hand if mine >> card & 1)
    observed["hands"][1 - seat] = position.codes(known) + [None] * (len(hand) - len(known))
    places: dict[str, Any] = {
        "hand": [CODES[card] for card in sorted(state.hands[seat]) if theirs >> card & 1]
    }
    for name, pile in zip(PILES, state.piles, strict=True):
        down = pile[::-1]
        observed[name] = [CODES[card] if mine >> card & 1 else None for card in down]
        places[name] = [place for place, card in enumerate(down) if theirs >> card & 1]
    observed["seat"] = seat
    observed["tactics_held"] = [sum(card >= CLAN for card in hand) for hand in state.hands]
    observed["other_knows"] = places
    return observed


def fill(observed: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """A position that the observation leaves possible, each with the same chance."""
    filled = dict(observed)
    seat = filled.pop("seat")
    places = filled.pop("other_knows")
    tactics_held = filled.pop("tactics_held")[1 - seat]
    theirs = observed["hands"][1 - seat]
    shown = [code for code in theirs if code is not None]
    tactics_held -= sum(CARDS[code] >= CLAN for code in shown)
    clan_held = len(theirs) - len(shown) - tactics_held
    deck, tactics_deck = (observed[name] for name in PILES)
    seen = set(_face_up(observed)) | set(observed["hands"][seat])
    seen.update(shown, deck, tactics_deck)
    known = [code for code in (*shown, *deck, *tactics_deck) if code is not None]
    if known or any(places.values()) or observed["phase"] in ("recruit", "return"):
        seen.add("RE")  # played, though a position may leave it out
    hidden = [code for code in CODES if code not in seen]
    clan = rng.sample([code for code in hidden if CARDS[code] < CLAN], clan_held + deck.count(None))
    tactics = rng.sample(
        [code for code in hidden if CARDS[code] >= CLAN], tactics_held + tactics_deck.count(None)
    )
    hand = shown + clan[:clan_held] + tactics[:tactics_held]
    clan, tactics = clan[clan_held:], tactics[tactics_held:]
    filled["hands"] = [list(observed["hands"][seat]), hand][:: 1 if seat == 0 else -1]
    filled["deck"] = [code or clan.pop() for code in deck]
    filled["tactics_deck"] = [code or tactics.pop() for code in tactics_deck]
    other = places["hand"] + [filled[name][place] for name in PILES for place in places[name]]
    filled["known"] = [known, other][:: 1 if seat == 0 else -1]
    filled["seed"] = rng.getrandbits(52)
    return filled


def _face_up(observed: Mapping[str, Any]) -> Iterable[str]:
    yield from observed["discard"]
    for stone in observed["stones"]:
        yield from stone["modes"]
        for cards in stone["cards"]:
            yield from cards
