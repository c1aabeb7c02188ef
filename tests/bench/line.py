"""A server behind a slow line, the same for every browser and its workers."""

from __future__ import annotations

import threading
import time

from server.pages import PagesHandler

BITS_PER_SECOND = 20_000_000
ROUND_TRIP = 0.04
"""Seconds until the first byte of an answer."""
PIECE = 16 * 1024

_line = threading.Lock()


class SlowHandler(PagesHandler):
    """All answers share one line of 20 Mbit/s and come 40 ms late."""

    def send_body(self, body: bytes) -> None:
        time.sleep(ROUND_TRIP)
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            with _line:
                time.sleep(len(piece) * 8 / BITS_PER_SECOND)
            self.wfile.write(piece)
