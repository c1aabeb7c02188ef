"""The service worker: after one visit no network is needed; a version is whole, or not used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from quatuor import games
from server.host import Host
from server.pages import SUB_PATH
from soak import network
from soak.network import visit
from ui.support import PHONE, READY_WITHIN, Guard, wait_until

LINE, NEW_LINE = "Four card games, one table.", "Four card games, another table."
OUTSIDE = "/elsewhere/"
"""Of the same origin, and out of the service worker's reach."""
LAZY = 330_000
"""Milliseconds after which a new service worker is at work at last, once no tab is left: Chromium
waits five minutes for one that it takes for busy."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path / "site")
    yield host
    host.stop()


@pytest.fixture
def page(browser: Browser, host: Host) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE)
    guard = Guard(host.site)
    guard.watch(context)
    guard.expect("status of 404")
    guard.expect(OUTSIDE)
    yield context.new_page()
    context.close()
    guard.check()


def publish_another_version(host: Host) -> None:
    """With another text in it."""
    host.replace(f"app/{host.version}/js/i18n/en/common.json", LINE, NEW_LINE)
    host.publish("another")


@pytest.mark.firefox
def test_after_one_visit_no_network_is_needed(page: Page, host: Host) -> None:
    visit(page, host)
    host.stop()
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
    for game in games.IDS:
        page.goto(f"{host.site.url}#play/{game}")
        page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    page.goto(f"{host.site.url}?lang=fr#rules/scout")
    expect(page.locator(".rules")).to_contain_text("cartes")


def test_the_page_says_how_large_it_is(page: Page, host: Host) -> None:
    """As large as what the server has sent by then, to a tenth."""
    visit(page, host)
    said = page.locator(".offline").first.inner_text().split("(")[1].split()[0]
    sent = sum(size for _, _, size in host.site.log)
    assert float(said) * 1e6 == pytest.approx(sent, rel=0.1)


@pytest.mark.firefox
def test_a_new_version_is_offered_and_fetches_what_changed(page: Page, host: Host) -> None:
    visit(page, host)
    publish_another_version(host)
    start = len(host.site.log)
    page.reload()
    expect(page.get_by_text("A new version is here.")).to_be_visible(timeout=READY_WITHIN)
    fetched = [path for path, _, size in host.site.log[start:] if size]
    assert sorted(fetched) == sorted(
        ["sw.js", "index.html", f"app/{host.version}/js/i18n/en/common.json"]
    )
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
    page.get_by_role("button", name="Use it now").click()
    expect(page.locator(".lobby-head")).to_contain_text(NEW_LINE)
    expect(page.locator(".offline").first).to_contain_text("Ready to be used")
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    host.line.cut()
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(NEW_LINE)


def test_what_is_old_goes_when_no_tab_is_left(page: Page, host: Host) -> None:
    visit(page, host)
    page.evaluate("caches.open('of another project')")
    publish_another_version(host)
    page.reload()
    page.get_by_role("button", name="Use it now").click(timeout=READY_WITHIN)
    expect(page.locator(".lobby-head")).to_contain_text(NEW_LINE)
    _, project, new = page.evaluate("caches.keys()")
    page.goto("about:blank")
    away = page.context.new_page()
    away.goto(host.site.url.replace(SUB_PATH, OUTSIDE))
    wait_until(away, "async () => (await caches.keys()).length === 2", LAZY)
    assert away.evaluate("caches.keys()") == [project, new]
    host.line.cut()
    page.goto(host.site.url)
    expect(page.locator(".lobby-head")).to_contain_text(NEW_LINE)


def test_a_game_goes_on_in_its_version(page: Page, host: Host) -> None:
    """The new version waits for the menu's button; another tab keeps what it was."""
    visit(page, host)
    page.goto(f"{host.site.url}#play/schotten_totten")
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    publish_another_version(host)
    other = page.context.new_page()
    other.goto(host.site.url)
    expect(other.get_by_role("button", name="Use it now")).to_be_visible(timeout=READY_WITHIN)
    page.evaluate("window.same = true")
    other.get_by_role("button", name="Use it now").click()
    expect(other.locator(".lobby-head")).to_contain_text(NEW_LINE)
    assert page.evaluate("window.same")
    page.evaluate("location.hash = ''")
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
    page.evaluate("location.hash = '#rules/scout'")
    expect(page.locator(".rules")).to_contain_text("cards")


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        ("app/*/js/main.js", "refused"),
        ("app/*/js/i18n/en/common.json", "cut"),
        ("app/*/css/games/scout.css", "stalled"),
        ("app/*/python/engine.zip", "stalled"),
    ],
)
def test_a_first_visit_over_a_bad_line(browser: Browser, host: Host, file: str, fault: str) -> None:
    """The short form of the long run, as are the next two."""
    network.first_visit(browser, host, "#play/scout", found(host, file), fault)


def test_what_could_not_be_kept_is_kept_at_the_next_visit(browser: Browser, host: Host) -> None:
    network.install(browser, host, found(host, "app/*/css/games/schotten_totten.css"), "cut")


def test_an_update_that_fails_leaves_the_version_before(page: Page, host: Host) -> None:
    visit(page, host)
    network.update(page, host, found(host, "app/*/js/main.js"), "error", "another")


def found(host: Host, pattern: str) -> str:
    [path] = host.folder.glob(pattern)
    return path.relative_to(host.folder).as_posix()


def test_a_later_version_with_a_wrong_file_leaves_the_one_before(page: Page, host: Host) -> None:
    visit(page, host)
    publish_another_version(host)
    wrong = f"app/{host.version}/js/i18n/en/common.json"
    host.write(wrong, b"{}")
    visit(page, host)
    for _ in range(300):  # asked for twice: the second time past every cache
        if [path for path, _, _ in host.site.log].count(wrong) == 2:
            break
        page.wait_for_timeout(100)
    else:
        pytest.fail("the new version was never looked at")
    network.wait_until_installed(page)
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    host.stop()
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
