"""One position of Lords of Scotland: turns, skirmishes, claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from quatuor.games.base import IllegalAction, State
from quatuor.games.lords_of_scotland import notation, observation, positions, powers, reasons, rules
from quatuor.games.lords_of_scotland.actions import (
    ACTIVE,
    CLAIM,
    CLAIMS,
    DOWN,
    EXTRA,
    MUSTER,
    OVER,
    PASS,
    RECRUIT,
    SHOWN,
    STOP,
    TURN,
    Action,
)
from quatuor.games.lords_of_scotland.cards import (
    CARD,
    CLAN,
    CODE,
    HELD,
    POWER,
    POWER_SHIFT,
    SEEN_SHIFT,
    SPENT,
    STRENGTH,
    UP,
)
from quatuor.games.lords_of_scotland.memory import (
    EVERYBODY,
    LEAVE,
    REVEAL,
    SHUFFLE,
    Memory,
    Step,
    gathered,
    recall,
)

if TYPE_CHECKING:
    from quatuor.games.lords_of_scotland.game import LordsOfScotland


class LordsState(State[Action]):
    """A position. Seats are 0-based; `turn` is -1 when the game is over.

    `deck` ends with the next card to be drawn. `memories` holds what each seat (and, last, a
    spectator) knew when `trail` began; both serve `observation` only.
    """

    __slots__ = (
        "armies",
        "deck",
        "discard",
        "discard_down",
        "hands",
        "initiative",
        "memories",
        "phase",
        "recruits",
        "round",
        "skirmish",
        "supporters",
        "trail",
        "turn",
        "victory",
    )

    skirmish: int
    round: int
    initiative: int
    turn: int
    phase: int
    hands: list[list[int]]
    armies: list[list[int]]
    supporters: list[int]
    recruits: list[int]
    victory: list[list[int]]
    deck: list[int]
    discard: list[int]
    discard_down: list[int]
    trail: list[Step]
    memories: list[Memory]

    @property
    def game(self) -> LordsOfScotland:
        from quatuor.games.lords_of_scotland.game import GAME  # noqa: PLC0415 - the game makes us

        return GAME

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.players = self.players
        new.options = self.options
        new.seed = self.seed
        new.journal = None
        new.skirmish = self.skirmish
        new.round = self.round
        new.initiative = self.initiative
        new.turn = self.turn
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.armies = [army[:] for army in self.armies]
        new.supporters = self.supporters[:]
        new.recruits = self.recruits[:]
        new.victory = [pile[:] for pile in self.victory]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.discard_down = self.discard_down[:]
        new.trail = self.trail[:]
        new.memories = self.memories  # replaced, never changed
        return new

    # Whose turn, what is legal

    def current_player(self) -> int | None:
        return None if self.phase == OVER else self.turn

    def legal_actions(self) -> list[Action]:
        if self.phase == CLAIMS:
            return self._claims() or [(PASS,)]
        return [] if self.phase == OVER else self._turn_actions()

    def _turn_actions(self) -> list[Action]:
        """The actions of the phases "turn" and "extra"."""
        hand = self.hands[self.turn]
        actions: list[Action] = []
        if self.phase == TURN and len(hand) < rules.HAND_LIMIT:
            actions = [(RECRUIT, place) for place, recruit in enumerate(self.recruits) if recruit]
        limits = rules.activation_limits(self.armies)
        uses: dict[int, list[powers.Use]] = {}
        for card in hand:
            actions.append((MUSTER, card, DOWN))
            actions.append((MUSTER, card, SHOWN))
            clan = CLAN[card]
            if STRENGTH[card] <= limits[clan]:
                if clan not in uses:
                    uses[clan] = powers.uses(self, clan)
                actions += [(MUSTER, card, ACTIVE, *use) for use in uses[clan]]
        if self.phase == EXTRA:
            actions.append((STOP,))
        return actions or [(PASS,)]

    def _claims(self) -> list[Action]:
        places = range(len(self.supporters))
        if rules.claims(self.armies[self.turn]) == 2 and len(places) > 1:
            return [(CLAIM, one, two) for two in places for one in range(two)]
        return [(CLAIM, place) for place in places]

    def action_text(self, action: Action) -> str:
        return notation.text(action)

    def why_illegal(self, text: str) -> IllegalAction:
        return reasons.why_illegal(self, text)

    # Play

    def apply(self, action: Action) -> None:
        kind = action[0]
        if kind == MUSTER:
            self._muster(action)
        elif kind == RECRUIT:
            self._recruit(action[1])
        elif kind == CLAIM:
            self._claim(action[1:])
        else:
            if self.journal is not None:
                self.log("stop" if kind == STOP else "pass", seat=self.turn)
            if self.phase == CLAIMS:
                self._close_skirmish()
            else:
                self._end_turn()

    def _recruit(self, place: int) -> None:
        recruit = self.recruits[place]
        card, up = recruit & CARD, recruit & UP
        self.hands[self.turn].append(card)
        if self.journal is not None:
            if up:
                self.log("recruit_up", seat=self.turn, place=place + 1, card=CODE[card])
            else:
                seen = {self.turn: {"card": CODE[card]}}
                self.log("recruit_down", seen, reveals=True, seat=self.turn, place=place + 1)
        if not up:
            self.trail.append((REVEAL, card, 1 << self.turn))
        new = self.draw()
        self.recruits[place] = new | up if new else 0
        if new and up:
            self._show_recruit(place)
        self._end_turn()

    def _muster(self, action: Action) -> None:
        card, side, seat = action[1], action[2], self.turn
        hand = self.hands[seat]
        self.trail.append((LEAVE, card, seat, tuple(hand), side != DOWN))
        hand.remove(card)
        follower = card | 1 << SEEN_SHIFT + seat
        self.armies[seat].append(follower if side == DOWN else follower | UP)
        self.phase = TURN
        if self.journal is not None:
            if side == DOWN:
                seen = {seat: {"card": CODE[card]}}
                self.log("muster_down", seen, seat=seat, place=len(self.armies[seat]))
            else:
                key = "muster_up" if side == SHOWN else "muster_power"
                self.log(key, seat=seat, card=CODE[card])
        if side == ACTIVE:
            powers.activate(self, CLAN[card], action[3:])
        if self.phase != EXTRA:
            self._end_turn()

    def _end_turn(self) -> None:
        self.phase = TURN
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.initiative:
            return
        if self.round < rules.ROUNDS:
            self.round += 1
            self._begin_round()
        else:
            self._reveal()

    def _begin_round(self) -> None:
        if self.journal is not None:
            self.log("round", round=self.round)
        for place, recruit in enumerate(self.recruits):
            if recruit and not recruit & UP:
                self.recruits[place] = recruit | UP
                self._show_recruit(place)
                return

    def _show_recruit(self, place: int) -> None:
        card = self.recruits[place] & CARD
        self.trail.append((REVEAL, card, EVERYBODY))
        if self.journal is not None:
            self.log("turn_up", reveals=True, place=place + 1, card=CODE[card])

    # The end of a skirmish

    def _reveal(self) -> None:
        for seat, army in enumerate(self.armies):
            for index, follower in enumerate(army):
                if not follower & UP:
                    army[index] = follower | UP
                    card = follower & CARD
                    self.trail.append((REVEAL, card, EVERYBODY))
                    if self.journal is not None:
                        code = CODE[card]
                        self.log("reveal", reveals=True, seat=seat, place=index + 1, card=code)
        order = rules.ranking(self.armies)
        if self.journal is not None:
            for seat in order:
                army = self.armies[seat]
                total, doubled = rules.strength(army), rules.is_one_clan(army)
                cards = positions.codes([follower & CARD for follower in army])
                self.log("army", seat=seat, strength=total, doubled=doubled, cards=cards)
            self.log("order", seats=order)
        if order and self.supporters:
            self.phase = CLAIMS
            self.turn = order[0]
        else:
            self._close_skirmish()

    def _claim(self, places: Action) -> None:
        seat = self.turn
        taken = [self.supporters[place] for place in places]
        self.victory[seat] += taken
        self.supporters = [card for card in self.supporters if card not in taken]
        if self.journal is not None:
            self.log("claim", seat=seat, cards=positions.codes(taken))
        order = rules.ranking(self.armies)
        following = order.index(seat) + 1
        if self.supporters and following < len(order):
            self.turn = order[following]
        else:
            self._close_skirmish()

    def _close_skirmish(self) -> None:
        if self.journal is not None:
            self.log("round_end", skirmish=self.skirmish)
        if max(self.scores()) >= self.options["target"] or not self._supporters_to_come():
            self.phase = OVER
            self.turn = -1
            if self.journal is not None:
                self.log("game_over", reason=self.outcome_reason(), seats=self.winners())
            return
        order = rules.ranking(self.armies)
        if order:
            self.initiative = order[0]
        self._clear_table()
        self.skirmish += 1
        if self.journal is not None:
            self.log("skirmish", skirmish=self.skirmish, seat=self.initiative)
        self.begin_skirmish()

    def _clear_table(self) -> None:
        """Discard all but the followers that stay by the power of MacDonnell."""
        for seat, army in enumerate(self.armies):
            kept = []
            for index, follower in enumerate(army):
                if follower & POWER == HELD:
                    kept.append(follower & ~POWER | SPENT << POWER_SHIFT)
                    if self.journal is not None:
                        code = CODE[follower & CARD]
                        self.log("held", seat=seat, place=index + 1, card=code)
                elif follower & UP:
                    self.discard.append(follower & CARD)
                else:
                    self.discard_down.append(follower & CARD)
            self.armies[seat] = kept
        for recruit in self.recruits:
            if recruit & UP:
                self.discard.append(recruit & CARD)
            elif recruit:
                self.discard_down.append(recruit)
        self.discard += self.supporters

    def _supporters_to_come(self) -> bool:
        """Whether the next skirmish would have a supporter, once its recruits are laid."""
        cards = len(self.deck) + len(self.discard) + len(self.discard_down) + len(self.supporters)
        cards += sum(1 for recruit in self.recruits if recruit)
        for army in self.armies:
            cards += sum(1 for follower in army if follower & POWER != HELD)
        return cards > rules.RECRUITS

    def begin_skirmish(self) -> None:
        """Lay recruits and supporters, and begin the first round ("Setup")."""
        self.recruits = [self.draw() for _ in range(rules.RECRUITS)]
        self._lay_supporters()
        self.phase = TURN
        self.turn = self.initiative
        self.round = 1
        self._begin_round()

    def _lay_supporters(self) -> None:
        while True:
            self.supporters = [card for _ in range(self.players) if (card := self.draw())]
            for card in self.supporters:
                self.trail.append((REVEAL, card, EVERYBODY))
            if self.journal is not None:
                codes = positions.codes(self.supporters)
                self.log("supporters", reveals=True, cards=codes)
            worth = {STRENGTH[card] for card in self.supporters}
            rest = self.deck + self.discard + self.discard_down
            # when all that is left is equal too, dealing anew would never end
            if len(worth) != 1 or all(STRENGTH[card] in worth for card in rest):
                return
            self.discard += self.supporters
            if self.journal is not None:
                self.log("supporters_equal")

    # Cards

    def draw(self) -> int:
        """The next card of the draw pile, 0 if there is none; reshuffles as the rules say."""
        if not self.deck:
            self._reshuffle()
            if not self.deck:
                return 0
        card = self.deck.pop()
        if not self.deck:
            self._reshuffle()
        return card

    def _reshuffle(self) -> None:
        self.deck = self.discard + self.discard_down
        if not self.deck:
            return
        self.discard = []
        self.discard_down = []
        self.trail.append((SHUFFLE, tuple(self.deck)))
        self.shuffle(self.deck)
        if self.journal is not None:
            self.log("shuffle", cards=len(self.deck))

    # Results

    def scores(self) -> list[int]:
        return [rules.points(pile) for pile in self.victory]

    def winners(self) -> list[int]:
        return rules.winners(self.victory, self.armies) if self.phase == OVER else []

    def outcome_reason(self) -> str | None:
        if self.phase != OVER:
            return None
        return "target" if max(self.scores()) >= self.options["target"] else "no_supporters"

    # Data

    def to_dict(self) -> dict[str, Any]:
        return positions.write(self)

    def observation(self, player: int) -> dict[str, Any]:
        return observation.observe(self, player)

    def memory(self, observer: int) -> Memory:
        """What a seat knows (`players`: a spectator); see memory.py."""
        if self.trail:
            self.memories = [recall(old, one, self.trail) for one, old in enumerate(self.memories)]
            self.trail = []
        return gathered(self.memories[observer], self.hands)
