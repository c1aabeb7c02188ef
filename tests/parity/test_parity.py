"""The same record and seed give the same game and the same choices on CPython and in Pyodide."""

import json
import shutil
import subprocess
from pathlib import Path

from parity import digest

HERE = Path(__file__).parent


def test_cpython_and_pyodide_agree() -> None:
    node = shutil.which("node")
    assert node, "Node.js is missing"
    counts = (4, 1)
    done = subprocess.run(
        [node, str(HERE / "in_pyodide.mjs"), *map(str, counts)],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    in_pyodide = json.loads(done.stdout)
    here = json.loads(json.dumps(digest.digests(*counts)))
    assert sorted(here) == sorted(in_pyodide)
    for kind, rows in here.items():
        assert in_pyodide[kind] == rows, kind
