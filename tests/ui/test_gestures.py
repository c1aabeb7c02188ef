"""Dragging beside tapping, cards shown large, and cards that move: the same for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from quatuor import games
from server.pages import PagesSite
from ui.support import DESKTOP, READY_WITHIN
from ui.table import lit, my_turn_or_over, start_game

NewPage = Callable[..., Page]
Point = tuple[float, float]

MINE = {"schotten_totten": 5, "scout": 5, "lords_of_scotland": 5, "seven_kingdoms": 2}
"""Seeds of deals in which seat 0 begins."""

LONG = 1500
"""Milliseconds after which whatever waits for a resting pointer has happened."""


def my_turn(page: Page, site: PagesSite, game: str, **how: Any) -> None:
    """A game that I begin, with all of my hand to choose from."""
    query = f"?game={game}&seed={MINE[game]}&level=beginner"
    start_game(page, site, game, query=query, **how)
    assert my_turn_or_over(page)
    if game == "scout":
        page.locator('[data-el="do:keep"]').last.click()
        assert my_turn_or_over(page)


def hand_card(page: Page) -> Locator:
    return page.locator(".hand .pick.card.lit").first


def middle(node: Locator) -> Point:
    box = node.bounding_box()
    assert box
    return box["x"] + min(box["width"], 24) / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Point, end: Point, *, drop: bool = True) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] - 20)
    page.mouse.move(*end, steps=4)
    if drop:
        page.mouse.up()


def picked(page: Page) -> int:
    return page.locator(".pick.picked").count()


def log_of_mine(page: Page) -> Locator:
    return page.locator(".side .log-lines li.mine")


# Where a card of the hand can be dropped, to be played


@pytest.mark.firefox
def test_a_card_is_dragged_to_a_stone(new_page: NewPage, site: PagesSite) -> None:
    page = new_page(viewport=DESKTOP)
    my_turn(page, site, "schotten_totten")
    card = hand_card(page)
    element = card.get_attribute("data-el")
    drag(page, middle(card), middle(page.locator('.stone[data-el="stone:5"]')))
    expect(log_of_mine(page).first).to_contain_text("at stone 5")
    expect(page.locator(f'.hand [data-el="{element}"]')).to_have_count(0)
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_card_is_dragged_beside_a_stone(warm: Page, site: PagesSite) -> None:
    """The whole column is the goal, not only the stone in it."""
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "schotten_totten")
    column = warm.locator('.column[data-look="stone:2"] .side-cards.mine')
    drag(warm, middle(hand_card(warm)), middle(column))
    expect(log_of_mine(warm).first).to_contain_text("at stone 2")


def test_a_card_is_dragged_onto_the_table(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "seven_kingdoms")
    drag(warm, middle(hand_card(warm)), middle(warm.locator(".common")))
    expect(log_of_mine(warm).first).to_contain_text("You lay")


def test_a_card_is_dragged_to_the_way_it_is_played(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "lords_of_scotland")
    before = log_of_mine(warm).count()
    start = middle(hand_card(warm))
    drag(warm, start, (start[0] + 30, start[1] - 60), drop=False)
    side = warm.locator('.pick.lit[data-el="side:down"]')
    warm.mouse.move(*middle(side), steps=3)
    warm.mouse.up()
    expect(log_of_mine(warm)).not_to_have_count(before)


def test_a_card_dropped_on_the_army_waits_for_the_way(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "lords_of_scotland")
    drag(warm, middle(hand_card(warm)), middle(warm.locator(".army.mine .followers")))
    expect(warm.locator(".hand .pick.picked")).to_have_count(1)
    expect(warm.locator('.pick.lit[data-el="side:down"]')).to_be_visible()


def test_a_card_is_dragged_into_a_gap(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "scout")
    table = warm.locator('.pick.lit[data-el^="table:"]')
    if not table.count():  # nobody has shown anything: I do, then it is my turn again
        hand_card(warm).click()
        warm.locator('[data-el="do:show"]').click()
        assert my_turn_or_over(warm)
    start = middle(table.first)
    drag(warm, start, (start[0], start[1] + 40), drop=False)
    warm.mouse.move(*middle(warm.locator('.pick.lit[data-el="gap:3"]')), steps=3)
    warm.mouse.up()
    assert {"side:keep", "side:flip"} <= set(lit(warm))


def test_a_recruit_is_dragged_to_the_hand(warm: Page, site: PagesSite) -> None:
    """Where only a button would be left to press, dropping the card presses it."""
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "lords_of_scotland")
    recruit = warm.locator('.pick.card.lit[data-el^="recruit:"]').first
    drag(warm, middle(recruit), middle(warm.locator(".hand .pick.card").last))
    expect(log_of_mine(warm).first).to_contain_text("You recruit")


# Calling it off


@pytest.mark.parametrize("game", games.IDS)
def test_a_card_dropped_anywhere_else_comes_back(warm: Page, site: PagesSite, game: str) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, game)
    before = lit(warm)
    drag(warm, middle(hand_card(warm)), middle(warm.locator(".side h2")))
    expect(warm.locator(".dragged")).to_have_count(0)
    if game != "scout":  # there a hand's cards are a range to drag over
        assert picked(warm) == 0
    assert set(before) <= set(lit(warm)) | {"hand:1"}


def test_escape_calls_a_drag_off(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "schotten_totten")
    stone = middle(warm.locator('.stone[data-el="stone:5"]'))
    drag(warm, middle(hand_card(warm)), stone, drop=False)
    expect(warm.locator(".dragged.ready")).to_have_count(1)
    warm.keyboard.press("Escape")
    expect(warm.locator(".dragged")).to_have_count(0)
    warm.mouse.up()
    assert picked(warm) == 0
    expect(log_of_mine(warm)).to_have_count(0)


def test_a_hand_that_trembles_still_taps(warm: Page, site: PagesSite) -> None:
    my_turn(warm, site, "schotten_totten")
    x, y = middle(hand_card(warm))
    warm.mouse.move(x, y)
    warm.mouse.down()
    warm.mouse.move(x + 3, y + 2)
    warm.mouse.up()
    assert picked(warm) == 1


# By touch


def touch(session: CDPSession, kind: str, *points: Point) -> None:
    spots = [{"x": x, "y": y} for x, y in points]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def test_a_finger_drags(new_page: NewPage, site: PagesSite) -> None:
    page = new_page(has_touch=True)
    my_turn(page, site, "schotten_totten")
    session = page.context.new_cdp_session(page)
    x, y = middle(hand_card(page))
    goal = middle(page.locator('.stone[data-el="stone:4"]'))
    touch(session, "touchStart", (x, y))
    for share in (0.2, 0.5, 0.8, 1):
        touch(session, "touchMove", (x + (goal[0] - x) * share, y + (goal[1] - y) * share))
    expect(page.locator(".dragged.ready")).to_have_count(1)
    touch(session, "touchEnd")
    expect(page.locator('.column[data-look="stone:4"] .mine [data-card]')).to_have_count(1)


def test_a_finger_that_rests_shows_the_card_and_picks_nothing(
    new_page: NewPage, site: PagesSite
) -> None:
    page = new_page(has_touch=True)
    my_turn(page, site, "lords_of_scotland")
    session = page.context.new_cdp_session(page)
    spot = middle(hand_card(page))
    touch(session, "touchStart", spot)
    shown = page.locator(".preview")
    expect(shown).to_be_visible(timeout=LONG)
    touch(session, "touchEnd")
    page.wait_for_timeout(500)  # longer than it stays once a mouse has left
    expect(shown).to_be_visible()
    assert picked(page) == 0
    box = shown.bounding_box()
    assert box
    assert box["y"] + box["height"] < spot[1], "a finger must not cover it"
    touch(session, "touchStart", (180, 20))
    touch(session, "touchEnd")
    expect(shown).to_have_count(0)


# Cards shown large


@pytest.mark.parametrize("game", games.IDS)
def test_a_resting_pointer_shows_the_card_large(warm: Page, site: PagesSite, game: str) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, game)
    card = hand_card(warm)
    before = card.bounding_box()
    assert before
    warm.mouse.move(*middle(card))
    shown = warm.locator(".preview")
    expect(shown).to_be_visible(timeout=LONG)
    large = shown.locator(".card").bounding_box()
    assert large
    assert large["height"] > before["height"]
    # it can be pointed at, covers nothing of the table, and goes by Escape
    warm.mouse.move(*middle(shown))
    warm.wait_for_timeout(500)
    expect(shown).to_be_visible()
    covers = "node => node.getBoundingClientRect().left >= document.querySelector('.side')"
    assert shown.evaluate(f"{covers}.getBoundingClientRect().left - 1")
    warm.keyboard.press("Escape")
    expect(shown).to_have_count(0)


def test_the_focus_shows_the_card_large(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    my_turn(warm, site, "seven_kingdoms")
    warm.keyboard.press("Tab")
    warm.keyboard.press("Shift+Tab")
    hand_card(warm).focus()
    warm.keyboard.press("ArrowRight")
    expect(warm.locator(".preview")).to_be_visible(timeout=LONG)
    warm.keyboard.press("Escape")
    expect(warm.locator(".preview")).to_have_count(0)


# Motion

NOTE_WAYS = """
window.ways = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...rest) {
    const { card, from } = this.dataset ?? {};
    if (card) window.ways.push({ card, from, look: this.className });
    return animate.call(this, frames, ...rest);
};
"""
MOVING = "document.getAnimations().filter((one) => one.effect.target.dataset?.card).length"


def ways(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("window.ways.splice(0)")
    return found


@pytest.mark.parametrize(
    ("game", "source"),
    [
        ("schotten_totten", "pile:clan"),
        ("lords_of_scotland", "pile:deck"),
        ("seven_kingdoms", "deck:"),
    ],
)
def test_a_hand_is_dealt_from_its_pile(warm: Page, site: PagesSite, game: str, source: str) -> None:
    warm.add_init_script(NOTE_WAYS)
    start_game(warm, site, game, settings={"speed": "fast"})
    my_turn_or_over(warm)
    hand = warm.locator(".hand [data-card]").count()
    assert sum(way.get("from") == source for way in ways(warm)) >= hand


@pytest.mark.parametrize("game", games.IDS)
def test_every_move_moves_cards(warm: Page, site: PagesSite, game: str) -> None:
    """Mine and the others': whenever the log grows by a card played, a card has moved."""
    warm.set_viewport_size(DESKTOP)
    warm.add_init_script(NOTE_WAYS)
    my_turn(warm, site, game, settings={"speed": "fast"})
    ways(warm)
    for _ in range(12):
        lines = log_of_mine(warm).count()
        warm.locator(f'.pick.lit[data-el="{lit(warm)[0]}"]').first.click()
        warm.wait_for_timeout(100)
        if not my_turn_or_over(warm):
            break
        if log_of_mine(warm).count() > lines:
            assert ways(warm), warm.locator(".side .log-lines").inner_text()
            return
    raise AssertionError("no move was made")


