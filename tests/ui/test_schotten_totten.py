"""Schotten Totten on the page: whole games by taps and by keys, tactics, words, looks."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor import games
from server.pages import PagesSite
from ui.support import DESKTOP, PHONE
from ui.table import (
    check_axe,
    check_fits,
    check_targets,
    listen,
    lit,
    my_turn_or_over,
    open_page,
    play,
    press,
    start_game,
    tap,
)

GAME = "schotten_totten"


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


def setup(**options: Any) -> dict[str, Any]:
    return {"game": GAME, "options": options}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_whole_game_by_taps(page: Page, site: PagesSite, size: Any) -> None:
    page.set_viewport_size(size)
    start_game(page, site, GAME, setup=setup())
    check_fits(page)
    check_targets(page)
    rng = random.Random(3)
    assert play(page, rng.choice) > 10
    expect(page.locator(".result-title")).to_be_visible()
    places = page.eval_on_selector_all(
        ".result-stones li", "nodes => nodes.map((node) => node.getBoundingClientRect().x)"
    )
    assert places == sorted(set(places)), "the stones of the result stand one after the other"
    page.get_by_role("button", name="Again").click()
    assert my_turn_or_over(page)


@pytest.mark.firefox
def test_a_whole_game_by_keys(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    rng = random.Random(5)
    play(page, rng.choice, press)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


def test_a_whole_game_with_every_option_in_french(page: Page, site: PagesSite) -> None:
    options = setup(tactics=True, experts=True, rounds=2, series_scoring="official")
    start_game(page, site, GAME, query="?lang=fr", setup=options)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    check_fits(page)
    rng = random.Random(1)
    play(page, rng.choice)
    text = page.locator("body").inner_text()
    assert GAME not in text, "a key without a text"
    assert "{" not in text, "an argument without a word"
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="Journal").click()
    lines = page.locator(".sheet-log li").all_inner_texts()
    assert any("à la borne" in line for line in lines)
    assert not any(GAME in line or "{" in line for line in lines)


@pytest.mark.firefox
def test_reload_goes_on_with_the_same_game(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    for _ in range(6):
        my_turn_or_over(page)
        tap(page, lit(page)[0])
    my_turn_or_over(page)
    page.keyboard.press("Escape")
    hand, wall = (page.locator(place).inner_text() for place in (".hand", ".wall"))
    page.reload()
    assert my_turn_or_over(page)
    assert page.locator(".hand").inner_text() == hand
    assert page.locator(".wall").inner_text() == wall


def test_the_lobby_offers_to_go_on(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All games").click()
    page.get_by_role("button", name="Continue Schotten Totten").click()
    assert my_turn_or_over(page)


def test_a_vain_tap_says_why(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    page.locator('.stone[data-el="stone:5"]').click()
    expect(page.locator(".status")).to_contain_text("Choose a card first.")
    expect(page.locator(".lens")).to_have_attribute("aria-label", "Stone 5")


def test_a_pick_can_be_put_back(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    hand = lit(page)
    tap(page, hand[0])
    assert {element.split(":")[0] for element in lit(page)} == {"stone"}
    page.get_by_role("button", name="Cancel").click()
    assert lit(page) == hand


def test_undo_takes_back_and_says_when_it_cannot(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(), settings={"freeUndo": False})
    my_turn_or_over(page)
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    my_turn_or_over(page)
    page.keyboard.press("Control+z")
    expect(page.locator(".status")).to_contain_text("cannot be taken back")


def test_free_undo_marks_the_game(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    hand = page.locator(".hand").inner_text()
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    my_turn_or_over(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)


def test_a_hint_points_at_a_move(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator(".hinted")
    expect(hinted).to_have_count(2)
    assert hinted.first.get_attribute("data-el") is not None


def test_each_move_is_announced_in_words(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    heard = listen(page)
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    my_turn_or_over(page)
    said = heard()
    assert sum("You play" in text for text in said) == 1
    assert sum("Hamish plays" in text for text in said) == 1


def test_pass_and_play_hides_the_hands(page: Page, site: PagesSite) -> None:
    people = [{"kind": "human", "name": name} for name in ("Léa", "Tom")]
    start_game(page, site, GAME, setup=setup() | {"seats": people})
    page.locator(".curtain").wait_for()
    for _ in range(4):
        expect(page.locator(".curtain")).to_be_visible()
        assert page.locator(".card").count() == 0
        page.get_by_role("button", name="Show my cards").click()
        assert my_turn_or_over(page)
        tap(page, lit(page)[0])
        tap(page, lit(page)[0])
    page.get_by_role("button", name="Show my cards").click()
    page.get_by_role("button", name="Log").click()
    log = page.locator(".sheet-log").inner_text()
    assert "Léa plays" in log
    assert "Tom plays" in log


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(page: Page, site: PagesSite, size: Any, theme: str) -> None:
    page.set_viewport_size(size)
    start_game(page, site, GAME, setup=setup(tactics=True), settings={"theme": theme})
    my_turn_or_over(page)
    check_axe(page)
    for _ in range(9):
        my_turn_or_over(page)
        tap(page, lit(page)[0])
    check_axe(page)
    for name in ("Menu", "Rules"):
        page.get_by_role("button", name=name, exact=True).click()
        check_axe(page)
        page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Sound").click()
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_contain_text(re.compile(r"Sound\s+Off.*H\s+Hint", re.S))
    check_axe(page)


def test_axe_finds_nothing_beside_a_discard(page: Page, site: PagesSite) -> None:
    """The number on its top card and the count of its cards are both on the button."""
    state = games.get(GAME).new_state(2, 1, {"tactics": True}).to_dict()
    banshee, seven = state["tactics_deck"].pop(0), state["deck"].pop(0)
    state |= {"discard": [banshee, seven], "tactics_played": [0, 1], "turn": 0}
    start_game(page, site, GAME, position=state)
    my_turn_or_over(page)
    expect(page.locator('[data-el="discard:"]')).to_have_attribute(
        "aria-label", re.compile("Banshee")
    )
    check_axe(page)


def test_options_lead_to_such_a_game(page: Page, site: PagesSite) -> None:
    open_page(page, site, f"#new/{GAME}")
    page.get_by_role("group", name="Tactics cards").get_by_label("Yes").check()
    check_axe(page)
    check_fits(page)
    page.get_by_role("button", name="Deal").click()
    my_turn_or_over(page)
    expect(page.locator('[data-el="pile:tactics"]')).to_be_visible()
    expect(page.locator('.hand [data-zone="hand"], .hand .pick')).to_have_count(7)
