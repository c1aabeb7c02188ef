"""What brings one back: kept games, two tabs, statistics, the deal of the day, a rematch."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from ai.never_silly import schotten_totten
from quatuor.session import Session
from server.pages import PagesSite
from ui.support import READY_WITHIN, wait_until_ready
from ui.table import (
    actions,
    check_axe,
    check_targets,
    lit,
    my_turn_or_over,
    open_page,
    play,
    start_game,
    tap,
)

GAME = "schotten_totten"
ABOUT_TO_WIN = next(
    case.position for case in schotten_totten.CASES if case.name == "complete the run that wins"
)


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: what a test needs stored it says to open_page."""
    return warm


@pytest.fixture
def second_tab(warm_context: BrowserContext) -> Iterator[Callable[[], Page]]:
    pages: list[Page] = []

    def make() -> Page:
        pages.append(warm_context.new_page())
        return pages[-1]

    yield make
    for one in pages:
        one.close()


def setup(**more: Any) -> dict[str, Any]:
    return {"game": GAME, "options": {}, **more}


def move(page: Page) -> None:
    assert my_turn_or_over(page)
    tap(page, lit(page)[0])
    tap(page, lit(page)[0])
    assert my_turn_or_over(page)


def to_lobby(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="All games").click()


def stored(page: Page, name: str) -> Any:
    text = page.evaluate("name => localStorage.getItem(`quatuor:${name}`)", name)
    return json.loads(text)["data"] if text else None


def test_several_games_are_kept(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    hand = page.locator(".hand").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Deal again").click()
    expect(page.locator(".hand")).not_to_have_text(hand, use_inner_text=True)
    move(page)
    to_lobby(page)
    page.get_by_role("button", name="Saved games (2)").click()
    check_axe(page)
    check_targets(page)
    rows = page.locator(".saves li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Schotten Totten with Hamish")
    expect(rows.first).to_contain_text("moves made")
    rows.last.get_by_role("button").first.click()
    assert my_turn_or_over(page)
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)


