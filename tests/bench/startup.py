"""From navigation to a playable table: our start beside stock Pyodide's, in one run, interleaved.

Both use the same page, server and engine; only the worker and what it loads differ.
"""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench import machine
from bench.line import SlowHandler
from bench.tables import Row, Table
from quatuor_build import browsers, offline
from quatuor_build.console import DIST, ROOT, WORK, say
from quatuor_build.site import SERVICE_WORKER, fill_in
from quatuor_build.tools import NODE_MODULES
from server.pages import PagesHandler, PagesSite, serve_like_pages
from ui.support import PHONE, READY_WITHIN
from ui.table import open_page

RUNS = 7
GAME = "schotten_totten"
STOCK_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
SETTLE = 1.0
"""Seconds between two visits, so that one does not disturb the next."""

NOTE_LIT = """
new MutationObserver((_, observer) => {
    if (!document.querySelector(".pick.lit")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.litAt = performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes when the first frame with a legal move in it has been painted."""


class Visit(NamedTuple):
    """Milliseconds from navigation, and what it cost."""

    paint: float
    lit: float
    sent: int


def lay_out_stock() -> Path:
    """dist/ with the worker and the files of stock Pyodide in the place of ours, and a service
    worker like ours that keeps them."""
    folder = WORK / "stock"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DIST, folder, ignore=shutil.ignore_patterns("sw.js", "files.json", "pyodide"))
    (folder / "stock").mkdir()
    for name in (*STOCK_FILES, "pyodide-lock.json"):
        shutil.copy(NODE_MODULES / "pyodide" / name, folder / "stock" / name)
    wheel = next(DIST.glob("quatuor-*.whl"))
    shutil.copy(wheel, folder / "stock" / "wheel.zip")
    worker = next(folder.glob("app/*/js/worker.js"))
    shutil.copy(ROOT / "tests" / "bench" / "stock_worker.js", worker)
    paths = [path for path in folder.glob("**/*") if path.is_file()]
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    script = SERVICE_WORKER.read_text("utf-8")
    (folder / "sw.js").write_text(fill_in(script, offline.names(files), "js/sw.js"), "utf-8")
    return folder


def visit(context: BrowserContext, site: PagesSite, seats: Sequence[dict[str, str]]) -> Visit:
    """Open a new game and wait until a person can move."""
    page = context.new_page()
    page.add_init_script(NOTE_LIT)
    before = len(site.log)
    setup = {"game": GAME, "players": len(seats), "seats": [*seats], "options": {}}
    open_page(page, site, f"?fresh#play/{GAME}", setup=setup)
    page.wait_for_function("() => window.litAt", timeout=READY_WITHIN)
    paint, lit = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.litAt]"
    )
    page.close()
    return Visit(paint, lit, sum(size for _, _, size in site.log[before:]))


HUMAN = {"kind": "human", "name": ""}
COMPUTER = {"kind": "computer", "name": "", "level": "casual"}


class Case(NamedTuple):
    """A kind of visit; `prepare` runs before it in the same context."""

    name: str
    prepare: Callable[[BrowserContext, PagesSite], None] | None = None
    seats: Sequence[dict[str, str]] = (HUMAN, COMPUTER)
    handler: type[PagesHandler] = PagesHandler
    workers: Literal["allow", "block"] = "block"


def been_here(context: BrowserContext, site: PagesSite) -> None:
    """An earlier visit fills the HTTP cache."""
    visit(context, site, (HUMAN, COMPUTER))
    time.sleep(SETTLE)


def kept_here(context: BrowserContext, site: PagesSite) -> None:
    """An earlier visit has installed the service worker."""
    page = context.new_page()
    open_page(page, site)
    controlled = "() => navigator.serviceWorker.controller"
    page.wait_for_function(controlled, timeout=READY_WITHIN)
    page.close()
    time.sleep(SETTLE)


def kept_and_offline(context: BrowserContext, site: PagesSite) -> None:
    """The same, and now there is no network."""
    kept_here(context, site)
    context.set_offline(True)


