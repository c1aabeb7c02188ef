"""From navigation to a playable table: our start beside stock Pyodide's, in one run, interleaved.

Both use the same page, server and engine; only the worker and what it loads differ.
"""

from __future__ import annotations

import shutil
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from bench import machine
from bench.line import SlowHandler
from bench.tables import Row, Table, spread
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
SETTLE = 0.5
"""Seconds between two visits, so that one does not disturb the next."""
STAY = 5.0
"""Seconds of an earlier visit, in which the browser stores what it has compiled."""

NOTE_LIT = """
new MutationObserver((_, observer) => {
    if (!document.querySelector(".pick.lit")) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.litAt = performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes when the first frame with a legal move in it has been painted."""
GOES_ON = "sessionStorage.setItem('visited', 'yes');"
"""What the visit before has stored is there, and so the game."""
UNSEEN = "localStorage.removeItem('quatuor:sight');"
"""For stock: the table comes when Python has answered."""


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


def visit(
    context: BrowserContext,
    site: PagesSite,
    address: str,
    seats: Sequence[dict[str, str]],
    stay: float = 0,
    script: str = "",
) -> Visit:
    """Open a game and wait until a person can move, who stays for some seconds."""
    page = context.new_page()
    page.add_init_script(NOTE_LIT + script)
    before = len(site.log)
    setup = {"game": GAME, "players": len(seats), "seats": [*seats], "options": {}}
    open_page(page, site, f"?{address}#play/{GAME}", setup=setup)
    page.wait_for_function("() => window.litAt", timeout=READY_WITHIN)
    paint, lit = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.litAt]"
    )
    time.sleep(stay)
    page.close()
    time.sleep(SETTLE)
    return Visit(paint, lit, sum(size for _, _, size in site.log[before:]))


HUMAN = {"kind": "human", "name": ""}
COMPUTER = {"kind": "computer", "name": "", "level": "casual"}


class Case(NamedTuple):
    """A kind of visit. Without `prepare` each one is a first visit; else it runs once, and all
    visits come after it."""

    name: str
    target: float | None = None
    """The most that ours may take, as a share of stock's."""
    prepare: Callable[[BrowserContext, PagesSite], None] | None = None
    seats: Sequence[dict[str, str]] = (HUMAN, COMPUTER)
    handler: type[PagesHandler] = PagesHandler
    workers: Literal["allow", "block"] = "block"
    goes_on: bool = False
    """Whether each visit goes on with the game of the one before."""


def been_here(context: BrowserContext, site: PagesSite) -> None:
    """An earlier visit fills the HTTP cache."""
    visit(context, site, "first", (HUMAN, COMPUTER), stay=STAY)


def kept_here(context: BrowserContext, site: PagesSite) -> None:
    """The same, and one that has installed the service worker."""
    been_here(context, site)
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


NEW = "a new game"
LINE = "20 Mbit/s and 40 ms"
COLD, WARM = 0.45, 0.33
CASES = [
    Case("cold", COLD),
    Case("cold, until the computer has moved", seats=(COMPUTER, HUMAN)),
    Case("HTTP cache", WARM, been_here, goes_on=True),
    Case("service worker", WARM, kept_here, workers="allow", goes_on=True),
    Case("offline", WARM, kept_and_offline, workers="allow", goes_on=True),
    Case(f"HTTP cache, {NEW}", WARM, been_here),
    Case(f"service worker, {NEW}", WARM, kept_here, workers="allow"),
    Case(f"offline, {NEW}", WARM, kept_and_offline, workers="allow"),
    Case(f"cold, {LINE}", handler=SlowHandler),
    Case(f"HTTP cache, {LINE}, {NEW}", WARM, been_here, handler=SlowHandler),
    Case(f"service worker, {LINE}, {NEW}", WARM, kept_here, handler=SlowHandler, workers="allow"),
]


