"""A line to the site that fails: at files that a test names, or altogether."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path

from server.pages import SUB_PATH, PagesHandler, PagesSite, serve_like_pages

FAULTS = ("refused", "cut", "error", "stalled")
"""No answer; half of one; the server's 500 in its place; half of one, then silence."""


class LineHandler(PagesHandler):
    """Answers as Pages does, as far as the line lets it."""

    line: Line

    def answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        fault = self.line.fault_of(self.path.removeprefix(SUB_PATH).split("?")[0])
        if fault is None:
            super().answer(status, body, headers)
        elif fault == "error":
            super().answer(HTTPStatus.INTERNAL_SERVER_ERROR, b"", {"Content-Type": "text/plain"})
        else:
            self.close_connection = True
            if fault != "refused":
                self.begin(status, body, headers)
            if fault == "stalled":
                self.line.healed.wait()

    def begin(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        """Promise all, send half."""
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])
        self.wfile.flush()


class Line:
    """What a test does to it."""

    def __init__(self) -> None:
        self._faults: dict[str, str] = {}
        self._gone = False
        self.healed = threading.Event()
        self.met = threading.Event()
        """Set when something was asked for in vain."""

    def fault_of(self, file: str) -> str | None:
        fault = "refused" if self._gone else self._faults.get(file)
        if fault is not None:
            self.met.set()
        return fault

    def fail(self, file: str, fault: str) -> None:
        """One of FAULTS, for this file, until the line is healed."""
        self.healed.clear()
        self.met.clear()
        self._faults[file] = fault

    def cut(self) -> None:
        """Nothing gets through."""
        self._gone = True

    def heal(self) -> None:
        """Everything gets through; what was stalled ends."""
        self._gone = False
        self._faults.clear()
        self.healed.set()


@contextmanager
def serve_over_a_line(folder: Path) -> Iterator[tuple[PagesSite, Line]]:
    """Serve a folder as GitHub Pages would, until the block ends."""
    line = Line()
    with serve_like_pages(folder, type("Handler", (LineHandler,), {"line": line})) as site:
        try:
            yield site, line
        finally:
            line.heal()
