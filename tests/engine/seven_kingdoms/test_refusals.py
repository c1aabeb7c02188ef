"""Impossible positions and illegal actions: what is refused, and why."""

from typing import Any

import pytest

from quatuor.games.base import IllegalAction
from quatuor.games.seven_kingdoms.state import SevenKingdomsState

from .positions import BASE, DECK, GAME, acting, position

CLAIM: dict[str, Any] = {"phase": "claim", "resolving": 36, "hands": [[], []]}


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("game", {"game": "scout"}),
        ("players", {"players": 5}),
        ("options", {"options": {"x3": 1}}),
        ("options.x2_scope", {"options": {"x2_scope": "all"}}),
        ("round", {"round": 0}),
        ("start", {"start": 2}),
        ("turn", {"turn": 2}),
        ("turn", {"turn": True}),
        ("turn", {"turn": None}),
        ("turn", {"phase": "over"}),
        ("turn", {"hands": [[], [20]]}),
        ("phase", {"phase": "draw"}),
        ("crests", {"crests": [0, 1, 2, 3, 4, 5]}),
        ("crests", {"crests": [0, 1, 2, 3, 4, 5, 5]}),
        (r"crests\[6\]", {"crests": [0, 1, 2, 3, 4, 5, 7]}),
        ("crest_tokens", {"crest_tokens": [None] * 6}),
        (r"crest_tokens\[0\]", {"crest_tokens": ["+4"] + [None] * 6}),
        ("crest_tokens", {"crest_tokens": ["+5", "+5"] + [None] * 5, "tokens": []}),
        ("offer", {"offer": ["+2", "+3", "x2"]}),
        ("tokens", {"tokens": ["+5", "+5"]}),
        ("display", {"display": [17, 2, 40, 44, 31, 8]}),
        (r"display\[0\]", {"display": [50, 2, 40, 44, 31, 8, 25]}),
        (r"display\[0\]", {"display": ["17", 2, 40, 44, 31, 8, 25]}),
        (r"hands\[0\]\[0\]", {"hands": [[17], [20]]}),
        (r"hands\[0\]", {"hands": [[5, 9, 46, 47], [20]]}),
        ("hands", {"hands": [[5], [20], [33]]}),
        ("hands", {"hands": [[5], [20]], "phase": "over", "turn": None}),
        (r"piles\[1\]\[1\]", {"piles": [[], [12, 12]]}),
        (r"deck\[2\]", {"deck": [1, 3, 5]}),
        ("laid", {"laid": [None]}),
        (r"laid\[0\]", {"laid": [12, None]}),
        (r"laid\[1\]", {"laid": [None, 12]}),
        ("played", {"played": [12, 15, 16]}),
        ("played", {"played": [15]}),
        ("claimed", {"claimed": [12]}),
        ("resolving", {"resolving": 12}),
        ("resolving", {"phase": "claim"}),
        ("resolving", {**CLAIM, "resolving": 50}),
        ("resolving", {**CLAIM, "resolving": 40}),
        ("resolving", {**CLAIM, "laid": [None, 36]}),
        (r"played\[0\]", {**CLAIM, "played": [12, 36]}),
        (r"laid\[1\]", {**CLAIM, "laid": [None, 37]}),
        (r"laid\[0\]", {**CLAIM, "laid": [5, None]}),
        ("phase", {**CLAIM, "display": [None] * 7}),
        ("phase", {**CLAIM, "phase": "token"}),
        ("phase", {**CLAIM, "phase": "token", "resolving": 9, "offer": [], "tokens": []}),
        ("known", {"known": [17]}),
        ("under", {"under": 4}),
        ("secret", {"secret": 1}),
    ],
)
def test_an_impossible_position_is_refused_by_field(field: str, changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=rf"^{field}: "):
        GAME.state_from_dict({**BASE, **changes})


NEEDED = "players start turn phase crests crest_tokens offer tokens display laid hands piles deck"


@pytest.mark.parametrize("field", NEEDED.split())
def test_a_missing_field_is_named(field: str) -> None:
    with pytest.raises(ValueError, match=rf"^{field}: is missing"):
        GAME.state_from_dict({key: value for key, value in BASE.items() if key != field})


def test_a_position_may_leave_out_what_only_bookkeeping_needs_and_options() -> None:
    optional = ("game", "options", "round", "played", "claimed")
    given = {key: value for key, value in BASE.items() if key not in optional}
    assert GAME.state_from_dict(given).to_dict() == position().to_dict()


LAY = position()
TOKEN = acting(9, phase="token", display=[17, 2, 40, None, 31, 20, 25])
KING = acting(5, display=[17, 2, 40, None, 31, 20, 25])
GENERAL = acting(18, display=[17, 2, 40, None, 31, 20, 25])
PEASANT = acting(44, display=[17, 2, 40, None, 31, 20, 25])
KEEP = acting(18, phase="keep", claimed=[12, 40, 30], hands=[[5, 9], []], display=[None] * 7)
OVER = position(phase="over", turn=None, hands=[[], []])


@pytest.mark.parametrize(
    ("state", "text", "reason", "args"),
    [
        (LAY, "lay 17", "not_in_hand", {"card": 17}),
        (LAY, "lay 50", "not_in_hand", {"card": 50}),
        (LAY, "lay 05", "syntax", {}),
        (LAY, "lay", "syntax", {}),
        (LAY, "lay 5 9", "syntax", {}),
        (LAY, "lay \u0665", "syntax", {}),
        (LAY, "lay 5\n", "syntax", {}),
        (LAY, "keep -", "lay_first", {}),
        (TOKEN, "token 3", "syntax", {}),
        (TOKEN, "claim D1", "token_first", {}),
        (acting(9, phase="token", offer=["+2"]), "token 2", "not_offered", {"number": 2}),
        (KING, "lay 5", "claim_first", {}),
        (KING, "claim D8", "syntax", {}),
        (KING, "claim", "syntax", {}),
        (KING, "claim D1 D2 D3", "claim_any", {"card": 5, "size": 4}),
        (KING, "claim D1 D2 D3 D4", "empty_space", {"space": 4}),
        (KING, "claim D2 D1 D3 D5", "not_ascending", {}),
        (KING, "claim D1 D1 D2 D3", "not_ascending", {}),
        (GENERAL, "claim D1", "claim_run", {"card": 18, "size": 3}),
        (GENERAL, "claim D1 D7", "claim_run", {"card": 18, "size": 3}),
        (PEASANT, "claim D1", "claim_crest", {"card": 44, "spaces": [2, 5]}),
        (PEASANT, "claim D2 D5", "claim_crest", {"card": 44, "spaces": [2, 5]}),
        (KEEP, "keep 12 30", "hand_limit", {"limit": 3, "room": 1}),
        (KEEP, "keep 30 12", "not_ascending", {}),
        (KEEP, "keep 13", "not_claimed", {"card": 13}),
        (KEEP, "keep", "syntax", {}),
        (OVER, "lay 5", "game_over", {}),
        (OVER, "hello", "syntax", {}),
    ],
)
def test_an_illegal_action_is_refused_with_its_reason(
    state: SevenKingdomsState, text: str, reason: str, args: dict[str, Any]
) -> None:
    before = state.to_dict()
    with pytest.raises(IllegalAction) as caught:
        state.play(text)
    assert (caught.value.reason, caught.value.args_for_text) == (reason, args)
    assert state.to_dict() == before


def test_phases_that_would_be_skipped_offer_what_they_can() -> None:
    nothing = acting(18, phase="keep", deck=DECK)
    assert [nothing.action_text(one) for one in nothing.legal_actions()] == ["keep -"]
