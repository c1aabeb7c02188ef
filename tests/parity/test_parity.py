"""The same record and seed give the same game and the same choices on CPython and in Pyodide, under
Node; soak/browsers.py asks browsers, for longer."""

import json
import shutil
import subprocess

from parity.digest import digest
from quatuor_build.console import ROOT
from soak import kinds

SCRIPT = ROOT / "tests" / "parity" / "in_pyodide.mjs"


def test_cpython_and_pyodide_agree() -> None:
    node = shutil.which("node")
    assert node, "Node.js is missing"
    asked = []
    for seed, kind in enumerate(kinds.KINDS):
        game, players = kinds.of(kind)
        asked.append((game.id, players, seed, kinds.options_of(game, seed)))
    pipe = subprocess.PIPE
    with subprocess.Popen([node, str(SCRIPT)], stdin=pipe, stdout=pipe, text=True) as pyodide:
        assert pyodide.stdin
        pyodide.stdin.write("".join(json.dumps(of) + "\n" for of in asked))
        pyodide.stdin.close()
        here = [digest(*of) for of in asked]
        assert pyodide.stdout
        there = [json.loads(line) for line in pyodide.stdout]
    for of, one, other in zip(asked, here, there, strict=True):
        assert one == other, of
