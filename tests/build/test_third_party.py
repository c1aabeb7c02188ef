"""The files of others on the site are those that the lock files pin, byte for byte."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from quatuor_build import join, python_files
from quatuor_build.console import DIST, ROOT, need
from quatuor_build.tools import NODE_ADVICE

PACKAGES = ("lit-html", "marked", "pyodide")
MAP = re.compile(rb"\n?//# sourceMappingURL=\S*\s*$", re.MULTILINE)


@pytest.fixture(scope="module")
def pinned(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, bytes]]:
    """The packages' files, by package, out of archives with the hashes of package-lock.json."""
    folder = tmp_path_factory.mktemp("npm")
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    names = {name: lock[f"node_modules/{name}"] for name in PACKAGES}
    npm = need("npm", NODE_ADVICE)
    specs = [f"{name}@{entry['version']}" for name, entry in names.items()]
    where = ["--prefer-offline", "--pack-destination", str(folder)]
    subprocess.run([npm, "pack", "--silent", *where, *specs], check=True, cwd=folder)
    found = {}
    for name, entry in names.items():
        archive = folder / f"{name}-{entry['version']}.tgz"
        kind, digest = entry["integrity"].split("-", 1)
        data = hashlib.new(kind, archive.read_bytes()).digest()
        assert base64.b64encode(data).decode() == digest, name
        found[name] = dict(members(archive))
    return found


def members(archive: Path) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(archive) as files:
        for member in files:
            file = files.extractfile(member)
            if file is not None:
                yield member.name.removeprefix("package/"), file.read()


def plain(data: bytes) -> bytes:
    """Without the pointer to a source map, which the site leaves out."""
    return MAP.sub(b"", data).rstrip()


def test_pyodide_is_what_is_pinned(pinned: dict[str, dict[str, bytes]]) -> None:
    files = [*DIST.glob("pyodide/*/pyodide*")]
    assert len(files) == 3
    for path in files:
        assert plain(path.read_bytes()) == plain(pinned["pyodide"][path.name]), path


def test_what_is_joined_with_the_scripts_is_what_is_pinned(
    pinned: dict[str, dict[str, bytes]],
) -> None:
    joined = join.join(join.SCRIPTS)
    names = [name for name in joined.sources if name.startswith(join.PACKAGES)]
    packages = set()
    for name in names:
        package, path = name.removeprefix(join.PACKAGES).split("/", 1)
        assert (ROOT / name).read_bytes() == pinned[package][path], name
        packages.add(package)
    assert packages == {"lit-html", "marked"}
    licences = {path.parent.name for path in DIST.glob("app/*/licences/*/LICENSE")}
    assert licences == packages


def test_micropip_is_what_is_pinned() -> None:
    text = (Path(python_files.__file__).with_name("micropip.txt")).read_text("utf-8")
    (wheel,) = DIST.glob("pyodide/*/micropip-*.whl")
    assert f"--hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}" in text
