"""Playing on the page as a person does: by taps, by keys; looking at it as axe does."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from quatuor import games
from quatuor.record import Record, begin, seal, unseal
from quatuor_build.console import ROOT
from server.pages import PagesSite
from ui.support import READY_WITHIN

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
UNSURE = {"color-contrast", "heading-order"}
"""What axe may leave open: the contrast of text on a pattern, of a letter or two, or half under an
edge (tests/js/art.test.js computes it for what lies below); the order of a lens's headings."""
STEPS_OF_A_GAME = 600

Choose = Callable[[list[str]], str]
"""Chooses one of the elements that can be picked."""


def open_page(
    page: Page,
    site: PagesSite,
    address: str = "",
    settings: dict[str, Any] | None = None,
    setup: dict[str, Any] | None = None,
    position: dict[str, Any] | None = None,
) -> None:
    """Open `address` (a query or a fragment) as if for the first time in this tab.

    Only these settings and this setup of the next game are stored; without other settings nothing
    moves and the computer does not pause. With a position (as the rules page writes it) there is
    a game to go on with, of a person at seat 0 or at the setup's seats. A reload keeps what the
    page has stored since.
    """
    stored: dict[str, Any] = {"quatuor:settings": {"speed": "off", **(settings or {})}}
    if setup is not None:
        stored[f"quatuor:setup:{setup['game']}"] = setup
    if position is not None:
        stored["quatuor:game:given"] = saved(position, (setup or {}).get("seats", []))
    texts = {key: json.dumps({"schema": 1, "data": data}) for key, data in stored.items()}
    page.add_init_script(
        f"""if (location.protocol.startsWith("http") && !sessionStorage.getItem("visited")) {{
            sessionStorage.setItem("visited", "yes");
            localStorage.clear();
            Object.assign(localStorage, {json.dumps(texts)});
        }}"""
    )
    page.goto(site.url + address)


