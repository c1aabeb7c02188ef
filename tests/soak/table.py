"""docs/reliability.md: a row for each run, also of one that is not done yet."""

from __future__ import annotations

import datetime
from pathlib import Path
from types import ModuleType

from quatuor_build.console import ROOT
from soak.tally import Tally

PAGE = ROOT / "docs" / "reliability.md"
HEAD = """# Reliability

Long runs of `python3 build.py soak`, which writes this table: `--minutes N` for all of them
together, `--full` until each has what is asked for (hours), names for some of them. Counts add up
from call to call (reliability.json) while the version stays the same: of the rules, which are the
engine without its computer players' judgement; of the engine; or of the whole site, where the page
takes part. What broke stays in the table, also when later runs go well, until its cause is found. A
short form of each run is in the ordinary tests, by the same code (`tests/soak/`).

| run | how many | asked for | came out | day, version |
| --- | ---: | ---: | --- | --- |
"""


def row(name: str, run: ModuleType, tally: Tally) -> str:
    """A run, and how far it has come, as a line of the table."""
    counts, asked = list(tally.counts.values()), list(tally.asked.values())
    many, goal = f"{sum(counts):,}", f"{asked[0]:,}"
    if len(counts) > 1:
        many = f"{min(counts):,} at least for each of {len(counts)} kinds, {many} in all"
        goal = " + ".join(f"{one:,}" for one in asked)
        if len(set(asked)) == 1:
            goal = f"{asked[0]:,} each"
    came = f"**failed**: {'; '.join(tally.failures)}" if tally.failures else "nothing broken"
    when = f"{datetime.datetime.now(datetime.UTC).date().isoformat()}, {tally.version}"
    return f"| **{name}**: {run.WHAT} | {many} | {goal} | {came} | {when} |"


def write(name: str, run: ModuleType, tally: Tally, page: Path) -> None:
    """Put the run's line in the place of the one before, or at the end of the table."""
    text = page.read_text("utf-8") if page.exists() else ""
    rows = {line.split("**")[1]: line for line in text.splitlines() if line.startswith("| **")}
    rows[name] = row(name, run, tally)
    page.write_text(HEAD + "".join(f"{line}\n" for line in rows.values()), "utf-8")