LINE = "20 Mbit/s and 40 ms"
CASES = [
    Case("cold"),
    Case("cold, until the computer has moved", seats=(COMPUTER, HUMAN)),
    Case("HTTP cache", been_here),
    Case("service worker", kept_here, workers="allow"),
    Case("offline", kept_and_offline, workers="allow"),
    Case(f"cold, {LINE}", handler=SlowHandler),
    Case(f"HTTP cache, {LINE}", been_here, handler=SlowHandler),
    Case(f"service worker, {LINE}", kept_here, handler=SlowHandler, workers="allow"),
]


@contextmanager
def fresh_context(
    browser: Browser, workers: Literal["allow", "block"] = "block"
) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, service_workers=workers)
    yield context
    context.close()


def measure_case(browser: Browser, case: Case, folders: dict[str, Path]) -> dict[str, list[Visit]]:
    """RUNS visits to each site, one after the other in turn."""
    visits: dict[str, list[Visit]] = {name: [] for name in folders}
    for _ in range(RUNS):
        for name, folder in folders.items():
            with (
                serve_like_pages(folder, case.handler) as site,
                fresh_context(browser, case.workers) as context,
            ):
                if case.prepare:
                    case.prepare(context, site)
                visits[name].append(visit(context, site, case.seats))
            time.sleep(SETTLE)
    return visits


def spread(values: list[float]) -> str:
    """Median, and from least to most."""
    return f"{statistics.median(values):,.0f} ({min(values):,.0f}-{max(values):,.0f})"


def measure() -> list[Table]:
    """Time to a lit table and first paint, bytes, and the tab's memory."""
    folders = {"stock": lay_out_stock(), "ours": DIST}
    times: list[Row] = []
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        for case in CASES:
            say(f"  {case.name}")
            visits = measure_case(browser, case, folders)
            stock, ours = ([one.lit for one in visits[name]] for name in folders)
            ratio = statistics.median(ours) / statistics.median(stock)
            paint = spread([one.paint for one in visits["ours"]])
            times.append([case.name, spread(stock), spread(ours), ratio, paint])
            if case is CASES[0]:
                sent = [statistics.median(one.sent for one in visits[name]) for name in folders]
        browser.close()
        memory = [tab_memory(playwright, folder) for folder in folders.values()]
    note = (
        f"Milliseconds from navigation to a painted table with legal moves lit: median of {RUNS} "
        f"(least-most), visits to both sites in turn, {machine.describe()}, Chromium. Stock: "
        "Pyodide's own files, and the engine's wheel unpacked by `unpackArchive`."
    )
    columns = ["visit", "stock", "ours", "ours / stock", "first paint, ours"]
    costs: list[Row] = [
        ["bytes sent, cold", *sent, sent[1] / sent[0]],
        ["memory of the tab, MB", *memory, memory[1] / memory[0]],
    ]
    cost_note = "Bodies as GitHub Pages compresses them; proportional set size of the renderer."
    return [
        Table("Start", note, columns, times),
        Table("What a start costs", cost_note, ["", "stock", "ours", "ours / stock"], costs),
    ]


def tab_memory(playwright: Any, folder: Path) -> float:
    """Megabytes of the largest renderer once a table is lit; 0 where that cannot be told."""
    browser = browsers.launch(playwright, "chromium")
    with serve_like_pages(folder) as site, fresh_context(browser) as context:
        page: Page = context.new_page()
        open_page(page, site, f"#play/{GAME}")
        page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
        time.sleep(SETTLE)
        session = browser.new_browser_cdp_session()
        processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
        sizes = [megabytes(process["id"]) for process in processes if process["type"] == "renderer"]
    browser.close()
    return max(sizes, default=0)


def megabytes(process: int) -> float:
    """Proportional set size, from Linux's own account."""
    rollup = Path(f"/proc/{process}/smaps_rollup")
    lines = rollup.read_text().splitlines() if rollup.exists() else []
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
