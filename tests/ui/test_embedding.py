"""A game in another site's page: by script and by frame, with all that browsers forbid there."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from quatuor_build.console import DIST, ROOT
from server.pages import PagesSite
from ui.support import DESKTOP, READY_WITHIN, Guard
from ui.table import open_page

SIZES = [
    (300, 300),
    (320, 480),
    (340, 600),
    (360, 640),
    (400, 400),
    (480, 320),
    (500, 500),
    (600, 371),
    (960, 540),
]
IN_FRENCH = json.dumps({"schema": 1, "data": {"language": "fr", "theme": "dark"}})
FILLER = "<p style='height: 900px'>A blog.</p>"


@pytest.fixture
def page(warm: Page) -> Page:
    """The cached site: frames take nothing from what is stored there."""
    return warm


@pytest.fixture
def host(site: PagesSite, guard: Guard) -> Callable[[Page, str], None]:
    """Opens a page of another site (by name, the same machine) that holds `body`."""

    def show(page: Page, body: str) -> None:
        other = site.url.replace("127.0.0.1", "localhost")
        guard.expect(f"request: {other}")
        html = f"""<!doctype html><meta charset="utf-8"><title>A blog</title>
            <link rel="icon" href="data:,">
            <script>
                const heard = [];
                addEventListener("message", (event) => heard.push(event.data.quatuor));
                const say = (message, frame = document.querySelector("iframe")) =>
                    frame.contentWindow.postMessage({{ quatuor: {{ v: 1, ...message }} }}, "*");
            </script>
            <body>{body}</body>"""
        site.extra["blog"] = html.encode()
        page.goto(other + "blog")

    return show


def frame_tag(site: PagesSite, query: str, more: str = "") -> str:
    address = f"{site.url}frame.html?{query}".replace("&", "&amp;")
    style = "width: 100%; height: 640px; border: 0"
    return f'<iframe src="{address}" title="a game" style="{style}" {more}></iframe>'


def script_tag(site: PagesSite, **data: str) -> str:
    attributes = "".join(f' data-{name}="{value}"' for name, value in data.items())
    return f'<script src="{site.url}js/embed.js"{attributes} async></script>'


def the_frame(page: Page, name: str = "frame.html") -> Frame:
    page.wait_for_function("() => heard.some((message) => message.type === 'ready')")
    return next(frame for frame in page.frames if name in frame.url)


def press_play(page: Page) -> Frame:
    """Press the frame's button; the table, once something can be picked."""
    frame = the_frame(page)
    # Playwright's Firefox does not click inside frames
    frame.locator("#play").dispatch_event("click")
    frame.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    return frame


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "kind => heard.filter((message) => message?.type === kind)", kind
    )
    return found


def test_the_script_is_small_and_stands_alone() -> None:
    text = (DIST / "js" / "embed.js").read_bytes()
    assert len(gzip.compress(text, 9)) < 2000
    assert b"import" not in text


