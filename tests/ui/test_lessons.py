"""Lessons: played through on a phone, offered to who is new, never in the way; rules at hand."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor import games
from quatuor_build.console import ROOT
from server.pages import PagesSite
from ui.support import READY_WITHIN
from ui.table import (
    PICTURE,
    check_axe,
    check_fits,
    check_targets,
    lit,
    my_turn_or_over,
    open_page,
    press,
    start_game,
    tap,
)

GAME = "schotten_totten"


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


def steps_of(game: str) -> list[dict[str, Any]]:
    plan = json.loads((ROOT / "js" / "lessons" / f"{game}.json").read_text("utf-8"))
    steps: list[dict[str, Any]] = plan["steps"]
    return steps


def texts_of(game: str, language: str) -> dict[str, str]:
    path = ROOT / "js" / "i18n" / language / f"lesson_{game}.json"
    texts: dict[str, str] = json.loads(path.read_text("utf-8"))
    return texts


def coach(page: Page) -> str:
    return page.locator(".coach p").first.inner_text()


TO_PICK = """said => document.querySelector(".coach p").textContent === said
    ? (document.querySelector(".pick.lit")?.dataset.el ?? null)
    : null"""
"""What can be picked while these words stand; null when the move is made."""


def next_step(page: Page, said: str) -> None:
    """Wait until something else is said, and somebody can go on."""
    page.wait_for_function(
        """said => document.querySelector(".coach p")?.textContent !== said
            && document.querySelector(".pick.lit, .actions [data-el='bar:next']")""",
        arg=said,
        timeout=READY_WITHIN,
    )


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games.IDS)
def test_a_lesson_from_its_beginning_to_its_end(
    page: Page, site: PagesSite, game: str, language: str
) -> None:
    open_page(page, site, f"?lang={language}#learn/{game}")
    texts = texts_of(game, language)
    by_keys = language == "fr"
    said = ""
    *steps, last = steps_of(game)
    for step in steps:
        next_step(page, said)
        said = coach(page)
        assert said == texts[f"lesson.{game}.{step['say']}"]
        check_fits(page)
        for element in step.get("point", []):
            expect(page.locator(f'.hinted[data-el="{element}"]')).not_to_have_count(0)
        if "do" not in step:
            page.locator("[data-el='bar:next']").click()
            continue
        while (element := page.evaluate(TO_PICK, said)) is not None:
            before = page.evaluate(PICTURE)
            (press if by_keys else tap)(page, element)
            page.wait_for_function(f"before => {PICTURE} !== before", arg=before)
    next_step(page, said)
    assert coach(page) == texts[f"lesson.{game}.{last['say']}"]
    check_axe(page)
    check_targets(page)
    page.locator("[data-el='bar:next']").click()
    expect(page.locator(".coach")).to_have_count(0)
    assert my_turn_or_over(page)


@pytest.mark.firefox
def test_nothing_else_can_be_done_and_the_coach_says_so(page: Page, site: PagesSite) -> None:
    open_page(page, site, f"#learn/{GAME}")
    page.locator("[data-el='bar:next']").click(timeout=READY_WITHIN)
    page.locator('.pick[data-el="hand:g1"]').click(force=True)
    expect(page.locator(".coach-note")).to_be_visible()
    page.keyboard.press("h")
    page.keyboard.press("b")
    page.keyboard.press("Control+z")
    expect(page.locator(".coach")).to_be_visible()
    assert lit(page) == ["hand:r7"]


def test_the_coach_is_heard(page: Page, site: PagesSite) -> None:
    open_page(page, site, f"#learn/{GAME}")
    live = page.locator("#live")
    expect(live).to_contain_text("Win five of the nine stones", timeout=READY_WITHIN)
    page.locator("[data-el='bar:next']").click()
    expect(live).to_contain_text("add the red 7")


def test_a_lesson_is_offered_until_the_first_move_and_not_again(
    page: Page, site: PagesSite
) -> None:
    start_game(page, site, GAME, setup={"game": GAME, "options": {}})
    my_turn_or_over(page)
    offer = page.get_by_role("button", name="Learn in two minutes")
    expect(offer).to_be_visible()
    check_targets(page)
    tap(page, lit(page)[0])
    expect(offer).to_have_count(0)
    tap(page, lit(page)[0])
    my_turn_or_over(page)
    expect(offer).to_have_count(0)
    page.goto(f"{site.url}#learn/{GAME}")
    page.locator(".coach").wait_for(timeout=READY_WITHIN)
    page.evaluate("""localStorage.setItem("quatuor:learned",
        JSON.stringify({ schema: 1, data: ["schotten_totten"] }))""")
    page.goto(f"{site.url}?again#new/{GAME}")
    page.get_by_role("button", name="Deal").click()
    my_turn_or_over(page)
    expect(offer).to_have_count(0)


def test_a_lesson_leaves_kept_games_alone(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup={"game": GAME, "options": {}})
    my_turn_or_over(page)
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    my_turn_or_over(page)
    hand = page.locator(".hand").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Learn").click()
    page.locator("[data-el='bar:next']").click(timeout=READY_WITHIN)
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Continue Schotten Totten").click()
    assert my_turn_or_over(page)
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)


def test_rules_open_where_they_speak_of_what_is_at_hand(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup={"game": GAME, "options": {}})
    my_turn_or_over(page)
    page.locator('.stone[data-el="stone:5"]').click()
    page.get_by_role("button", name="The rule").click()
    expect(page.locator(".rules #turn")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rules #formations")).to_be_focused()


@pytest.mark.parametrize("game", games.IDS)
def test_a_vain_tap_leads_to_its_rule(page: Page, site: PagesSite, game: str) -> None:
    start_game(page, site, game, setup={"game": game, "options": {}})
    rng = random.Random(1)
    for _ in range(4):
        if my_turn_or_over(page):
            tap(page, rng.choice(lit(page)))
    my_turn_or_over(page)
    page.keyboard.press("r")
    expect(page.locator(".rules :is(h2, h3, h4):focus")).to_have_count(1)
