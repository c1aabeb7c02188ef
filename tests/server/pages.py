"""A static server that behaves like GitHub Pages: a project below a sub-path, gzip, ten minutes
of caching, ETags, any origin welcome, and no cross-origin isolation."""

from __future__ import annotations

import gzip
import hashlib
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from quatuor_build.serve import StaticHandler

SUB_PATH = "/quatuor/"
COMPRESSED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest")


@lru_cache(maxsize=512)
def content(path: Path, _modified: int, compressed: bool) -> tuple[bytes, str]:
    """A file's body as sent, and its tag; kept, as a front server keeps them."""
    data = path.read_bytes()
    if compressed:
        data = gzip.compress(data, compresslevel=6, mtime=0)
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


class PagesHandler(StaticHandler):
    """Serves `site` below SUB_PATH; everything else is a 404."""

    site: Path
    extra: dict[str, bytes]
    """Pages that a test adds, by path below the site."""
    log: list[tuple[str, int, int]]
    """(path below the site, status, bytes of the body) of every answer."""

    def do_GET(self) -> None:  # noqa: N802 - the base class calls it
        added = self.extra.get(self.path.removeprefix(SUB_PATH))
        if added is not None:
            self.answer(HTTPStatus.OK, added, {"Content-Type": "text/html; charset=utf-8"})
            return
        path = self.file()
        if path is None:
            self.answer(HTTPStatus.NOT_FOUND, b"<h1>404</h1>", {"Content-Type": "text/html"})
            return
        compressed = path.suffix in COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        body, tag = content(path, path.stat().st_mtime_ns, compressed)
        headers = {"Cache-Control": "max-age=600", "ETag": tag, "Vary": "Accept-Encoding"}
        if self.headers.get("If-None-Match") == tag:
            self.answer(HTTPStatus.NOT_MODIFIED, b"", headers)
            return
        headers["Content-Type"] = self.guess_type(path)
        if compressed:
            headers["Content-Encoding"] = "gzip"
        self.answer(HTTPStatus.OK, body, headers)

    do_HEAD = do_GET  # noqa: N815 - the same

    def file(self) -> Path | None:
        path = unquote(urlsplit(self.path).path)
        if not path.startswith(SUB_PATH) or ".." in path:
            return None
        file = self.site / path.removeprefix(SUB_PATH)
        if file.is_dir():
            file = file / "index.html"
        return file if file.is_file() else None

    def answer(self, status: HTTPStatus, body: bytes, headers: dict[str, str]) -> None:
        self.log.append((self.path.removeprefix(SUB_PATH), status, len(body)))
        self.send_response(status)
        for name, value in {**headers, "Access-Control-Allow-Origin": "*"}.items():
            self.send_header(name, value)
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.send_body(body)

    def send_body(self, body: bytes) -> None:
        """As fast as it goes; a slower line overrides this."""
        self.wfile.write(body)

    def add_cache_headers(self) -> None:
        """Pages' own are among the answer's headers."""


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes a connection early is no error."""


class PagesSite:
    """A running server: its address with the sub-path, and what was asked of it."""

    def __init__(self, folder: Path, handler: type[PagesHandler]) -> None:
        self.log: list[tuple[str, int, int]] = []
        self.extra: dict[str, bytes] = {}
        own = {"site": folder, "log": self.log, "extra": self.extra}
        self.server = Server(("127.0.0.1", 0), type("Handler", (handler,), own))
        self.url = f"http://127.0.0.1:{self.server.server_port}{SUB_PATH}"
        self.origin = self.url.removesuffix(SUB_PATH)


@contextmanager
def serve_like_pages(
    folder: Path, handler: type[PagesHandler] = PagesHandler
) -> Iterator[PagesSite]:
    """Serve a folder as GitHub Pages would, on a free port, until the block ends."""
    site = PagesSite(folder, handler)
    thread = threading.Thread(target=site.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield site
    finally:
        site.server.shutdown()
        site.server.server_close()
