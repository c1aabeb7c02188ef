"""Run benchmarks and write docs/performance.md: `build.py bench [NAME ...]`.

A benchmark is a module here with a `measure()` that returns tables.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

from bench.tables import markdown, write_section
from quatuor_build.console import ROOT, doing, say

BENCHMARKS = ("startup", "smoothness", "playouts", "proofs")
PAGE = ROOT / "docs" / "performance.md"


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        say(f"no benchmark {unknown[0]}; there are {', '.join(BENCHMARKS)}")
        return 1
    for name in names or BENCHMARKS:
        with doing(f"benchmark {name}"):
            tables = import_module(f"bench.{name}").measure()
        for table in tables:
            say("\n" + markdown(table))
        write_section(PAGE, name, tables)
    return 0


sys.exit(main(sys.argv[1:]))
