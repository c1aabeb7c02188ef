"""Long runs that try to break what should hold: `build.py soak [NAME ...] [--minutes N | --full]`.

A run is a module here: WHAT it does, its KINDS, the TARGET for each, and `units(kind)`, which goes
on for ever and yields after each piece how much is done. Its short form, a few units, is a test.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from importlib import import_module
from math import inf
from types import ModuleType

from quatuor_build.console import doing, say
from soak import table

RUNS = ("actions", "secrets", "hostile", "parsers", "parity", "browsers", "kills")
MINUTES = 20


def go_on(run: ModuleType, kind: str, seconds: float) -> tuple[int, str | None]:
    """Units of one kind until the target is reached or the time is over; what failed, if any."""
    done, start = 0, time.monotonic()
    with closing(run.units(kind)) as units:
        try:
            for count in units:
                done += count
                if done >= run.TARGET or time.monotonic() - start >= seconds:
                    break
        except Exception as error:  # whatever it is, the table shall tell it
            say(f"{kind} after {done:,}: {type(error).__name__}: {error}")
            return done, f"{kind} after {done:,}: {type(error).__name__}"
    return done, None


def soak(name: str, seconds: float) -> table.Outcome:
    """One run, its kinds one after the other; what time a kind leaves is the next one's."""
    run = import_module(f"soak.{name}")
    version, failure = table.version(), None
    counts: dict[str, int] = {}
    end = time.monotonic() + seconds
    for index, kind in enumerate(run.KINDS):
        share = (end - time.monotonic()) / (len(run.KINDS) - index)
        counts[kind], failed = go_on(run, kind, share)
        failure = failure or failed
        say(f"  {kind}: {counts[kind]:,}")
    return table.Outcome(name, run.WHAT, version, counts, run.TARGET, failure)


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
            outcome = soak(name, seconds)
        table.write(outcome)
        failed |= outcome.failure is not None
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
