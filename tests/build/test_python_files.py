"""What Python became on the site: complete, compiled by the right Python, small, the same again."""

import json
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from quatuor_build.console import DIST, ROOT
from quatuor_build.python_files import (
    ENGINE,
    MICROPIP_STDLIB,
    STDLIB,
    engine_sources,
    module_name,
    write_archive,
)

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def promised() -> dict[str, Any]:
    node = shutil.which("node")
    assert node, "Node.js is missing"
    script, code = HERE / "in_pyodide.mjs", HERE / "promised.py"
    command: list[str | Path] = [node, script, STDLIB, ENGINE, code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-2000:]
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_everything_promised_can_be_imported(promised: dict[str, Any]) -> None:
    sources = {module_name(path) for path in engine_sources()}
    assert {"quatuor.session", "quatuor.games.scout.state"} < sources
    assert set(promised["engine"]) == sources


def test_nothing_is_compiled_in_the_browser(promised: dict[str, Any]) -> None:
    assert promised["uncompiled"] == []


@pytest.mark.parametrize("archive", [STDLIB, MICROPIP_STDLIB, ENGINE], ids=lambda path: path.name)
def test_byte_code_is_of_pyodides_own_python(archive: Path, promised: dict[str, Any]) -> None:
    with zipfile.ZipFile(archive) as file:
        magics = {file.read(name)[:4].hex() for name in file.namelist()}
    assert magics == {promised["magic"]}


def test_archives_do_not_depend_on_when_they_were_made(tmp_path: Path) -> None:
    files = tmp_path / "files"
    (files / "deep").mkdir(parents=True)
    (files / "deep" / "one.pyc").write_bytes(b"1")
    (files / "two.pyc").write_bytes(b"2")
    names = ["two.py", "deep/one.py"]
    write_archive(files, names, tmp_path / "first.zip")
    (files / "two.pyc").touch()
    write_archive(files, names, tmp_path / "second.zip")
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()


def test_wheel_is_the_engine_and_nothing_else() -> None:
    wheel = next(DIST.glob("quatuor-*-py3-none-any.whl"))
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert {name.split("/")[0].split("-")[0] for name in names} == {"quatuor"}
    assert "quatuor/session.py" in names
    assert any(name.endswith(".dist-info/METADATA") for name in names)
