"""Browsers for the page tests: the system's own where there are any, else Playwright's."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quatuor_build.console import BuildError, doing, run, say
from quatuor_build.tools import BIN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FIREFOX_NAMES = ("firefox-esr", "firefox")
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
"""No traffic of Chromium's own."""


def _find(names: tuple[str, ...]) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def chromium() -> str | None:
    """The system's Chromium."""
    return _find(CHROMIUM_NAMES)


def firefox() -> str | None:
    """The system's Firefox."""
    return _find(FIREFOX_NAMES)


def launch(playwright: Playwright, name: str) -> Browser:
    """Start "chromium" or "firefox" without a window."""
    if name == "firefox":
        # a stock Firefox speaks BiDi; Playwright drives it by this channel alone
        return playwright.firefox.launch(channel="moz-firefox", executable_path=firefox())
    return playwright.chromium.launch(executable_path=chromium(), args=_arguments())


def launch_with_profile(playwright: Playwright, folder: Path, **context: Any) -> BrowserContext:
    """Start Chromium as a person's own, which keeps on disk what a private window forgets.

    `context` as in Playwright's `new_context`.
    """
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=chromium(), args=_arguments(), **context
    )


def _arguments() -> list[str]:
    return QUIET + (["--no-sandbox"] if _is_root() else [])


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _can_install_packages() -> bool:
    """Whether this is Debian or Ubuntu, as root."""
    return _is_root() and shutil.which("apt-get") is not None


def ensure_browsers() -> None:
    """A Chromium; in CI a Firefox and a WebKit too, where they can be installed."""
    if chromium() is None:
        if _can_install_packages():
            _install_package("chromium")
        else:
            _install_playwright_chromium()
    if firefox() is None:
        if os.environ.get("CI") and _can_install_packages():
            _install_package("firefox-esr")
        else:
            say("Firefox is not installed: its page tests are skipped")
    if shutil.which("WebKitWebDriver") is None:
        if os.environ.get("CI") and _can_install_packages():
            _install_package("webkit2gtk-driver", "xvfb")
        else:
            say("WebKitWebDriver is not installed: the smoke test in WebKit is skipped")


def _install_package(*names: str) -> None:
    apt = ["apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq"]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with doing(f"installing {' and '.join(names)}"):
        run([*apt, "update"], env=env)
        run([*apt, "install", "--yes", "--no-install-recommends", *names], env=env)


def _install_playwright_chromium() -> None:
    with doing("Playwright's Chromium"):
        try:
            run([BIN / "playwright", "install", "chromium"])
        except BuildError as error:
            advice = (
                "brew install --cask chromium" if sys.platform == "darwin" else "install Chromium"
            )
            raise BuildError(f"no browser for the page tests ({error}); {advice}") from error
