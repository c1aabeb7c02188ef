"""The engine's wheel in somebody else's Pyodide: installed by micropip, played as the docs say."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from quatuor_build.console import DIST, ROOT
from quatuor_build.tools import NODE_MODULES
from server.pages import PagesSite, serve_like_pages
from ui.support import Guard

STOCK = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
STOCK += ["pyodide-lock.json"]
START = """async ([address, wheel]) => {
    const { loadPyodide } = await import(address + "pyodide.mjs");
    const python = await loadPyodide();
    const micropip = await (await fetch(wheel)).arrayBuffer();
    python.FS.writeFile("/tmp/micropip.whl", new Uint8Array(micropip));
    python.runPython("import sys; sys.path.append('/tmp/micropip.whl')");
    window.python = python;
}"""
RUN = """async (code) => {
    const lines = [];
    window.python.setStdout({ batched: (line) => lines.push(line) });
    await window.python.runPythonAsync(code);
    return lines;
}"""


def documented() -> list[str]:
    """The blocks of Python in the docs, in their order."""
    text = (ROOT / "docs" / "python.md").read_text("utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.fixture
def stock(tmp_path: Path) -> Iterator[PagesSite]:
    """Pyodide as it comes, on another site."""
    for name in STOCK:
        shutil.copy(NODE_MODULES / "pyodide" / name, tmp_path / name)
    with serve_like_pages(tmp_path) as other:
        yield other


@pytest.mark.firefox
def test_what_the_docs_say_works(
    page: Page, site: PagesSite, stock: PagesSite, guard: Guard
) -> None:
    guard.expect(f"request: {stock.url}")
    guard.expect("status of 404")
    stock.extra["console"] = b"<!doctype html><title>A console</title><link rel=icon href='data:,'>"
    page.goto(stock.url + "console")
    micropip = next(DIST.glob("pyodide/*/micropip-*.whl")).relative_to(DIST).as_posix()
    page.evaluate(START, [stock.url, site.url + micropip])
    install, play = documented()
    named = re.search(r'"(https://[^"]*/)([^/"]+\.whl)"', install)
    assert named
    assert (DIST / named[2]).is_file(), "the docs name another version of the wheel"
    page.evaluate(RUN, install.replace(named[1], site.url))
    lines = page.evaluate(RUN, play)
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\] \[[012](, [012])*\]", lines[-1]), lines
