"""Games on the page: from a click to the next painted moves, and the longest tasks.

Time is what a person waits on this machine, whatever else runs on it; processor time is what the
page asks for, and tells the same on a busy one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench import machine
from bench.tables import Row, Table, spread
from bench.trace import CATEGORIES, PageTrace
from quatuor import games
from quatuor_build import browsers
from quatuor_build.console import DIST
from server.pages import PagesSite, serve_like_pages
from ui.support import PHONE
from ui.table import my_turn_or_over, start_game

PLAYER = Path(__file__).with_name("player.js")
PICKS = 30
"""Of each game and number of players; the game with the fewest players is played to its end."""
MORE_THAN_A_GAME = 1000
LONG = 50
"""Milliseconds from which a task is felt."""


class Game(NamedTuple):
    """Milliseconds, by move."""

    trips: list[float]
    answers: list[float]
    busy: list[float]
    tasks: list[float]
    """Each task of the page's thread."""
    busy_tasks: list[float]
    """Their processor time."""


def play_one(browser: Browser, site: PagesSite, game: str, players: int, picks: int) -> Game:
    """A game by chance against the weakest computer players; cards move."""
    human = {"kind": "human", "name": ""}
    seats = [human, *[{"kind": "computer", "name": "", "level": "beginner"}] * (players - 1)]
    setup: dict[str, Any] = {"game": game, "players": players, "seats": seats, "options": {}}
    context = browser.new_context(viewport=PHONE, service_workers="block")
    page = context.new_page()
    page.add_init_script(path=PLAYER)
    start_game(page, site, game, setup=setup, settings={"speed": "fast"})
    my_turn_or_over(page)
    browser.start_tracing(page=page, categories=CATEGORIES)
    noted = page.evaluate("picks => play(picks)", picks)
    trace = PageTrace(json.loads(browser.stop_tracing())["traceEvents"])
    context.close()
    return Game(
        noted["trips"],
        noted["answers"],
        list(trace.moves()),
        [(task.end - task.start) / 1000 for task in trace.tasks],
        [task.busy / 1000 for task in trace.tasks],
    )


def measure() -> list[Table]:
    """A row for each game and number of players."""
    rows: list[Row] = []
    with sync_playwright() as playwright, serve_like_pages(DIST) as site:
        browser = browsers.launch(playwright, "chromium")
        for game in games.all():
            for players in range(game.min_players, game.max_players + 1):
                picks = PICKS if players > game.min_players else MORE_THAN_A_GAME
                played = play_one(browser, site, game.id, players, picks)
                longest = [max(played.tasks), max(played.busy_tasks)]
                felt = sum(1 for task in played.tasks if task > LONG)
                figures = [spread(one) for one in (played.trips, played.answers, played.busy)]
                rows.append([game.id, players, len(played.trips), *figures, *longest, felt])
        browser.close()
    note = (
        "Games by chance at 360 x 640 with moving cards: milliseconds, median (least-most), from "
        "a click that makes a move to the frame that shows its outcome, the computer's answer "
        "excluded; of these, the engine's; processor time of the page's thread for it; and the "
        f"longest task of that thread. Targets: median 16, most 50, no task over {LONG}. "
        f"{machine.describe()}, Chromium."
    )
    columns = ["game", "players", "moves", "click to paint", "engine", "processor time"]
    columns += ["longest task", "most processor time", f"tasks over {LONG} ms"]
    return [Table("At the table", note, columns, rows)]
