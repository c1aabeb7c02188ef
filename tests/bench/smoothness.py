"""A whole game on the page: from a click to the next painted moves, and the longest tasks."""

from __future__ import annotations

import statistics
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from bench import machine
from bench.tables import Row, Table
from quatuor import games
from quatuor_build import browsers
from quatuor_build.console import DIST
from server.pages import serve_like_pages
from ui.support import PHONE
from ui.table import play, start_game

WATCH = """
window.trips = [];
window.longest = [0];
new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest.push(duration);
}).observe({ type: "longtask", buffered: true });

let clicked = 0;
addEventListener("click", () => (clicked = performance.now()), true);
const moves = new Set();
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
    if (JSON.parse(message.text).op === "act") moves.add(message.id);
    if (!this.watched) this.addEventListener("message", noteTrip);
    this.watched = true;
    return post.call(this, message, ...rest);
};
function noteTrip({ data }) {
    if (!moves.delete(data.id)) return;
    const from = clicked;
    requestAnimationFrame(() => setTimeout(() => window.trips.push(performance.now() - from)));
}
"""
"""Notes for each move the milliseconds from click to paint."""


def play_one(browser: Any, game: str) -> tuple[list[float], list[float]]:
    """(round trips, long tasks) of a game against the weakest computer players."""
    players = games.get(game).min_players
    human = {"kind": "human", "name": ""}
    seats = [human, *[{"kind": "computer", "name": "", "level": "beginner"}] * (players - 1)]
    rng = Random(1)
    context = browser.new_context(viewport=PHONE, service_workers="block")
    with serve_like_pages(DIST) as site:
        page = context.new_page()
        page.add_init_script(WATCH)
        setup = {"game": game, "players": players, "seats": seats, "options": {}}
        start_game(page, site, game, setup=setup)
        page.evaluate("window.longest.length = 1")  # what came before is the start's
        play(page, lambda elements: elements[rng.randrange(len(elements))])
        trips, longest = page.evaluate("[window.trips, window.longest]")
    context.close()
    return trips, longest


def measure() -> list[Table]:
    """A row for each game that has a table."""
    rows: list[Row] = []
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        for game in games.IDS:
            trips, longest = play_one(browser, game)
            busy = sum(1 for task in longest if task > 50)
            figures = [statistics.median(trips), max(trips), max(longest), busy]
            rows.append([game, len(trips), *figures])
        browser.close()
    note = (
        "A whole game by chance at 360 x 640 without pauses: milliseconds from a click that makes "
        "a move to the frame that shows its outcome, the computer's answer excluded, and tasks of "
        f"the page's thread over 50 ms. {machine.describe()}, Chromium."
    )
    columns = ["game", "moves", "median", "worst", "longest task", "tasks over 50 ms"]
    return [Table("At the table", note, columns, rows)]
