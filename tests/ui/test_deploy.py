"""A new version is published while browsers still hold the old page."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from quatuor_build.console import DIST
from server.pages import PagesSite
from ui.support import Guard, wait_until_ready


@pytest.mark.firefox
def test_a_cached_page_of_an_older_version_starts_over(
    page: Page, site: PagesSite, guard: Guard
) -> None:
    guard.expect("404")
    guard.expect("Loading module")
    version = json.loads((DIST / "files.json").read_text("utf-8"))["version"]
    old = (DIST / "index.html").read_text("utf-8").replace(version, "0" * len(version))
    page.route(site.url, lambda route: route.fulfill(body=old, content_type="text/html"), times=1)
    page.goto(site.url)
    expect(page.locator("script[type=module]").first).to_have_attribute("src", re.compile(version))
    wait_until_ready(page)


def test_a_page_that_stays_broken_is_not_loaded_for_ever(
    page: Page, site: PagesSite, guard: Guard
) -> None:
    guard.expect("404")
    page.route("**/js/main.js", lambda route: route.fulfill(status=404))
    loads: list[str] = []
    page.on("request", lambda one: loads.extend([one.url] if one.is_navigation_request() else []))
    page.goto(site.url)
    page.wait_for_timeout(1500)
    assert len(loads) == 2
    # a browser that hides from fingerprinting does not say whether it has reloaded
    page.add_init_script("Performance.prototype.getEntriesByType = () => []")
    page.goto(f"{site.url}?hiding")
    page.wait_for_timeout(1500)
    assert len(loads) == 3
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")


def test_a_page_that_sleeps_while_it_is_loaded_is_waited_for_as_long_as_one_awake(
    page: Page, site: PagesSite
) -> None:
    page.clock.install()
    page.route("**/js/main.js", lambda _: None)
    page.goto(site.url, wait_until="commit")
    page.locator("#app").wait_for(state="attached")
    page.clock.fast_forward(3_600_000)
    page.clock.run_for(20_000)
    told = page.get_by_role("alert")
    expect(told).to_have_count(0)
    page.clock.run_for(11_000)
    expect(told).to_contain_text("could not be loaded")
