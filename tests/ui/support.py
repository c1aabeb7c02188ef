"""What page tests share: sizes, the guard over a page, an engine without the page around it."""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, ViewportSize

from quatuor_build.console import DIST
from server.pages import PagesSite

PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
READY_WITHIN = 60_000
"""Milliseconds; a start takes one or two seconds, a busy machine may need many more."""


class Guard:
    """What must not happen on a page: console errors, exceptions, requests to other sites."""

    def __init__(self, site: PagesSite) -> None:
        self.site = site
        self.problems: list[str] = []
        self.expected: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.problems.append(f"exception: {error.error}"))
        context.on("request", self.see)

    def hear(self, message: Any) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def see(self, request: Any) -> None:
        if not request.url.startswith((self.site.url, "data:", "blob:")):
            self.problems.append(f"request: {request.url}")

    def expect(self, text: str) -> None:
        """A problem with `text` in it is what the test is about."""
        self.expected.append(text)

    def check(self) -> None:
        unexpected = [
            problem for problem in self.problems if not any(one in problem for one in self.expected)
        ]
        assert not unexpected, "\n".join(unexpected)


def repeatable(request: pytest.FixtureRequest) -> str:
    """A script that gives a test the same chance at every run: deals, names of kept games.

    Each document of a test draws others, for two tabs must not name their games alike.
    """
    seed = zlib.crc32(request.node.nodeid.encode())
    return f"""(() => {{
        let state = {seed};
        try {{
            const seen = Number(document.cookie.match(/\\b{seed}=(\\d+)/)?.[1] ?? 0) + 1;
            document.cookie = `{seed}=${{seen}}; path=/`;
            state += seen;
        }} catch {{
            // a frame without an origin has no cookies, nor a second tab
        }}
        Math.random = () => {{
            state = (state + 0x6d2b79f5) | 0;
            let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
            mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
            return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
        }};
    }})()"""


def wait_until_ready(page: Page) -> None:
    """Wait until Python answers."""
    page.wait_for_function(
        "() => performance.getEntriesByName('engine:ready').length > 0", timeout=READY_WITHIN
    )


def wait_until(page: Page, question: str, within: int = READY_WITHIN) -> None:
    """Ask until the promised answer is true; Playwright's own waiting takes the promise for one."""
    for _ in range(0, within, 100):
        if page.evaluate(question):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {question}")


def open_blank(page: Page, site: PagesSite) -> None:
    """An empty page of the site, with the policy of index.html; it starts no engine."""
    index = (DIST / "index.html").read_text("utf-8")
    policy = re.search(r"<meta\s+http-equiv=[^>]*>", index)
    assert policy, "index.html has no Content-Security-Policy"
    head = f"{policy[0]}<title>blank</title><link rel='icon' href='data:,'>"
    site.extra["blank"] = f"<!doctype html><html><head>{head}</head></html>".encode()
    page.goto(site.url + "blank")


def with_engine(page: Page | Frame, code: str) -> Any:
    """Run code with the page's `engine`, its `boots` and `restored` views; what it returns comes
    back."""
    version = json.loads((DIST / "files.json").read_text("utf-8"))["version"]
    return page.evaluate(f"""async () => {{
        const address = new URL("app/{version}/js/start.js", document.baseURI);
        const {{ engine }} = await import(address);
        const [boots, restored] = [[], []];
        engine.listen({{
            onBoot: (boot) => boots.push(boot),
            onRestored: (view) => restored.push(view),
        }});
        try {{
            {code}
        }} catch (error) {{
            throw error.key ? new Error(JSON.stringify(error)) : error;
        }}
    }}""")
