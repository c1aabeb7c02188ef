"""A smoke test in WebKitGTK: the page, a whole game, the one file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quatuor_build.console import DIST
from quatuor_build.single import NAME
from server.pages import PagesSite
from ui.webkit import WebKit, missing, webkit

QUICK = """localStorage["quatuor:settings"] =
    JSON.stringify({ schema: 1, data: { speed: "off", language: "en" } });
    return true;"""
LIT = "return document.querySelectorAll('.pick.lit').length"
STEP = """
    if (document.querySelector("dialog[open] .result-title")) return "over";
    const lit = [...document.querySelectorAll(".pick.lit")];
    if (lit.length) lit.at(-1).click();
    return null;
"""


@pytest.fixture(scope="module")
def window(request: pytest.FixtureRequest) -> Iterator[WebKit]:
    if request.config.getoption("--in-browser") == "firefox":
        pytest.skip("once is enough, beside Chromium's tests")
    absent = missing()
    if absent is not None:
        pytest.skip(f"{absent} is not installed here")
    with webkit() as opened:
        yield opened


def test_the_page_and_a_whole_game(window: WebKit, site: PagesSite) -> None:
    window.open(site.url)
    window.wait("return document.querySelectorAll('.poster').length === 4")
    window.run(QUICK)
    window.open(f"{site.url}?again#play/schotten_totten")
    window.wait(LIT)
    assert window.run("return !('Suspending' in WebAssembly)"), "JSPI is there: no test of its lack"
    window.wait(STEP)
    assert window.run("return document.querySelectorAll('.scores tr').length") == 2


def test_the_one_file(window: WebKit) -> None:
    window.open((DIST / NAME).as_uri() + "#play/scout")
    window.wait(LIT)
    assert window.run("return location.protocol") == "file:"
