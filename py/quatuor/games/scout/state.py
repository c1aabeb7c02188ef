"""A position of SCOUT: whose turn it is, what may be done, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, TypeAlias

from quatuor.games.base import IllegalAction, State
from quatuor.games.scout import notation, refusals, rules
from quatuor.games.scout.cards import BIT, CODE, codes, deck, mask, turned

if TYPE_CHECKING:
    from quatuor.games.scout.game import Scout

Action: TypeAlias = tuple[int, ...]
"""(turn the hand?,) | (first, last) | (end, place, side) | (end, place, side, first, last).

Places count from 0, end 1 is the right one, side 1 is turned; the length tells the kind.
"""

ORIENT, TURN, OVER = PHASES = ("orient", "turn", "over")


class ScoutState(State[Action]):
    """Hands and table are tuples of cards from the left; sets of cards are bit masks."""

    __slots__ = (
        "aside",
        "before",
        "captured",
        "chips",
        "hands",
        "opened",
        "owner",
        "phase",
        "points",
        "round",
        "round_points",
        "scouts",
        "show_chips",
        "starter",
        "table",
        "turn",
    )

    round: int
    starter: int
    turn: int
    """The seat to move; without meaning when the game is over."""
    phase: str
    scouts: int
    """Plain scouts since the last show."""
    hands: list[tuple[int, ...]]
    table: tuple[int, ...]
    owner: int
    """Whose set lies on the table; without meaning while there is none."""
    captured: list[int]
    chips: list[int]
    show_chips: list[int]
    points: list[int]
    round_points: list[list[int]]
    aside: tuple[int, ...]
    """Two players, odd rounds: the cards of the next round."""
    opened: int
    """The cards that lay open in this round: what everybody knows of hands follows from it."""
    before: list[int]
    """Two players, even rounds: the cards of the last round that lay open, and those that stayed
    in each hand to the end; in other rounds nothing. None of them is in play."""

    @property
    def game(self) -> Scout:
        from quatuor.games.scout.game import GAME  # noqa: PLC0415 - the game makes states

        return GAME

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.options = self.options
        twin.seed = self.seed
        twin.journal = None
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.phase = self.phase
        twin.scouts = self.scouts
        twin.hands = self.hands[:]
        twin.table = self.table
        twin.owner = self.owner
        twin.captured = self.captured[:]
        twin.chips = self.chips[:]
        twin.show_chips = self.show_chips[:]
        twin.points = self.points
        twin.round_points = self.round_points
        twin.aside = self.aside
        twin.opened = self.opened
        twin.before = self.before
        return twin

    # Whose turn it is, and what may be done

    def current_player(self) -> int | None:
        return None if self.phase == OVER else self.turn

    def legal_actions(self) -> list[Action]:
        if self.phase == OVER:
            return []
        if self.phase == ORIENT:
            return [(0,), (1,)]
        tops = [card >> 4 for card in self.hands[self.turn]]
        actions: list[Action] = []
        actions += rules.shows(tops, rules.strength(self.table_tops()))
        if self.may_scout():
            scouts = rules.scouts(len(tops), len(self.table))
            actions += scouts
            if self.may_scout_and_show():
                actions += self._scouts_and_shows(tops, scouts)
        return actions

    def _scouts_and_shows(
        self, tops: list[int], scouts: tuple[tuple[int, int, int], ...]
    ) -> list[Action]:
        rest = [rules.strength(self.rest(end)) for end in (0, 1)]
        held = [rules.shows(tops, bar) for bar in rest]
        return [
            (end, place, side, first, last)
            for end, place, side in scouts
            for first, last in rules.shows_after_insertion(
                tops, held[end], place, self.scouted_card(end, side) >> 4, rest[end]
            )
        ]

    def table_tops(self) -> list[int]:
        return [card >> 4 for card in self.table]

    def rest(self, end: int) -> list[int]:
        """The top numbers of the set as a scout of that end leaves it."""
        tops = self.table_tops()
        del tops[-end]
        return tops

    def scouted_card(self, end: int, side: int) -> int:
        """The card at an end of the set, as it would lie in the hand."""
        card = self.table[-end]
        return turned(card) if side else card

    def may_scout(self) -> bool:
        """Whether there is a card to scout and, with two players, a chip to pay for it."""
        return bool(self.table) and (self.players > 2 or self.chips[self.turn] > 0)

    def may_scout_and_show(self) -> bool:
        """Whether the player to move has the right to it; a legal show must follow."""
        if self.players == 2:
            return False
        return self.show_chips[self.turn] > 0 or self.options["scout_and_show"] == "turn"

    def action_text(self, action: Action) -> str:
        return notation.action_text(action)

    def parse_action(self, text: str) -> Action:
        action = notation.parse(text)
        if action is None:
            raise IllegalAction("syntax")
        refusal = refusals.refusal(self, action)
        if refusal is not None:
            raise refusal
        return action

    def why_illegal(self, text: str) -> IllegalAction:
        action = notation.parse(text)
        refusal = refusals.refusal(self, action) if action else None
        return refusal or IllegalAction("syntax")

    # What an action does

    def apply(self, action: Action) -> None:
        kind = len(action)
        if kind == 1:
            self._orient(action[0])
        elif kind == 2:
            self._show(action[0], action[1])
        elif kind == 3:
            self._scout(action[0], action[1], action[2])
            self._after_scout()
        else:
            if self.options["scout_and_show"] == "round":
                self.show_chips[self.turn] -= 1
            if self.journal is not None:
                self.log("scout_and_show", seat=self.turn)
            self._scout(action[0], action[1], action[2])
            self._show(action[3], action[4])

    def _orient(self, flip: int) -> None:
        seat = self.turn
        if flip:
            self.hands[seat] = tuple([turned(card) for card in self.hands[seat]])
        if self.journal is not None:
            self.log("orient", {seat: {"flip": flip == 1}}, seat=seat)
        self.turn = (seat + 1) % self.players
        if self.turn == self.starter:
            self.phase = TURN
            self._end_if_blocked()

    def _show(self, first: int, last: int) -> None:
        seat = self.turn
        hand, beaten = self.hands[seat], self.table
        self.table = hand[first : last + 1]
        self.hands[seat] = hand[:first] + hand[last + 1 :]
        self.captured[seat] += len(beaten)
        for card in self.table:
            self.opened |= BIT[card]
        if self.journal is not None:
            self._log_show(beaten)
        self.owner = seat
        self.scouts = 0
        if not self.hands[seat]:
            self._end_round("hand_empty", None)
        else:
            self.turn = (seat + 1) % self.players
            self._end_if_blocked()

    def _scout(self, end: int, place: int, side: int) -> None:
        """Take a card, and nothing else: a show may follow."""
        seat = self.turn
        hand = self.hands[seat]
        card = self.scouted_card(end, side)
        if self.journal is not None:
            self.log(
                "scout_paid" if self.players == 2 else "scout",
                {seat: {"place": place + 1, "flip": side == 1}},
                seat=seat,
                card=CODE[self.table[-end]],
                end=end,
                owner=self.owner,
            )
        self.hands[seat] = (*hand[:place], card, *hand[place:])
        self.table = self.table[:-1] if end else self.table[1:]
        if self.players == 2:
            self.chips[seat] -= 1
        else:
            self.chips[self.owner] += 1

    def _after_scout(self) -> None:
        self.scouts += 1
        if self.players > 2:
            if self.scouts == self.players - 1:
                self._end_round("all_scouted", self.owner)
                return
            self.turn = (self.turn + 1) % self.players
        self._end_if_blocked()

    def is_blocked(self) -> bool:
        """Whether the player to move can neither show nor scout.

        With two players that ends a round. With more it needs an empty hand on turn, which only a
        position with cards left out can come to; the round ends then too.
        """
        if self.may_scout():
            return False
        tops = [card >> 4 for card in self.hands[self.turn]]
        return not rules.can_show(tops, rules.strength(self.table_tops()))

    def _end_if_blocked(self) -> None:
        if self.is_blocked():
            self._end_round("blocked", self.owner if self.table else None)

    def _end_round(self, reason: str, exempt: int | None) -> None:
        cards = [len(hand) for hand in self.hands]
        if exempt is not None:
            cards[exempt] = 0
        won = [
            captured + chips - lost
            for captured, chips, lost in zip(self.captured, self.chips, cards, strict=True)
        ]
        if self.journal is not None:
            self._log_round_end(reason, exempt, won)
        self.points = [before + more for before, more in zip(self.points, won, strict=True)]
        self.round_points = [*self.round_points, won]
        if self.round == self.options["rounds"]:
            self.phase = OVER
            return
        self.round += 1
        self.deal((self.starter + 1) % self.players)
        if self.journal is not None:
            self.log("round_start", round=self.round, starter=self.starter, reveals=True)

    def deal(self, starter: int) -> None:
        """Begin the round `self.round`: cards, chips, and nothing on the table."""
        players = self.players
        if players == 2 and self.round % 2 == 0:
            cards = self._cards_set_aside()
            unshown = [mask(hand) & ~self.opened for hand in self.hands]
            self.before = [self.opened, *unshown]
        else:
            both_ways = [way for card in deck(players) for way in (card, turned(card))]
            self.shuffle(both_ways)
            # one of the two ways of each card is left: order and orientation are both even
            cards = list({BIT[card]: card for card in both_ways}.values())
            self.before = [0, 0, 0]
        size = 11 if players == 2 else len(cards) // players
        self.hands = [tuple(cards[seat * size : (seat + 1) * size]) for seat in range(players)]
        self.aside = tuple(cards[players * size :])
        self.starter = self.turn = starter
        self.phase = ORIENT
        self.scouts = 0
        self.table = ()
        self.owner = starter
        self.opened = 0
        self.captured = [0] * players
        self.chips = [3 if players == 2 else 0] * players
        self.show_chips = [0 if players == 2 else 1] * players

    def _cards_set_aside(self) -> list[int]:
        """The 22 cards as they lie; a position that left some out gets others for them."""
        missing = 22 - len(self.aside)
        if not missing:
            return list(self.aside)
        seen = mask(self.aside) | mask(self.table) | self.opened
        for hand in self.hands:
            seen |= mask(hand)
        rest = [card for card in deck(2) if not BIT[card] & seen]
        self.shuffle(rest)
        return [*self.aside, *rest[:missing]]

    # Telling

    def _log_show(self, beaten: tuple[int, ...]) -> None:
        seat = self.turn
        kind, args = rules.describe(self.table_tops())
        cards = [CODE[card] for card in self.table]
        self.log(f"show_{kind}", None, reveals=True, seat=seat, cards=cards, **args)
        if beaten:
            cards = [CODE[card] for card in beaten]
            self.log("captured", seat=seat, cards=cards, count=len(cards), owner=self.owner)

    def _log_round_end(self, reason: str, exempt: int | None, won: list[int]) -> None:
        scoring = [
            {
                "seat": seat,
                "captured": self.captured[seat],
                "chips": self.chips[seat],
                "hand": len(self.hands[seat]),
                "exempt": seat == exempt,
                "points": won[seat],
            }
            for seat in range(self.players)
        ]
        ender = self.turn if exempt is None else exempt
        self.log("round_end", round=self.round, reason=reason, seat=ender, scoring=scoring)

    # Results and data

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]

    def outcome_reason(self) -> str | None:
        return "rounds_played" if self.phase == OVER else None

    def to_dict(self) -> dict[str, Any]:
        return {
            **self.public_dict(),
            "seed": self.seed,
            "hands": [[CODE[card] for card in hand] for hand in self.hands],
            "aside": [CODE[card] for card in self.aside],
            "opened": codes(self.opened),
            "before": [codes(cards) for cards in self.before],
        }

    def public_dict(self) -> dict[str, Any]:
        """The part of a position that everybody knows and that hides nothing."""
        table = {"owner": self.owner, "cards": [CODE[card] for card in self.table]}
        return {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "round": self.round,
            "starter": self.starter,
            "turn": self.current_player(),
            "phase": self.phase,
            "scouts": self.scouts,
            "table": table if self.table else None,
            "captured": list(self.captured),
            "chips": list(self.chips),
            "show_chips": list(self.show_chips),
            "points": list(self.points),
            "round_points": [list(points) for points in self.round_points],
        }

    def observation(self, player: int) -> dict[str, Any]:
        from quatuor.games.scout.observation import observe  # noqa: PLC0415 - it samples states

        return observe(self, player)
