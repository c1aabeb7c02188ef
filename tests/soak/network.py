"""The network failing at any file: of a first visit, of what the device keeps, of an update."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from quatuor import games
from quatuor_build import browsers, offline
from server.host import Host
from server.line import FAULTS
from ui.support import PHONE, READY_WITHIN, wait_until, wait_until_ready

WHAT = (
    "one file after the other refused, cut in the middle, answered by an error, stalled: on a "
    "first visit the game can be played or the page says what is wrong, and its button leads to "
    "the game once the network is back; what could not be kept on the device is kept at the next "
    "visit; an update that fails leaves the version before, which needs no network, and comes "
    "later; each file once, with one of the faults"
)
OF = "site"
KINDS = ["first visit", "install", "update", "update in Firefox"]

PATIENCE = """(() => {
    const { setTimeout, clearTimeout } = globalThis;
    const waits = new Map();
    const ticks = 30;
    globalThis.setTimeout = (act, delay, ...more) => {
        const id = setTimeout(act, delay, ...more);
        if (delay === 1_000 || delay >= 20_000) waits.set(id, act);
        return id;
    };
    globalThis.clearTimeout = (id) => {
        waits.delete(id);
        clearTimeout(id);
    };
    globalThis.losePatience = () => {
        for (let tick = 0; tick < ticks; tick++)
            for (const [id, act] of [...waits]) {
                globalThis.clearTimeout(id);
                act();
            }
    };
})()"""
"""So that nobody waits for half a minute."""
Faults = list[tuple[str, str, str]]
"""Addresses, files and what happens to them."""
SOON = 4_000
"""Milliseconds that a page waits for what is stalled, at a time."""


def first_visit(browser: Browser, host: Host, address: str, file: str, fault: str) -> None:
    """One can play, or the page says what is wrong and its button leads on."""
    page = new_page(browser, service_workers="block")
    page.add_init_script(PATIENCE)
    host.line.fail(file, fault)
    page.goto(f"{host.site.url}{address}", wait_until="commit")
    for waited in range(0, READY_WITHIN, 100):
        if table(page).is_visible() or way_on(page).is_visible():
            break
        if fault == "stalled" and waited % SOON == SOON - 100:
            page.evaluate("losePatience()")
        page.wait_for_timeout(100)
    else:
        raise AssertionError("nothing is said")
    host.line.heal()
    assert host.line.met.is_set(), "nothing failed"
    play_on(page)
    page.context.close()


def new_page(browser: Browser, **how: Any) -> Page:
    """Of a new visitor; a busy machine is waited for."""
    context = browser.new_context(viewport=PHONE, **how)
    context.set_default_timeout(READY_WITHIN)
    return context.new_page()


def play_on(page: Page) -> None:
    """To the game, by what the page offers."""
    for _ in range(0, READY_WITHIN, 100):
        if table(page).is_visible():
            return
        if way_on(page).is_visible():
            way_on(page).click()
        page.wait_for_timeout(100)
    raise AssertionError("there is no way on")


def table(page: Page) -> Locator:
    return page.locator(".pick.lit, .lobby-head").first


def way_on(page: Page) -> Locator:
    return page.get_by_role("button").filter(has_text=re.compile("again|New game")).first


def install(browser: Browser, host: Host, file: str, fault: str) -> None:
    """The page says that it could not be kept; at the next visit it is, and needs no network.

    What the page itself waits for in vain, the service worker asks for after it, and gets.
    """
    page = new_page(browser)
    host.line.fail(file, fault)
    page.goto(host.site.url)
    if fault == "stalled":
        wait_until_met(page, host)
        expect(page.get_by_role("button", name="Play SCOUT")).to_be_visible()
        host.line.heal()
        says(page, re.compile("could not be kept|Ready to be used"))
    else:
        says(page, "could not be kept")
    host.line.heal()
    visit(page, host)
    needs_no_network(page, host)
    page.context.close()


def update(page: Page, host: Host, file: str, fault: str, version: str) -> None:
    """Of a site that is kept: it stays as it is, and at a later visit it is the new one."""
    changed = file.replace(f"app/{host.version}/", f"app/{version}/")
    if file != "sw.js":
        host.touch(file, version)
    host.publish(version)
    host.line.fail(changed, fault)
    page.reload()
    wait_until_met(page, host)
    if fault == "stalled":
        expect(page.get_by_role("button", name="Play SCOUT")).to_be_visible()
        host.line.heal()
    wait_until_installed(page)
    needs_no_network(page, host)
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible(timeout=READY_WITHIN)
    page.get_by_role("button", name="Use it now").click()
    page.locator(f'script[src*="app/{version}/"]').first.wait_for(state="attached")
    needs_no_network(page, host)


def visit(page: Page, host: Host) -> None:
    """The lobby; once it says so, the site is kept."""
    page.goto(host.site.url)
    says(page, "Ready to be used")


def says(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator(".offline").first).to_contain_text(text, timeout=READY_WITHIN)


def wait_until_met(page: Page, host: Host) -> None:
    for _ in range(0, READY_WITHIN, 100):
        if host.line.met.is_set():
            return
        page.wait_for_timeout(100)
    raise AssertionError("nothing failed")


def wait_until_installed(page: Page) -> None:
    """Or not: no install is under way."""
    wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration()).installing")


def needs_no_network(page: Page, host: Host) -> None:
    host.line.cut()
    page.reload()
    expect(page.get_by_role("button", name="Play SCOUT")).to_be_visible()
    host.line.heal()


def files_of_a_visit(
    browser: Browser, host: Host, address: str, *, whole: bool = False
) -> set[str]:
    """What is asked for until there is something to see, or on the whole until Python answers.

    But for the page itself: without that, the browser has the word.
    """
    page = new_page(browser, service_workers="block")
    start = len(host.site.log)
    page.goto(host.site.url + address)
    table(page).wait_for(timeout=READY_WITHIN)
    if whole:
        wait_until_ready(page)
    page.context.close()
    return {path for path, _, _ in host.site.log[start:]} - {""}


def faults_of_visits(browser: Browser, host: Host) -> Faults:
    addresses = ("", *(f"#play/{game}" for game in games.IDS))
    return every_fault((one, files_of_a_visit(browser, host, one)) for one in addresses)


def faults_of_an_install(browser: Browser, host: Host) -> Faults:
    """What a visit of the lobby has brought already is not asked for again, and without Python
    nothing is."""
    had = files_of_a_visit(browser, host, "", whole=True)
    return every_fault([("", {"sw.js", *offline.kept(host.files())} - had)])


def faults_of_an_update(_browser: Browser, host: Host) -> Faults:
    return every_fault([("", {"sw.js", *offline.kept(host.files())})])


def every_fault(places: Iterable[tuple[str, set[str]]]) -> Faults:
    """Every file of every page, in an order by chance, the faults by turns."""
    found = [(address, file) for address, files in places for file in sorted(files)]
    Random(0).shuffle(found)
    return [(*place, fault) for place, fault in zip(found, cycle(FAULTS), strict=False)]


def faults_of(kind: str, browser: Browser, host: Host) -> Faults:
    ways = {"first visit": faults_of_visits, "install": faults_of_an_install}
    return ways.get(kind, faults_of_an_update)(browser, host)


@contextmanager
def beginning(kind: str) -> Iterator[tuple[Browser, Host]]:
    """A browser, and a site of its own."""
    expect.set_options(timeout=READY_WITHIN)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        host = Host(Path(folder) / "site")
        browser = browsers.launch(playwright, "firefox" if "Firefox" in kind else "chromium")
        try:
            yield browser, host
        finally:
            browser.close()
            host.stop()


def every(kind: str) -> int:
    """How many faults there are."""
    with beginning(kind) as (browser, host):
        return len(faults_of(kind, browser, host))


TARGET = every


def units(kind: str, start: int = 0) -> Iterator[int]:
    """Yields 1 for each file that has failed."""
    with beginning(kind) as (browser, host):
        faults = faults_of(kind, browser, host)
        if "update" in kind:
            yield from updates(browser, host, faults, start)
        else:
            for address, file, fault in faults[start:]:
                if kind == "install":
                    install(browser, host, file, fault)
                else:
                    first_visit(browser, host, address, file, fault)
                yield 1


def updates(browser: Browser, host: Host, faults: Faults, start: int) -> Iterator[int]:
    """One after the other, on a device that has the site."""
    page = new_page(browser)
    visit(page, host)
    first = f"app/{host.version}/"
    for piece in range(start, len(faults)):
        _, file, fault = faults[piece]
        now = file.replace(first, f"app/{host.version}/")
        update(page, host, now, fault, f"version{piece}")
        yield 1