@pytest.mark.firefox
def test_the_script_puts_a_game_in_its_place(
    new_page: Callable[..., Page], site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    page = new_page()
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    host(page, f"<main>{script_tag(site, game='scout', lang='fr')}</main>{FILLER}")
    frame = the_frame(page)
    expect(frame.locator("h1")).to_have_text("SCOUT")
    expect(frame.get_by_role("link", name="Jouer")).to_be_visible()
    box = page.locator("main > iframe")
    expect(box).to_have_attribute("loading", "lazy")
    expect(box).to_have_attribute("title", re.compile("scout"))
    page.wait_for_timeout(500)
    # of the server's list: a service worker of the test before may still be at it
    sizes = {path: size for path, _, size in site.log if site.url + path in asked}
    assert "js/embed.js" in sizes
    assert sum(sizes.values()) < 250_000
    assert not [path for path in sizes if "pyodide" in path or path.endswith("main.js")]

    frame = press_play(page)
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    told = heard(page, "height")[-1]["height"]
    page.wait_for_function(
        "height => document.querySelector('iframe').offsetHeight === height", arg=told
    )
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.firefox
@pytest.mark.parametrize("sandbox", ["allow-scripts", "allow-scripts allow-same-origin", None])
def test_a_frame_works_whatever_is_forbidden_to_it(
    page: Page, site: PagesSite, host: Callable[[Page, str], None], sandbox: str | None
) -> None:
    """Opaque origin: no storage, no worker from an address. Else: storage refused, as is usual."""
    page.add_init_script(
        """const refuse = () => { throw new DOMException("refused", "SecurityError"); };
        if (window !== top)
            for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
                Object.defineProperty(window, name, { get: refuse });"""
    )
    host(page, frame_tag(site, "game=scout", f'sandbox="{sandbox}"' if sandbox else ""))
    frame = press_play(page)
    expect(frame.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    ply = heard(page, "state")[-1]["ply"]
    for _ in range(4):
        if heard(page, "state")[-1]["ply"] > ply:
            break
        frame.locator(".pick.lit").last.dispatch_event("click")
        page.wait_for_timeout(300)
    page.wait_for_function("ply => heard.some((message) => message.ply > ply)", arg=ply)


PARAMETERS = [
    ("lang=fr", "document.documentElement.lang", "fr"),
    ("lang=xx", "document.documentElement.lang", "en"),
    ("theme=dark", "document.documentElement.dataset.theme", "dark"),
    ("theme=blue", "document.documentElement.dataset.theme", "auto"),
    ("players=4", "document.querySelectorAll('.seat').length", 3),
    ("players=40", "document.querySelectorAll('.seat').length", 2),
]


@pytest.mark.parametrize(("query", "what", "value"), PARAMETERS)
def test_parameters_of_the_address(
    warm: Page, site: PagesSite, query: str, what: str, value: Any
) -> None:
    frame = on_the_same_site(warm, site, f"game=scout&{query}")
    assert frame.evaluate(what) == value


def on_the_same_site(page: Page, site: PagesSite, query: str) -> Frame:
    """A frame without a preview, on a page of the site itself; its table."""
    address = f"{site.url}index.html?embed=1&{query}".replace("&", "&amp;")
    icon = '<link rel="icon" href="data:,">'
    frame = f"<iframe src='{address}' title='a game' style='width: 360px; height: 640px'></iframe>"
    site.extra["blog"] = f"<!doctype html>{icon}{frame}".encode()
    page.goto(f"{site.url}blog")
    page.frame_locator("iframe").locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    return page.frames[1]


def test_the_same_seed_gives_the_same_cards(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, frame_tag(site, "game=seven_kingdoms&seed=42&level=beginner&options=x2_scope:total"))
    frame = press_play(page)
    cards = "[...document.querySelectorAll('.hand .pick')].map((node) => node.textContent)"
    first = frame.evaluate(cards)
    for seed, same in ((7, False), (42, True)):
        page.evaluate(
            "seed => say({ type: 'new', seed, level: 'beginner', options: 'x2_scope:total' })", seed
        )
        page.wait_for_timeout(300)
        frame.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
        assert (frame.evaluate(cards) == first) is same


def test_an_unknown_game_is_the_lobby(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, frame_tag(site, "game=chess"))
    frame = the_frame(page)
    expect(frame.locator("h1")).to_have_text("Quatuor")
    frame.locator("#play").click()
    expect(frame.locator(".poster")).to_have_count(4)


def test_what_is_played_in_a_frame_stays_there(page: Page, site: PagesSite) -> None:
    """Also on the same site, where the storage is that of the player's own games."""
    page.goto(f"{site.url}frame.html")
    page.evaluate("localStorage.clear()")
    page.evaluate("localStorage.setItem('quatuor:saves', 'my own games')")
    on_the_same_site(page, site, "game=schotten_totten&theme=dark")
    assert page.evaluate("() => ({ ...localStorage })") == {"quatuor:saves": "my own games"}


def test_a_frames_address_opened_as_a_page_keeps_what_is_played(
    page: Page, site: PagesSite
) -> None:
    open_page(page, site)
    page.goto(f"{site.url}?embed=1&game=schotten_totten")
    page.locator(".pick.lit").first.wait_for(timeout=READY_WITHIN)
    kept = "Object.keys(localStorage).filter((name) => name.startsWith('quatuor:game:')).length"
    assert page.evaluate(kept) == 1


def test_messages_tell_and_ask(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, frame_tag(site, "game=scout&lang=en&seed=1"))
    frame = the_frame(page)
    assert heard(page, "ready") == [{"v": 1, "type": "ready", "playing": False}]
    page.evaluate("say({ type: 'set', lang: 'fr', theme: 'dark' })")
    expect(frame.get_by_role("link", name="Jouer")).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")

    frame = press_play(page)
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    assert heard(page, "ready")[-1]["playing"] is True
    state = heard(page, "state")[-1]
    assert set(state) == {"v", "type", "game", "ply", "turn", "scores"}
    assert state["game"] == "scout"

    page.evaluate("say({ type: 'set', theme: 'light', lang: 'xx' })")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    page.evaluate("say({ type: 'new', game: 'schotten_totten' })")
    frame.locator(".game-schotten_totten .pick.lit").first.wait_for(timeout=READY_WITHIN)
    assert heard(page, "state")[-1]["game"] == "schotten_totten"


def test_messages_of_others_and_of_other_shapes_are_not_heard(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, script_tag(site, game="scout", theme="light") + "<iframe id='other'></iframe>")
    frame = the_frame(page)
    page.evaluate(
        """() => {
            const wish = { type: "set", theme: "dark" };
            say({ ...wish, v: 2 });
            say({ type: "sets", theme: "dark" });
            const game = [...document.querySelectorAll("iframe")].find((one) => one.src);
            for (const data of [null, 7, "quatuor", { quatuor: null }, { quatuor: "set" }, wish])
                game.contentWindow.postMessage(data, "*");
            const other = document.querySelector("#other").contentWindow;
            other.game = game.contentWindow;
            other.eval(`
                game.postMessage({ quatuor: { v: 1, type: "set", theme: "dark" } }, "*");
                parent.postMessage({ quatuor: { v: 1, type: "height", height: 99 } }, "*");`);
        }"""
    )
    page.wait_for_timeout(500)
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("document.querySelector('iframe[src]').offsetHeight") != 99


def test_the_height_settles_even_where_a_host_answers_wrongly(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    """A host that always gives more than is asked for, and narrower, must not be asked for ever."""
    host(
        page,
        frame_tag(site, "game=scout")
        + """<script>
            addEventListener("message", ({ data }) => {
                if (data.quatuor.type !== "height") return;
                const { style, offsetWidth } = document.querySelector("iframe");
                style.height = `${data.quatuor.height + 60}px`;
                style.width = `${offsetWidth > 300 ? 290 : 340}px`;
            });
        </script>""",
    )
    the_frame(page)
    page.wait_for_timeout(1000)
    before = len(heard(page, "height"))
    assert before <= 12
    page.evaluate("document.querySelector('iframe').style.width = '100%'")
    press_play(page)
    page.wait_for_timeout(1000)
    assert len(heard(page, "height")) <= before + 24


def test_until_one_plays_wheel_and_keys_are_the_hosts(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, script_tag(site, game="scout") + FILLER + FILLER)
    the_frame(page)
    page.mouse.move(100, 100)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 100")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Home")
    page.wait_for_function("() => scrollY === 0")

    frame = press_play(page)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => scrollY > 100")
    assert frame.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_frames_of_nine_sizes(page: Page, site: PagesSite, size: tuple[int, int]) -> None:
    """Of a fixed size, as a plain frame has it: the button is whole, nothing scrolls sideways."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site.url}frame.html?game=lords_of_scotland&lang=fr")
    expect(page.get_by_role("link", name="Jouer")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading")).to_be_in_viewport(ratio=1)
    assert page.evaluate(
        """() => {
            const { scrollWidth, scrollHeight } = document.documentElement;
            return scrollWidth <= innerWidth && scrollHeight <= innerHeight;
        }"""
    )


def test_all_nine_at_once(page: Page, site: PagesSite, host: Callable[[Page, str], None]) -> None:
    """The page for looking at them, which a browser can also open by itself."""
    page.set_viewport_size(DESKTOP)
    text = (ROOT / "tests" / "ui" / "frames.html").read_text("utf-8")
    assert [(int(w), int(h)) for w, h in re.findall(r'width="(\d+)" height="(\d+)"', text)] == SIZES
    host(page, text.replace("http://localhost:8000/", site.url))
    page.wait_for_function(
        "() => heard.filter((message) => message.type === 'ready').length === 9",
        timeout=READY_WITHIN,
    )


def test_the_full_page_is_a_link_away_with_the_game(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    host(page, frame_tag(site, "game=scout&lang=fr"))
    frame = the_frame(page)
    whole = frame.get_by_role("link", name="Ouvrir la page entière")
    expect(whole).to_have_attribute("href", "index.html?game=scout&lang=fr")
    frame = press_play(page)
    whole = frame.get_by_role("link", name="Ouvrir la page entière")
    expect(whole).to_have_attribute("href", re.compile(r"^index\.html#game/q1\.[\w-]+$"))
    expect(whole).to_have_attribute("title", re.compile("cartes cachées"))


def test_the_lines_that_the_page_makes_work(
    page: Page, site: PagesSite, host: Callable[[Page, str], None]
) -> None:
    page.goto(f"{site.url}embed.html")
    page.evaluate("settings => localStorage.setItem('quatuor:settings', settings)", IN_FRENCH)
    page.reload()
    expect(page.locator("html[lang=fr][data-theme=dark] h1")).to_be_visible()
    page.evaluate("localStorage.clear()")
    for way in ("script", "iframe", "sandbox"):
        page.goto(f"{site.url}embed.html?lang=en&game=scout")
        for name, value in (("Game", "seven_kingdoms"), ("Language", "fr"), ("Players", "3")):
            page.get_by_role("combobox", name=name, exact=True).select_option(value)
        page.get_by_role("textbox", name="Deal").fill("12a3")
        page.get_by_label(re.compile("token doubles")).select_option("total")
        page.get_by_role("combobox", name="As", exact=True).select_option(way)
        lines = page.locator("textarea").input_value()
        assert "123" in lines
        address = site.url + "frame.html?game=seven_kingdoms&lang=fr&players=3&seed=123"
        address += "&options=x2_scope%3Atotal"
        expect(page.locator("iframe")).to_have_attribute("src", address)
        host(page, lines)
        frame = the_frame(page)
        expect(frame.locator("h1")).to_have_text("7 Kingdoms")
        assert frame.url == address


@pytest.mark.parametrize("page_name", ["scout.html", "scout.fr.html"])
def test_a_games_own_page_is_a_preview_and_leads_to_the_table(
    page: Page, site: PagesSite, page_name: str
) -> None:
    with urllib.request.urlopen(f"{site.url}play/{page_name}") as response:
        html = response.read().decode()
    facts = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', html))
    assert facts["title"] == "SCOUT"
    assert facts["description"]
    assert (DIST / "play" / facts["image"].rsplit("/", 1)[-1]).is_file()
    page.goto(f"{site.url}play/{page_name}?lang=fr#rules/scout")
    expect(page.locator(".rules")).to_contain_text("cartes")
    page.goto(f"{site.url}play/{page_name}")
    page.locator(".game-scout .pick.lit").first.wait_for(timeout=READY_WITHIN)


def test_every_frame_of_the_site_has_a_policy() -> None:
    for name in ("index.html", "frame.html", "embed.html"):
        policy = re.search(r'content="(default-src[^"]*)"', (DIST / name).read_text("utf-8"))
        assert policy, name
        assert "unsafe-inline" not in policy[1]
        assert json.dumps(policy[1]).count("'self'") > 3
