"""How the build speaks: what it does, while it does it, and what is missing."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WORK = ROOT / ".build"
DIST = ROOT / "dist"


class BuildError(Exception):
    """Something the person at the keyboard can mend; the message says how."""


def say(text: str) -> None:
    """Print a line at once, also into a pipe."""
    print(text, flush=True)


@contextmanager
def doing(what: str) -> Iterator[None]:
    """Announce a step of the build, and say how long it took."""
    say(f"{what} ...")
    start = time.monotonic()
    yield
    say(f"{what}: done in {time.monotonic() - start:.1f} s")


def run(
    command: Sequence[str | Path],
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    stdin: str | None = None,
) -> None:
    """Run a command with its output in view. BuildError when it fails."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    result = subprocess.run(words, cwd=cwd, env=env, input=stdin, text=True, check=False)
    _check(words, result.returncode)


def output_of(command: Sequence[str | Path], *, stdin: str | None = None) -> str:
    """What a command prints. BuildError when it fails."""
    words = [str(word) for word in command]
    result = subprocess.run(
        words, cwd=ROOT, input=stdin, stdout=subprocess.PIPE, text=True, check=False
    )
    _check(words, result.returncode)
    return result.stdout


def _check(words: Sequence[str], code: int) -> None:
    if code:
        raise BuildError(f"`{' '.join(words[:4])} ...` ended with code {code}")


def need(program: str, advice: str) -> str:
    """The path of a program. BuildError with advice on what to install."""
    found = shutil.which(program)
    if found is None:
        raise BuildError(f"{program} is missing: {advice}")
    return found
