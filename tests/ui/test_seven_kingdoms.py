"""7 Kingdoms on the page: whole games by taps and by keys, claims, keeping, words, looks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.pages import PagesSite
from ui.support import DESKTOP, PHONE
from ui.table import (
    PICTURE,
    check_axe,
    check_fits,
    check_names,
    check_targets,
    listen,
    lit,
    my_turn_or_over,
    play,
    press,
    start_game,
    tap,
)

GAME = "seven_kingdoms"
RUNNERS = range(15, 22), range(29, 36)
"""The numbers of Generals and Knights."""


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site, with the same deal in every run."""
    warm.add_init_script("Math.random = () => 0.23")
    return warm


def setup(players: int = 2, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "human", "name": ""}]
    seats += [{"kind": "computer", "name": "", "level": "beginner"}] * (players - 1)
    return {"game": GAME, "players": players, "options": {}, "seats": seats} | more


def phase(page: Page) -> str:
    return (page.locator(".row").get_attribute("class") or "").split("phase-")[1].strip()


def play_until(page: Page, wanted: Callable[[Page], bool], choose: Any = None) -> None:
    """Play on until my turn brings what is wanted."""
    choose = choose or random.Random(7).choice
    for _ in range(200):
        assert my_turn_or_over(page), "the game was over before"
        if wanted(page):
            return
        before = page.evaluate(PICTURE)
        tap(page, choose(lit(page)))
        page.wait_for_function(f"before => {PICTURE} !== before", arg=before)
    raise AssertionError("it never comes")


def is_phase(wanted: str, page: Page) -> bool:
    return phase(page) == wanted


is_keep = partial(is_phase, "keep")


def is_run(page: Page) -> bool:
    return "neighboring" in page.locator(".status").inner_text()


def prefer_runners(elements: list[str]) -> str:
    for element in elements:
        zone, name = element.split(":")
        if zone in ("hand", "claimed") and any(int(name) in numbers for numbers in RUNNERS):
            return element
    return elements[-1]


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_taps(page: Page, site: PagesSite, players: int) -> None:
    start_game(page, site, GAME, setup=setup(players))
    rng = random.Random(3)
    seen = set()

    def choose(elements: list[str]) -> str:
        if phase(page) not in seen:
            seen.add(phase(page))
            check_fits(page)
            check_targets(page)
        return rng.choice(elements)

    assert play(page, choose) > 10
    assert seen >= {"lay", "claim", "keep"}
    expect(page.locator(".result-title")).to_be_visible()
    expect(page.locator(".scoring .standings tbody tr")).to_have_count(players)
    check_axe(page)


def test_a_whole_game_by_keys(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(3))
    play(page, random.Random(5).choice, press)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")


def test_a_whole_game_in_french(page: Page, site: PagesSite) -> None:
    french = setup(3, options={"x2_scope": "total"})
    start_game(page, site, GAME, query="?lang=fr", setup=french)
    play(page, random.Random(1).choice)
    text = page.locator("body").inner_text()
    assert GAME not in text, "a key without a text"
    assert "{" not in text, "an argument without a word"
    page.get_by_role("button", name="Fermer").click()
    page.get_by_role("button", name="Journal").click()
    lines = page.locator(".sheet-log li").all_inner_texts()
    assert any(line.startswith("Vous posez l") for line in lines)
    assert not any(GAME in line or "{" in line for line in lines)


