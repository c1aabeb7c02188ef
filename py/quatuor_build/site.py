"""dist/: the site as it is served. Every address in it is relative.

The page's files lie in app/<fingerprint>/, so that a cache can never mix two versions of them;
only index.html, which names that folder, and what other sites link to have lasting addresses.
"""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from quatuor import games
from quatuor_build import join, offline, pages, python_files, single
from quatuor_build.console import DIST, ROOT, BuildError, say
from quatuor_build.pages import Files
from quatuor_build.stamps import digest, sources
from quatuor_build.tools import NODE_MODULES, npm_version

SERVICE_WORKER = ROOT / "js" / "sw.js"
ELSEWHERE = re.compile(r"js/(pages/|art/previews/)")
"""What does not lie in the version's folder."""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
BUILD_NAME = re.compile(r'"build:([a-z-]+)"')


def build_site() -> None:
    """Bring dist/ up to date; files that did not change are not touched."""
    core = _core_files()
    page = _page_files()
    names = _build_names(core, page)
    one_script = join.join([single.MAIN], stand_ins=single.STAND_INS).files[single.MAIN]
    page, alone = _filled_in(page, names), _filled_in({single.MAIN: one_script}, names)
    version = digest(*(part for name in sorted(page) for part in (name, page[name])))
    app = f"app/{version}/"
    files = {**core, **{app + name: data for name, data in page.items() if name != pages.WATCH}}
    files |= pages.html_pages(page, app)
    wheel = python_files.ensure_wheel()
    files[wheel.name] = wheel.read_bytes()
    files[".nojekyll"] = b""
    files[single.NAME] = single.single_file(core, page, app, alone[single.MAIN].decode())
    worker = fill_in(SERVICE_WORKER.read_text("utf-8"), offline.names(files), "js/sw.js")
    files["sw.js"] = worker.encode()
    listing = {
        name: {"sha256": sha256(data).hexdigest(), "size": len(data)}
        for name, data in sorted(files.items())
    }
    files["files.json"] = json.dumps({"version": version, "files": listing}, indent=1).encode()
    changed = write(files)
    say(f"dist/: version {version}, {changed} of {len(files)} files written")


def _core_files() -> Files:
    """Pyodide and the standard library, which outlast the page's versions."""
    folder = f"pyodide/{npm_version('pyodide')}/"
    files = {
        folder + name: _without_source_map((NODE_MODULES / "pyodide" / name).read_bytes())
        for name in CORE
    }
    for archive in (python_files.STDLIB, python_files.MICROPIP_STDLIB):
        data = archive.read_bytes()
        files[f"{folder}{archive.stem}-{digest(data)[:8]}.zip"] = data
    micropip = python_files.ensure_micropip()
    files[folder + micropip.name] = micropip.read_bytes()
    return files


def _page_files() -> Files:
    """What lies in the version's folder: scripts, styles, texts, drawings, the engine."""
    paths = [path.relative_to(ROOT).as_posix() for path in sources(ROOT / "js", "**/*")]
    plain = [name for name in paths if not (name.endswith(".js") or ELSEWHERE.match(name))]
    games = [path.relative_to(ROOT).as_posix() for path in sources(ROOT / "css/games", "*.css")]
    joined = join.join([*join.SCRIPTS, *join.STYLES, *games], apart=[join.START])
    return {
        **{name: (ROOT / name).read_bytes() for name in plain},
        **joined.files,
        **join.licences(joined.sources),
        "python/engine.zip": python_files.ENGINE.read_bytes(),
    }


def _filled_in(files: Files, names: dict[str, str]) -> Files:
    """The same, with addresses and sizes in the scripts."""
    return {
        name: fill_in(data.decode(), names, name).encode() if name.endswith(".js") else data
        for name, data in files.items()
    }


def _build_names(core: Files, page: Files) -> dict[str, str]:
    """What "build:..." in a script stands for; addresses are seen from app/<version>/js/."""
    names = {
        "engine": "../python/engine.zip",
        "engine-bytes": str(python_files.ENGINE.stat().st_size),
        "lock": json.dumps(empty_lock()),
        "service-worker": "../../../sw.js",
        "site-address": pages.site_address() or "",
        "options": json.dumps(_options()),
        "offline-bytes": str(offline.bytes_sent({**core, **page})),
    }
    for address, data in core.items():
        file = Path(address).name
        name = re.sub(r"(-[0-9a-f]{8}\.zip|-[\d.]+-py3-none-any\.whl|\.zip)$", "", file)
        names[name.replace(".", "-")] = f"../../../{address}"
        names[name.replace(".", "-") + "-bytes"] = str(len(data))
    return names


def _options() -> dict[str, dict[str, list[Any]]]:
    """The choices of each option of each game, for a page on which no Python runs."""
    return {
        game: {
            name: list(option.choices) for name, option in games.get(game).option_choices.items()
        }
        for game in games.IDS
    }


def empty_lock() -> dict[str, Any]:
    """What Pyodide wants to know of its packages, when there are none."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"], "packages": {}}


def fill_in(script: str, names: dict[str, str], where: str) -> str:
    """Put addresses and sizes in the place of "build:..."."""

    def value(match: re.Match[str]) -> str:
        if match[1] not in names:
            raise BuildError(f"{where}: build:{match[1]} is none of {', '.join(sorted(names))}")
        return json.dumps(names[match[1]])

    return BUILD_NAME.sub(value, script)


def _without_source_map(data: bytes) -> bytes:
    return re.sub(rb"\n?//# sourceMappingURL=\S*\s*$", b"\n", data)


def write(files: Files) -> int:
    """Make dist/ hold exactly these files; returns how many were written."""
    wanted = {DIST / name: data for name, data in files.items()}
    changed = 0
    for path, data in wanted.items():
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
            changed += 1
    for path in sorted(DIST.glob("**/*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path not in wanted:
            path.unlink()
    return changed
