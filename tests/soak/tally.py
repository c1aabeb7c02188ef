"""How far each run has come: one that was interrupted goes on, one of another version begins."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from quatuor_build.console import DIST, WORK

FILE = WORK / "soak.json"


@dataclass
class Tally:
    """By kind: how many pieces of a run are done, and what they add up to."""

    version: str
    pieces: dict[str, int]
    counts: dict[str, int]


def version(of: str) -> str:
    """What a run is about: the whole "site" as it is built now, or the "engine" alone."""
    files = json.loads((DIST / "files.json").read_text("utf-8"))
    if of == "site":
        return f"site {files['version']}"
    engine = f"app/{files['version']}/python/engine.zip"
    return f"engine {files['files'][engine]['sha256'][:16]}"


def load(name: str, run: ModuleType, file: Path) -> Tally:
    """What was done of this version, or nothing yet."""
    now, old = version(run.OF), _read(file).get(name)
    if old and old["version"] == now and list(old["counts"]) == run.KINDS:
        return Tally(**old)
    return Tally(now, dict.fromkeys(run.KINDS, 0), dict.fromkeys(run.KINDS, 0))


def save(name: str, tally: Tally, file: Path) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps({**_read(file), name: asdict(tally)}, indent=1), "utf-8")


def _read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}
