"""What the computer players need: a one-ply worth of each action, and fast good moves.

Worth is in hundredths of a point. It weighs the points of a card, what it does for the majorities
and their tokens, what it is worth as a tool in the hand, and what is denied to the others.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.cards import (
    BISHOP,
    CREST,
    CREST_MASK,
    HAND_LIMIT,
    KIND,
    KIND_MASK,
    PEASANT,
    POINTS,
    SPACES_OF,
    card_points,
)
from quatuor.games.seven_kingdoms.notation import CLAIM, KEEP, TOKEN
from quatuor.games.seven_kingdoms.rules import peasant_spaces
from quatuor.games.seven_kingdoms.state import SevenKingdomsState


class Weights(NamedTuple):
    """The judgement of a player, as data."""

    tool: tuple[int, ...]
    """What a kind in hand is worth beyond its points, King to Peasant."""
    win: tuple[int, ...]
    """Percent chance to take a crest, by the lead over the best other: -4 (or less) to 4."""
    coming: tuple[int, ...]
    """Percent chance that the first, second, ... crest still without a token gets one."""
    token: int
    """Worth of a token that is not there yet."""
    denial: int
    """Percent of what a card is worth to others that taking it is worth too."""
    give: int
    """The same for a card that is laid and lies open for all."""
    reserve: int
    """Percent of its worth as a tool that using it up costs."""
    overlap: int
    """Percent of the cards taken before that would have been one's own choice."""
    breakage: int
    """Percent that a run loses for each card taken before."""
    taken: int
    """Cards, in hundredths, that somebody takes who is yet to lay."""
    noise: int
    """Playouts lay a card that is worse by up to so much."""


WEIGHTS = {
    players: Weights(
        tool=(60, 130, 100, 60, 40, 0, -60),
        win=(0, 2, 6, 15, 35, 65, 85, 95, 99),
        coming=(70, 50, 35, 25, 15, 10, 5),
        token=300,
        denial=denial,
        give=denial,
        reserve=80,
        overlap=70,
        breakage=12,
        taken=170,
        noise=60,
    )
    for players, denial in ((2, 50), (3, 25), (4, 17))
}
"""By number of players."""


class Appraisal:
    """What one more card of each crest is worth: to `seat`, and at most to one of the others."""

    __slots__ = ("chances", "gain", "space", "threat", "weights")

    def __init__(self, state: SevenKingdomsState, seat: int) -> None:
        weights = self.weights = WEIGHTS[state.players]
        win, piles = weights.win, state.piles
        self.gain, self.threat = [0] * 7, [0] * 7
        self.space = -1
        self.chances: list[int] = []
        """By seat, the percent chance to take the next crest to get a token, at `space`."""
        bare = 0
        for space, crest in enumerate(state.crests):
            mask = CREST_MASK[crest]
            counts = [(pile & mask).bit_count() for pile in piles]
            ordered = sorted(counts)
            most, second = ordered[-1], ordered[-2]
            # how far each is ahead of the best other, moved so that it is a place in `win`
            leads = [count - (second if count == most else most) + 4 for count in counts]
            token = state.crest_tokens[space]
            worth = 0
            if token is None:
                worth = weights.token * weights.coming[bare] // 100
                if not bare:
                    self.space = space
                    self.chances = [win[min(max(lead, 0), 8)] for lead in leads]
                bare += 1
            for other, lead in enumerate(leads):
                step = win[min(max(lead + 1, 0), 8)] - win[min(max(lead, 0), 8)]
                if not step:
                    continue
                if token is not None:
                    worth = token_worth(state, other, crest, token)
                value = worth * step // 100
                if other == seat:
                    self.gain[crest] = value
                elif value > self.threat[crest]:
                    self.threat[crest] = value

    def card(self, card: int, tool: int) -> int:
        """What it is worth to take a card whose kind counts `tool` percent in the hand."""
        crest, points = CREST[card], 100 * POINTS[card]
        use = max(0, self.weights.tool[KIND[card]])
        denied = self.weights.denial * (points + self.threat[crest] + use)
        return points + self.gain[crest] + (tool * use + denied) // 100

    def keep(self, card: int) -> int:
        """What it is worth to keep a claimed card in hand instead of scoring it."""
        return self.weights.tool[KIND[card]] - self.gain[CREST[card]] // 4

    def token(self, state: SevenKingdomsState, seat: int, token: str) -> int:
        """What it is worth to put a token on the next crest."""
        crest = state.crests[self.space]
        best_other = own = 0
        for other, chance in enumerate(self.chances):
            worth = chance * token_worth(state, other, crest, token) // 100
            if other == seat:
                own = worth
            elif worth > best_other:
                best_other = worth
        return own - best_other


def token_worth(state: SevenKingdomsState, seat: int, crest: int, token: str) -> int:
    """About what a token gives to a seat that takes it with the pile it has."""
    pile = state.piles[seat]
    if token == "peasants":
        return 100 * house.POINTS_PER_PEASANT * max(1, (pile & KIND_MASK[PEASANT]).bit_count())
    if token == "x2":
        whole = state.options["x2_scope"] == "total"
        return 100 * (1 + card_points(pile if whole else pile & CREST_MASK[crest]))
    return 100 * int(token)


