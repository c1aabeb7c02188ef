"""Every check of the project, two at a time: most are single-threaded and small machines have
two cores."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from quatuor_build.console import ROOT, BuildError, need, run, say
from quatuor_build.tools import BIN, NODE_ADVICE, NODE_MODULES

AT_ONCE = 2
PYTEST = [str(BIN / "python"), "-m", "pytest", "-q"]
PAGE_TESTS = "tests/ui"
SHARED_OUT = ["--numprocesses=2", "--dist=worksteal"]
"""The page tests in Chromium take longer than all else together."""


class Check(NamedTuple):
    """A command that fails when something is wrong."""

    name: str
    command: Sequence[str]


class Result(NamedTuple):
    """How a check ended."""

    name: str
    passed: bool


def all_checks() -> list[Check]:
    """The checks, the longest first so that both cores stay busy to the end."""
    node = need("node", NODE_ADVICE)

    def script(package: str, path: str, *arguments: str) -> list[str]:
        return [node, str(NODE_MODULES / package / path), *arguments]

    return [
        Check("python", [*PYTEST, f"--ignore={PAGE_TESTS}", "tests"]),
        Check("chromium", [*PYTEST, PAGE_TESTS, "--in-browser=chromium", *SHARED_OUT]),
        Check("firefox", [*PYTEST, PAGE_TESTS, "--in-browser=firefox"]),
        Check("mypy", [str(BIN / "mypy")]),
        Check("tsc", script("typescript", "bin/tsc", "--project", ".")),
        Check("eslint", script("eslint", "bin/eslint.js", ".")),
        Check("prettier", script("prettier", "bin/prettier.cjs", "--check", ".")),
        Check("node", [node, "--test", "--test-reporter=spec", *node_tests()]),
        Check("ruff", [str(BIN / "ruff"), "check"]),
        Check("format", [str(BIN / "ruff"), "format", "--check"]),
    ]


def node_tests() -> list[str]:
    """The test files for scripts that need no page."""
    return [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/js/**/*.test.js"))]


def run_checks(names: Sequence[str]) -> None:
    """Run the named checks, or all. BuildError names those that failed, once all have run."""
    checks = all_checks()
    known = [check.name for check in checks]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise BuildError(f"no check {unknown[0]}; there are {', '.join(known)}")
    chosen = [check for check in checks if not names or check.name in names]
    say(f"Checks: {', '.join(check.name for check in chosen)}")
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(_run, chosen))
    failed = [result.name for result in results if not result.passed]
    if failed:
        raise BuildError(f"failed: {', '.join(failed)} (again: build.py test {' '.join(failed)})")
    say(f"All {len(results)} checks passed.")


def run_package(name: str, arguments: Sequence[str]) -> None:
    """Run what measures or soaks, a package of tests/ that is a program."""
    path = os.pathsep.join([str(ROOT / "py"), str(ROOT / "tests")])
    run([BIN / "python", "-m", name, *arguments], env={**os.environ, "PYTHONPATH": path})


def _run(check: Check) -> Result:
    """Run one check; what it prints comes out in one piece when it has ended."""
    start = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env={**os.environ, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    verdict = "passed" if done.returncode == 0 else f"FAILED (code {done.returncode})"
    took = time.monotonic() - start
    say(f"--- {check.name}: {verdict} in {took:.1f} s\n{done.stdout.rstrip()}")
    return Result(check.name, done.returncode == 0)
