"""docs/reliability.md: a row for each run, also of one that is not done yet."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import NamedTuple

from quatuor_build.console import ROOT

PAGE = ROOT / "docs" / "reliability.md"
HEAD = """# Reliability

Long runs of `python3 build.py soak`, which writes this table: `--minutes N` for all of them
together, `--full` until each has what is asked for (hours), names for some of them. Counts add up
from call to call while the version stays the same: of the engine, or of the whole site where the
page takes part. A short form of each is in the ordinary tests, by the same code (`tests/soak/`).

| run | how many | asked for | came out | day, version |
| --- | ---: | ---: | --- | --- |
"""


class Outcome(NamedTuple):
    """How far a run has come; `counts` by kind; `version` of what it is about."""

    name: str
    what: str
    version: str
    counts: dict[str, int]
    target: int
    failure: str | None


def row(outcome: Outcome) -> str:
    """The outcome as a line of the table."""
    least, kinds = min(outcome.counts.values()), len(outcome.counts)
    many, asked = f"{least:,}", f"{outcome.target:,}"
    if kinds > 1:
        many += f" at least for each of {kinds} kinds, {sum(outcome.counts.values()):,} in all"
        asked += " each"
    came = f"**failed**: {outcome.failure}" if outcome.failure else "nothing broken"
    when = f"{datetime.datetime.now(datetime.UTC).date().isoformat()}, {outcome.version}"
    return f"| **{outcome.name}**: {outcome.what} | {many} | {asked} | {came} | {when} |"


def write(outcome: Outcome, page: Path) -> None:
    """Put the outcome's line in the place of the one before, or at the end of the table."""
    text = page.read_text("utf-8") if page.exists() else ""
    rows = {line.split("**")[1]: line for line in text.splitlines() if line.startswith("| **")}
    rows[outcome.name] = row(outcome)
    page.write_text(HEAD + "".join(f"{line}\n" for line in rows.values()), "utf-8")