def test_captured_cards_go_to_who_captures_them(warm: Page, site: PagesSite) -> None:
    warm.set_viewport_size(DESKTOP)
    warm.add_init_script(NOTE_WAYS)
    my_turn(warm, site, "scout", settings={"speed": "fast"})
    hand_card(warm).click()
    warm.locator('[data-el="do:show"]').click()
    assert my_turn_or_over(warm)
    log = warm.locator(".side .log-lines").inner_text()
    captured = [way for way in ways(warm) if "hoard" in way["look"]]
    assert bool(captured) == ("captures" in log or "capture " in log), log


def test_a_press_ends_what_moves(warm: Page, site: PagesSite) -> None:
    start_game(warm, site, "schotten_totten", settings={"speed": "slow"})
    warm.wait_for_function(f"() => {MOVING} > 0", timeout=READY_WITHIN)
    warm.locator(".bar h1").dispatch_event("pointerdown")
    assert warm.evaluate(MOVING) == 0


@pytest.mark.parametrize(
    ("speed", "system", "moves"),
    [
        ("auto", "no-preference", True),
        ("auto", "reduce", False),
        ("off", "no-preference", False),
        ("fast", "reduce", True),  # whoever asks for it gets it
    ],
)
def test_motion_follows_the_setting_then_the_system(
    new_page: NewPage, site: PagesSite, speed: str, system: Any, moves: bool
) -> None:
    page = new_page(reduced_motion=system)
    page.add_init_script(NOTE_WAYS)
    start_game(page, site, "schotten_totten", settings={"speed": speed})
    my_turn_or_over(page)
    assert bool(ways(page)) == moves
    expect(page.locator("html")).to_have_attribute("data-motion", "on" if moves else "off")
