"""The site as one file, opened from a disk: whole games, and nothing is asked of any server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from quatuor import games
from quatuor_build.console import DIST
from quatuor_build.single import NAME
from server.pages import PagesSite
from ui.support import PHONE, READY_WITHIN, Guard, repeatable
from ui.table import my_turn_or_over, play, tap

MOST_BYTES = 5_600_000
SETTINGS = """if (location.protocol === "file:") localStorage["quatuor:settings"] ??=
    JSON.stringify({ schema: 1, data: { speed: "off" } })"""


@pytest.fixture
def page(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page from a copy of the file that has nothing beside it."""
    file = tmp_path / "a game.html"
    file.write_bytes((DIST / NAME).read_bytes())
    context = browser.new_context(viewport=PHONE)
    context.add_init_script(SETTINGS)
    context.add_init_script(repeatable(request))
    problems: list[str] = []
    context.on("console", lambda message: problems.append(f"{message.type}: {message.text}"))
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("request", lambda request: problems.append(request.url))
    page = context.new_page()
    page.goto(file.as_uri())
    yield page
    context.close()
    asked = [one for one in problems if not one.startswith(("data:", file.as_uri()))]
    assert not asked, asked


def go(page: Page, fragment: str) -> None:
    page.evaluate("hash => { location.hash = hash; }", fragment)


@pytest.mark.firefox
def test_a_whole_game(page: Page) -> None:
    play_whole_game(page, games.IDS[0])


@pytest.mark.parametrize("game", games.IDS[1:])
def test_whole_games_of_the_others(page: Page, game: str) -> None:
    play_whole_game(page, game)


def play_whole_game(page: Page, game: str) -> None:
    go(page, f"#play/{game}")
    page.locator(f".game-{game} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert play(page, lambda elements: elements[-1], tap) > 3
    assert not my_turn_or_over(page)
    for way_on in ("Again", "Look back"):
        expect(page.get_by_role("button", name=way_on)).to_be_in_viewport(ratio=1)


def test_texts_and_rules_are_in_it(page: Page) -> None:
    go(page, "#rules/lords_of_scotland")
    expect(page.locator(".rules")).to_contain_text("supporters")
    expect(page.locator(".rules h3").first).to_be_visible()
    go(page, "")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Language").get_by_label("Français").check()
    page.get_by_role("button", name="Fermer").click()
    go(page, "#rules/scout")
    expect(page.locator(".rules")).to_contain_text("cartes")
    # no reload: SETTINGS may then see the storage as it was a moment ago, and write over it
    assert '"language":"fr"' in page.evaluate("localStorage['quatuor:settings']")


def test_it_is_as_small_as_its_content() -> None:
    assert (DIST / NAME).stat().st_size < MOST_BYTES


def test_opened_on_the_site_it_leads_to_the_site(
    browser: Browser, site: PagesSite, guard: Guard
) -> None:
    """A server that calls every page UTF-8 would spoil the bytes."""
    context = browser.new_context()
    guard.watch(context)
    page = context.new_page()
    page.goto(site.url + NAME)
    page.wait_for_url(site.url)
    expect(page.locator(".poster")).to_have_count(4)
    context.close()
