"""A position of Schotten Totten: whose decision it is, what may be done, and doing it."""

from __future__ import annotations

from typing import Any, Self

from quatuor.games.base import Game, IllegalAction
from quatuor.games.schotten_totten import notation, observation, position
from quatuor.games.schotten_totten.actions import (
    AWAY,
    BANSHEES,
    CLAIM,
    CLAIMING,
    DONE,
    DRAW_CLAN,
    DRAWING,
    OVER,
    PASS,
    PLAYING,
    RECRUIT,
    RECRUITING,
    RETURN,
    RETURNING,
    STRATEGISTS,
    TRAITORS,
)
from quatuor.games.schotten_totten.cards import (
    ALL_CARDS,
    BANSHEE,
    BLIND,
    CLAN,
    CODES,
    RECRUITER,
    SPY,
    STRATEGIST,
    TRAITOR,
)
from quatuor.games.schotten_totten.plays import legal_plays
from quatuor.games.schotten_totten.rules import (
    FORMATIONS,
    round_points,
    round_winner,
    three_adjacent,
)
from quatuor.games.schotten_totten.stones import Stones


class SchottenState(Stones):
    """The state: the stones, the cards in hands and piles, and how far the turn has come."""

    __slots__ = (
        "discard",
        "draw_due",
        "hands",
        "idle",
        "jokers_laid",
        "known",
        "left",
        "passed",
        "phase",
        "piles",
        "points",
        "returns",
        "round",
        "starter",
        "tactics_played",
        "turn",
    )

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.players = 2
        self.options = options
        self.seed = seed
        self.journal = None
        self.round = 1
        self.starter = 0
        self.points = [0, 0]
        self.clear_table()

    def clear_table(self) -> None:
        """Nine bare stones, no cards anywhere, the starter to move."""
        self.turn = self.starter
        """The seat to decide; -1 when the game is over."""
        self.phase = PLAYING
        self.set_up_stones()
        self.hands: list[list[int]] = [[], []]
        self.piles: list[list[int]] = [[], []]
        """Clan pile and tactics pile, the next card last."""
        self.discard: list[int] = []
        self.tactics_played = [0, 0]
        self.jokers_laid = [0, 0]
        self.known = [0, 0]
        """By seat: the set of cards that it knows in a pile or in the other hand."""
        self.idle = True
        """The player to move has laid and claimed nothing in this turn."""
        self.passed = False
        """The other player passed just before and claimed nothing."""
        self.draw_due = False
        self.left = 0
        """Draws or returns that the Recruiter still asks for."""
        self.returns = 0
        """Returns that follow the Recruiter's draws."""

    def deal(self) -> None:
        """Set up a round: shuffled piles, full hands."""
        self.clear_table()
        clan = list(range(CLAN))
        self.shuffle(clan)
        tactics = list(range(CLAN, ALL_CARDS)) if self.options["tactics"] else []
        self.shuffle(tactics)
        self.piles = [clan, tactics]
        for _ in range(self.hand_size):
            for seat in (self.starter, 1 - self.starter):
                self.hands[seat].append(clan.pop())

    @property
    def game(self) -> Game[int]:
        from quatuor.games.schotten_totten.game import GAME  # noqa: PLC0415 - it imports this file

        return GAME

    @property
    def hand_size(self) -> int:
        return 7 if self.options["tactics"] else 6

    # Whose decision, and which

    def current_player(self) -> int | None:
        return self.turn if self.turn >= 0 else None

    def legal_actions(self) -> list[int]:
        phase, turn = self.phase, self.turn
        if phase == PLAYING:
            return legal_plays(self)
        if phase == CLAIMING:
            return [*(CLAIM + stone for stone in self.claimable(turn)), DONE]
        if phase == RETURNING:
            return [RETURN + card for card in self.hands[turn]]
        if phase == OVER:
            return []
        return [DRAW_CLAN + pile for pile in (0, 1) if self.piles[pile]]

    # Doing it

    def apply(self, action: int) -> None:
        if action < RECRUIT:
            self._lay(action // 9, action % 9)
        elif action < CLAIM:
            self._recruit()
        elif action < DONE:
            self._claim(action - CLAIM)
        elif action < RETURN:
            self._plain(action)
        elif action < BANSHEES:
            self._return(action - RETURN)
        else:
            self._ruse(action)

    def _plain(self, action: int) -> None:
        turn = self.turn
        if action == DONE:
            if self.journal is not None:
                self.log("done", seat=turn)
            self._after_claims()
        elif action == PASS:
            if self.journal is not None:
                self.log("pass", seat=turn)
            self._after_play(draw_due=False)
        else:
            self._draw(action - DRAW_CLAN)
            if self.phase == DRAWING:
                self._end_turn()
            else:
                self.left -= 1
                self._recruit_on()

    def _leave_hand(self, card: int) -> None:
        turn = self.turn
        self.hands[turn].remove(card)
        self.idle = False
        if card >= CLAN:
            self.tactics_played[turn] += 1
        self.known[1 - turn] &= ~(1 << card)

    def _lay(self, card: int, stone: int) -> None:
        turn = self.turn
        side = 2 * stone + turn
        self._leave_hand(card)
        if card < BLIND:
            self.set_side(side, (*self.sides[side], card))
            if card < CLAN:
                self.unseen &= ~(1 << card)
            elif card < SPY:
                self.jokers_laid[turn] += 1
        else:
            self.set_mode(stone, card)
        if self.journal is not None:
            self.log("play", seat=turn, card=CODES[card], stone=stone + 1)
        self._after_play(draw_due=True)

    def _after_play(self, *, draw_due: bool) -> None:
        self.draw_due = draw_due
        if not self.options["experts"] and self.claimable(self.turn):
            self.phase = CLAIMING
        else:
            self._draw_step()

    def _claim(self, stone: int) -> None:
        turn = self.turn
        self.owner[stone] = turn
        self.unclaimed.remove(stone)
        self.free[2 * stone] = self.free[2 * stone + 1] = 0
        self.idle = False
        if self.journal is not None:
            rank = self.rank[2 * stone + turn]
            self.log(
                "claim",
                seat=turn,
                stone=stone + 1,
                formation=FORMATIONS[rank >> 6],
                sum=rank & 63,
                proven=not self.rank[2 * stone + 1 - turn],
            )
        if self.owner.count(turn) >= 5 or three_adjacent(self.owner, turn):
            self._end_round()
        elif not self.claimable(turn):
            self._after_claims()

    def _after_claims(self) -> None:
        if self.options["experts"]:
            self.phase = PLAYING
        else:
            self._draw_step()

    def _draw_step(self) -> None:
        if self.draw_due:
            clan, tactics = self.piles
            if clan and tactics:
                self.phase = DRAWING
                return
            if clan or tactics:
                self._draw(0 if clan else 1)
        self._end_turn()

    def _draw(self, pile: int) -> None:
        turn = self.turn
        card = self.piles[pile].pop()
        self.hands[turn].append(card)
        self.known[turn] &= ~(1 << card)
        if self.journal is not None:
            seen = {"card": CODES[card]}
            private = {turn: seen}
            if self.known[1 - turn] >> card & 1:
                private[1 - turn] = seen
            self.log("draw", private, reveals=True, seat=turn, pile=("clan", "tactics")[pile])

    def _recruit(self) -> None:
        self._leave_hand(RECRUITER)
        self.discard.append(RECRUITER)
        self.left = min(3, len(self.piles[0]) + len(self.piles[1]))
        self.returns = max(0, self.left - 1)
        if self.journal is not None:
            self.log("recruit", seat=self.turn, draws=self.left, returns=self.returns)
        self._recruit_on()

    def _recruit_on(self) -> None:
        """Draw while there is no choice of pile, then return."""
        while self.left and not all(self.piles):
            self._draw(0 if self.piles[0] else 1)
            self.left -= 1
        if self.left:
            self.phase = RECRUITING
        elif self.returns:
            self.phase, self.left, self.returns = RETURNING, self.returns, 0
        else:
            self._after_play(draw_due=False)

    def _return(self, card: int) -> None:
        turn = self.turn
        pile = int(card >= CLAN)
        self.hands[turn].remove(card)
        self.piles[pile].insert(0, card)
        self.known[turn] |= 1 << card
        self.left -= 1
        if self.journal is not None:
            private = {turn: {"card": CODES[card]}}
            self.log("return", private, seat=turn, pile=("clan", "tactics")[pile])
        if not self.left:
            self._after_play(draw_due=False)

    def _ruse(self, action: int) -> None:
        """Strategist, Banshee or Traitor: take a card from a side; put it at a side or away."""
        turn = self.turn
        if action < STRATEGISTS:
            ruse, moved, to = BANSHEE, action - BANSHEES, AWAY
        elif action < TRAITORS:
            ruse = STRATEGIST
            moved, to = divmod(action - STRATEGISTS, 10)
        else:
            ruse = TRAITOR
            moved, to = divmod(action - TRAITORS, 10)
        side = self.side_of(moved)
        self._leave_hand(ruse)
        self.discard.append(ruse)
        self.set_side(side, tuple(card for card in self.sides[side] if card != moved))
        if to == AWAY:
            self.discard.append(moved)
        else:
            self.set_side(2 * to + turn, (*self.sides[2 * to + turn], moved))
        if self.journal is not None:
            names: dict[str, Any] = {
                "seat": turn,
                "card": CODES[moved],
                "stone": (side >> 1) + 1,
            }
            if to != AWAY:
                names["to"] = to + 1
            key = {BANSHEE: "banshee", TRAITOR: "traitor", STRATEGIST: "strategist"}[ruse]
            self.log(key + "_discard" if ruse == STRATEGIST and to == AWAY else key, **names)
        self._after_play(draw_due=True)

    def _end_turn(self) -> None:
        if self.idle and self.passed:
            self._end_round()
            return
        self.passed = self.idle
        self.idle = True
        self.draw_due = False
        self.turn = 1 - self.turn
        claims_first = self.options["experts"] and self.claimable(self.turn)
        self.phase = CLAIMING if claims_first else PLAYING

    def _end_round(self) -> None:
        gained = round_points(self.owner, self.options["series_scoring"] == "official")
        self.points = [self.points[0] + gained[0], self.points[1] + gained[1]]
        if self.journal is not None:
            self.log(
                "round_end",
                round=self.round,
                winner=round_winner(self.owner),
                reason=self.round_reason(),
                points=gained,
            )
        if self.round == self.options["rounds"]:
            self.phase, self.turn = OVER, -1
            return
        self.round += 1
        self.starter = 1 - self.starter
        self.deal()
        if self.journal is not None:
            self.log("round_start", reveals=True, round=self.round, seat=self.starter)

    # Results

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        if self.turn >= 0:
            return []
        if self.options["rounds"] == 1:
            winner = round_winner(self.owner)
            return [0, 1] if winner is None else [winner]
        return [seat for seat in (0, 1) if self.points[seat] == max(self.points)]

    def outcome_reason(self) -> str | None:
        if self.turn >= 0:
            return None
        return self.round_reason() if self.options["rounds"] == 1 else "series_over"

    # Texts, data, copies

    def action_text(self, action: int) -> str:
        return notation.action_text(self, action)

    def why_illegal(self, text: str) -> IllegalAction:
        return notation.why_illegal(self, text)

    def to_dict(self) -> dict[str, Any]:
        return position.write(self)

    def observation(self, player: int) -> dict[str, Any]:
        return observation.observe(self, player)

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = 2
        copy.options = self.options
        copy.seed = self.seed
        copy.journal = None
        copy.round = self.round
        copy.starter = self.starter
        copy.points = self.points
        copy.turn = self.turn
        copy.phase = self.phase
        copy.copy_stones(self)
        copy.hands = [self.hands[0][:], self.hands[1][:]]
        copy.piles = [self.piles[0][:], self.piles[1][:]]
        copy.discard = self.discard[:]
        copy.tactics_played = self.tactics_played[:]
        copy.jokers_laid = self.jokers_laid[:]
        copy.known = self.known[:]
        copy.idle = self.idle
        copy.passed = self.passed
        copy.draw_due = self.draw_due
        copy.left = self.left
        copy.returns = self.returns
        return copy
