"""What a benchmark gives back, and where it is written."""

from __future__ import annotations

import re
import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

Row = Sequence[str | int | float]

HEAD = """# Performance

Measured by `python3 build.py bench`, which writes the tables of this page; `build.py bench startup`
measures one part. Figures hold for the machine that is named with each table, and for what else ran
on it: ratios and processor time tell more than milliseconds. Close everything else beforehand.
"""


class Table(NamedTuple):
    """A benchmark's result: `note` says how it was measured, in a sentence or two."""

    title: str
    note: str
    columns: Sequence[str]
    rows: Sequence[Row]


def spread(values: Sequence[float]) -> str:
    """Median, and from least to most."""
    return f"{cell(statistics.median(values))} ({cell(min(values))}-{cell(max(values))})"


def cell(value: str | int | float) -> str:
    """A figure with three digits that count, or a text."""
    if isinstance(value, str):
        return value
    if abs(value) >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.3g}"


def markdown(table: Table) -> str:
    """The table as text, aligned for reading in a terminal too."""
    rows = [[str(name) for name in table.columns]]
    rows += [[cell(value) for value in row] for row in table.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.columns))]
    right = [False] + [True] * (len(widths) - 1)

    def line(row: Sequence[str]) -> str:
        cells = [
            text.rjust(width) if number else text.ljust(width)
            for text, width, number in zip(row, widths, right, strict=True)
        ]
        return f"| {' | '.join(cells)} |"

    rule = [
        "-" * (width - 1) + ":" if number else "-" * width
        for width, number in zip(widths, right, strict=True)
    ]
    lines = [line(rows[0]), line(rule), *[line(row) for row in rows[1:]]]
    return f"## {table.title}\n\n{table.note}\n\n" + "\n".join(lines) + "\n"


def write_section(page: Path, name: str, tables: Sequence[Table]) -> None:
    """Put a benchmark's tables in its place in the page; the other sections stay."""
    text = page.read_text("utf-8") if page.exists() else HEAD
    begin, end = f"<!-- bench {name} -->", f"<!-- end {name} -->"
    section = "\n".join([begin, *[markdown(table) for table in tables], end])
    found = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if found.search(text):
        text = found.sub(lambda _: section, text)
    else:
        text = f"{text.rstrip()}\n\n{section}\n"
    page.write_text(text, "utf-8")
