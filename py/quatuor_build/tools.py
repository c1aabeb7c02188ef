"""What the build stands on: a virtual environment and the npm packages, both pinned."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

from quatuor_build.console import ROOT, BuildError, doing, need, output_of, run
from quatuor_build.stamps import Stamp, digest

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PIP = (BIN / "python", "-m", "pip", "--disable-pip-version-check")
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
NODE_MODULES = ROOT / "node_modules"
OLDEST_NODE = (20, 19)
NODE_ADVICE = (
    "install Node.js 20.19 or newer with npm, for example `apt-get install nodejs npm` "
    "or `brew install node`"
)


def ensure_python_tools() -> None:
    """A virtual environment in .venv with the pinned tools."""
    stamp = Stamp("venv", digest(REQUIREMENTS, sys.version), [BIN / "ruff", BIN / "pytest"])
    if not stamp.is_due():
        return
    with doing("Python tools (.venv)"):
        if not (BIN / "python").exists():
            _create_environment()
        run(
            [*PIP, "install", "--require-hashes", "--requirement", REQUIREMENTS],
        )
    stamp.done()


def _create_environment() -> None:
    try:
        venv.create(VENV, with_pip=True)
    except (subprocess.CalledProcessError, ImportError) as error:
        raise BuildError(
            f"no virtual environment could be made ({error}); "
            "on Debian and Ubuntu: `apt-get install python3-venv`"
        ) from error


def ensure_npm_packages() -> None:
    """node_modules as package-lock.json says."""
    _check_node()
    lock, manifest = ROOT / "package-lock.json", ROOT / "package.json"
    stamp = Stamp("npm", digest(lock, manifest), [NODE_MODULES / "pyodide"])
    if not stamp.is_due():
        return
    npm = need("npm", NODE_ADVICE)
    with doing("npm packages (node_modules)"):
        run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    stamp.done()


def _check_node() -> None:
    node = need("node", NODE_ADVICE)
    version = output_of([node, "--version"]).strip()
    if tuple(int(part) for part in version.lstrip("v").split(".")[:2]) < OLDEST_NODE:
        raise BuildError(f"Node.js {version} is too old: {NODE_ADVICE}")


def npm_version(package: str) -> str:
    """The version of an installed npm package."""
    manifest = json.loads((NODE_MODULES / package / "package.json").read_text("utf-8"))
    return str(manifest["version"])
