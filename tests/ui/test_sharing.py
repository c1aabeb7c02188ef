"""Games that are passed on: as links, words, a picture, a file; and what comes in."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quatuor import games
from quatuor.record import seal, unseal
from quatuor.session import Session
from server.pages import PagesSite
from ui.support import READY_WITHIN
from ui.table import check_axe, open_page, play, start_game

HEAR = """if (navigator.clipboard)
        navigator.clipboard.writeText = async (text) => { window.passedOn = text; };
    delete Navigator.prototype.share;"""
SEATS = [
    {"kind": "human", "name": "Ann", "level": "casual"},
    {"kind": "computer", "name": "", "level": "beginner"},
]


@pytest.fixture
def page(warm: Page) -> Page:
    warm.add_init_script(HEAR)
    return warm


def ask(session: Session, op: str, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps({"op": op, **request})))
    assert answer["ok"], answer
    return answer


def finished(game: str = "schotten_totten") -> tuple[str, int]:
    """A packed game that two computers have played, and its number of actions."""
    session = Session()
    seats = [SEATS[0], SEATS[1]]
    computers = [SEATS[1], SEATS[1]]
    view = ask(session, "new", game=game, seats=computers, seed=4)["view"]
    while not view["result"]:
        view = ask(session, "think", now=True, slice=1, budget={"playouts": 1})["view"]
    data = unseal(ask(session, "share")["share"])
    return seal({**data, "seats": seats}), view["ply"]


def passed_on(page: Page, name: str) -> str:
    page.evaluate("window.passedOn = null")
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_function("() => window.passedOn")
    text: str = page.evaluate("window.passedOn")
    return text


@pytest.mark.firefox
def test_a_finished_game_goes_round(page: Page, site: PagesSite, tmp_path: Path) -> None:
    """Played, passed on in every way, opened, stepped through, played on."""
    start_game(page, site, "schotten_totten")
    play(page, lambda elements: elements[-1])
    scores = page.locator(".scores").inner_text()
    page.get_by_role("button", name="Share").click()
    check_axe(page)

    words = passed_on(page, "The result in words")
    assert words.startswith("Quatuor · Schotten Totten\n")
    assert "★" in words
    assert "Me: " in words
    link = passed_on(page, "A link to this game")
    assert link in words
    assert re.fullmatch(re.escape(site.url) + r"play/schotten_totten\.html#game/q1\.[\w-]+", link)
    deal = passed_on(page, "A link to these cards")
    if page.context.browser and page.context.browser.browser_type.name == "chromium":
        with page.expect_download() as download:
            page.get_by_role("button", name="The result as a picture").click()
        download.value.save_as(tmp_path / "picture.png")
        data = (tmp_path / "picture.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert len(data) > 20_000
        with page.expect_download() as download:
            page.get_by_role("button", name="This game as a file").click()
        download.value.save_as(tmp_path / "game.json")
        assert json.loads((tmp_path / "game.json").read_text())["save"] in link

    page.goto(site.url)
    kept = page.evaluate("Object.keys(localStorage).filter((key) => key.includes('game:')).length")
    page.goto(link)
    expect(page.locator(".past-status")).to_contain_text("0", timeout=READY_WITHIN)
    page.locator("[data-el='past:last']").click()
    page.get_by_role("button", name="Result", exact=True).click()
    assert page.locator(".scores").inner_text() == scores
    page.keyboard.press("Escape")
    assert (
        page.evaluate("Object.keys(localStorage).filter((key) => key.includes('game:')).length")
        == kept
    )

    page.goto(deal)
    expect(page.get_by_text("a deal that somebody passed on")).to_be_visible(timeout=READY_WITHIN)
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)


@pytest.mark.parametrize("game", games.IDS)
def test_every_step_of_a_replay_is_drawn(page: Page, site: PagesSite, game: str) -> None:
    packed, plies = finished(game)
    open_page(page, site, f"#game/{packed}")
    status = page.locator(".past-status")
    expect(status).to_contain_text(f"After 0 of {plies}", timeout=READY_WITHIN)
    for ply in range(1, plies):
        page.keyboard.press("ArrowRight")
        expect(status).to_contain_text(f"After {ply} of")


def test_a_replay_is_stepped_and_played_on(page: Page, site: PagesSite) -> None:
    packed, plies = finished()
    open_page(page, site, f"#game/{packed}")
    status = page.locator(".past-status")
    expect(status).to_contain_text(str(plies), timeout=READY_WITHIN)
    page.locator("[data-el='past:forward']").click()
    expect(status).to_contain_text("1")
    page.locator("[data-el='past:forward']").click()
    page.locator("[data-el='past:play']").click()
    expect(page.locator(".past-status")).to_have_count(0)
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert page.evaluate("location.hash") == "#play/schotten_totten"
    page.reload()
    page.locator(".game-schotten_totten .pick.lit").first.wait_for(timeout=READY_WITHIN)


def test_a_running_game_is_packed_after_a_warning(page: Page, site: PagesSite) -> None:
    start_game(page, site, "scout")
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("can read every card")).to_be_visible()
    expect(page.get_by_role("button", name="A link to this game")).to_have_count(0)
    check_axe(page)
    page.get_by_role("button", name="Pack it all the same").click()
    link = passed_on(page, "A link to this game")
    hand = page.locator(".hand").inner_text()
    page.goto(site.url)
    page.evaluate("localStorage.clear(); sessionStorage.removeItem('quatuor:tab')")
    page.goto(link)
    page.locator(".game-scout .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert page.locator(".hand").inner_text() == hand


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("q1.nonsense", "cannot be read"),
        ("", "cannot be read"),
        ("q9.abc", "cannot be read"),
        ("a version after this one", "another version"),
        ("a cut link", "cannot be read"),
    ],
)
def test_a_link_that_is_no_game_says_so(
    page: Page, site: PagesSite, text: str, message: str
) -> None:
    if text.startswith("a "):
        packed, _ = finished()
        data = unseal(packed)
        data["record"]["version"] += 1
        text = packed[:-30] if "cut" in text else seal(data)
    start_game(page, site, "scout")
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    hand = page.locator(".hand").inner_text()
    page.evaluate("text => { location.hash = `#game/${text}`; }", text)
    expect(page.get_by_role("alert")).to_contain_text(message, timeout=READY_WITHIN)
    check_axe(page)
    page.go_back()
    page.locator(".game-scout .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert page.locator(".hand").inner_text() == hand


def test_a_file_is_opened(page: Page, site: PagesSite, tmp_path: Path) -> None:
    packed, plies = finished()
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps({"quatuor": 1, "game": "schotten_totten", "save": packed}))
    bad.write_text("a shopping list")
    open_page(page, site)
    page.get_by_label("Open a game from a file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("cannot be read", timeout=READY_WITHIN)
    page.get_by_role("button", name="All games").click()
    page.get_by_label("Open a game from a file").set_input_files(good)
    expect(page.locator(".past-status")).to_contain_text(str(plies), timeout=READY_WITHIN)


def test_the_lobby_offers_the_one_file_and_says_its_size(page: Page, site: PagesSite) -> None:
    open_page(page, site)
    link = page.get_by_role("link", name="as one file")
    said = re.search(r"\((\d+) MB\)", link.inner_text())
    assert said
    name = link.get_attribute("href")
    assert name == "quatuor.html"
    size = len(page.request.get(site.url + name).body())
    assert size / 1e6 <= int(said[1]) <= size / 1e6 + 1