def reload_without_python(page: Page) -> Callable[[], None]:
    """Its files wait until what is returned is called."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    def go_on() -> None:
        held[0].continue_()

    page.route("**/*.wasm", hold)
    page.reload()
    expect(page.locator(".pick.lit").first).to_be_visible()
    return go_on


def test_a_game_is_on_the_table_before_python_is(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    hand, moves = page.locator(".hand").inner_text(), page.locator(".log-line").count()
    go_on = reload_without_python(page)
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)
    card = lit(page)[0]
    tap(page, card)
    go_on()
    wait_until_ready(page)
    tap(page, lit(page)[-1])
    expect(page.locator(".log-line").nth(moves)).to_contain_text("You play", timeout=READY_WITHIN)
    expect(page.locator(f'.hand [data-el="{card}"]')).to_have_count(0)


def test_a_move_is_made_before_python_is_there(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    moves = page.locator(".log-line").count()
    go_on = reload_without_python(page)
    for _ in range(2):
        tap(page, lit(page)[0])
    expect(page.locator("main .pick.lit")).to_have_count(0)
    go_on()
    expect(page.locator(".log-line").nth(moves)).to_contain_text("You play", timeout=READY_WITHIN)
    assert my_turn_or_over(page)


@pytest.mark.parametrize("address", ["#new/lords_of_scotland", "#play/scout", f"#play/{GAME}"])
def test_a_move_on_its_way_counts_for_its_own_game(
    page: Page, site: PagesSite, address: str
) -> None:
    """One leaves while Python still starts: for a new game, another kept one, the same again."""
    start_game(page, site, "scout")
    assert my_turn_or_over(page)
    tap(page, lit(page)[0])
    others = actions(page)
    page.goto(f"{site.url}#play/{GAME}")
    page.locator(f".game-{GAME} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    move(page)
    before = actions(page)
    go_on = reload_without_python(page)
    for _ in range(2):
        tap(page, lit(page)[0])
    to_lobby(page)
    page.evaluate("address => { location.hash = address; }", address)
    go_on()
    if "new" in address:
        page.get_by_role("button", name="Deal", exact=True).click(timeout=READY_WITHIN)
    game = address.split("/")[1]
    page.locator(f".game-{game} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    expect(page.locator(".status.note")).to_have_count(0)
    if game != GAME:
        kept = actions(page)
        assert game != "scout" or kept[: len(others)] == others
        page.evaluate("game => { location.hash = `#play/${game}`; }", GAME)
        page.locator(f".game-{GAME} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert my_turn_or_over(page)
    now = actions(page)
    assert now[: len(before)] == before
    assert len(now) >= len(before) + 2, "mine and the computer's"
    move(page)


def test_whoever_lifts_the_curtain_and_leaves_may_come_back(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(seats=[{"kind": "human", "name": ""}] * 2))
    for wait in (0, 5, 30):
        page.get_by_role("button", name="Show my cards").wait_for(timeout=READY_WITHIN)
        page.evaluate(
            """async (wait) => {
                [...document.querySelectorAll("button")]
                    .find((one) => one.textContent.includes("Show my cards")).click();
                await new Promise((resolve) => setTimeout(resolve, wait));
                location.hash = "";
                await new Promise((resolve) => setTimeout(resolve, 300));
                location.hash = "#play/schotten_totten";
            }""",
            wait,
        )
    page.get_by_role("button", name="Show my cards").click()
    page.locator(".pick.lit").first.wait_for()


def test_what_two_people_see_is_not_kept(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(seats=[{"kind": "human", "name": ""}] * 2))
    page.reload()
    expect(page.get_by_role("button", name="Show my cards")).to_be_visible(timeout=READY_WITHIN)
    assert stored(page, "sight") is None


def test_a_game_is_thrown_away_and_brought_back(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    to_lobby(page)
    page.get_by_role("button", name="Saved games").click()
    page.get_by_role("button", name="Delete: Schotten Totten with Hamish").click()
    expect(page.locator(".saves li")).to_have_count(0)
    page.get_by_role("button", name="Bring back").click()
    expect(page.locator(".saves li")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name="Continue Schotten Totten")).to_be_visible()


def test_what_is_brought_back_takes_the_place_of_nothing(
    page: Page, site: PagesSite, second_tab: Callable[[], Page]
) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    before = len(actions(page))
    other = second_tab()
    other.goto(site.url)
    other.get_by_role("button", name="Saved games").click()
    other.get_by_role("button", name="Delete: Schotten Totten with Hamish").click()
    move(page)
    expect(other.locator(".saves li")).to_have_count(1)
    other.get_by_role("button", name="Bring back").click()
    expect(other.locator(".saves li")).to_have_count(2)
    plies = other.evaluate(
        """Object.entries(localStorage).filter(([name]) => name.startsWith("quatuor:game:"))
            .map(([, text]) => JSON.parse(text).data.ply).sort((a, b) => a - b)"""
    )
    assert plies == [before, before + 2]


def test_links_to_running_games_cost_no_game_of_ones_own(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    mine = actions(page)
    session = Session()
    seats = [{"kind": "human", "name": "Eve"}, {"kind": "computer", "name": ""}]
    for seed in range(4):
        for request in (
            {"op": "new", "game": "scout", "seats": seats, "seed": seed},
            {"op": "share", "running": True},
        ):
            answer = json.loads(session.handle(json.dumps(request)))
        page.evaluate("text => { location.hash = `#game/${text}`; }", answer["share"])
        page.locator(".game-scout .pick.lit").first.wait_for(timeout=READY_WITHIN)
        page.wait_for_function("location.hash === '#play/scout'")
    kept = "Object.keys(localStorage).filter((name) => name.startsWith('quatuor:game:')).length"
    assert page.evaluate(kept) == 2
    page.goto(f"{site.url}#play/{GAME}")
    page.locator(f".game-{GAME} .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert actions(page) == mine


def test_a_deal_nobody_played_is_not_kept(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    for _ in range(2):
        my_turn_or_over(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Deal again").click()
    my_turn_or_over(page)
    to_lobby(page)
    expect(page.get_by_role("button", name="Saved games (1)")).to_be_visible()


def test_play_on_from_an_earlier_position_keeps_the_old_game(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    move(page)
    page.keyboard.press("b")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".past-status")).to_have_count(0)
    assert my_turn_or_over(page)
    to_lobby(page)
    expect(page.get_by_role("button", name="Saved games (2)")).to_be_visible()


@pytest.mark.parametrize("choice", ["Go on from there", "Keep both"])
def test_two_tabs_do_not_overwrite_each_other(
    page: Page, site: PagesSite, second_tab: Callable[[], Page], choice: str
) -> None:
    start_game(page, site, GAME, setup=setup())
    move(page)
    other = second_tab()
    other.goto(f"{site.url}#play/{GAME}")
    move(other)
    theirs, ours = other.locator(".hand").inner_text(), page.locator(".hand").inner_text()
    assert theirs != ours
    expect(page.get_by_role("heading", name="Played on elsewhere")).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name=choice).click()
    assert my_turn_or_over(page)
    hand = theirs if choice == "Go on from there" else ours
    expect(page.locator(".hand")).to_have_text(hand, use_inner_text=True)
    move(page)
    to_lobby(page)
    count = 1 if choice == "Go on from there" else 2
    expect(page.get_by_role("button", name=f"Saved games ({count})")).to_be_visible()


def test_a_tab_that_has_not_heard_of_the_other_gives_way_when_it_moves(
    page: Page, site: PagesSite, second_tab: Callable[[], Page]
) -> None:
    page.add_init_script(
        """const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (type, ...how) {
            if (type !== "storage") addEventListener.call(this, type, ...how);
        };"""
    )
    start_game(page, site, GAME, setup=setup())
    move(page)
    other = second_tab()
    other.goto(f"{site.url}#play/{GAME}")
    move(other)
    theirs = actions(other)
    elsewhere = page.get_by_role("heading", name="Played on elsewhere")
    expect(elsewhere).to_have_count(0)
    tap(page, lit(page)[-1])
    tap(page, lit(page)[0])
    expect(elsewhere).to_be_visible()
    assert actions(other) == theirs
    page.get_by_role("button", name="Keep both").click()
    assert my_turn_or_over(page)
    assert actions(page) != theirs
    to_lobby(page)
    expect(page.get_by_role("button", name="Saved games (2)")).to_be_visible()


def test_a_result_is_counted_once(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(), position=ABOUT_TO_WIN)
    play(page, random.Random(1).choice)
    assert len(stored(page, "results")) == 1
    page.reload()
    page.get_by_role("button", name="Result").click()
    assert len(stored(page, "results")) == 1
    page.get_by_role("button", name="All games").click()
    page.get_by_role("button", name="Statistics").click()
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    expect(page.locator(".statistics")).to_contain_text("2 players, casual")
    check_axe(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Export").click()
    assert json.loads(download.value.path().read_text())["results"] == stored(page, "results")
    page.get_by_role("button", name="Reset").click()
    expect(page.locator(".statistics")).to_have_count(0)
    page.get_by_role("button", name="Bring back").click()
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Reset").click()
    page.get_by_label("Import").set_input_files(download.value.path())
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    page.get_by_role("button", name="Take them out").click()
    expect(page.locator(".statistics")).to_have_count(0)


def test_the_deal_of_the_day_is_the_same_for_everyone(
    new_page: Callable[..., Page], site: PagesSite
) -> None:
    hands = []
    for _ in range(2):
        page = new_page(service_workers="block")
        page.clock.set_fixed_time("2026-11-29T12:00:00")
        open_page(page, site)
        page.get_by_role("button", name="Play it").click()
        page.locator(".hand .pick").first.wait_for(timeout=READY_WITHIN)
        hands.append(page.locator(".hand").inner_text())
        page.clock.set_fixed_time("2026-11-30T12:00:00")
    assert hands[0] == hands[1]


def test_the_deal_of_the_day_has_a_result_to_share(page: Page, site: PagesSite) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    start_game(page, site, GAME, setup=setup(), position=ABOUT_TO_WIN)
    my_turn_or_over(page)
    be_daily(page, "2026-11-30")
    play(page, winning)
    share = page.get_by_role("button", name="Share in words")
    expect(share).to_be_visible()
    check_axe(page)
    share.click()
    expect(page.get_by_text("Copied")).to_be_visible()
    words = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert words[0] == "Quatuor, November 30, 2026: Schotten Totten"
    assert words[2] == site.url
    with page.expect_download() as picture:
        page.get_by_role("button", name="As a picture").click()
    assert picture.value.suggested_filename == f"{GAME}.png"
    assert stored(page, "daily")["2026-11-30"]["game"] == GAME


def be_daily(page: Page, day: str) -> None:
    """The given game becomes the deal of a day."""
    page.evaluate(
        """day => {
            const given = JSON.parse(localStorage.getItem("quatuor:game:given"));
            given.data.daily = day;
            localStorage.setItem("quatuor:game:given", JSON.stringify(given));
        }""",
        day,
    )
    page.reload()


def winning(elements: list[str]) -> str:
    return "hand:r9" if "hand:r9" in elements else elements[0]


def test_a_clock_set_back_during_the_deal_of_the_day_leaves_its_result_one(
    new_page: Callable[..., Page], site: PagesSite
) -> None:
    """It is that of the day of the deal, once, and both days' deals stay to be played."""
    page = new_page()
    page.clock.set_fixed_time("2026-11-30T12:00:00")
    start_game(page, site, GAME, setup=setup(), position=ABOUT_TO_WIN)
    my_turn_or_over(page)
    be_daily(page, "2026-11-30")
    my_turn_or_over(page)
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    play(page, winning)
    page.reload()
    page.get_by_role("button", name="Result").click()
    assert list(stored(page, "daily")) == ["2026-11-30"]
    assert len(stored(page, "results")) == 1
    page.get_by_role("button", name="All games").click()
    expect(page.get_by_role("button", name="Play it")).to_be_visible()
    page.clock.set_fixed_time("2026-11-30T13:00:00")
    page.reload()
    expect(page.get_by_role("button", name="Once more")).to_be_visible()


@pytest.mark.firefox
def test_a_sheet_that_opens_by_itself_catches_no_stray_tap(page: Page, site: PagesSite) -> None:
    start_game(page, site, GAME, setup=setup(), position=ABOUT_TO_WIN)
    my_turn_or_over(page)
    page.evaluate("""() => {
        const see = () => {
            const foot = document.querySelector("dialog[open] .sheet-foot");
            if (foot) window.armed ??= getComputedStyle(foot).pointerEvents;
        };
        new MutationObserver(see).observe(document.body, {
            childList: true, subtree: true, attributes: true });
    }""")
    play(page, random.Random(1).choice)
    assert page.evaluate("window.armed") == "none"
    again = page.get_by_role("button", name="Again")
    again.click()
    assert my_turn_or_over(page)
