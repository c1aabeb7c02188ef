"""The whole site as one HTML file that runs from a stick: nothing is fetched, everything is in it.

Packed data stands in script elements of a page in windows-1252, where each byte is a character;
"=" escapes what HTML would change. Scripts of the page are modules at data: addresses, found by an
import map; all else that the site would fetch is handed out by js/single/.
"""

from __future__ import annotations

import gzip
import html
import json
import posixpath
import re
from collections.abc import Iterable, Mapping
from pathlib import PurePosixPath
from urllib.parse import quote

from quatuor_build.console import ROOT, WORK, BuildError
from quatuor_build.pages import MAIN, STATIC_IMPORT, imported_by
from quatuor_build.stamps import digest

NAME = "quatuor.html"
SOURCES = ROOT / "js" / "single"
STAND_INS = {"js/start.js": "start.js", "js/style.js": "style.js"}
ORIGIN = "https://quatuor.invalid/"
"""Where the scripts believe to be; nothing is ever asked of it."""
DYNAMIC_IMPORT = re.compile(r"\bimport\(([`\"'])(\.{1,2}/)")
CSS_IMPORT = re.compile(r"@import url\(\"([^\"]+)\"\);")
STYLE_LINK = re.compile(r'<link rel="stylesheet" href="([^"]+)" />')
PICTURE = re.compile(r'new URL\("([^"]+\.svg)", import\.meta\.url\)\.href')
ESCAPED = re.compile(rb"[\x00\r=<]")

Files = Mapping[str, bytes]


def single_file(core: Files, page: Files, app: str) -> bytes:
    """The site in one file. `core` by address on the site, `page` by name inside `app`."""
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
        "modules": modules(page, app),
        "texts": {ORIGIN + name: text for name, text in {**texts, **scripts}.items()},
        "core": [ORIGIN + name for name in scripts],
        "worker": worker(page, app),
        "main": bare(MAIN),
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


def modules(page: Files, app: str) -> dict[str, str]:
    """The page's scripts, by the bare names that they import each other by."""
    tables = [name for name in page if re.fullmatch(r"js/games/[^/]+\.js", name)]
    names = {name for root in (MAIN, *tables) for name in (root, *imported_by(root, page))}
    made = {name: standing_alone(page[name].decode(), name, page, app) for name in sorted(names)}
    for name, file in STAND_INS.items():
        if name not in made:
            raise BuildError(f"{name} is not there: {file} has nothing to stand in for")
        text = (SOURCES / file).read_text("utf-8")
        made[name] = standing_alone(text, f"js/single/{file}", page, app)
    return {bare(name): script for name, script in made.items()}


def bare(name: str) -> str:
    """A name for the import map: beside an address that is none of a site's."""
    return f"quatuor/{name}"


def standing_alone(script: str, name: str, page: Files, app: str) -> str:
    """A script that does not ask where it lies."""
    folder = PurePosixPath(name).parent

    def target(spec: str) -> str:
        return posixpath.normpath(folder / spec)

    def static(match: re.Match[str]) -> str:
        return match[0].replace(match[1], bare(target(match[1])))

    def dynamic(match: re.Match[str]) -> str:
        return f"import({match[1]}{bare(target(match[2]))}/"

    def picture(match: re.Match[str]) -> str:
        return json.dumps(data_address(page[target(match[1])].decode()))

    script = STATIC_IMPORT.sub(static, script)
    script = DYNAMIC_IMPORT.sub(dynamic, script)
    script = PICTURE.sub(picture, script)
    return script.replace("import.meta.url", json.dumps(ORIGIN + app + name))


def worker(page: Files, app: str) -> str:
    """The worker's script, after what hands it its files."""
    name = "js/worker.js"
    script = standing_alone(page[name].decode(), name, page, app)
    return (SOURCES / "worker.js").read_text("utf-8") + re.sub(r"\bimport\(", "importFile(", script)


def styles(page: Files) -> list[str]:
    """Every style sheet: those of the page in its order, then the games' with what they import."""
    index = (ROOT / "index.html").read_text("utf-8")
    games = [name for name in sorted(page) if re.fullmatch(r"css/games/[^/]+\.css", name)]
    return [with_imports(name, page) for name in [*STYLE_LINK.findall(index), *games]]


def with_imports(name: str, page: Files) -> str:
    """A style sheet with those that it imports in it."""
    folder = PurePosixPath(name).parent
    return CSS_IMPORT.sub(
        lambda match: with_imports(posixpath.normpath(folder / match[1]), page),
        page[name].decode(),
    )


def data_address(svg: str) -> str:
    """A picture as its own address."""
    return f"data:image/svg+xml,{quote(svg)}"
