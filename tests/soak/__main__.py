"""Long runs that try to break what should hold: `build.py soak [NAME ...] [--minutes N | --full]`.

A run is a module here: WHAT it does, what it is OF (rules, engine or site), its KINDS, the TARGET
for each, or what finds that out, and `units(kind, start)`, which goes on from piece `start` and
yields after each piece how much that was. Its short form, a few units, is a test. What is done is
written down each minute (tally.py), so a run may be interrupted and gone on with.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from importlib import import_module
from math import inf
from pathlib import Path
from types import ModuleType

from quatuor_build.console import doing, say
from soak.table import PAGE, write
from soak.tally import FILE, Tally, load, save

RUNS = ("actions", "secrets", "hostile", "parsers", "browsers", "kills", "network")
MINUTES = 20
TELL_EVERY = 60
"""Seconds between two writings of what is done."""


def go_on(run: ModuleType, kind: str, tally: Tally, seconds: float) -> Iterator[None]:
    """Units of one kind until the target is reached or the time is over; yields after each."""
    end = time.monotonic() + seconds
    with closing(run.units(kind, tally.pieces[kind])) as units:
        while tally.counts[kind] < tally.asked[kind] and time.monotonic() < end:
            tally.counts[kind] += next(units)
            tally.pieces[kind] += 1
            yield


def soak(name: str, run: ModuleType, seconds: float, page: Path = PAGE, file: Path = FILE) -> bool:
    """One run, the kinds that are not done one after the other, the least done first; what time one
    leaves is the next one's.

    Returns whether nothing broke. Something that did is met again at once by the next run.
    """
    tally, whole = load(name, run, file), True
    end, told = time.monotonic() + seconds, time.monotonic()

    def tell() -> None:
        save(name, tally, file)
        write(name, run, tally, page)

    due = [kind for kind in run.KINDS if tally.counts[kind] < tally.asked[kind]]
    for index, kind in enumerate(sorted(due, key=tally.counts.__getitem__)):
        share = (end - time.monotonic()) / (len(due) - index)
        try:
            for _ in go_on(run, kind, tally, share):
                if time.monotonic() - told > TELL_EVERY:
                    told = time.monotonic()
                    tell()
        except Exception as error:  # whatever it is, the table shall tell it
            whole = False
            failure = f"{kind} after {tally.counts[kind]:,}: {type(error).__name__}"
            if (failed := f"{failure} ({tally.version})") not in tally.failures:
                tally.failures.append(failed)
            say(f"{failure}: {error}")
        say(f"  {kind}: {tally.counts[kind]:,}")
        tell()
    return whole


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="build.py soak", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *RUNS], metavar="NAME")
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--minutes", type=float, default=MINUTES, help="for all runs together")
    length.add_argument("--full", action="store_true", help="until each run's target is reached")
    chosen = parser.parse_args(arguments)
    names = chosen.names or RUNS
    seconds = inf if chosen.full else chosen.minutes * 60 / len(names)
    failed = False
    for name in names:
        with doing(f"soak {name}"):
            failed |= not soak(name, import_module(f"soak.{name}"), seconds)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
