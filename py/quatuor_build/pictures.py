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

ON_A_SHEET = """
    const sheet = document.createElement("div");
    sheet.style.cssText = "position: fixed; inset: 0; z-index: 1; display: grid; overflow: hidden";
"""
LIST_GAMES = """() => [...document.querySelectorAll(".posters > .poster")].map(
    ({ className }) => className.match(/poster-(\\w+)/)[1])"""
DRAW_POSTERS = (
    "([games, columns, width, height]) => {"
    + ON_A_SHEET
    + """for (const game of games) {
        const card = document.createElement("div");
        card.className = `poster-${game}`;
        card.append(document.querySelector(`.poster-${game} svg`).cloneNode(true));
        card.firstChild.style.cssText = `width: ${width}px; height: ${height}px; display: block`;
        sheet.append(card);
    }
    sheet.style.gridTemplate = `auto / repeat(${columns}, ${width}px)`;
    sheet.style.justifyContent = sheet.style.alignContent = "start";
    document.body.append(sheet);
}"""
)
DRAW_ICON = (
    "async (size) => {"
    + ON_A_SHEET
    + """const icon = new Image(size, size);
    icon.src = new URL("icon.svg", document.querySelector("link[rel=icon]").href);
    sheet.append(icon);
    document.body.append(sheet);
    await icon.decode();
}"""
)


def draw_all(page: Page, address: str) -> None:
    """Draw every picture in a page of the site at `address`."""
    page.goto(address)
    page.locator(".posters svg").first.wait_for()
    games = page.evaluate(LIST_GAMES)
    width, height = PREVIEW
    for game in games:
        page.evaluate(DRAW_POSTERS, [[game], 1, width, height])
        shoot(page, ART / "previews" / f"{game}.png", PREVIEW)
    page.evaluate(DRAW_POSTERS, [games, 2, width // 2, height // 2])
    shoot(page, ART / "previews" / "quatuor.png", PREVIEW)
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
