"""What the computer players need: a one-ply worth of each action, and fast good moves.

Worth is in hundredths of a point. It weighs the points of a card, what it does for the majorities
and their tokens, what it is worth as a tool in the hand, and what is denied to the others.
"""

from __future__ import annotations

from random import Random

from quatuor.games.seven_kingdoms import house
from quatuor.games.seven_kingdoms.appraisal import Appraisal, expected_points
from quatuor.games.seven_kingdoms.cards import (
    BISHOP,
    CREST,
    KIND,
    POINTS,
    SPACES_OF,
)
from quatuor.games.seven_kingdoms.notation import CLAIM, KEEP, TOKEN
from quatuor.games.seven_kingdoms.rules import peasant_spaces
from quatuor.games.seven_kingdoms.state import SevenKingdomsState
from quatuor.games.seven_kingdoms.weights import WEIGHTS

STAGES, TURNS = 2, 300
"""Where a playout stops: at the end of the next round. Two rounds beat one and the whole game."""


def _lay_value(state: SevenKingdomsState, appraisal: Appraisal, card: int) -> int:
    """What laying a card gains, is likely to claim, and gives away."""
    weights, kind, crest = appraisal.weights, KIND[card], CREST[card]
    points, tool = 100 * POINTS[card], weights.tool[kind] * appraisal.later // 100
    gain, threat = appraisal.stakes[crest].gains[0], appraisal.stakes[crest].threat
    value = -weights.reserve * tool // 100
    if kind == BISHOP:
        value += points + gain
        if state.token_can_be_placed():
            value += max(appraisal.token(token) for token in state.offer)
    else:
        value -= points + gain
        given = points + threat + max(0, tool)
        value -= weights.give * given * appraisal.later // 10000
    return value + _claim_value(state, appraisal, card)


def _taken_before(state: SevenKingdomsState, card: int, each: int) -> int:
    """How many cards, in hundredths, those take who act before this card.

    `each`: what somebody takes who is yet to lay and acts before.
    """
    taken = 0
    for laid in state.laid:
        if laid > card:
            taken += 100 * house.KINDS[KIND[laid]].size
    for step in range((state.turn - state.start) % state.players + 1, state.players):
        if state.hands[(state.start + step) % state.players]:
            taken += each * (49 - card) // 48
    return taken


def _claim_value(state: SevenKingdomsState, appraisal: Appraisal, card: int) -> int:
    """What a card laid now is likely to claim."""
    weights, kind = appraisal.weights, house.KINDS[KIND[card]]
    # after laying there is room for one card more
    room = state.room() + 1
    tool = min(100, 100 * room // kind.size)
    worth = [appraisal.card(one, tool) if one else 0 for one in state.display]
    before = _taken_before(state, card, weights.taken)
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


def _tool_chance(state: SevenKingdomsState) -> int:
    """Percent of the cards claimed now that may be kept in hand."""
    return min(100, 100 * state.room() // house.KINDS[KIND[state.resolving]].size)


def _claim_worth(appraisal: Appraisal, cards: list[int], tool: int) -> int:
    """What it is worth to take these cards at once."""
    worth, crests = 0, [0] * 7
    for card in cards:
        crest = CREST[card]
        worth += appraisal.card(card, tool, crests[crest])
        crests[crest] += 1
    return worth


def action_values(state: SevenKingdomsState, actions: list[int]) -> list[int]:
    """The worth of actions of the player to move, in hundredths of a point."""
    appraisal = Appraisal(state)
    if state.phase == "lay":
        return [_lay_value(state, appraisal, card) for card in actions]
    if state.phase == "token":
        return [appraisal.token(state.offer[action - TOKEN]) for action in actions]
    if state.phase == "claim":
        tool = _tool_chance(state)
        return [
            _claim_worth(appraisal, [state.display[space] for space in SPACES_OF[mask]], tool)
            for mask in (action - CLAIM for action in actions)
        ]
    gains = [appraisal.keep(card) for card in state.claimed]
    alive = 0 if state.hands[state.turn] else appraisal.weights.alive
    return [
        sum(gain for place, gain in enumerate(gains) if action - KEEP >> place & 1)
        + (alive if action > KEEP else 0)
        for action in actions
    ]


def playout_action(state: SevenKingdomsState, rng: Random) -> int:
    """A good action, found without building them all; cards are laid with some noise."""
    phase = state.phase
    if phase == "lay":
        hand = state.hands[state.turn]
        if len(hand) == 1:
            return hand[0]
        appraisal = Appraisal(state)
        noise = appraisal.weights.noise + 1
        values = [_lay_value(state, appraisal, card) + int(rng.random() * noise) for card in hand]
        return hand[values.index(max(values))]
    appraisal = Appraisal(state)
    if phase == "claim":
        return CLAIM + _best_claim(state, appraisal)
    if phase == "keep":
        return KEEP + _best_keep(state, appraisal)
    values = [appraisal.token(token) for token in state.offer]
    return TOKEN + values.index(max(values))


def _best_claim(state: SevenKingdomsState, appraisal: Appraisal) -> int:
    """Of any cards, one good card after another; of runs and single spaces, the best."""
    kind, display, tool = house.KINDS[KIND[state.resolving]], state.display, _tool_chance(state)
    if kind.claim != "any":
        masks = state.claims()
        cards = [[display[space] for space in SPACES_OF[mask]] for mask in masks]
        values = [_claim_worth(appraisal, some, tool) for some in cards]
        return masks[values.index(max(values))]
    mask, crests = 0, [0] * 7
    spaces = [space for space, card in enumerate(display) if card]
    for _ in range(min(kind.size, len(spaces))):
        values = [
            appraisal.card(display[space], tool, crests[CREST[display[space]]]) for space in spaces
        ]
        space = spaces.pop(values.index(max(values)))
        mask |= 1 << space
        crests[CREST[display[space]]] += 1
    return mask


def _best_keep(state: SevenKingdomsState, appraisal: Appraisal) -> int:
    gains = [appraisal.keep(card) for card in state.claimed]
    order = sorted(range(len(gains)), key=gains.__getitem__, reverse=True)
    hand = state.hands[state.turn]
    wanted = [place for place in order[: state.room()] if gains[place] > 0]
    if not wanted and not hand and gains[order[0]] + appraisal.weights.alive > 0:
        wanted = order[:1]
    return sum(1 << place for place in wanted)


def stage(state: SevenKingdomsState) -> int:
    """The round."""
    return state.round


def utilities(state: SevenKingdomsState) -> list[int]:
    """By seat, -1000..1000: a win, a shared win or a loss, then the margin; or what to expect."""
    over = state.phase == "over"
    points = [100 * score for score in state.scores()] if over else expected_points(state)
    doubt = 0 if over else WEIGHTS[state.players].doubt * (len(state.deck) + 15)
    result = []
    for seat, own in enumerate(points):
        margin = own - max(points[:seat] + points[seat + 1 :])
        won = 600 * margin // (abs(margin) + doubt) if margin else 0
        result.append(won + max(-400, min(400, margin // 5)))
    return result
