"""Several people at one device: every mix of seats, names, and nothing for the wrong eyes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor import games
from server.pages import PagesSite
from ui.support import READY_WITHIN
from ui.table import PICTURE, check_axe, lit, open_page, start_game, tap

PEOPLE = ("Léa", "Tom", "Zoë", "Max", "Ida")
CURTAINS = """() => {
    window.curtains = [];
    let last;
    new MutationObserver(() => {
        const button = document.querySelector(".curtain button");
        if (button === last) return;
        last = button;
        if (!button) return;
        const { pointerEvents } = getComputedStyle(button);
        setTimeout(() => window.curtains.push(`${pointerEvents} ${document.activeElement.id}`));
    }).observe(document.getElementById("app"), { childList: true });
}"""
"""An expression: notes of each curtain what a tap and a key meet when it falls."""
WAITING = """() => document.querySelector(
    '.curtain, .pick.lit, .sheet-round[open], .result-title') !== null"""


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


def seats(kinds: str) -> list[dict[str, str]]:
    """`p` is a person, `c` a computer."""
    return [
        {"kind": "human", "name": PEOPLE[index]}
        if kind == "p"
        else {"kind": "computer", "name": "", "level": "beginner"}
        for index, kind in enumerate(kinds)
    ]


def mixes() -> list[Any]:
    """For each game the mixes that differ in who comes after whom."""
    found = []
    for game in games.all():
        kinds = ["pp"] if game.max_players == 2 else ["pp", "pcp", "cppc"]
        found += [pytest.param(game.id, kind, id=f"{game.id}-{kind}") for kind in kinds]
    return found


def begin(page: Page, site: PagesSite, game: str, kinds: str, **how: Any) -> None:
    setup = {"game": game, "players": len(kinds), "seats": seats(kinds), "options": {}}
    start_game(page, site, game, setup=setup, **how)


def settle(page: Page) -> str:
    """Wait for a person: `curtain`, `turn` or `over`; sheets between rounds are put away."""
    while True:
        page.wait_for_function(WAITING, timeout=READY_WITHIN)
        if page.locator(".sheet-round[open]").count():
            page.keyboard.press("Escape")
        elif page.locator(".result-title").count():
            return "over"
        else:
            return "curtain" if page.locator(".curtain").count() else "turn"


def lift(page: Page) -> None:
    """The next person has the device."""
    page.get_by_role("button", name="Show my cards").click()
    expect(page.locator(".curtain")).to_have_count(0)
    assert settle(page) == "turn"


def pick(page: Page, element: str) -> None:
    """Tap, and wait until that shows."""
    before = page.evaluate(PICTURE)
    tap(page, element)
    page.wait_for_function(f"before => {PICTURE} !== before", arg=before)


def secrets(page: Page) -> set[str]:
    """The names of the cards in the hand that is seen."""
    names: list[str] = page.eval_on_selector_all(
        ".hand .pick[data-el^='hand:']", "nodes => nodes.map((node) => node.ariaLabel)"
    )
    return set(names)


def called_you(page: Page) -> list[str]:
    """What tells of somebody as `you`, which nobody is among several people."""
    told = page.locator(".log-line, .seat-name").all_text_contents()
    return [text for text in told if re.search(r"\b[Yy]ou\b", text)]


@pytest.mark.parametrize(("game", "kinds"), mixes())
def test_people_and_computers_in_turn(page: Page, site: PagesSite, game: str, kinds: str) -> None:
    begin(page, site, game, kinds)
    rng = random.Random(2)
    several = kinds.count("p") > 1
    holder = None
    for _ in range(10):
        now = settle(page)
        if now == "over":
            break
        if now == "curtain":
            assert several
            assert page.locator("[data-card], .pick").count() == 0
            title = page.locator(".curtain h1").inner_text()
            assert title.removeprefix("Next: ") in PEOPLE
            holder = title.removeprefix("Next: ")
            lift(page)
        text = page.locator("body").inner_text()
        assert not re.search(rf"{game}\.\w", text), "a key without a text"
        if several:
            assert holder is not None
            assert not called_you(page)
        pick(page, rng.choice(lit(page)))


@pytest.mark.parametrize("game", games.IDS)
def test_computers_alone_play_to_be_watched(page: Page, site: PagesSite, game: str) -> None:
    kinds = "cc" if game == "schotten_totten" else "ccc"
    begin(page, site, game, kinds)
    page.wait_for_function("() => document.querySelectorAll('.log-line').length > 12")
    assert lit(page) == []
    assert not called_you(page)


@pytest.mark.parametrize("game", games.IDS)
def test_behind_the_curtain_nothing_of_the_last_hand_is_left(
    page: Page, site: PagesSite, game: str
) -> None:
    begin(page, site, game, "pp")
    page.evaluate(CURTAINS)
    rng = random.Random(4)
    handovers = 0
    hand: set[str] = set()
    while handovers < 3:
        if settle(page) == "turn":
            hand = secrets(page)
            pick(page, rng.choice(lit(page)))
            continue
        handovers += 1
        for key in ("l", "b", "h", "s", "n", "Control+z", "ArrowLeft"):
            page.keyboard.press(key)
        expect(page.locator("dialog")).to_have_count(0)
        everything = page.evaluate("document.documentElement.outerHTML")
        leaked = {name for name in hand if len(name) > 2 and f">{name}<" in everything}
        assert not leaked
        expect(page.locator("#live")).to_contain_text(re.compile("^(Next: |$)"))
        check_axe(page)
        lift(page)
    assert page.evaluate("window.curtains") == ["none curtain-title"] * 2, (
        "a stray tap or key lifts it"
    )


def test_what_one_drew_is_no_news_for_the_other(page: Page, site: PagesSite) -> None:
    begin(page, site, "schotten_totten", "pp")
    drawn: dict[str, list[str]] = {name: [] for name in PEOPLE[:2]}
    for _ in range(6):
        settle(page)
        title = page.locator(".curtain h1").inner_text().removeprefix("Next: ")
        lift(page)
        lines = page.locator(".log-line").all_text_contents()
        draws = [line.strip() for line in lines if " draws " in line]
        theirs = [line for line in draws if not line.startswith(title)]
        assert all("draws from the clan pile" in line for line in theirs)
        drawn[title] = [line for line in draws if line.startswith(title)]
        assert all("draws the" in line for line in drawn[title])
        pick(page, lit(page)[0])
        pick(page, lit(page)[0])
    assert all(drawn.values())


def test_who_looks_back_leaves_nothing_open_for_the_next(page: Page, site: PagesSite) -> None:
    begin(page, site, "schotten_totten", "pp")
    for _ in range(2):
        settle(page)
        lift(page)
        pick(page, lit(page)[0])
        pick(page, lit(page)[0])
    settle(page)
    lift(page)
    hand = secrets(page)
    page.keyboard.press("b")
    page.locator(".past-status").wait_for()
    assert secrets(page) <= hand | {""}
    page.keyboard.press("Escape")
    pick(page, lit(page)[0])
    pick(page, lit(page)[0])
    settle(page)
    lift(page)
    expect(page.locator(".past-status")).to_have_count(0)
    assert not secrets(page) & hand


def test_the_next_person_hears_what_happened(page: Page, site: PagesSite) -> None:
    begin(page, site, "schotten_totten", "pp")
    for _ in range(2):
        settle(page)
        lift(page)
        pick(page, lit(page)[0])
        pick(page, lit(page)[0])
    settle(page)
    expect(page.locator("#live")).to_contain_text("Next: ")
    lift(page)
    expect(page.locator("#live")).to_contain_text(re.compile("(Léa|Tom) plays the"))


def test_a_reload_asks_who_holds_the_device(page: Page, site: PagesSite) -> None:
    begin(page, site, "scout", "pcp")
    if settle(page) == "curtain":
        lift(page)
    page.reload()
    assert settle(page) == "curtain"
    assert page.locator("[data-card]").count() == 0


def test_names_are_given_where_the_seats_are(page: Page, site: PagesSite) -> None:
    open_page(page, site, "#new/scout")
    page.get_by_role("group", name="Players").get_by_label("3").check(timeout=READY_WITHIN)
    for number, name in ((1, "Léa"), (2, "Tom")):
        page.get_by_label(f"Who plays seat {number}").select_option(label="A person")
        page.get_by_label(f"Name at seat {number}").fill(name)
    check_axe(page)
    page.get_by_role("button", name="Deal").click()
    assert settle(page) == "curtain"
    assert page.locator(".curtain h1").inner_text() in ("Next: Léa", "Next: Tom")
