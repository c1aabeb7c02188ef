"""One position: lay, then each laid card from the highest number on; refill; the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from quatuor.games.base import IllegalAction, State
from quatuor.games.seven_kingdoms import house, notation, observation
from quatuor.games.seven_kingdoms.cards import BISHOP, HAND_LIMIT, KIND, SPACES_OF, cards_of
from quatuor.games.seven_kingdoms.notation import CLAIM, KEEP, TOKEN
from quatuor.games.seven_kingdoms.rules import (
    Tally,
    TokenResult,
    claims_of,
    keeps,
    tallies,
    token_results,
)

if TYPE_CHECKING:
    from quatuor.games.seven_kingdoms.game import SevenKingdoms

PHASES = ("lay", "token", "claim", "keep", "over")


class SevenKingdomsState(State[int]):
    """A position of 7 Kingdoms. A card is its number, 0 an empty place, a space 0..6.

    Actions are ints: a card to lay, TOKEN + its place in the offer, CLAIM + a mask of spaces,
    KEEP + a mask of places in `claimed`.
    """

    __slots__ = (
        "claimed",
        "crest_tokens",
        "crests",
        "deck",
        "display",
        "hands",
        "known",
        "laid",
        "offer",
        "phase",
        "piles",
        "played",
        "resolving",
        "round",
        "start",
        "tokens",
        "turn",
        "under",
    )

    round: int
    start: int
    turn: int
    """The seat to decide; -1 when the game is over."""
    phase: str
    crests: tuple[int, ...]
    crest_tokens: list[str | None]
    offer: list[str]
    tokens: list[str]
    """Face down, the next to be turned up first."""
    display: list[int]
    played: list[int]
    laid: list[int]
    resolving: int
    claimed: list[int]
    hands: list[list[int]]
    piles: list[int]
    """A mask of cards by seat."""
    deck: list[int]
    known: int
    """The cards in hands that all players know, as they saw them claimed."""
    under: int
    """How many cards at the end of the deck all players remember."""

    @property
    def game(self) -> SevenKingdoms:
        from quatuor.games.seven_kingdoms.game import GAME  # noqa: PLC0415 - they need each other

        return GAME

    def clone(self) -> Self:
        copy = type(self).__new__(type(self))
        copy.journal = None
        copy.players = self.players
        copy.options = self.options
        copy.seed = self.seed
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.phase = self.phase
        copy.crests = self.crests
        copy.crest_tokens = self.crest_tokens[:]
        copy.offer = self.offer[:]
        copy.tokens = self.tokens[:]
        copy.display = self.display[:]
        copy.played = self.played[:]
        copy.laid = self.laid[:]
        copy.resolving = self.resolving
        copy.claimed = self.claimed[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.piles = self.piles[:]
        copy.deck = self.deck[:]
        copy.known = self.known
        copy.under = self.under
        return copy

    def current_player(self) -> int | None:
        return self.turn if self.turn >= 0 else None

    # Actions

    def legal_actions(self) -> list[int]:
        phase = self.phase
        if phase == "lay":
            return self.hands[self.turn][:]
        if phase == "claim":
            return [CLAIM + mask for mask in self.claims()]
        if phase == "keep":
            return [KEEP + mask for mask in keeps(len(self.claimed), self.room())]
        if phase == "token":
            return [TOKEN + place for place in range(len(self.offer))]
        return []

    def filled(self) -> int:
        """The mask of spaces that hold a card."""
        mask, bit = 0, 1
        for card in self.display:
            if card:
                mask |= bit
            bit <<= 1
        return mask

    def claims(self) -> tuple[int, ...]:
        """The masks of spaces that the resolving card may claim."""
        return claims_of(self.resolving, self.filled(), self.crests)

    def room(self) -> int:
        """How many cards the hand of the player to decide can still take up."""
        return HAND_LIMIT - len(self.hands[self.turn])

    def token_can_be_placed(self) -> bool:
        """Whether a Bishop has a token to place and a crest to place it on."""
        return bool(self.offer) and None in self.crest_tokens

    def action_text(self, action: int) -> str:
        return notation.action_text(self, action)

    def why_illegal(self, text: str) -> IllegalAction:
        return notation.why_illegal(self, text)

    def apply(self, action: int) -> None:
        phase = self.phase
        if phase == "lay":
            self._lay(action)
        elif phase == "claim":
            self._claim(action - CLAIM)
        elif phase == "keep":
            self._keep(action - KEEP)
        else:
            self._place_token(action - TOKEN)

    def _lay(self, card: int) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        self.known &= ~(1 << card)
        self.laid[seat] = card
        if self.journal is not None:
            self.log("lay", seat=seat, card=card)
        if not self._find_layer((seat - self.start) % self.players + 1):
            self._resolve_next()

    def _find_layer(self, offset: int) -> bool:
        """Give the turn to the next player with a hand card, `offset` seats after the start player.

        False when nobody is left to lay.
        """
        for step in range(offset, self.players):
            seat = (self.start + step) % self.players
            if self.hands[seat]:
                self.turn = seat
                return True
            if self.journal is not None:
                self.log("sit_out", seat=seat)
        return False

    def _resolve_next(self) -> None:
        """Let the highest laid card act; end the round when there is none."""
        card = max(self.laid)
        if not card:
            self._end_round()
            return
        seat = self.turn = self.laid.index(card)
        self.laid[seat] = 0
        self.resolving = card
        if KIND[card] != BISHOP:
            self.played.append(card)
            if self.journal is not None:
                self.log("resolve", seat=seat, card=card, space=len(self.played))
            self._begin_claim()
            return
        self.piles[seat] |= 1 << card
        if self.journal is not None:
            self.log("resolve_bishop", seat=seat, card=card)
        if self.token_can_be_placed():
            self.phase = "token"
            return
        if self.journal is not None:
            self.log("no_token", seat=seat, card=card)
        self._begin_claim()

    def _place_token(self, place: int) -> None:
        space = self.crest_tokens.index(None)
        token = self.offer[place]
        self.crest_tokens[space] = token
        if self.journal is not None:
            crest = house.CRESTS[self.crests[space]]
            self.log("token", seat=self.turn, token=token, crest=crest, space=space + 1)
        if self.tokens:
            self.offer[place] = self.tokens.pop(0)
            if self.journal is not None:
                self.log("token_up", token=self.offer[place], left=len(self.tokens), reveals=True)
        else:
            del self.offer[place]
        self._begin_claim()

    def _begin_claim(self) -> None:
        if self.claims():
            self.phase = "claim"
            return
        if self.journal is not None:
            self.log("no_claim", seat=self.turn, card=self.resolving)
        self._resolve_next()

    def _claim(self, mask: int) -> None:
        spaces = SPACES_OF[mask]
        display = self.display
        self.claimed = [display[space] for space in spaces]
        for space in spaces:
            display[space] = 0
        self.phase = "keep"
        if self.journal is not None:
            places = [space + 1 for space in spaces]
            self.log("claim", seat=self.turn, cards=self.claimed[:], spaces=places)

    def _keep(self, mask: int) -> None:
        seat, hand = self.turn, self.hands[self.turn]
        scored = 0
        for place, card in enumerate(self.claimed):
            if mask >> place & 1:
                hand.append(card)
                self.known |= 1 << card
            else:
                scored |= 1 << card
        self.piles[seat] |= scored
        if self.journal is not None:
            kept = [card for card in self.claimed if not scored >> card & 1]
            key = "score_all" if not kept else "keep" if scored else "keep_all"
            self.log(key, seat=seat, kept=kept, scored=cards_of(scored))
        self.claimed = []
        self._resolve_next()

    # Rounds

    def _end_round(self) -> None:
        self.resolving = 0
        self._refill()
        if self._end_reason() is not None:
            self._end_game()
            return
        self.round += 1
        self.start = (self.start + house.START_STEP) % self.players
        self.phase = "lay"
        if self.journal is not None:
            self.log("round", round=self.round, seat=self.start)
        self._find_layer(0)

    def _refill(self) -> None:
        """The played cards and the unclaimed ones become the display; the deck fills it up."""
        row = self.played + [card for card in self.display if card]
        surplus = house.under_the_deck(row[7:])
        self.deck += surplus
        self.under += len(surplus)
        row = row[:7]
        drawn = self.deck[: 7 - len(row)]
        del self.deck[: len(drawn)]
        self.under = min(self.under, len(self.deck))
        if self.journal is not None:
            self.log("swap", cards=row[:], played=len(self.played))
            if surplus:
                self.log("under_the_deck", cards=surplus)
            if drawn:
                self.log("refill", cards=drawn, left=len(self.deck), reveals=True)
        row += drawn
        self.display = row + [0] * (7 - len(row))
        self.played = []

    def _end_game(self) -> None:
        journal = self.journal
        if journal is not None:
            self.log("end", reason=self._end_reason())
        for seat, hand in enumerate(self.hands):
            if hand and journal is not None:
                self.log("hand_scored", seat=seat, cards=hand[:], reveals=True)
            for card in hand:
                self.piles[seat] |= 1 << card
            hand.clear()
        self.known = 0
        self.phase = "over"
        self.turn = -1
        if journal is not None:
            for result in self.token_results():
                self._log_token_result(result)
            for seat, tally in enumerate(self.tallies()):
                self.log("points", seat=seat, **tally._asdict(), total=tally.total)

    def _log_token_result(self, result: TokenResult) -> None:
        if result.seat is not None:
            key = "crest_won"
        else:
            key = "crest_tied" if any(result.counts) else "crest_bare"
        self.log(
            key,
            crest=house.CRESTS[self.crests[result.space]],
            token=result.token,
            counts=result.counts,
            seat=result.seat,
            points=result.points,
        )

    # Results

    def token_results(self) -> list[TokenResult]:
        """How the tokens on the crests fall with the scoring piles as they are."""
        return token_results(self.piles, self.crests, self.crest_tokens, self.options["x2_scope"])

    def tallies(self) -> list[Tally]:
        """Points by seat and part with the scoring piles as they are."""
        return tallies(self.piles, self.token_results())

    def scores(self) -> list[int]:
        return [tally.total for tally in self.tallies()]

    def winners(self) -> list[int]:
        return house.winning_seats(self.scores()) if self.phase == "over" else []

    def outcome_reason(self) -> str | None:
        return self._end_reason() if self.phase == "over" else None

    def _end_reason(self) -> str | None:
        """Why the game ends when a round ends in this position; None when it goes on."""
        if not self.deck or 0 in self.display:
            return "deck_empty"
        if None not in self.crest_tokens:
            return "all_crests"
        if not any(self.hands):
            return "no_hands"
        return None

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "round": self.round,
            "start": self.start,
            "turn": self.current_player(),
            "phase": self.phase,
            "crests": list(self.crests),
            "crest_tokens": self.crest_tokens[:],
            "offer": self.offer[:],
            "tokens": self.tokens[:],
            "display": [card or None for card in self.display],
            "played": self.played[:],
            "laid": [card or None for card in self.laid],
            "resolving": self.resolving or None,
            "claimed": self.claimed[:],
            "hands": [hand[:] for hand in self.hands],
            "piles": [cards_of(pile) for pile in self.piles],
            "deck": self.deck[:],
            "known": cards_of(self.known),
            "under": self.under,
        }

    def observation(self, player: int) -> dict[str, Any]:
        return observation.observe(self, player)
