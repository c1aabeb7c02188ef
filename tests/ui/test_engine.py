"""The worker and its client on the built site: starting, answering, failing, coming back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from quatuor_build.console import DIST
from server.pages import PagesSite
from soak import browsers
from ui.support import Guard, open_blank, with_engine

FILES = ["**/*.wasm", "**/stdlib-*.zip", "**/engine.zip", "**/pyodide.mjs"]


@pytest.mark.firefox
def test_start_tells_its_steps_and_answers(page: Page, site: PagesSite) -> None:
    open_blank(page, site)
    boots, games = with_engine(
        page, 'const { games } = await engine.request({ op: "games" }); return [boots, games];'
    )
    assert boots[0]["state"] == "starting"
    assert boots[-1]["state"] == "ready"
    assert boots[-1]["done"] == ["download", "python", "rules"]
    shares = [boot["progress"] for boot in boots if boot.get("progress") is not None]
    assert shares == sorted(shares)
    assert shares[-1] > 0.9
    assert games


NOTE_SOURCE = """
const compile = WebAssembly.compileStreaming;
WebAssembly.compileStreaming = async (source) => {
    globalThis.wasmFrom = (await source).url;
    return compile(source);
};
"""


def test_the_wasm_is_the_browser_s_own_answer(page: Page, site: PagesSite) -> None:
    """Of that alone a browser keeps the compiled code; what a script has made has no address."""
    page.route(
        "**/js/worker.js", lambda route: send(route, body=NOTE_SOURCE + route.fetch().text())
    )
    open_blank(page, site)
    with_engine(page, "await engine.request({ op: 'games' });")
    assert page.workers[0].evaluate("wasmFrom").endswith(".wasm")


NEW_GAME = """engine.request({
    op: "new", game: "scout", players: 3, seed: 7,
    seats: [{ kind: "human", name: "" }, ...Array(2).fill(
        { kind: "computer", name: "", level: "beginner" })],
})"""


def test_wasm_of_a_wrong_type_is_no_obstacle(page: Page, site: PagesSite) -> None:
    page.route("**/*.wasm", lambda route: send(route, content_type="application/octet-stream"))
    open_blank(page, site)
    assert with_engine(page, "return await engine.request({ op: 'games' });")["ok"]


def send(route: Route, **changes: Any) -> None:
    """Answer as the site does, but for `changes`."""
    response = route.fetch()
    route.fulfill(**{"response": response, **changes})


@pytest.mark.parametrize(
    "what", ["**/*.wasm", "**/stdlib-*.zip", "**/engine.zip", "**/pyodide.mjs"]
)
def test_a_missing_file_ends_the_start_with_its_name(
    page: Page, site: PagesSite, guard: Guard, what: str
) -> None:
    guard.expect("404")
    page.route(what, lambda route: route.fulfill(status=404))
    open_blank(page, site)
    boot = with_engine(page, "await engine.request({}).catch(() => 0); return boots.at(-1);")
    assert boot["state"] == "failed"
    assert boot["error"]["key"] == "boot_failed"
    assert boot["step"] == "download"
    assert what.strip("*/").split("*")[0].split(".")[0] in boot["error"]["args"]["detail"]


def test_a_broken_wasm_ends_the_start(page: Page, site: PagesSite) -> None:
    page.route("**/*.wasm", lambda route: send(route, body=b"\0asm\1\0\0\0 no wasm"))
    open_blank(page, site)
    boot = with_engine(page, "await engine.request({}).catch(() => 0); return boots.at(-1);")
    assert boot["state"] == "failed"
    assert "WebAssembly" in boot["error"]["args"]["detail"]


def test_a_failed_start_can_be_tried_again(page: Page, site: PagesSite, guard: Guard) -> None:
    guard.expect("404")
    page.route("**/engine.zip", lambda route: route.fulfill(status=404), times=1)
    open_blank(page, site)
    states = with_engine(
        page,
        """await engine.request({ op: "games" }).catch(() => 0);
        engine.start();
        await engine.request({ op: "games" });
        return boots.map(({ state }) => state);""",
    )
    assert list(dict.fromkeys(states)) == ["starting", "failed", "ready"]


@pytest.mark.firefox
def test_a_new_worker_plays_the_game_on(page: Page, site: PagesSite) -> None:
    open_blank(page, site)
    before, after = with_engine(
        page,
        f"""const {{ view }} = await {NEW_GAME};
        engine.restart();
        while (!restored.length) await new Promise((resolve) => setTimeout(resolve, 20));
        return [view, restored[0]];""",
    )
    assert after["table"] == before["table"]
    assert after["choices"] == before["choices"]


def test_requests_are_answered_between_slices_of_thought(page: Page, site: PagesSite) -> None:
    """The page asks for one slice after the other, so undo and "now" wait for one slice at most."""
    open_blank(page, site)
    seats, waits = with_engine(
        page,
        """const computers = Array(3).fill({ kind: "computer", name: "", level: "expert" });
        await engine.request({
            op: "new", game: "scout", players: 3, seed: 7, seats: computers });
        const waits = [];
        let answer;
        do {
            const slice = engine.request({ op: "think", slice: 40 });
            const start = performance.now();
            await engine.request({ op: "view", seat: null });
            waits.push(performance.now() - start);
            answer = await slice;
        } while (answer.thinking);
        return [answer.view.ply, waits];""",
    )
    assert seats == 1
    assert len(waits) > 3
    assert sorted(waits)[len(waits) // 2] < 200


def test_an_error_of_the_session_comes_as_key_and_arguments(page: Page, site: PagesSite) -> None:
    open_blank(page, site)
    error = with_engine(page, "return await engine.request({ op: 'nope' }).catch((e) => e);")
    assert error["key"] == "bad_request"
    assert "nope" in error["args"]["detail"]


@pytest.mark.firefox
def test_starts_in_a_frame_of_opaque_origin(page: Page, site: PagesSite) -> None:
    """As blogs embed it: sandboxed, no storage, and no worker from an address."""
    open_blank(page, site)
    page.evaluate(
        """(address) => {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts");
        frame.src = address;
        document.body.append(frame);
    }""",
        site.url + "blank",
    )
    frame = page.frames[1]
    frame.wait_for_url(site.url + "blank")
    assert with_engine(frame, "return (await engine.request({ op: 'games' })).games.length;") == 4


@pytest.mark.firefox
def test_micropip_is_loaded_on_demand(page: Page, site: PagesSite) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_blank(page, site)
    with_engine(page, "return (await engine.request({ op: 'games' })).games.length;")
    assert not [address for address in asked if "micropip" in address]
    wheel = next(DIST.glob("quatuor-*.whl")).name
    answer = with_engine(
        page, f"return await engine.install(new URL('{wheel}', document.baseURI).href);"
    )
    assert answer["ok"]
    assert len([address for address in asked if "micropip" in address]) == 2


@pytest.mark.firefox
def test_a_whole_game_is_the_same_as_on_cpython(page: Page, site: PagesSite) -> None:
    """The short form of the long run."""
    browsers.open_engine(page, site)
    browsers.answers_agree([page], "seven_kingdoms 2", seed=0)
