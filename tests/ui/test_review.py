"""Looking back: the log leads to positions, steps go through a game, an analysis comes after it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.pages import PagesSite
from ui.support import DESKTOP, PHONE
from ui.table import (
    check_axe,
    check_fits,
    check_targets,
    lit,
    my_turn_or_over,
    play,
    start_game,
    tap,
)

GAME = "schotten_totten"


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


def some_moves(page: Page, site: PagesSite, count: int = 3, **how: Any) -> None:
    """A game with a few moves of the person, who is to move again."""
    start_game(page, site, GAME, setup={"game": GAME, "options": {}}, **how)
    for _ in range(count):
        assert my_turn_or_over(page)
        tap(page, lit(page)[0])
        tap(page, lit(page)[0])
    assert my_turn_or_over(page)
    page.locator(".bar h1").click()


def picture(page: Page) -> list[str]:
    return page.locator(".hand, .wall").all_inner_texts()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_line_of_the_log_leads_to_its_position(page: Page, site: PagesSite, size: Any) -> None:
    page.set_viewport_size(size)
    some_moves(page, site)
    now = picture(page)
    if size is PHONE:
        page.get_by_role("button", name="Log").click()
        check_axe(page)
    page.locator(".log-line:visible").first.click()
    expect(page.locator(".past-status")).to_contain_text("After 1 of")
    expect(page.locator("dialog")).to_have_count(0)
    assert picture(page) != now
    assert lit(page) == []
    check_axe(page)
    check_fits(page)
    check_targets(page)
    page.get_by_role("button", name="Return to the game").click()
    assert my_turn_or_over(page)
    assert picture(page) == now


@pytest.mark.firefox
def test_keys_step_through_the_game_and_escape_returns(page: Page, site: PagesSite) -> None:
    some_moves(page, site)
    status = page.locator(".past-status")
    now = picture(page)
    page.keyboard.press("b")
    expect(status).to_be_visible()
    last = int(status.inner_text().split()[1])
    expect(page.get_by_role("button", name="One move back")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text(f"After {last - 1} of")
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text(f"After {last} of")
    page.keyboard.press("Home")
    expect(status).to_contain_text("After 0 of")
    page.keyboard.press("ArrowLeft")
    expect(status).to_contain_text("After 0 of")
    page.keyboard.press("Escape")
    expect(status).to_have_count(0)
    assert picture(page) == now
    page.keyboard.press("b")
    expect(status).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(status).to_have_count(0)
    assert my_turn_or_over(page)


def test_an_earlier_position_is_read_out(page: Page, site: PagesSite) -> None:
    some_moves(page, site)
    page.keyboard.press("b")
    page.locator(".past-status").wait_for()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#live")).to_contain_text("After 1 of")
    expect(page.locator("#live")).to_contain_text("at stone")


def test_while_one_looks_back_nothing_is_played(page: Page, site: PagesSite) -> None:
    some_moves(page, site)
    page.keyboard.press("b")
    page.locator(".past-status").wait_for()
    page.locator(".hand .pick").first.click(force=True)
    page.keyboard.press("Control+z")
    page.keyboard.press("Escape")
    assert my_turn_or_over(page)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".sheet-log .log-line", has_text="You play")).to_have_count(3)


def test_play_on_from_an_earlier_position(page: Page, site: PagesSite) -> None:
    some_moves(page, site)
    page.keyboard.press("b")
    page.locator(".past-status").wait_for()
    page.keyboard.press("Home")
    expect(page.locator(".past-status")).to_contain_text("After 0 of")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".past-status")).to_have_count(0)
    assert my_turn_or_over(page)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".sheet-log .log-line", has_text="You play")).to_have_count(0)


def test_a_hint_gives_its_reason(page: Page, site: PagesSite) -> None:
    some_moves(page, site, 1)
    page.keyboard.press("h")
    page.locator(".hinted").first.wait_for()
    expect(page.locator(".status")).to_contain_text("expected result")
    expect(page.locator("#live")).to_contain_text("next best")
    tap(page, lit(page)[0])
    expect(page.locator(".status")).not_to_contain_text("expected result")


def test_the_analysis_of_a_finished_game(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup={"game": GAME, "options": {}})
    play(page, random.Random(3).choice)
    page.get_by_role("button", name="Analysis").click()
    moves = page.locator("details .judgement")
    expect(moves).not_to_have_count(0, timeout=30_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert "%" in (page.locator(".chart svg").get_attribute("aria-label") or "")
    check_axe(page)
    page.locator("details summary").click()
    line = moves.first.inner_text()
    assert "%" in line
    assert "You play" in line
    moves.first.click()
    ply = int(line.split()[0]) - 1
    expect(page.locator(".past-status")).to_contain_text(f"After {ply} of")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Analysis").click()
    page.locator(".chart svg").click(position={"x": 12, "y": 60})
    expect(page.locator(".past-status")).to_contain_text(f"After {ply} of")
