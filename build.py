#!/usr/bin/env python3
"""Build, serve, test and measure Quatuor. Needs Python 3.11 and Node.js; sets up the rest."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python shall say so
    sys.exit("build.py needs Python 3.11 or newer; this is " + sys.version.split()[0])

sys.path.insert(0, str(Path(__file__).resolve().parent / "py"))

from quatuor_build import browsers, python_files, tools
from quatuor_build import serve as server
from quatuor_build.checks import run_checks, run_package
from quatuor_build.console import DIST, ROOT, BuildError, say
from quatuor_build.single import NAME
from quatuor_build.site import build_site


def build() -> None:
    """Set up what is needed and make dist/."""
    tools.ensure_python_tools()
    tools.ensure_npm_packages()
    rebuild()


def rebuild() -> None:
    """Make dist/ anew from what is set up."""
    python_files.ensure_stdlib()
    python_files.ensure_engine()
    build_site()


def serve() -> None:
    """Build, then serve dist/ on localhost and build again when a source changes."""
    build()
    server.serve(rebuild)


def test(names: list[str]) -> None:
    """Build, then run every check: types, lint, engine, page; or only those named."""
    build()
    browsers.ensure_browsers()
    run_checks(names)


def bench(names: list[str]) -> None:
    """Build, then measure everything, or what is named, and write docs/performance.md."""
    build()
    browsers.ensure_browsers()
    run_package("bench", names)


def soak(names: list[str], minutes: float | None, *, full: bool) -> None:
    """Build, then try for long to break it, and write docs/reliability.md."""
    build()
    browsers.ensure_browsers()
    length = ["--full"] if full else [] if minutes is None else ["--minutes", str(minutes)]
    run_package("soak", [*names, *length])


def single() -> None:
    """Build, and say where the whole site lies as one file that runs from a disk."""
    build()
    file = DIST / NAME
    say(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB, opened by a double-click")


COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve,
    "build": build,
    "test": test,
    "bench": bench,
    "soak": soak,
    "single": single,
}


def main() -> int:
    """Run the command that is asked for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="build.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        choice = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        if name in ("test", "bench", "soak"):
            choice.add_argument("names", nargs="*", help="some of them only, by name")
        if name == "soak":
            length = choice.add_mutually_exclusive_group()
            length.add_argument("--minutes", type=float, help="for all runs together")
            length.add_argument("--full", action="store_true", help="all that is asked for: hours")
    arguments = vars(parser.parse_args())
    try:
        COMMANDS[arguments.pop("command")](**arguments)
    except BuildError as error:
        say(f"build.py: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
