"""Every screen on a phone, in a language of longer words: nothing is cut, buttons are large."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, expect

from quatuor import games
from quatuor_build.console import ROOT
from server.pages import PagesSite
from ui.support import PHONE, READY_WITHIN
from ui.table import OVERFLOWING, finished, my_turn_or_over, open_page, start_game

TEXTS = re.compile(r".*/js/i18n/en/(\w+)\.json")
ON_ITS_SIDE: ViewportSize = {"width": 640, "height": 360}
ACCENTS = dict(zip("aeiouy", "áéíóúý", strict=True))
TODAY = date.today().isoformat()
RESULT = {"players": 3, "level": "skilled", "won": True, "score": 12, "assisted": False, "at": 0}
NAMED = {"name": "Maximilian"}
CUT = """() => [...document.querySelectorAll(`
    button, a, h1, h2, h3, p, th, td, label, legend, li, dt, dd, caption`)].filter((node) => {
    const { display, position, textOverflow } = getComputedStyle(node);
    return node.checkVisibility()
        && display !== "inline" && position !== "absolute" && textOverflow !== "ellipsis"
        && !node.closest(".visually-hidden, svg, .pick, .deck, .bar-names")
        && node.scrollWidth > node.clientWidth + 1;
}).map((node) => [node.className, node.textContent.trim(), node.scrollWidth - node.clientWidth])"""
"""An expression: what holds words that go beyond it. Names in the bar may be shortened."""
LOW = """() => [...document.querySelectorAll(`
    .slot, .extra, .icon-button, .poster-play, .poster-more button, .menu button, .segment,
    .hand .card.lit`)].map((node) => ({
        name: node.textContent.trim(),
        height: node.checkVisibility() ? node.getBoundingClientRect().height : 44,
    })).filter(({ height }) => height < 43.5)"""
"""An expression: main targets that are lower than 44 pixels."""


def longer(text: str) -> str:
    """Every vowel twice, once with an accent; arguments and their forms stay."""
    parts = re.split(r"(\{[^{}]*\})", text)
    parts[::2] = [
        re.sub("[aeiouy]", lambda one: ACCENTS[one[0]] + one[0], part) for part in parts[::2]
    ]
    return "".join(parts)


def in_longer_words(route: Route) -> None:
    part = TEXTS.fullmatch(route.request.url)
    assert part
    texts = json.loads((ROOT / "js" / "i18n" / "en" / f"{part[1]}.json").read_text("utf-8"))
    names = {f"game.{game}" for game in games.IDS}
    route.fulfill(json={key: text if key in names else longer(text) for key, text in texts.items()})


def go(page: Page, fragment: str) -> None:
    page.evaluate("fragment => { location.hash = fragment; }", fragment)


def press(page: Page, text: str) -> None:
    page.get_by_role("button", name=longer(text), exact=True).first.click()


def screens(page: Page) -> Iterator[str]:
    """Shows one after the other."""
    page.locator(".posters").wait_for()
    yield "lobby"
    for name in ("Statistics", "Settings"):
        press(page, name)
        page.locator("dialog[open]").wait_for()
        yield name
        page.keyboard.press("Escape")
    for game in games.IDS:
        go(page, f"new/{game}")
        page.locator(".options select, .options .segment").first.wait_for(timeout=READY_WITHIN)
        yield f"options of {game}"
    for game in games.IDS:
        for way in ("learn", "play"):
            go(page, f"{way}/{game}")
            page.locator(f".game-{game}").wait_for(timeout=READY_WITHIN)
            page.locator(".coach").wait_for() if way == "learn" else my_turn_or_over(page)
            yield f"{way} {game}"
        page.locator(".hand .pick.lit, .reading-title.lit").first.click()
        yield f"a pick in {game}"
    for name in ("Menu", "Help", "Report a problem"):
        press(page, "Menu")
        if name != "Menu":
            press(page, name)
        yield name
        page.keyboard.press("Escape")
    for index in range(len(games.IDS)):
        go(page, "")
        page.locator(".continue .slot").last.click()
        yield "kept games"
        page.locator(".save-open", has_text=longer("finished")).nth(index).click()
        press(page, "Result")
        yield f"result of {page.locator('h1').inner_text()}"
    press(page, "Share")
    yield "Share"
    page.keyboard.press("Escape")
    press(page, "Result")
    press(page, "Analysis")
    page.locator(".chart").wait_for(timeout=READY_WITHIN)
    yield "Analysis"
    press(page, "Stop")
    page.goto(page.url.split("#")[0] + "embed.html")
    page.locator("iframe").wait_for()
    yield "embed.html"


def test_longer_words_fit(page: Page, site: PagesSite) -> None:
    page.route(TEXTS, in_longer_words)
    open_page(page, site, settings={"language": "en"})
    stored: dict[str, Any] = {
        "results": [{**RESULT, "game": game, **who} for game in games.IDS for who in ({}, NAMED)],
        "daily": {TODAY: {"game": "scout", "won": True, "scores": [12, 9], "assisted": False}},
        **{f"game:{game}": {**finished(game), "daily": TODAY} for game in games.IDS},
    }
    page.evaluate(
        """stored => Object.entries(stored).forEach(([name, data]) => {
            localStorage[`quatuor:${name}`] = JSON.stringify({ schema: 1, data });
        })""",
        stored,
    )
    page.reload()
    found = []
    for screen in screens(page):
        faults = [*page.evaluate(OVERFLOWING), *page.evaluate(CUT), *page.evaluate(LOW)]
        if page.locator(".table").count():
            page.set_viewport_size(ON_ITS_SIDE)
            faults += page.evaluate(OVERFLOWING)
            page.set_viewport_size(PHONE)
        found += [f"{screen}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


def test_the_system_may_choose_contrast_and_colors(page: Page, site: PagesSite) -> None:
    """Pieces keep their colors, for they tell suits; what is lit has an outline as well."""
    page.emulate_media(forced_colors="active", contrast="more")
    start_game(page, site, "schotten_totten", query="?game=schotten_totten&seed=5")
    assert my_turn_or_over(page)
    expect(page.locator("html")).to_have_attribute("data-contrast", "high")
    hues = page.eval_on_selector_all(
        ".hand .card", "nodes => nodes.map((node) => getComputedStyle(node).backgroundColor)"
    )
    assert len(set(hues)) > 1
    expect(page.locator(".hand .pick.lit").last).to_have_css("outline-style", "solid")
