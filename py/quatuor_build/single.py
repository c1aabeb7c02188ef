"""The whole site as one HTML file that runs from a stick: nothing is fetched, everything is in it.

Packed data stands in script elements of a page in windows-1252, where each byte is a character;
"=" escapes what HTML would change. The page's script is a module at a data: address; all that the
site would fetch is handed out by js/single/.
"""

from __future__ import annotations

import gzip
import html
import json
import re
from collections.abc import Iterable, Mapping
from urllib.parse import quote

from quatuor_build.console import ROOT, WORK
from quatuor_build.stamps import digest

NAME = "quatuor.html"
SOURCES = ROOT / "js" / "single"
MAIN = "js/main.js"
STAND_INS = {"js/start.js": "js/single/start.js", "js/style.js": "js/single/style.js"}
ORIGIN = "https://quatuor.invalid/"
"""Where the scripts believe to be; nothing is ever asked of it."""
ESCAPED = re.compile(rb"[\x00\r=<]")

Files = Mapping[str, bytes]


def single_file(core: Files, page: Files, app: str, script: str) -> bytes:
    """The site in one file. `core` by address on the site, `page` by name inside `app`; `script` is
    the page's, joined with STAND_INS."""
    needed = {name: data for name, data in core.items() if "micropip" not in name}
    scripts = {name: data.decode() for name, data in needed.items() if name.endswith(".mjs")}
    binaries = {name: data for name, data in needed.items() if name not in scripts}
    binaries[app + "python/engine.zip"] = page["python/engine.zip"]
    texts = {
        app + name: data.decode()
        for name, data in page.items()
        if name.endswith((".json", ".md")) and not name.endswith(".webmanifest")
    }
    site = {
        "styles": "\n".join(styles(page)),
        "texts": {ORIGIN + name: text for name, text in {**texts, **scripts}.items()},
        "core": [ORIGIN + name for name in scripts],
        "worker": worker(page, app),
        "main": standing_alone(script, MAIN, app),
    }
    parts = [element("texts", gzip.compress(json.dumps(site).encode(), 9, mtime=0))]
    for name, data in binaries.items():
        parts.append(element(ORIGIN + name, data if name.endswith(".zip") else packed(data)))
    return document(parts, page["js/art/favicon.svg"].decode())


def document(parts: Iterable[bytes], icon: str) -> bytes:
    """The page around the parts; its own text is ASCII."""
    loader = (SOURCES / "loader.js").read_text("utf-8")
    head = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="windows-1252">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Quatuor</title>
<link rel="icon" href="{html.escape(data_address(icon))}">
</head>
<body>
<div id="live" class="visually-hidden" role="status" aria-live="polite"></div>
<div id="app"></div>
<noscript>Quatuor needs JavaScript.</noscript>
"""
    tail = f"<script>\n{loader}</script>\n</body>\n</html>\n"
    return head.encode("ascii") + b"".join(parts) + tail.encode("ascii")


def element(name: str, data: bytes) -> bytes:
    """A script element that holds bytes."""
    text = ESCAPED.sub(lambda match: bytes([ord("="), match[0][0] + 64]), data)
    return f'<script type="text/plain" data-file="{name}">'.encode() + text + b"</script>\n"


def packed(data: bytes) -> bytes:
    """Compressed as small as gzip can; kept, as it takes seconds."""
    file = WORK / "single" / f"{digest(data)}.gz"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        for old in file.parent.glob("*.gz"):
            old.unlink()
        file.write_bytes(gzip.compress(data, 9, mtime=0))
    return file.read_bytes()


def standing_alone(script: str, name: str, app: str) -> str:
    """A script that does not ask where it lies."""
    return script.replace("import.meta.url", json.dumps(ORIGIN + app + name))


def worker(page: Files, app: str) -> str:
    """The worker's script, after what hands it its files."""
    name = "js/worker.js"
    script = standing_alone(page[name].decode(), name, app)
    return (SOURCES / "worker.js").read_text("utf-8") + re.sub(r"\bimport\(", "importFile(", script)


def styles(page: Files) -> list[str]:
    """The page's style sheet, then the games'."""
    games = [name for name in sorted(page) if re.fullmatch(r"css/games/[^/]+\.css", name)]
    return [page[name].decode() for name in ["css/page.css", *games]]


def data_address(svg: str) -> str:
    """A picture as its own address."""
    return f"data:image/svg+xml,{quote(svg)}"
