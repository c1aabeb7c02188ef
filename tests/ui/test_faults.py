"""What a browser, a phone or its owner may do to a game in progress: nothing is lost."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from quatuor import games
from server.pages import PagesSite
from soak import kills
from ui.support import DESKTOP, PHONE, READY_WITHIN
from ui.table import actions, check_fits, lit, my_turn_or_over, open_page, start_game, tap

GAME = "schotten_totten"


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site; open_page forgets what other tests stored."""
    return warm


def move(page: Page) -> None:
    assert my_turn_or_over(page)
    for _ in range(2):
        tap(page, lit(page)[0])
    assert my_turn_or_over(page)


def hand(page: Page) -> list[str]:
    cards: list[str] = page.eval_on_selector_all(
        ".hand .pick", "nodes => nodes.map((node) => node.dataset.el)"
    )
    return cards


def test_the_game_outlives_its_worker(page: Page, site: PagesSite) -> None:
    """The short form of the long run: also while the computer thinks."""
    assert sum(islice(kills.rounds(page, site, "scout", seed=3), 5)) == 5


def test_a_worker_that_falls_silent_is_replaced(
    new_page: Callable[..., Page], site: PagesSite
) -> None:
    """Once in an endless loop of thought, once gone without a word while a move is on its way."""
    page = new_page()
    page.add_init_script(kills.WATCH_WORKERS)
    page.clock.install()
    page.route("**/worker.js", lambda route: send(route, ENDLESS_THOUGHT), times=1)
    start_game(page, site, GAME)
    assert my_turn_or_over(page)
    for _ in range(2):
        tap(page, lit(page)[0])
    page.wait_for_function("globalThis.thinks")
    page.clock.run_for(31_000)
    assert my_turn_or_over(page)
    page.evaluate("engineWorker.terminate()")
    before = actions(page)
    for _ in range(2):
        tap(page, lit(page)[0])
    page.clock.run_for(31_000)
    assert my_turn_or_over(page)
    assert actions(page)[: len(before) + 1] == [*before, page.evaluate("sent")]


ENDLESS_THOUGHT = """addEventListener("message", ({ data }) => {
    while (data.text.includes('"op":"think"'));
});
"""


def send(route: Route, before: str) -> None:
    """A script as the site has it, after another one."""
    route.fulfill(response=(answer := route.fetch()), body=before + answer.text())


