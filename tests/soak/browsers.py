"""Whole games the same on CPython and in the page's worker, in Chromium and in Firefox."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

from quatuor.session import Session
from quatuor_build import browsers
from quatuor_build.console import DIST
from server.pages import PagesSite, serve_like_pages
from soak import kinds
from ui.support import open_blank, with_engine

Json = dict[str, Any]

WHAT = (
    "whole games through the session on CPython and in the page's worker, in Chromium and in "
    "Firefox: every answer the same, those of the computer players too"
)
KINDS = [f"{browser} {kind}" for browser in ("chromium", "firefox") for kind in kinds.KINDS]
TARGET = 10
BUDGET = {"playouts": 4}


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


def compare(page: Page, kind: str, seed: int) -> None:
    """One game, on a blank page of the site."""
    requests, here = script(kind, seed)
    there = with_engine(
        page,
        f"""const answers = [];
        for (const request of {json.dumps(requests)}) answers.push(await engine.request(request));
        return answers;""",
    )
    for answer in (*here, *there):
        answer["view"].pop("save")  # packed by the browser's own zlib
    assert there == here, (kind, seed)


def units(kind: str) -> Iterator[int]:
    """Yields 1 for each game that is the same in both."""
    browser_name, game = kind.split(maxsplit=1)
    with serve_like_pages(DIST) as site, sync_playwright() as playwright:
        browser = browsers.launch(playwright, browser_name)
        try:
            yield from rounds(browser.new_page(), site, game)
        finally:
            browser.close()


def rounds(page: Page, site: PagesSite, kind: str) -> Iterator[int]:
    """Game after game on one page."""
    for seed in count():
        open_blank(page, site)
        compare(page, kind, seed)
        yield 1
