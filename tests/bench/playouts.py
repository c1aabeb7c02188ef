"""How many whole games and playouts a second the engines play, natively and in the browser."""

from __future__ import annotations

import json
from pathlib import Path

from bench import machine, speed
from bench.chromium import python_in_chromium
from bench.tables import Table

SECONDS = 0.5
"""For each figure."""


def measure() -> list[Table]:
    """One table: CPython beside Pyodide in Chromium."""
    native = json.loads(speed.rates(SECONDS))
    source = Path(speed.__file__).read_text("utf-8")
    browser = json.loads(python_in_chromium(f"{source}\nrates({SECONDS})"))
    rows = []
    for (game, players, *here), (_, _, *there) in zip(native, browser, strict=True):
        rows.append([game, players, *here, *there[:2], there[3], here[3] / there[3]])
    columns = ["game", "players", "random", "guided", "actions in a random game", "search"]
    columns += ["random, Pyodide", "guided, Pyodide", "search, Pyodide", "CPython / Pyodide"]
    note = (
        "Whole games per second on one core, deals included: actions by chance, and by the "
        "heuristic that drives the search. `search`: playouts per second of thought, from which "
        f"`ONE_SECOND` in `arena/players.py` follows. {machine.describe()}; Pyodide in Chromium."
    )
    return [Table("Playouts", note, columns, rows)]