def _lay_value(state: SevenKingdomsState, appraisal: Appraisal, card: int) -> int:
    """What laying a card gains, is likely to claim, and gives away."""
    weights, seat, kind = appraisal.weights, state.turn, KIND[card]
    crest, points, tool = CREST[card], 100 * POINTS[card], weights.tool[kind]
    value = -weights.reserve * tool // 100
    if kind == BISHOP:
        value += points + appraisal.gain[crest]
        if state.token_can_be_placed():
            value += max(appraisal.token(state, seat, token) for token in state.offer)
    else:
        given = points + appraisal.threat[crest] + max(0, tool)
        value -= points + appraisal.gain[crest] + weights.give * given // 100
    return value + _claim_value(state, appraisal, card)


def _taken_before(state: SevenKingdomsState, card: int, weights: Weights) -> int:
    """How many cards, in hundredths, those take who act before this card."""
    taken = 0
    for laid in state.laid:
        if laid > card:
            taken += 100 * house.KINDS[KIND[laid]].size
    for step in range((state.turn - state.start) % state.players + 1, state.players):
        if state.hands[(state.start + step) % state.players]:
            taken += weights.taken * (49 - card) // 48
    return taken


def _claim_value(state: SevenKingdomsState, appraisal: Appraisal, card: int) -> int:
    """What a card laid now is likely to claim."""
    weights, kind = appraisal.weights, house.KINDS[KIND[card]]
    # after laying there is room for one card more
    room = HAND_LIMIT - len(state.hands[state.turn]) + 1
    tool = min(100, 100 * room // kind.size)
    worth = [appraisal.card(one, tool) if one else 0 for one in state.display]
    before = _taken_before(state, card, weights)
    if kind.claim == "any":
        worth.sort(reverse=True)
        skipped = (weights.overlap * before + 5000) // 10000
        left = len(worth) - worth.count(0) - (before + 50) // 100
        return sum(worth[skipped : skipped + min(kind.size, max(0, left))])
    if kind.claim == "run":
        size = kind.size
        best = max(sum(worth[left : left + size]) for left in range(8 - size))
        return best * max(0, 10000 - weights.breakage * before) // 10000
    return max(worth[space] for space in SPACES_OF[peasant_spaces(card, state.crests)])


def _space_worths(state: SevenKingdomsState, appraisal: Appraisal) -> list[int]:
    """What each space is worth to the player who claims; 0 for an empty one."""
    room = HAND_LIMIT - len(state.hands[state.turn])
    tool = min(100, 100 * room // house.KINDS[KIND[state.resolving]].size)
    return [appraisal.card(card, tool) if card else 0 for card in state.display]


def action_values(state: SevenKingdomsState, actions: list[int]) -> list[int]:
    """The worth of actions of the player to move, in hundredths of a point."""
    appraisal = Appraisal(state, state.turn)
    if state.phase == "lay":
        return [_lay_value(state, appraisal, card) for card in actions]
    if state.phase == "token":
        return [
            appraisal.token(state, state.turn, state.offer[action - TOKEN]) for action in actions
        ]
    if state.phase == "claim":
        worths = _space_worths(state, appraisal)
        return [sum(worths[space] for space in SPACES_OF[action - CLAIM]) for action in actions]
    gains = [appraisal.keep(card) for card in state.claimed]
    return [
        sum(gain for place, gain in enumerate(gains) if action - KEEP >> place & 1)
        for action in actions
    ]


def playout_action(state: SevenKingdomsState, rng: Random) -> int:
    """A good action, found without building them all; cards are laid with some noise."""
    phase, seat = state.phase, state.turn
    if phase == "lay":
        hand = state.hands[seat]
        if len(hand) == 1:
            return hand[0]
        appraisal = Appraisal(state, seat)
        noise = appraisal.weights.noise + 1
        values = [_lay_value(state, appraisal, card) + int(rng.random() * noise) for card in hand]
        return hand[values.index(max(values))]
    appraisal = Appraisal(state, seat)
    if phase == "claim":
        return CLAIM + _best_claim(state, _space_worths(state, appraisal))
    if phase == "keep":
        return KEEP + _best_keep(state, appraisal)
    values = [appraisal.token(state, seat, token) for token in state.offer]
    return TOKEN + values.index(max(values))


def _best_claim(state: SevenKingdomsState, worths: list[int]) -> int:
    kind = house.KINDS[KIND[state.resolving]]
    filled = state.filled()
    if kind.claim == "any":
        spaces = sorted(SPACES_OF[filled], key=worths.__getitem__, reverse=True)
        return sum(1 << space for space in spaces[: kind.size])
    masks = state.claims()
    if len(masks) == 1:
        return masks[0]
    values = [sum(worths[space] for space in SPACES_OF[mask]) for mask in masks]
    return masks[values.index(max(values))]


def _best_keep(state: SevenKingdomsState, appraisal: Appraisal) -> int:
    gains = [appraisal.keep(card) for card in state.claimed]
    order = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)
    room = HAND_LIMIT - len(state.hands[state.turn])
    return sum(1 << place for place in order[:room] if gains[place] > 0)


def stage(state: SevenKingdomsState) -> int:  # noqa: ARG001 - the contract's argument
    """Playouts go on to the end of the game: it is short."""
    return 0


def utilities(state: SevenKingdomsState) -> list[int]:
    """By seat, -1000..1000: a win, a shared win or a loss, then the margin."""
    scores = state.scores()
    result = []
    for seat, score in enumerate(scores):
        margin = score - max(scores[:seat] + scores[seat + 1 :])
        won = (margin > 0) - (margin < 0)
        result.append(600 * won + max(-400, min(400, 20 * margin)))
    return result
