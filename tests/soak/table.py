"""docs/reliability.md: a row for each run, written when it has ended."""

from __future__ import annotations

import datetime
import json
import re
from pathlib import Path
from typing import NamedTuple

from quatuor_build.console import DIST, ROOT

PAGE = ROOT / "docs" / "reliability.md"
HEAD = """# Reliability

Long runs of `python3 build.py soak`, which writes this table: `--minutes N` for all of them
together, `--full` until each has what is asked for (hours), names for some of them. A short form
of each is in the ordinary tests, by the same code (`tests/soak/`).

| run | how many | asked for | came out | day, version |
| --- | ---: | ---: | --- | --- |
"""


class Outcome(NamedTuple):
    """How a run ended; `counts` by kind; `version` of the site when it began."""

    name: str
    what: str
    version: str
    counts: dict[str, int]
    target: int
    failure: str | None


def version() -> str:
    """That of the site which is built now."""
    return str(json.loads((DIST / "files.json").read_text("utf-8"))["version"])


def row(outcome: Outcome) -> str:
    """The outcome as a line of the table."""
    least, kinds = min(outcome.counts.values()), len(outcome.counts)
    many, asked = f"{least:,}", f"{outcome.target:,}"
    if kinds > 1:
        many += f" at least for each of {kinds} kinds, {sum(outcome.counts.values()):,} in all"
        asked += " each"
    came = f"**failed**: {outcome.failure}" if outcome.failure else "nothing broken"
    day = datetime.datetime.now(datetime.UTC).date().isoformat()
    when = f"{day}, {outcome.version}"
    return f"| **{outcome.name}**: {outcome.what} | {many} | {asked} | {came} | {when} |"


def write(outcome: Outcome, page: Path = PAGE) -> None:
    """Put the outcome's line in the place of the one before, or at the end of the table."""
    text = page.read_text("utf-8") if page.exists() else HEAD
    line = row(outcome)
    old = re.compile(rf"^\| \*\*{re.escape(outcome.name)}\*\*.*$", re.MULTILINE)
    text = old.sub(lambda _: line, text) if old.search(text) else f"{text.rstrip()}\n{line}\n"
    page.write_text(text, "utf-8")
