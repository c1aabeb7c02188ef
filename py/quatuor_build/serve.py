"""A static server for work at the site: right types, nothing cached, rebuilt on change."""

from __future__ import annotations

import http.server
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from quatuor_build.console import DIST, ROOT, BuildError, say

FIRST_PORT = 8000
PORTS_TRIED = 20
LOOK_EVERY = 1.0


class StaticHandler(http.server.SimpleHTTPRequestHandler):
    """Files with the types that browsers insist on, whatever the system's own table says."""

    protocol_version = "HTTP/1.1"  # one connection for many small files
    extensions_map = {  # noqa: RUF012 - the base class's attribute
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/vnd.microsoft.icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def end_headers(self) -> None:
        self.add_cache_headers()
        super().end_headers()

    def add_cache_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")

    def log_message(self, format: str, *args: Any) -> None:
        pass


class FreshHandler(StaticHandler):
    """The site as it was built last: without a service worker, which would keep an older one."""

    def do_GET(self) -> None:
        if self.path == "/sw.js":
            self.send_error(http.HTTPStatus.NOT_FOUND)
        else:
            super().do_GET()


def open_server(handler: Callable[..., StaticHandler]) -> http.server.ThreadingHTTPServer:
    """A server on the first free port. BuildError when there is none."""
    for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        try:
            return http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
        except OSError:
            continue
    raise BuildError(f"no free port from {FIRST_PORT} to {FIRST_PORT + PORTS_TRIED - 1}")


def serve(rebuild: Callable[[], None]) -> None:
    """Serve dist/ until interrupted."""
    server = open_server(partial(FreshHandler, directory=str(DIST)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    say(f"The site is at http://localhost:{server.server_port}/ (Ctrl+C ends)")
    try:
        rebuild_on_change(rebuild)
    except KeyboardInterrupt:
        say("")
    finally:
        server.shutdown()


def rebuild_on_change(rebuild: Callable[[], None]) -> None:
    """Look at the sources again and again; a failed build is told and the old site stays."""
    seen = source_times()
    while True:
        time.sleep(LOOK_EVERY)
        times = source_times()
        if times != seen:
            seen = times
            try:
                rebuild()
            except BuildError as error:
                say(f"not rebuilt: {error}")


def source_times() -> dict[Path, int]:
    """When each file that the site is made of was last changed."""
    paths = [ROOT / "index.html", *(ROOT / "py" / "quatuor").glob("**/*.py")]
    paths += [*(ROOT / "js").glob("**/*"), *(ROOT / "css").glob("**/*")]
    return {path: path.stat().st_mtime_ns for path in paths if path.is_file()}
