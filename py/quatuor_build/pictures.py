"""The PNG pictures that SVG cannot stand in for: icons of the installed app, previews of links.

`.venv/bin/python -m quatuor_build.pictures`, with py/ on PYTHONPATH, draws them anew from the built
site's drawings; they are committed, so that a build needs no browser.
"""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from quatuor_build import browsers
from quatuor_build.console import DIST, ROOT, say
from quatuor_build.serve import StaticHandler, open_server

ART = ROOT / "js" / "art"
ICON_SIZES = (180, 192, 512)
"""For iOS, and for what a manifest asks for."""
PREVIEW = (960, 480)
"""Twice as wide as high, as the posters are and as previews show them."""

LIST_GAMES = """async () => {
    const script = document.querySelector("script[src$='js/main.js']").src;
    const { GAMES } = await import(new URL("games/index.js", script));
    return Object.keys(GAMES);
}"""
DRAW_POSTER = """async ([game, width, height]) => {
    const script = document.querySelector("script[src$='js/main.js']").src;
    const { poster } = await import(new URL("art/posters.js", script));
    const { render } = await import(new URL("html.js", script));
    const sheet = document.createElement("div");
    document.body.replaceChildren(sheet);
    render(poster(game), sheet);
    sheet.firstElementChild.style.cssText =
        `position: fixed; inset: 0; width: ${width}px; height: ${height}px`;
}"""
DRAW_ICON = """async (size) => {
    const script = document.querySelector("script[src$='js/main.js']").src;
    const icon = new Image(size, size);
    icon.src = new URL("art/icon.svg", script);
    icon.style.cssText = "position: fixed; inset: 0";
    document.body.replaceChildren(icon);
    await icon.decode();
}"""


def draw_all(page: Page, address: str) -> None:
    """Draw every picture in a page of the site at `address`."""
    page.goto(address)
    for game in page.evaluate(LIST_GAMES):
        page.evaluate(DRAW_POSTER, [game, *PREVIEW])
        shoot(page, ART / "previews" / f"{game}.png", PREVIEW)
    for size in ICON_SIZES:
        page.evaluate(DRAW_ICON, size)
        shoot(page, ART / "icons" / f"{size}.png", (size, size))


def shoot(page: Page, path: Path, size: tuple[int, int]) -> None:
    """Save the page's upper left corner as a picture."""
    page.screenshot(
        path=path, clip={"x": 0, "y": 0, "width": size[0], "height": size[1]}, animations="disabled"
    )
    say(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


def main() -> None:
    """Serve dist/ for a moment and draw."""
    server = open_server(partial(StaticHandler, directory=str(DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, "chromium")
        page = browser.new_page(
            viewport={"width": 1000, "height": 700}, color_scheme="light", service_workers="block"
        )
        draw_all(page, f"http://localhost:{server.server_port}/")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