def test_reload_goes_on_with_the_same_game(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    play_until(page, is_keep)
    before = page.locator(".row, .claimed, .hand").all_inner_texts()
    page.reload()
    assert my_turn_or_over(page)
    assert page.locator(".row, .claimed, .hand").all_inner_texts() == before


def test_a_vain_tap_says_why_and_shows_the_card(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    card = page.locator('[data-el="space:4"]')
    card.click()
    expect(page.locator(".status")).to_contain_text("First lay a card.")
    name = (card.get_attribute("aria-label") or "").split(": ")[1].split(".")[0]
    expect(page.locator(".below > .lens")).to_have_attribute("aria-label", name)


def test_a_crest_and_points_show_their_parts(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(4))
    my_turn_or_over(page)
    page.locator('[data-el="crest:2"]').click()
    expect(page.locator(".lens-crest .counts li")).to_have_count(4)
    expect(page.locator(".lens-crest")).to_contain_text("No token yet")
    page.locator(".my-points button").click()
    expect(page.locator(".lens-points")).to_contain_text("You: 0 points")
    page.locator('[data-el="deck:"]').click()
    expect(page.locator(".below > .lens")).to_contain_text("Deck: 30 cards")


def test_a_run_is_picked_as_a_block(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    play_until(page, is_run, prefer_runners)
    spaces = lit(page)
    middle = spaces[len(spaces) // 2]
    tap(page, middle)
    picked = page.locator(".row .pick.picked")
    first = picked.evaluate_all("nodes => nodes.map((node) => node.dataset.el)")
    assert middle in first
    assert len(first) > 1
    expect(page.locator(".bracket.picked")).to_have_count(1)
    page.locator(f'[data-el="{middle}"]').click()
    again = picked.evaluate_all("nodes => nodes.map((node) => node.dataset.el)")
    assert middle in again
    assert again != first
    page.get_by_role("button", name="Claim", exact=True).click()
    expect(page.locator(".claimed .card")).to_have_count(len(again))


def test_what_is_kept_fills_the_three_places_of_the_hand(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    play_until(page, is_keep)
    places = page.locator(".hand .cards > *:not(.visually-hidden)")
    expect(places).to_have_count(3)
    claimed = page.locator('.claimed [data-el^="claimed:"]').first
    element = claimed.get_attribute("data-el")
    claimed.click()
    in_hand = page.locator(f'.hand [data-el="{element}"]')
    expect(in_hand).to_have_class(re.compile(r"\bpicked\b"))
    expect(places).to_have_count(3)
    in_hand.click()
    expect(page.locator(f'.claimed [data-el="{element}"]')).to_be_visible()
    page.locator(f'.claimed [data-el="{element}"]').click()
    page.get_by_role("button", name="Keep these").click()
    card = (element or "").split(":")[1]
    expect(page.locator(f'.hand [data-card="{card}"]')).to_be_visible()


def test_each_event_is_announced_in_words(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    my_turn_or_over(page)
    heard = listen(page)
    play_until(page, is_keep)
    said = " ".join(heard())
    for part in ("You lay the", "acts for you", "You claim the", "Tap what you keep"):
        assert part in said


def test_pass_and_play_hides_the_hands(page: Page, site: PagesSite) -> None:
    people = [{"kind": "human", "name": name} for name in ("Léa", "Tom", "Lou")]
    start_game(page, site, GAME, setup=setup(3, seats=people))
    names = set()
    for _ in range(6):
        page.locator(".curtain, .pick.lit").first.wait_for()
        if page.locator(".curtain").is_visible():
            assert page.locator(".card").count() == 0
            page.get_by_role("button", name="Show my cards").click()
        assert my_turn_or_over(page)
        names.update(page.locator(".seat-name").all_inner_texts())
        tap(page, lit(page)[-1])
    assert names == {"Léa", "Tom", "Lou"}


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), (DESKTOP, "dark")])
def test_axe_finds_nothing(page: Page, site: PagesSite, size: Any, theme: str) -> None:
    page.set_viewport_size(size)
    start_game(page, site, GAME, setup=setup(4), settings={"theme": theme, "letters": True})
    my_turn_or_over(page)
    check_axe(page)
    check_names(page)
    check_targets(page)
    page.locator('[data-el="crest:1"]').click()
    check_axe(page)
    for wanted in ("claim", "keep"):
        play_until(page, partial(is_phase, wanted))
        check_axe(page)
        check_fits(page)
