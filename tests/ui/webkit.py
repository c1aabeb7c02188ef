"""WebKitGTK, driven by its own WebDriver over plain HTTP: an engine like Safari's, without JSPI."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
PATIENCE = 90.0


def missing() -> str | None:
    """What is not installed."""
    for program in ("WebKitWebDriver", "Xvfb"):
        if shutil.which(program) is None:
            return program
    return None if MINI_BROWSERS else "MiniBrowser"


class WebKit:
    """One window."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(MINI_BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        answer = self._send("POST", "", {"capabilities": wanted})
        self.base += f"/{answer['sessionId']}"
        self._send("POST", "/window/rect", {"width": 420, "height": 820})

    def open(self, address: str) -> None:
        self._send("POST", "/url", {"url": address})

    def run(self, script: str, *arguments: object) -> Any:
        """What the body of a function returns in the page."""
        return self._send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: object) -> Any:
        """Run until it returns something true."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.run(script, *arguments)
            if found:
                return found
            time.sleep(0.1)
        raise AssertionError(f"in vain: {script}; the page: {self.run(TEXT)}")

    def close(self) -> None:
        self._send("DELETE", "", None)

    def _send(self, method: str, path: str, body: object) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()[:500]) from error


TEXT = "return document.body.innerText.slice(0, 500)"


@contextmanager
def webkit() -> Iterator[WebKit]:
    """A window on a screen that nobody sees, until the block ends."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        display = f":{told.readline().strip()}"
    port = free_port()
    driver = subprocess.Popen(
        ["WebKitWebDriver", f"--port={port}"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        window = WebKit(port)
        yield window
        window.close()
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("WebKitWebDriver does not answer")
