"""The page's own parsers, under Node."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator

from quatuor_build.console import ROOT

WHAT = (
    "addresses, links, files, hosts' messages and stored values spoilt by chance, through the "
    "page's parsers (Node): nothing throws, and what comes out can be drawn"
)
OF = "site"
KINDS = ["page"]
TARGET = 100_000


def units(_kind: str, start: int = 0) -> Iterator[int]:
    """Yields 1000 for each thousand sets of spoilt data."""
    node = shutil.which("node")
    assert node, "Node.js is missing"
    script = str(ROOT / "tests" / "soak" / "parsers.mjs")
    with subprocess.Popen([node, script, str(start)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            for line in process.stdout:
                assert line == "ok\n", line
                yield 1000
        finally:
            process.terminate()
