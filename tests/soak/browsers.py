"""Whole games the same on CPython and in the page's worker, in Chromium and in Firefox."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from parity.digest import digest
from quatuor.session import Session
from quatuor_build import browsers
from quatuor_build.console import DIST, ROOT
from server.pages import PagesSite, serve_like_pages
from soak import kinds
from ui.support import open_blank, with_engine

Json = dict[str, Any]

WHAT = (
    "for each game and number of players, whole games on CPython and in the page's worker, in "
    "Chromium and in Firefox, through every combination of options: the same states, legal actions "
    "and observations, and in one of 60 positions the same choice of a computer player; each tenth "
    "game also through the session: every answer the same"
)
OF = "engine"
KINDS = ["each"]
TARGET = 200
BROWSERS = ("chromium", "firefox")
THROUGH_THE_SESSION = 10
BUDGET = {"playouts": 2}

HANDLE = 'python.pyimport("quatuor.session").handle'
"""What the worker asks; here it is asked for digests too."""
DIGESTS = f"""
{(ROOT / "tests" / "parity" / "digest.py").read_text("utf-8")}
from quatuor import session
def handle(text):
    request = json.loads(text)
    if request["op"] != "digest":
        return session.handle(text)
    return json.dumps({{"ok": True, "digest": digest(*request["of"])}})
handle
"""


def with_digests(folder: Path) -> Path:
    """The site, but for a worker that makes digests of games."""
    shutil.copytree(DIST, folder, copy_function=os.link)
    [worker] = folder.glob("app/*/js/worker.js")
    before, after = worker.read_text("utf-8").split(HANDLE)
    worker.unlink()
    worker.write_text(f"{before}python.runPython({json.dumps(DIGESTS)}){after}", "utf-8")
    return folder


def script(kind: str, seed: int) -> tuple[list[Json], list[Json]]:
    """The requests of a game between a person, who plays by chance, and computers; the answers."""
    game, players = kinds.of(kind)
    rng, session = Random(seed), Session()
    seats = [{"kind": "human", "name": "Ann"}]
    levels = ("beginner", "casual", "skilled", "expert")
    seats += [{"kind": "computer", "name": "", "level": one} for one in levels[: players - 1]]
    options = kinds.options_of(game, seed)
    request: Json = {"op": "new", "game": game.id, "seats": seats, "seed": seed, "options": options}
    requests, answers = [], []
    while True:
        answer = json.loads(session.handle(json.dumps(request)))
        requests.append(request)
        answers.append(answer)
        turn = answer["view"]["turn"]
        if turn is None:
            return requests, answers
        if turn == 0:
            choice = answer["view"]["choices"]
            while isinstance(choice, dict):
                choice = choice[rng.choice(list(choice))]
            request = {"op": "act", "action": choice}
        else:
            request = {"op": "think", "slice": 10_000, "budget": BUDGET}


def digests_agree(pages: list[Page], seed: int) -> None:
    """A game of each kind, of random actions."""
    games = []
    for kind in kinds.KINDS:
        game, players = kinds.of(kind)
        games.append((game.id, players, seed * 7919, kinds.options_of(game, seed)))
    ask(pages, [{"op": "digest", "of": of} for of in games])
    here = [{"ok": True, "digest": digest(*of)} for of in games]
    for page in pages:
        for of, one, other in zip(games, answers_of(page), here, strict=True):
            assert one == other, (name_of(page), of)


def answers_agree(pages: list[Page], kind: str, seed: int) -> None:
    """One game through the session."""
    requests, here = script(kind, seed)
    ask(pages, requests)
    for answer in here:
        del answer["view"]["save"]
    for page in pages:
        there = answers_of(page)
        for answer in there:
            del answer["view"]["save"]  # packed by the browser's own zlib
        assert there == here, (name_of(page), kind, seed)


def ask(pages: list[Page], requests: list[Json]) -> None:
    """Let each page work on requests while this goes on."""
    for page in pages:
        page.evaluate(
            """(requests) => {
                globalThis.answers = Promise.all(requests.map((one) => engine.request(one)));
            }""",
            requests,
        )


def answers_of(page: Page) -> list[Json]:
    """Once they are there."""
    answers: list[Json] = page.evaluate("answers")
    return answers


def name_of(page: Page) -> str:
    browser = page.context.browser
    return browser.browser_type.name if browser else ""


def units(_kind: str, start: int = 0) -> Iterator[int]:
    """Yields 1 when a game of each kind is the same everywhere, which all work on at once."""
    with ExitStack() as stack:
        folder = with_digests(Path(stack.enter_context(TemporaryDirectory())) / "site")
        site = stack.enter_context(serve_like_pages(folder))
        playwright = stack.enter_context(sync_playwright())
        pages = []
        for name in BROWSERS:
            browser = browsers.launch(playwright, name)
            stack.callback(browser.close)
            pages.append(browser.new_page())
            open_engine(pages[-1], site)
        for seed in count(start):
            digests_agree(pages, seed)
            if seed % THROUGH_THE_SESSION == THROUGH_THE_SESSION - 1:
                for kind in kinds.KINDS:
                    answers_agree(pages, kind, seed)
            yield 1


PATIENT = """{
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, delay, ...more) => setTimeout(act, 20 * delay, ...more);
}"""
"""So that on a busy machine no engine counts as lost."""


def open_engine(page: Page, site: PagesSite) -> None:
    """A blank page of the site with an `engine`."""
    page.add_init_script(PATIENT)
    open_blank(page, site)
    with_engine(page, "globalThis.engine = engine;")
