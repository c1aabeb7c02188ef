"""The page's lessons can be played as they are written down, and have words in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quatuor import games
from quatuor.session import Session

JS = Path(__file__).parents[2] / "js"
LANGUAGES = sorted(folder.name for folder in (JS / "i18n").iterdir())
LONGEST = 150
"""Characters that stand on a phone between the table and the hand."""

Json = dict[str, Any]


def plan(game_id: str) -> Json:
    found: Json = json.loads((JS / "lessons" / f"{game_id}.json").read_text("utf-8"))
    return found


def ask(session: Session, op: str, **request: Any) -> Json:
    answer = json.loads(session.handle(json.dumps({"op": op, **request})))
    assert answer["ok"], (op, request, answer)
    view: Json = answer["view"]
    return view


def leaves(tree: Any) -> list[str]:
    if isinstance(tree, str):
        return [tree]
    return [leaf for below in tree.values() for leaf in leaves(below)]


def elements(tree: Any) -> set[str]:
    if isinstance(tree, str):
        return set()
    return set(tree).union(*(elements(below) for below in tree.values()))


@pytest.mark.parametrize("game_id", games.IDS)
def test_every_step_can_be_done_and_the_game_goes_on(game_id: str) -> None:
    lesson = plan(game_id)
    session = Session()
    seats = [{"kind": "human"}] + [{"kind": "computer"}] * (lesson["position"]["players"] - 1)
    view = ask(session, "new", game=game_id, seats=seats, seed=1, position=lesson["position"])
    for step in lesson["steps"]:
        assert view["turn"] == 0, step
        if "do" not in step:
            assert "answers" not in step
            continue
        legal = leaves(view["choices"])
        wanted = legal if step["do"] == ["*"] else step["do"]
        assert set(wanted) <= set(legal), (step, legal)
        assert set(step.get("point", [])) <= elements(view["choices"]), step
        view = ask(session, "act", action=wanted[0], ply=view["ply"])
        answers = step.get("answers", [])
        for action in answers:
            assert view["turn"] not in (0, None), (step, action)
            view = ask(session, "think", action=action)
        if step["do"] == ["*"]:
            break
        assert view["turn"] == 0, (step, view["turn"])
    assert view["result"] is None, "a lesson stops before the end"
    assert "do" not in lesson["steps"][-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", games.IDS)
def test_every_step_has_its_words(game_id: str, language: str) -> None:
    path = JS / "i18n" / language / f"lesson_{game_id}.json"
    texts: dict[str, str] = json.loads(path.read_text("utf-8"))
    said = [f"lesson.{game_id}.{step['say']}" for step in plan(game_id)["steps"]]
    assert sorted(texts) == sorted(said)
    assert all(len(text) <= LONGEST for text in texts.values()), [
        text for text in texts.values() if len(text) > LONGEST
    ]