def saved(position: dict[str, Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A kept game that begins with a position; seats that are not given are computers."""
    record = begin(games.get(position["game"]), position["players"], None, 1, position)
    return kept("given", record, seats)


def finished(game: str) -> dict[str, Any]:
    """A kept game that is over, of as many players as can be, played by chance."""
    record = begin(games.get(game), games.get(game).max_players, None, 1)
    state, rng = record.start(), Random(1)
    while actions := state.legal_actions():
        action = rng.choice(actions)
        record.actions.append(state.action_text(action))
        state.apply(action)
    return {**kept(f"over-{game}", record, []), "over": True, "scores": state.scores()}


def kept(name: str, record: Record, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A kept game as the page stores it."""
    others = [{"kind": "computer", "name": "", "level": "casual"}] * record.players
    sitting = [*(seats or [{"kind": "human", "name": ""}]), *others][: record.players]
    return {
        "id": name,
        "revision": 1,
        "game": record.game,
        "seats": sitting,
        "save": seal({"record": record.to_dict(), "seats": sitting, "assisted": False}),
        "ply": len(record.actions),
        "at": 0,
        "begun": True,
        "over": False,
        "scores": [],
    }


def start_game(page: Page, site: PagesSite, game: str, **how: Any) -> None:
    """A new game on the table, or one to go on with; `how` as in open_page."""
    open_page(page, site, f"{how.pop('query', '')}#play/{game}", **how)
    page.locator(".table, .curtain").wait_for(timeout=READY_WITHIN)


def actions(page: Page) -> list[str]:
    """What has been played at this tab's table, as it is kept."""
    stored = page.evaluate(
        "localStorage.getItem('quatuor:game:' + sessionStorage.getItem('quatuor:tab'))"
    )
    saved = json.loads(stored)["data"]
    record = unseal(saved["save"])["record"]
    assert record["game"] == saved["game"]
    return list(record["actions"])


def my_turn_or_over(page: Page) -> bool:
    """Wait until there is something to pick (true) or the game is over (false).

    What a round ended with is read and put away.
    """
    while True:
        page.wait_for_function(
            """() => document.querySelector(
                '#app:not([aria-busy]) .pick.lit, .sheet-round[open], [open] .result-title')""",
            timeout=READY_WITHIN,
        )
        if not page.locator(".sheet-round[open]").count():
            return page.locator("dialog[open] .result-title").count() == 0
        page.keyboard.press("Escape")


def lit(page: Page) -> list[str]:
    """The elements that can be picked now, in reading order, each once."""
    page.locator("#app:not([aria-busy])").wait_for(state="attached")
    found: list[str] = page.eval_on_selector_all(
        ".pick.lit", "nodes => [...new Set(nodes.map((node) => node.dataset.el))]"
    )
    return found


def tap(page: Page, element: str) -> None:
    page.locator(f'.pick.lit[data-el="{element}"]').first.click()


def finger(page: Page, element: str) -> None:
    page.locator(f'.pick.lit[data-el="{element}"]').first.tap()


def play(page: Page, choose: Choose, pick: Callable[[Page, str], None] | None = None) -> int:
    """Play until the game is over; returns how many picks it took. The table fits all the while.

    Without `pick` it clicks where things are, which must not move.
    """
    before = None
    for count in range(STEPS_OF_A_GAME):
        step = page.evaluate(NEXT, [before, READY_WITHIN])
        while step["sheet"]:
            page.keyboard.press("Escape")
            step = page.evaluate(NEXT, [step["picture"], READY_WITHIN])
        if step["over"]:
            return count
        assert not step["overflowing"], step["overflowing"]
        before, element = step["picture"], choose(list(step["lit"]))
        if pick is None:
            middle = step["lit"][element]
            assert middle, f"{element} is covered"
            page.mouse.click(*middle)
        else:
            pick(page, element)
    raise AssertionError("the game does not end")


PICTURE = """[...document.querySelectorAll('.pick, .status, dialog[open]')].map(
    (node) => node.className + (node.dataset.el ?? node.textContent)).join()"""
"""An expression: a text that changes with every pick."""


OVERFLOWING = """["html", ".table", ".common"].map((place) => {
    const node = document.querySelector(place);
    const tall = node?.matches("html:has(.table), .table, .common");
    const open = node?.matches(".common") && getComputedStyle(node).overflowX === "visible";
    return node && {
        place,
        wide: open ? 0 : node.scrollWidth - node.clientWidth,
        tall: tall ? node.scrollHeight - node.clientHeight : 0,
    };
}).filter((one) => one && (one.wide > 0 || one.tall > 0))"""
"""An expression: which of page, table and common area scrolls, and by how much."""
NEXT = f"""async ([before, patience]) => {{
    const end = performance.now() + patience;
    const sheet = () => document.querySelector(".sheet-round[open]") !== null;
    const over = () => document.querySelector("dialog[open] .result-title") !== null;
    const nodes = () => [...document.querySelectorAll(".pick.lit")];
    const picture = () => {PICTURE};
    let changed = false;
    while (!(changed ||= picture() !== before) || !(sheet() || over() || nodes().length)) {{
        if (performance.now() > end) throw new Error("nothing can be picked");
        await new Promise(requestAnimationFrame);
    }}
    const lit = {{}};
    for (const node of nodes()) {{
        const {{ x, y, width, height }} = node.getBoundingClientRect();
        const middle = [x + width / 2, y + height / 2];
        lit[node.dataset.el] ??= node.contains(document.elementFromPoint(...middle)) && middle;
    }}
    const overflowing = {OVERFLOWING};
    return {{ sheet: sheet(), over: over(), picture: picture(), overflowing, lit }};
}}"""
"""Wait until the picture is another one and there is something to pick, to read, or the result;
the elements that can be picked, with their middles where they are not covered."""


def listen(page: Page) -> Callable[[], list[str]]:
    """Hear what a screen reader says from now on; what is returned tells all of it."""
    page.evaluate(
        """() => {
            globalThis.said = [];
            const live = document.getElementById("live");
            const hear = () => said.push(live.textContent);
            new MutationObserver(hear).observe(live, { childList: true, subtree: true });
        }"""
    )
    return lambda: list(page.evaluate("said"))


def press(page: Page, element: str) -> None:
    """Pick by keys alone: Tab to its zone, arrows to it, Enter."""
    walk_to(page, element)
    page.keyboard.press("Enter")


def walk_to(page: Page, element: str) -> None:
    """Tab or Shift+Tab to the element's zone, whichever is the way there; arrows inside it."""
    zone, key = page.evaluate(ZONE_OF, element)
    for _ in range(40):
        if page.evaluate(ZONE) == zone:
            break
        page.keyboard.press(key)
    assert page.evaluate(ZONE) == zone, f"{key} does not lead to {zone}"
    for _ in range(60):
        way = page.evaluate(WAY, element)
        if not way:
            return
        before = page.evaluate("document.activeElement.dataset.el")
        for key in way:
            page.keyboard.press(key)
            if page.evaluate("document.activeElement.dataset.el") != before:
                break
        else:
            break
    raise AssertionError(f"no arrow leads to {element}")


ZONE_OF = """element => {
    const goal = document.querySelector(`[data-zone] .pick.lit[data-el="${element}"]`);
    const { activeElement: active, body } = document;
    const back = active !== body && active.compareDocumentPosition(goal) & 2;
    return [goal.closest("[data-zone]").dataset.zone, back ? "Shift+Tab" : "Tab"];
}"""
"""An element's zone, and the key that leads towards it."""
ZONE = "document.activeElement?.closest('[data-zone]')?.dataset.zone ?? null"
WAY = """element => {
    const middle = (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const from = document.activeElement;
    const goal = document.querySelector(`[data-zone] .pick.lit[data-el="${element}"]`);
    if (from === goal) return [];
    const [[fx, fy], [gx, gy]] = [from, goal].map(middle);
    const across = gx > fx ? "ArrowRight" : "ArrowLeft";
    const along = gy > fy ? "ArrowDown" : "ArrowUp";
    return Math.abs(gx - fx) >= Math.abs(gy - fy) ? [across, along] : [along, across];
}"""
"""The arrows that lead nearer to an element, the better one first; none when it has the focus."""


def check_axe(page: Page) -> None:
    """No violation of WCAG 2.2 A and AA that axe can find."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8") + "; undefined")
    # without preload: axe copies imported style sheets into the page, which the policy forbids
    found = page.evaluate("tags => axe.run(document, { runOnly: tags, preload: false })", TAGS)
    problems = [
        f"{violation['id']}: {violation['help']}: {node['html'][:200]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not problems, "\n".join(problems)
    unsure = {one["id"] for one in found["incomplete"]}
    assert unsure <= UNSURE, unsure - UNSURE


def check_fits(page: Page) -> None:
    """Nothing scrolls sideways, a table not at all; what is drawn beyond its place stays on it."""
    over = page.evaluate(OVERFLOWING)
    assert not over, over


def check_names(page: Page) -> None:
    """The computers' own names have room; what a person types may be shortened."""
    cut = page.eval_on_selector_all(
        ".seat-name, .lord-name",
        """nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth)
            .map((node) => node.textContent)""",
    )
    assert not cut, cut


def check_targets(page: Page, least: int = 24) -> None:
    """Every button that can be seen is at least `least` pixels in both directions.

    What is seen of an overlapped card counts (WCAG 2.5.8).
    """
    small = page.evaluate(
        """least => {
        const seen = (node, x, y) => node.contains(document.elementFromPoint(x, y));
        const count = (from, to, at) => {
            let pixels = 0;
            for (let place = from + 0.5; place < to; place++) pixels += at(place) ? 1 : 0;
            return pixels;
        };
        return [...document.querySelectorAll("button")].map((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const wide = (row) => count(left, right, (place) => seen(node, place, row));
            const tall = (column) => count(top, bottom, (place) => seen(node, column, place));
            return {
                name: node.ariaLabel ?? node.textContent.trim(),
                width: Math.max(wide(y), wide(top + 8)),
                height: Math.max(tall(x), tall(left + 8)),
            };
        }).filter(({ width, height }) => width && height && Math.min(width, height) < least);
    }""",
        least,
    )
    assert not small, small


def check_status(page: Page, text: str) -> None:
    expect(page.locator(".status")).to_contain_text(text)


def check_texts(page: Page, game: str) -> None:
    """Every key has its text, every argument its word."""
    text = page.locator("body").inner_text()
    assert f"{game}." not in text, "a key without a text"
    assert "{" not in text, "an argument without a word"
