"""The start: the page does not wait for Python, nor Python for the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from quatuor import games
from server.pages import PagesSite
from ui.support import DESKTOP, PHONE, READY_WITHIN, wait_until_ready
from ui.table import my_turn_or_over, open_page, start_game

NOTE_REQUESTS = """
window.asked = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
    window.asked.push(JSON.parse(message.text));
    return post.call(this, message, ...rest);
};
"""
NOTE_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.shifts.push([value, sources.map(({ node }) => node?.className ?? String(node))]);
}).observe({ type: "layout-shift", buffered: true });
"""

I_BEGIN = "?game=schotten_totten&seed=5"
"""A computer's first move is news of its own."""


def asked(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.asked")
    return found


@pytest.mark.parametrize("game", games.IDS)
def test_a_table_is_asked_for_at_once(warm: Page, site: PagesSite, game: str) -> None:
    """Neither all games' facts nor the engine stand between the address and the table."""
    warm.add_init_script(NOTE_REQUESTS)
    start_game(warm, site, game)
    assert asked(warm)[0]["op"] == "new"
    style, ready = warm.evaluate(
        """game => [
            performance.getEntriesByType("resource").find((one) =>
                one.name.endsWith(`css/games/${game}.css`)).startTime,
            performance.getEntriesByName("engine:ready")[0].startTime,
        ]""",
        game,
    )
    assert style < ready


def test_a_game_goes_on_at_once(warm: Page, site: PagesSite) -> None:
    warm.add_init_script(NOTE_REQUESTS)
    start_game(warm, site, "seven_kingdoms")
    my_turn_or_over(warm)
    warm.reload()
    wait_until_ready(warm)
    assert asked(warm)[0]["op"] == "load"


def test_the_lobby_makes_the_last_game_ready(warm: Page, site: PagesSite) -> None:
    warm.add_init_script(NOTE_REQUESTS)
    start_game(warm, site, "lords_of_scotland")
    my_turn_or_over(warm)
    warm.goto(site.url + "?again")
    warm.wait_for_function("() => window.asked.length >= 4", timeout=READY_WITHIN)
    first, *others = [request.get("game") for request in asked(warm)]
    assert first == "lords_of_scotland"
    assert sorted([first, *others]) == sorted(games.IDS)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("address", ["", "#new/scout", "#rules/scout", I_BEGIN])
def test_nothing_shifts_when_python_arrives(
    new_page: Callable[..., Page], site: PagesSite, size: Any, address: str
) -> None:
    page = new_page(viewport=size)
    page.add_init_script(NOTE_SHIFTS)
    open_page(page, site, address)
    wait_until_ready(page)
    page.wait_for_timeout(500)
    assert page.evaluate("window.shifts") == []
