"""The page's scripts and style sheets as they are served: each that a page names in one file with
all that it imports, packages too, by esbuild. The sources stay plain modules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from quatuor_build.console import WORK, need, output_of
from quatuor_build.stamps import fresh_folder, sources
from quatuor_build.tools import NODE_ADVICE, NODE_MODULES

START = "js/start.js"
"""On its way before the rest of the page; main.js shares its engine."""
SCRIPTS = (
    START,
    "js/main.js",
    "js/worker.js",
    "js/refresh.js",
    "js/forward.js",
    "js/frame.js",
    "js/snippet.js",
    "js/embed.js",
)
STYLES = ("css/page.css", "css/frame.css", "css/snippet.css")
PACKAGES = NODE_MODULES.name + "/"


class Joined(NamedTuple):
    """Files by name, and the sources that went into them."""

    files: dict[str, bytes]
    sources: list[str]


def join(
    entries: Sequence[str], apart: Sequence[str] = (), stand_ins: Mapping[str, str] | None = None
) -> Joined:
    """Join each entry with what it imports, but for what stays apart."""
    target = fresh_folder(WORK / "joined")
    order = {"entries": [*entries], "apart": [*apart], "standIns": dict(stand_ins or {})}
    node = need("node", NODE_ADVICE)
    script = Path(__file__).with_name("join.mjs")
    told = output_of([node, script, target], stdin=json.dumps(order))
    paths = sources(target, "**/*")
    files = {path.relative_to(target).as_posix(): path.read_bytes() for path in paths}
    return Joined(files, json.loads(told))


def licences(used: Sequence[str]) -> dict[str, bytes]:
    """Those of the packages that are in it, by where they lie on the site."""
    packages = {
        name.removeprefix(PACKAGES).split("/")[0] for name in used if name.startswith(PACKAGES)
    }
    return {
        f"licences/{package}/LICENSE": (NODE_MODULES / package / "LICENSE").read_bytes()
        for package in sorted(packages)
    }
