"""Python in a real Chromium, on the files of the built site."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from quatuor_build import browsers
from quatuor_build.console import DIST
from quatuor_build.site import empty_lock
from server.pages import serve_like_pages
from ui.support import open_blank

RUN = """async ([core, stdlib, engine, lock, code]) => {
    const { loadPyodide } = await import(new URL(core, document.baseURI));
    const bytes = await (await fetch(engine)).arrayBuffer();
    const python = await loadPyodide({
        stdLibURL: new URL(stdlib, document.baseURI).href,
        lockFileContents: lock,
        packageBaseUrl: document.baseURI,
        env: { PYTHONPATH: "/lib/quatuor.zip" },
        fsInit: async (FS) => FS.writeFile("/lib/quatuor.zip", new Uint8Array(bytes)),
    });
    return python.runPython(code);
}"""


def python_in_chromium(code: str) -> str:
    """The value of the last expression, a text."""
    patterns = ("pyodide/*/pyodide.mjs", "pyodide/*/stdlib-*.zip", "app/*/python/engine.zip")
    files = [next(DIST.glob(pattern)).relative_to(DIST).as_posix() for pattern in patterns]
    with serve_like_pages(DIST) as site, sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        page = browser.new_page()
        open_blank(page, site)
        result = page.evaluate(RUN, [*files, empty_lock(), code])
        browser.close()
    return str(result)