def test_a_worker_lost_while_another_game_begins_does_not_bring_the_old_one_back(
    page: Page, site: PagesSite
) -> None:
    """The new game's place in what is kept is its own."""
    page.add_init_script(kills.WATCH_WORKERS)
    start_game(page, site, GAME)
    move(page)
    old = actions(page)
    page.goto(f"{site.url}#new/scout")
    page.get_by_role("button", name="Deal", exact=True).wait_for(timeout=READY_WITHIN)
    page.evaluate(
        """() => {
            performance.now = () => 1e9;  // long after the start: the worker is trusted
            const { postMessage } = Worker.prototype;
            Worker.prototype.postMessage = function (message) {
                if (!message.text.includes('"op":"new"')) return postMessage.call(this, message);
                Worker.prototype.postMessage = postMessage;
                setTimeout(kill);
            };
        }"""
    )
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(".game-scout .pick.lit").first.wait_for(timeout=READY_WITHIN)
    kept = page.evaluate(
        """Object.entries(localStorage).filter(([key]) => key.startsWith("quatuor:game:"))
            .map(([, text]) => JSON.parse(text).data.game)"""
    )
    assert sorted(kept) == [GAME, "scout"]
    page.goto(f"{site.url}#play/{GAME}")
    page.locator(f".game-{GAME} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert actions(page) == old


@pytest.mark.parametrize("moment", ["engineWorker", "sent", "thinks"])
def test_a_frozen_tab_goes_on_where_it_was(
    new_page: Callable[..., Page], browser: Browser, site: PagesSite, moment: str
) -> None:
    """For longer than a silent worker is waited for: at the start, with a move on its way, and
    while the computer thinks. Nothing begins anew."""
    page = new_page()
    page.add_init_script(kills.WATCH_WORKERS)
    page.add_init_script(SHORT_PATIENCE)
    page.route("**/worker.js", lambda route: send(route, SLOW_ANSWERS))
    open_page(page, site, f"#play/{GAME}")
    if moment != "engineWorker":
        assert my_turn_or_over(page)
        for _ in range(2):
            tap(page, lit(page)[0])
    page.wait_for_function("moment => globalThis[moment] !== undefined", arg=moment)
    freeze(browser, seconds=8)
    assert my_turn_or_over(page)
    move(page)
    assert page.evaluate("sent") in actions(page)
    assert page.evaluate("workers") == 1


SHORT_PATIENCE = """(() => {
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, delay, ...more) =>
        setTimeout(act, delay >= 1_000 ? delay / 5 : delay, ...more);
})()"""
"""Six seconds for half a minute."""
SLOW_ANSWERS = """addEventListener("message", ({ data }) => {
    if (!/"op":"(act|think)"/.test(data.text)) return;
    const end = performance.now() + 500;
    while (performance.now() < end);
});
"""


def freeze(browser: Browser, seconds: float) -> None:
    """All pages of the browser, with their workers; a page's lifecycle state stops neither."""
    devtools = browser.new_browser_cdp_session()
    processes = devtools.send("SystemInfo.getProcessInfo")["processInfo"]
    devtools.detach()
    renderers = [process["id"] for process in processes if process["type"] == "renderer"]
    assert renderers
    for renderer in renderers:
        os.kill(renderer, signal.SIGSTOP)
    try:
        time.sleep(seconds)
    finally:
        for renderer in renderers:
            os.kill(renderer, signal.SIGCONT)


CORRUPT = [
    "null",
    "[]",
    "{",
    '{"schema": 1}',
    '{"schema": 1, "data": null}',
    '{"schema": 1, "data": []}',
    '{"schema": 1, "data": {}}',
    '{"schema": 1, "data": [null, 7, {"game": "scout"}]}',
    '{"schema": 1, "data": {"game": "scout", "save": "q1.x", "seats": 3, "scores": null}}',
    '{"schema": 1, "data": {"game": "chess", "players": -1, "options": "abc", "seats": [7]}}',
    '{"schema": 0, "data": {"game": "scout"}}',
]


def test_whatever_is_stored_the_lobby_is_drawn(page: Page, site: PagesSite) -> None:
    names = ["settings", "results", "daily", "learned", "setup:scout", "game:a", "game:b"]
    open_page(page, site)
    for text in CORRUPT:
        page.evaluate(
            """([names, text]) => names.forEach((name) => {
                localStorage[`quatuor:${name}`] = text; })""",
            [names, text],
        )
        page.reload()
        expect(page.get_by_role("button", name="Play SCOUT")).to_be_attached()
        page.get_by_role("button", name="Statistics").click()
        expect(page.locator("dialog[open]")).to_be_attached()


def test_a_setup_and_a_save_that_no_version_knows_do_not_keep_one_from_playing(
    page: Page, site: PagesSite
) -> None:
    seats = [{"kind": "human", "name": ""}]
    setup = {"game": "scout", "players": 3, "seats": seats, "options": {"colour": "blue"}}
    open_page(page, site, "#play/scout", setup=setup)
    expect(page.get_by_role("alert")).to_contain_text("colour", timeout=READY_WITHIN)
    page.get_by_role("button", name="New game").click()
    assert my_turn_or_over(page)
    page.evaluate(
        """() => {
            const name = "quatuor:game:" + sessionStorage.getItem("quatuor:tab");
            const stored = JSON.parse(localStorage[name]);
            stored.data.save = "q1.damaged";
            localStorage[name] = JSON.stringify(stored);
        }"""
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("cannot be read", timeout=READY_WITHIN)
    page.get_by_role("button", name="New game").click()
    assert my_turn_or_over(page)


def test_when_the_storage_is_full_one_plays_on_and_is_told(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME)
    assert my_turn_or_over(page)
    page.evaluate(
        """() => {
            Storage.prototype.setItem = () => {
                throw new DOMException("full", "QuotaExceededError"); };
        }"""
    )
    move(page)
    told = page.locator(".status.note")
    expect(told).to_contain_text("keeps nothing")
    expect(page.locator("#live")).to_contain_text(re.compile(r"Hamish plays .+ keeps nothing"))
    move(page)
    expect(told).to_have_count(0)
    cards = hand(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("note")).to_contain_text("keeps nothing")
    page.get_by_role("button", name="Continue Schotten Totten").click()
    assert my_turn_or_over(page)
    assert hand(page) == cards


def test_a_storm_of_clicks_while_the_table_moves(page: Page, site: PagesSite) -> None:
    """Each tap that counts is one legal move, asked for once: what is kept is what was asked."""
    page.add_init_script(WATCH_MOVES)
    start_game(page, site, "scout", settings={"speed": "slow"})
    assert my_turn_or_over(page)
    page.evaluate(
        """async () => {
            for (let round = 0; round < 60; round++) {
                for (const node of document.querySelectorAll(".pick")) node.click();
                await new Promise(requestAnimationFrame);
            }
        }"""
    )
    assert my_turn_or_over(page)
    asked = page.evaluate("asked")
    assert asked
    kept = actions(page)
    assert [kept[ply] for ply, _ in asked] == [action for _, action in asked]
    assert len({ply for ply, _ in asked}) == len(asked)
    assert not {"That move came too late.", "It is not your turn."} & set(page.evaluate("notes"))
    page.reload()
    page.locator(".pick.lit, dialog[open] .result-title").first.wait_for(timeout=READY_WITHIN)
    assert actions(page) == kept


WATCH_MOVES = """(() => {
    const { postMessage } = Worker.prototype;
    globalThis.asked = [];
    globalThis.notes = [];
    Worker.prototype.postMessage = function (message) {
        const { op, ply, action } = JSON.parse(message.text);
        if (op === "act") asked.push([ply, action]);
        postMessage.call(this, message);
    };
    new MutationObserver(() => {
        const note = document.querySelector(".status.note > span")?.textContent.trim();
        if (note) notes.push(note);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
})()"""
"""What is asked of the engine, and what the status line says to taps."""


def test_a_clock_that_is_set_back_loses_nothing(
    new_page: Callable[..., Page], site: PagesSite
) -> None:
    """The game played last is gone on with, in a new tab too, and the one before is there."""
    page = new_page()
    page.clock.set_fixed_time("2026-11-30T12:00:00")
    start_game(page, site, GAME)
    move(page)
    first = actions(page)
    page.clock.set_fixed_time("2001-01-01T12:00:00")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deal again").click()
    page.locator(".log-line").first.wait_for(state="detached")
    for _ in range(2):
        move(page)
    second = actions(page)
    other = page.context.new_page()
    other.clock.set_fixed_time("2001-01-01T12:00:00")
    other.goto(site.url)
    other.get_by_role("button", name="Continue Schotten Totten").click()
    assert my_turn_or_over(other)
    assert actions(other) == second
    other.goto(f"{site.url}?again")
    other.get_by_role("button", name="Saved games (2)").click()
    other.locator(".saves li").last.get_by_role("button").first.click()
    assert my_turn_or_over(other)
    assert actions(other) == first


ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
SMALL_ON_ITS_SIDE: ViewportSize = {"width": 568, "height": 320}


@pytest.mark.parametrize("game", [game.id for game in games.all()])
def test_the_screen_turns_in_the_middle_of_a_pick(page: Page, site: PagesSite, game: str) -> None:
    """What is picked stays so: the next pick is asked for as before, and all of it fits."""
    start_game(page, site, game)
    turned = 0
    while turned < 3:
        assert my_turn_or_over(page)
        offered = lit(page)
        scouted = [element for element in offered if element.startswith("table:")]
        tap(page, (scouted or offered)[0])
        page.locator("#app:not([aria-busy])").wait_for(state="attached")
        offered = lit(page)
        if not offered or not page.get_by_role("button", name="Cancel").count():
            continue
        turned += 1
        for size in (ON_ITS_SIDE, SMALL_ON_ITS_SIDE, DESKTOP, PHONE):
            page.set_viewport_size(size)
            page.evaluate("() => new Promise(requestAnimationFrame)")  # it hears of it in a frame
            assert lit(page) == offered
            check_fits(page)


THROWS = "{ get() { throw new DOMException('denied', 'SecurityError'); } }"
MISSING = {
    "no local storage": "Object.defineProperty(window, 'localStorage', { value: null })",
    "denied local storage": f"Object.defineProperty(window, 'localStorage', {THROWS})",
    "no session storage": "Object.defineProperty(window, 'sessionStorage', { value: undefined })",
    "denied session storage": f"Object.defineProperty(window, 'sessionStorage', {THROWS})",
    "no service worker": "delete Navigator.prototype.serviceWorker",
    "no caches": "delete window.caches",
}


@pytest.mark.parametrize("missing", MISSING)
def test_one_can_play_where_nothing_can_be_stored(
    new_page: Callable[..., Page], site: PagesSite, missing: str
) -> None:
    page = new_page()
    page.add_init_script(MISSING[missing])
    page.goto(site.url)
    page.get_by_role("button", name="Play Schotten Totten").click()
    move(page)
    cards = hand(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All games").click()
    go_on = page.get_by_role("button", name="Continue Schotten Totten")
    expect(go_on).to_be_visible()
    told = page.get_by_role("note").filter(has_text="keeps nothing")
    expect(told).to_have_count(1 if "local" in missing else 0)
    # Chromium is kept from registering one: the page says so, but not where there can be none
    expect(page.locator(".offline")).to_have_count(0 if missing == "no service worker" else 1)
    go_on.click()
    assert my_turn_or_over(page)
    assert hand(page) == cards
    if "local" not in missing:
        page.reload()
        assert my_turn_or_over(page)
        assert hand(page) == cards


def test_back_and_forward_lead_from_the_table_and_to_it(page: Page, site: PagesSite) -> None:
    open_page(page, site)
    page.get_by_role("button", name="Play Schotten Totten").click()
    move(page)
    cards = hand(page)
    tap(page, lit(page)[0])
    page.get_by_role("button", name="Menu").click()
    page.go_back()
    expect(page.get_by_role("button", name="Continue Schotten Totten")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    page.go_forward()
    assert my_turn_or_over(page)
    assert hand(page) == cards
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    page.go_back()  # while the computer thinks
    page.go_forward()
    assert my_turn_or_over(page)
    assert len(hand(page)) == len(cards)
