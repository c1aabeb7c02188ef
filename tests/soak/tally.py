"""docs/reliability.json: how far each run has come, so that it goes on, on whatever machine.

A run of another version begins anew, but what broke is kept until somebody has found the cause and
takes it out of that file.
"""

from __future__ import annotations

import hashlib
import json
import platform
from dataclasses import asdict, dataclass
from modulefinder import ModuleFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from quatuor import games
from quatuor_build.console import DIST, ROOT

FILE = ROOT / "docs" / "reliability.json"


@dataclass
class Tally:
    """By kind: how many pieces of a run are done, and what they add up to, and to what they
    shall; what broke."""

    version: str
    pieces: dict[str, int]
    counts: dict[str, int]
    asked: dict[str, int]
    failures: list[str]


def version(of: str) -> str:
    """What a run is about: the whole "site" as it is built now, the "engine" alone, or its "rules":
    all of it but for what the computer players think with."""
    if of == "rules":
        python = platform.python_implementation()
        return f"rules {_rules()}" + (f", {python}" if python != "CPython" else "")
    files = json.loads((DIST / "files.json").read_text("utf-8"))
    if of == "site":
        return f"site {files['version']}"
    engine = f"app/{files['version']}/python/engine.zip"
    return f"engine {files['files'][engine]['sha256'][:16]}"


def _rules() -> str:
    """The session, the games, and what these import but the search: a game's judgement is loaded by
    its name."""
    finder = ModuleFinder([str(ROOT / "py")])
    for name in ("session", *(f"games.{game}.view" for game in games.IDS)):
        finder.import_hook(f"quatuor.{name}")
    modules = {name: vars(module)["__file__"] for name, module in finder.modules.items()}
    paths = sorted(
        file for name, file in modules.items() if file and not name.startswith("quatuor.ai")
    )
    return hashlib.sha256(b"".join(Path(path).read_bytes() for path in paths)).hexdigest()[:16]


def load(name: str, run: ModuleType, file: Path) -> Tally:
    """What was done of this version, or nothing yet."""
    now, old = version(run.OF), _read(file).get(name)
    target = run.TARGET
    asked = {kind: target(kind) if callable(target) else target for kind in run.KINDS}
    if old and old["version"] == now and list(old["counts"]) == run.KINDS:
        return Tally(**{**old, "asked": asked})
    pieces, counts = dict.fromkeys(run.KINDS, 0), dict.fromkeys(run.KINDS, 0)
    return Tally(now, pieces, counts, asked, old["failures"] if old else [])


def save(name: str, tally: Tally, file: Path) -> None:
    file.write_text(json.dumps({**_read(file), name: asdict(tally)}, indent=1) + "\n", "utf-8")


def _read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}
