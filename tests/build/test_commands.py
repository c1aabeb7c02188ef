"""build.py as a person meets it: help, and plain words about what is missing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quatuor_build import checks, tools
from quatuor_build.console import ROOT, BuildError, need
from quatuor_build.stamps import Stamp, digest


def build(*arguments: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    env = dict(os.environ) if path is None else {**os.environ, "PATH": path}
    command = [sys.executable, str(ROOT / "build.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_help_names_every_command() -> None:
    text = build("--help").stdout
    assert all(name in text for name in ("serve", "build", "single", "test", "bench", "soak"))


def test_without_node_it_says_what_to_install(tmp_path: Path) -> None:
    done = build("build", path=str(tmp_path))
    assert done.returncode == 1
    assert "node is missing: install Node.js" in done.stdout
    assert "Traceback" not in done.stderr


def test_an_old_node_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v18.19.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(BuildError, match=r"v18\.19\.0 is too old: install Node"):
        tools.ensure_npm_packages()


def test_a_missing_program_comes_with_advice() -> None:
    with pytest.raises(BuildError, match="no-such-program is missing: take another"):
        need("no-such-program", "take another")


def test_an_unknown_check_is_named_with_those_there_are() -> None:
    with pytest.raises(BuildError, match=r"no check nope; there are python, chromium, .*ruff"):
        checks.run_checks(["nope"])


def test_a_step_is_due_when_its_inputs_or_products_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quatuor_build.stamps.WORK", tmp_path)
    product = tmp_path / "product"
    stamp = Stamp("step", digest("one"), [product])
    assert stamp.is_due()
    product.touch()
    stamp.done()
    assert not Stamp("step", digest("one"), [product]).is_due()
    assert Stamp("step", digest("two"), [product]).is_due()
    product.unlink()
    assert Stamp("step", digest("one"), [product]).is_due()


def test_lock_file_holds_hashes_and_no_addresses() -> None:
    lock = (ROOT / "package-lock.json").read_text("utf-8")
    assert '"integrity": "sha512-' in lock
    assert "http" not in lock.replace('"url": "https://', "")


def test_requirements_are_pinned_with_hashes() -> None:
    lines = [line for line in tools.REQUIREMENTS.read_text().splitlines() if line[:1].isalpha()]
    assert lines
    assert all("==" in line for line in lines)
    assert "--hash=sha256:" in tools.REQUIREMENTS.read_text()
