"""The built site in real browsers: Chromium, and Firefox for tests marked `firefox`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from quatuor_build import browsers
from quatuor_build.console import DIST
from server.pages import PagesSite, serve_like_pages
from ui.support import PHONE, Guard, repeatable

expect.set_options(timeout=20_000)
"""Milliseconds: what comes late on a busy machine has come; what never comes fails all the same."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--in-browser", choices=["chromium", "firefox"], help="this one alone")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "browser" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("firefox") is not None
        names = ["chromium", "firefox"] if both else ["chromium"]
        metafunc.parametrize("browser", names, indirect=True, scope="session")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    only = config.getoption("--in-browser")
    if only is None:
        return
    elsewhere = [item for item in items if browser_of(item) not in (None, only)]
    config.hook.pytest_deselected(items=elsewhere)
    items[:] = [item for item in items if item not in elsewhere]


def browser_of(item: pytest.Item) -> str | None:
    """Which browser a test is for; None: it needs none."""
    call = getattr(item, "callspec", None)
    name: str | None = call.params.get("browser") if call else None
    return name


@pytest.fixture(scope="session")
def site() -> Iterator[PagesSite]:
    """dist/ behind a server like GitHub Pages."""
    if not (DIST / "index.html").exists():
        pytest.fail("there is no dist/: run `python3 build.py build` first")
    with serve_like_pages(DIST) as pages:
        yield pages


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright, request: pytest.FixtureRequest) -> Iterator[Browser]:
    name = request.param
    if name == "firefox" and browsers.firefox() is None:
        pytest.skip("Firefox is not installed here")
    opened = browsers.launch(playwright, name)
    yield opened
    opened.close()


@pytest.fixture
def guard(site: PagesSite) -> Iterator[Guard]:
    watcher = Guard(site)
    yield watcher
    watcher.check()


def service_workers(browser: Browser) -> Literal["allow", "block"]:
    """None where a test is about something else; they would keep the whole site each time.

    In Firefox, Playwright's way to block them is itself an exception on every blank page.
    """
    return "block" if browser.browser_type.name == "chromium" else "allow"


@pytest.fixture
def new_page(
    browser: Browser, guard: Guard, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Page]]:
    """A factory of pages, each in a context of its own: nothing stored, nothing cached."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        workers = service_workers(browser)
        context = browser.new_context(**{"viewport": PHONE, "service_workers": workers, **options})
        contexts.append(context)
        context.add_init_script(repeatable(request))
        guard.watch(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A phone-sized page as a first visit sees it."""
    return new_page()


@pytest.fixture(scope="session")
def warm_context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, service_workers=service_workers(browser))
    yield context
    context.close()


@pytest.fixture
def warm(
    warm_context: BrowserContext, guard: Guard, request: pytest.FixtureRequest
) -> Iterator[Page]:
    """A page whose context has the site in its cache: starts in half a second.

    What earlier tests stored is there too, so for tests that do not mind.
    """
    guard.watch(warm_context)
    page = warm_context.new_page()
    page.add_init_script(repeatable(request))
    yield page
    page.close()
