"""The page around the tables: lobby, rules, settings, languages, a start that fails."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.pages import PagesSite
from ui.support import DESKTOP, PHONE, Guard
from ui.table import check_axe, check_fits, check_targets, my_turn_or_over, open_page, start_game

GAMES = ["Schotten Totten", "SCOUT", "Lords of Scotland", "7 Kingdoms"]


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site; open_page forgets what other tests stored."""
    return warm


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_lobby(page: Page, site: PagesSite, size: Any, theme: str) -> None:
    page.set_viewport_size(size)
    open_page(page, site, settings={"theme": theme})
    for game in GAMES:
        expect(page.get_by_role("button", name=f"Play {game}")).to_be_attached()
    check_fits(page)
    check_targets(page)
    check_axe(page)


def test_the_lobby_does_not_wait_for_python(page: Page, site: PagesSite, guard: Guard) -> None:
    guard.expect("engine.zip")
    page.route("**/engine.zip", lambda route: route.abort())
    open_page(page, site)
    page.get_by_role("button", name="Rules").first.click()
    expect(page.locator(".rules")).to_contain_text("stones")
    expect(page).to_have_title("Schotten Totten - Quatuor")


def test_a_start_that_fails_is_told_and_can_be_retried(
    page: Page, site: PagesSite, guard: Guard
) -> None:
    guard.expect("engine.zip")
    guard.expect("ERR_FAILED")
    page.route("**/engine.zip", lambda route: route.abort(), times=1)
    open_page(page, site, "#play/schotten_totten")
    expect(page.get_by_role("alert")).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="Try again").click()
    assert my_turn_or_over(page)


def test_an_engine_lost_for_good_at_the_table_can_be_tried_again(
    page: Page, site: PagesSite
) -> None:
    page.add_init_script(
        """globalThis.Worker = class extends Worker {
            constructor(...how) {
                super(...how);
                globalThis.worker = this;
            }
        };"""
    )
    start_game(page, site, "schotten_totten")
    assert my_turn_or_over(page)
    hand = page.locator(".hand").inner_text()
    # so soon after its start, another one would be lost too
    page.evaluate("worker.dispatchEvent(new ErrorEvent('error', { message: 'gone' }))")
    page.locator(".status").get_by_role("button", name="Try again").click()
    expect(page.locator(".status")).to_contain_text("Choose a card")
    assert my_turn_or_over(page)
    assert page.locator(".hand").inner_text() == hand


@pytest.mark.parametrize("game", ["schotten_totten", "scout"])
def test_the_focus_goes_on_when_the_curtain_is_lifted(
    page: Page, site: PagesSite, game: str
) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Léa", "Tom")]
    start_game(page, site, game, setup={"game": game, "players": 2, "seats": seats, "options": {}})
    page.get_by_role("button", name="Show my cards").press("Enter")
    expect(page.locator("[data-zone] .pick:focus")).to_have_count(1)


def test_settings_take_effect_and_are_kept(page: Page, site: PagesSite) -> None:
    open_page(page, site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Theme").get_by_label("Dark").check()
    page.get_by_role("group", name="Language").get_by_label("Français").check()
    expect(page.get_by_role("group", name="Thème")).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name="Fermer").click()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("lang", "fr")
    expect(root).to_have_attribute("data-theme", "dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_the_browsers_language_is_spoken(new_page: Any, site: PagesSite) -> None:
    page = new_page(locale="fr-CA")
    open_page(page, site)
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()
    page.goto(site.url + "?lang=en")
    expect(page.get_by_role("button", name="Settings")).to_be_visible()


def test_shortcuts(page: Page, site: PagesSite) -> None:
    start_game(page, site, "schotten_totten")
    my_turn_or_over(page)
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Help")).to_be_visible()
    check_axe(page)


def test_shortcuts_can_be_switched_off(page: Page, site: PagesSite) -> None:
    start_game(page, site, "schotten_totten", settings={"shortcuts": False})
    my_turn_or_over(page)
    page.keyboard.press("?")
    page.keyboard.press("l")
    expect(page.locator("dialog")).to_have_count(0)


def test_without_storage_one_can_play_and_is_told(new_page: Any, site: PagesSite) -> None:
    page = new_page()
    page.add_init_script(
        """Object.defineProperty(window, "localStorage", {
            get() { throw new DOMException("refused", "SecurityError"); } })"""
    )
    page.goto(site.url)
    expect(page.get_by_role("note")).to_contain_text("keeps nothing")
    page.get_by_role("button", name="Play Schotten Totten").click()
    assert my_turn_or_over(page)


def test_a_sheet_gives_the_focus_back(page: Page, site: PagesSite) -> None:
    start_game(page, site, "schotten_totten")
    my_turn_or_over(page)
    opener = page.get_by_role("button", name="Rules")
    opener.click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(opener).to_be_focused()


def test_an_unknown_address_is_the_lobby(page: Page, site: PagesSite) -> None:
    open_page(page, site, "#play/chess")
    expect(page.get_by_role("button", name="Play SCOUT")).to_be_attached()


@pytest.mark.parametrize("zoom", [2])
def test_twice_the_size_still_fits(page: Page, site: PagesSite, zoom: int) -> None:
    page.set_viewport_size({"width": 1280 // zoom, "height": 1024 // zoom})
    start_game(page, site, "schotten_totten")
    check_fits(page)
    check_targets(page)


def test_a_phone_on_its_side(page: Page, site: PagesSite) -> None:
    page.set_viewport_size({"width": 740, "height": 360})
    start_game(page, site, "schotten_totten")
    my_turn_or_over(page)
    check_fits(page)
    check_targets(page)
