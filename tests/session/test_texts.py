"""Every key that Python gives away is a text in every language, and the arguments fit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quatuor import games
from quatuor.record import Record
from quatuor.table import Seat, Table

I18N = Path(__file__).parents[2] / "js" / "i18n"
LANGUAGES = sorted(folder.name for folder in I18N.iterdir())
GAMES_PLAYED = 6

Said = tuple[str, str, frozenset[str]]
"""Group, key and names of the arguments."""


def texts(language: str, game: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in ("common", game):
        found |= json.loads((I18N / language / f"{part}.json").read_text("utf-8"))
    return found


def said_by(table: Table) -> Iterator[Said]:
    """What the page is told at this moment."""
    look, state = table.view_module, table.state
    yield said("status", look.status(state))
    if state.current_player() is None:
        result = look.result(state)
        yield "reason", str(state.outcome_reason()), frozenset(result)
        return
    for reason in look.illegal(state).values():
        yield said("why", reason)


def said(group: str, text: dict[str, Any]) -> Said:
    return group, text["key"], frozenset(text.get("args", {}))


def random_games(game_id: str) -> Iterator[Said]:
    game, rng = games.get(game_id), Random(11)
    for seed in range(GAMES_PLAYED):
        options = {
            name: rng.choice(option.choices[:3]) for name, option in game.option_choices.items()
        }
        players = rng.randint(game.min_players, game.max_players)
        record = Record(game.id, game.version, players, game.check_options(options), seed, [])
        table = Table(record, [Seat("human", "", "casual")] * players)
        while table.turn is not None:
            if rng.random() < 0.2:
                yield from said_by(table)
            state = table.state
            table.act(state.action_text(rng.choice(state.legal_actions())))
        yield from said_by(table)
        for event in table.log:
            for seat in (None, *range(players)):
                seen = event.seen_by(seat)
                yield "log", seen["key"], frozenset(seen["args"])


@pytest.mark.parametrize("game_id", [game.id for game in games.all()])
def test_everything_said_is_a_text(game_id: str) -> None:
    heard = set(random_games(game_id))
    for language in LANGUAGES:
        known = texts(language, game_id)
        for group, key, args in sorted(heard, key=str):
            text = known.get(f"{game_id}.{group}.{key}", known.get(f"{group}.{key}"))
            assert text is not None, f"{language}: {game_id}.{group}.{key} {sorted(args)}"
            used = set(re.findall(r"\{(\w+)[:}]", text))
            assert used <= args, f"{language}: {group}.{key} uses {used - args}"


@pytest.mark.parametrize("game_id", [game.id for game in games.all()])
def test_every_option_and_every_value_has_a_name(game_id: str) -> None:
    for language in LANGUAGES:
        known = texts(language, game_id)
        for name, option in games.get(game_id).option_choices.items():
            assert f"{game_id}.option.{name}" in known, f"{language}: {name}"
            # numbers and truth values name themselves; None is null to the page
            for value in option.choices:
                if value is None or isinstance(value, str):
                    key = f"{game_id}.option.{name}.{value or 'null'}"
                    assert key in known, f"{language}: {key}"
