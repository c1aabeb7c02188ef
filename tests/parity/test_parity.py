"""The same record and seed give the same game and the same choices on CPython and in Pyodide."""

from soak import kinds, parity


def test_cpython_and_pyodide_agree() -> None:
    with parity.pyodide() as process:
        for seed, kind in enumerate(kinds.KINDS):
            parity.compare(process, kind, seed)
