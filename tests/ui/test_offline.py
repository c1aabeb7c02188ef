"""The service worker: after one visit no network is needed; a version is whole, or not used."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from quatuor import games
from quatuor_build import offline
from quatuor_build import site as build
from quatuor_build.console import DIST
from server.pages import PagesSite, serve_like_pages
from ui.support import PHONE, READY_WITHIN, Guard

LINE, NEW_LINE = "Four card games, one table.", "Four card games, another table."


class Host:
    """A site of its own that a test may change, break and switch off."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder, copy_function=os.link)
        self.version = json.loads((DIST / "files.json").read_text("utf-8"))["version"]
        self._running = ExitStack()
        self.site: PagesSite = self._running.enter_context(serve_like_pages(folder))

    def stop(self) -> None:
        self._running.close()

    def write(self, name: str, data: bytes) -> None:
        """Change a file; dist/ shares its content until then."""
        (self.folder / name).unlink(missing_ok=True)
        (self.folder / name).write_bytes(data)

    def publish_another_version(self) -> None:
        """As a build does it: another folder with another text in it, index.html, sw.js."""
        old, self.version = self.version, "another"
        (self.folder / "app" / old).rename(self.folder / "app" / self.version)
        self.replace("index.html", old, self.version)
        self.replace(f"app/{self.version}/js/i18n/en/common.json", LINE, NEW_LINE)
        paths = [path for path in self.folder.glob("**/*") if path.is_file()]
        files = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}
        del files["sw.js"], files["files.json"]
        script = build.SERVICE_WORKER.read_text("utf-8")
        self.write("sw.js", build.fill_in(script, offline.names(files), "sw.js").encode())

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new).encode())


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
    yield context.new_page()
    context.close()
    guard.check()


def visit(page: Page, host: Host) -> None:
    """The lobby; once it says so, the site is kept."""
    page.goto(host.site.url)
    note = page.locator(".offline").first
    expect(note).to_contain_text("Ready to be used", timeout=READY_WITHIN)


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
    page.evaluate("caches.open('of another project')")
    host.publish_another_version()
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
    page.wait_for_function("async () => (await caches.keys()).length === 2")
    assert "of another project" in page.evaluate("caches.keys()")
    host.stop()
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(NEW_LINE)


def test_a_game_goes_on_in_its_version(page: Page, host: Host) -> None:
    """The new version waits for the menu's button; another tab keeps what it was."""
    visit(page, host)
    page.goto(f"{host.site.url}#play/schotten_totten")
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    host.publish_another_version()
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


def test_a_first_version_that_is_incomplete_is_not_used(page: Page, host: Host) -> None:
    """The site works from the network, says so, and tries again."""
    missing = f"app/{host.version}/css/games/schotten_totten.css"
    whole = (host.folder / missing).read_bytes()
    (host.folder / missing).unlink()
    page.goto(host.site.url)
    note = page.locator(".offline").first
    expect(note).to_contain_text("could not be kept", timeout=READY_WITHIN)
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
    host.write(missing, whole)
    visit(page, host)


def test_a_later_version_with_a_wrong_file_leaves_the_one_before(page: Page, host: Host) -> None:
    visit(page, host)
    host.publish_another_version()
    wrong = f"app/{host.version}/js/i18n/en/common.json"
    host.write(wrong, b"{}")
    visit(page, host)
    for _ in range(300):  # asked for twice: the second time past every cache
        if [path for path, _, _ in host.site.log].count(wrong) == 2:
            break
        page.wait_for_timeout(100)
    else:
        pytest.fail("the new version was never looked at")
    page.wait_for_function(
        "async () => !(await navigator.serviceWorker.getRegistration()).installing"
    )
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    host.stop()
    page.reload()
    expect(page.locator(".lobby-head")).to_contain_text(LINE)