class Visitor:
    """Visits one of the two sites: each time as a stranger, or as one who has been there."""

    def __init__(
        self, playwright: Playwright, browser: Browser, case: Case, site: PagesSite, script: str
    ) -> None:
        self.visits: list[Visit] = []
        self._browser, self._case, self._site = browser, case, site
        self._script = script + GOES_ON * case.goes_on
        self._options: Any = {"viewport": PHONE, "service_workers": case.workers}
        self._stack = ExitStack()
        self._context: BrowserContext | None = None
        if case.prepare:
            profile = self._stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
            self._context = self._stack.enter_context(
                browsers.launch_with_profile(playwright, Path(profile), **self._options)
            )
            case.prepare(self._context, site)

    def come(self) -> None:
        """Once more, as the case says."""
        context = self._context or self._browser.new_context(**self._options)
        address = f"visit{len(self.visits)}"
        seats, script = self._case.seats, self._script
        self.visits.append(visit(context, self._site, address, seats, script=script))
        if context is not self._context:
            context.close()

    def leave(self) -> None:
        """Forget everything."""
        self._stack.close()


def measure_case(
    playwright: Playwright, browser: Browser, case: Case, folders: Sequence[Path]
) -> list[list[Visit]]:
    """RUNS pairs of visits, one to each site, stock's and ours; which comes first changes."""
    with ExitStack() as stack:
        visitors = []
        for folder, script in zip(folders, (UNSEEN, ""), strict=True):
            site = stack.enter_context(serve_like_pages(folder, case.handler))
            visitors.append(Visitor(playwright, browser, case, site, script))
            stack.callback(visitors[-1].leave)
        for run in range(RUNS):
            for visitor in visitors[:: -1 if run % 2 else 1]:
                visitor.come()
        return [visitor.visits for visitor in visitors]


def measure() -> list[Table]:
    """Time to a lit table and first paint, bytes, and the tab's memory."""
    folders = [lay_out_stock(), DIST]
    times: list[Row] = []
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        for case in CASES:
            say(f"  {case.name}")
            stock, ours = measure_case(playwright, browser, case, folders)
            ratios = [after.lit / before.lit for before, after in zip(stock, ours, strict=True)]
            lit = [spread([visit.lit for visit in visits]) for visits in (stock, ours)]
            paint = spread([visit.paint for visit in ours])
            times.append([case.name, *lit, spread(ratios), case.target or "", paint])
            if case is CASES[0]:
                sent = [statistics.median(one.sent for one in visits) for visits in (stock, ours)]
        browser.close()
        memory = [tab_memory(playwright, folder) for folder in folders]
    note = (
        "Milliseconds from navigation to a painted table with legal moves lit: median of "
        f"{RUNS} (least-most). Pairs of visits, one to each site, in turn; the ratio is the median "
        "of the pairs' own, so that what else runs on the machine weighs little. Stock: the same "
        "page with Pyodide's own files, and the engine's wheel unpacked by `unpackArchive`. On a "
        "return the game of the visit before lies on the table, in ours before Python is there; "
        f'where it says "{NEW}", one is dealt. '
        f"{machine.describe()}, Chromium."
    )
    columns = ["visit", "stock", "ours", "ours / stock", "target", "first paint, ours"]
    costs: list[Row] = [
        ["bytes sent, cold", *sent, sent[1] / sent[0], 0.85],
        ["memory of the tab, MB", *memory, memory[1] / memory[0], ""],
    ]
    cost_note = "Bodies as GitHub Pages compresses them; proportional set size of the renderer."
    cost_columns = ["", "stock", "ours", "ours / stock", "target"]
    return [
        Table("Start", note, columns, times),
        Table("What a start costs", cost_note, cost_columns, costs),
    ]


def tab_memory(playwright: Any, folder: Path) -> float:
    """Megabytes of the largest renderer once a table is lit; 0 where that cannot be told."""
    browser = browsers.launch(playwright, "chromium")
    with serve_like_pages(folder) as site:
        page = browser.new_page(viewport=PHONE, service_workers="block")
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
