"""Whole games the same on CPython and in Pyodide, under Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import IO

from parity.digest import digest
from quatuor_build.console import ROOT
from soak import kinds

WHAT = (
    "whole games on CPython and in Pyodide (Node), through every combination of options: the same "
    "states, legal actions and observations, and in one of 24 positions the same choice of a "
    "computer player"
)
OF = "engine"
KINDS = kinds.KINDS
TARGET = 200


@contextmanager
def pyodide() -> Iterator[subprocess.Popen[str]]:
    """Pyodide under Node, which answers a line with a line."""
    node = shutil.which("node")
    assert node, "Node.js is missing"
    script = ROOT / "tests" / "parity" / "in_pyodide.mjs"
    pipe = subprocess.PIPE
    with subprocess.Popen([node, str(script)], stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def compare(process: subprocess.Popen[str], kind: str, seed: int) -> None:
    """One game, here and there at the same time."""
    game, players = kinds.of(kind)
    arguments = (game.id, players, seed * 7919, kinds.options_of(game, seed))
    stream(process.stdin).write(json.dumps(arguments) + "\n")
    stream(process.stdin).flush()
    here = digest(*arguments)
    line = stream(process.stdout).readline()
    assert line, "Pyodide has ended"
    assert json.loads(line) == here, arguments


def stream(one: IO[str] | None) -> IO[str]:
    assert one is not None
    return one


def units(kind: str, start: int = 0) -> Iterator[int]:
    """Game after game; yields 1 for each that is the same in both."""
    with pyodide() as process:
        for seed in count(start):
            compare(process, kind, seed)
            yield 1
