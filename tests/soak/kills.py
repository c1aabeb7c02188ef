"""The worker killed at any moment of a game on the page: the game goes on from its record."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

from playwright.sync_api import Page, sync_playwright

from quatuor import games
from quatuor_build import browsers
from quatuor_build.console import DIST
from server.pages import PagesSite, serve_like_pages
from ui.support import PHONE, READY_WITHIN
from ui.table import actions, open_page

WHAT = (
    "the engine's worker killed at random moments of a game in Chromium, also while the computer "
    "thinks, and each third time with a move on its way: no move that was made is lost, nor one on "
    "its way, and the game goes on"
)
OF = "site"
KINDS = [game.id for game in games.all()]
TARGET = 50

WATCH_WORKERS = """globalThis.Worker = class extends Worker {
    constructor(...how) {
        super(...how);
        globalThis.engineWorker = this;
        globalThis.workers = (globalThis.workers ?? 0) + 1;
    }
    postMessage(message) {
        const { op, action } = JSON.parse(message.text);
        if (op === "act") globalThis.sent = action;
        if (op === "new") globalThis.sent = undefined;
        if (op === "think") globalThis.thinks = true;
        super.postMessage(message);
        if (op !== "act" || !globalThis.diesAtAMove) return;
        globalThis.diesAtAMove = false;
        queueMicrotask(kill);
    }
};
globalThis.kill = () => {
    engineWorker.terminate();
    engineWorker.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
};"""
TAP = """choice => {
    const lit = document.querySelectorAll("main .pick.lit");
    lit[choice % lit.length]?.click();
    return lit.length;
}"""
STANDS = """() => [...document.querySelectorAll("#app:not([aria-busy]) button")].some(
    (one) =>
        one.matches(".pick.lit, dialog[open] *, [data-el='bar:result']") ||
        one.textContent === "Try again")"""
"""Something can be done: picked, read, tried again; and it is not only still drawn so."""
MOVES = 12
MOMENT = 500
"""Milliseconds after a tap, at most, in which the worker dies."""


def rounds(page: Page, site: PagesSite, game: str, seed: int = 0) -> Iterator[int]:
    """Games by chance; yields 1 for each death of the worker that the game has outlived."""
    rng = Random(seed)
    page.add_init_script(WATCH_WORKERS)
    seats = [{"kind": "human", "name": ""}] + [
        {"kind": "computer", "name": "", "level": level} for level in ("casual", "expert")
    ]
    players = min(3, games.get(game).max_players)
    setup = {"game": game, "players": players, "seats": seats, "options": {}}
    open_page(page, site, f"#play/{game}", setup=setup)
    for death in count():
        for _ in range(rng.randrange(MOVES)):
            step(page, rng)
        before = dies_at_a_move(page, rng) if death % 3 == 0 else dies(page, rng)
        stand(page)
        after, sent = actions(page), page.evaluate("globalThis.sent")
        assert after[: len(before)] == before, "a move is lost"
        assert sent in (None, *after), "a move on its way is lost"
        yield 1


def dies(page: Page, rng: Random) -> list[str]:
    """At any moment; returns what was played."""
    step(page, rng)
    page.wait_for_timeout(rng.randrange(MOMENT))
    before = actions(page)
    page.evaluate("kill()")
    return before


def dies_at_a_move(page: Page, rng: Random) -> list[str]:
    """As soon as one is sent."""
    page.evaluate("globalThis.diesAtAMove = true")
    while page.evaluate("globalThis.diesAtAMove"):
        stand(page)
        before = actions(page)
        step(page, rng)
    return before


def stand(page: Page) -> None:
    """Wait until the table can be played at, trying again where the page offers it.

    A worker that dies right after its start may have died of what it was asked, so that is not
    asked again: then no move is on its way any more.
    """
    again = page.get_by_role("button", name="Try again")
    while True:
        page.wait_for_function(STANDS, timeout=READY_WITHIN)
        if page.locator(".sheet-round[open]").count():
            page.keyboard.press("Escape")  # what was read, before anything under it
        elif again.count() and not page.locator("dialog[open]").count():
            page.evaluate("globalThis.sent = undefined")
            again.first.click()
        else:
            return


def step(page: Page, rng: Random) -> None:
    """One tap on whatever may be tapped; after the end a new game begins.

    When the worker was given up as one asked for that, the old game's end lies there again.
    """
    stand(page)
    if page.locator("dialog[open] .result-title").count():
        page.get_by_role("button", name="Again", exact=True).click()
    elif page.get_by_role("button", name="Result").count():
        page.get_by_role("button", name="Result").click()
    else:
        page.evaluate(TAP, rng.randrange(10**6))


def units(kind: str, start: int = 0) -> Iterator[int]:
    """In a browser of its own."""
    with serve_like_pages(DIST) as site, sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        try:
            for seed in count(start):
                context = browser.new_context(viewport=PHONE, service_workers="block")
                deaths = rounds(context.new_page(), site, kind, seed)
                for _ in range(10):
                    yield next(deaths)
                context.close()
        finally:
            browser.close()
