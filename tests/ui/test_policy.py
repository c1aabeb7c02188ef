"""The policy: nothing on the page or in the worker's path needs inline scripts or eval."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus

import pytest
from playwright.sync_api import Page

from quatuor_build.console import DIST
from server.pages import PagesHandler, serve_like_pages
from ui.support import READY_WITHIN, Guard

POLICY = re.compile(r'<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]*)"')
PAGES = ["index.html", "frame.html", "embed.html"]


def policy(name: str) -> dict[str, list[str]]:
    found = POLICY.search((DIST / name).read_text("utf-8"))
    assert found, f"{name} has no policy"
    rules = [rule.split() for rule in found[1].split(";")]
    return {rule[0]: rule[1:] for rule in rules}


@pytest.mark.parametrize("name", PAGES)
def test_a_policy_allows_this_site_alone(name: str) -> None:
    rules = policy(name)
    assert rules["default-src"] == ["'self'"]
    assert rules["base-uri"] == rules["form-action"] == ["'none'"]
    inside = re.findall(r"<script>(.*?)</script>", (DIST / name).read_text("utf-8"), re.DOTALL)
    assert len(inside) == 1
    known = f"'sha256-{base64.b64encode(sha256(inside[0].encode()).digest()).decode()}'"
    sources = {source for allowed in rules.values() for source in allowed}
    assert sources <= {"'self'", "'none'", "data:", "'wasm-unsafe-eval'", known}
    assert "data:" not in rules["script-src"]


class Strict(PagesHandler):
    """Sends the policy with every file: so it holds in the worker too, which no page's covers."""

    def answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        rules = policy("index.html").items()
        text = "; ".join(" ".join([name, *allowed]) for name, allowed in rules)
        super().answer(status, body, {**headers, "Content-Security-Policy": text})


@pytest.mark.firefox
def test_a_game_is_played_with_the_policy_in_the_worker(
    new_page: Callable[..., Page], guard: Guard
) -> None:
    with serve_like_pages(DIST, Strict) as site:
        guard.site = site
        page = new_page()
        page.goto(f"{site.url}#play/scout")
        page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
        for _ in range(2):
            page.locator(".pick.lit").last.click()
        page.wait_for_function("() => document.querySelectorAll('.log-line').length > 1")
