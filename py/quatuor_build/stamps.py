"""Steps that are skipped when nothing they depend on has changed."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from quatuor_build.console import ROOT, WORK


def digest(*parts: bytes | str | Path) -> str:
    """A fingerprint of texts, bytes and files (with their names), 16 hex digits."""
    sha = hashlib.sha256()
    for part in parts:
        if isinstance(part, Path):
            data = f"{part.relative_to(ROOT)}\0".encode() + part.read_bytes()
        else:
            data = part.encode() if isinstance(part, str) else part
        sha.update(len(data).to_bytes(8, "big") + data)
    return sha.hexdigest()[:16]


def sources(folder: Path, pattern: str = "**/*.py") -> list[Path]:
    """The files of a folder that match, in a stable order."""
    return sorted(path for path in folder.glob(pattern) if path.is_file())


class Stamp:
    """Remembers the fingerprint with which a step was last completed.

    `products` are files the step made; when one is gone the step is due again.
    """

    def __init__(self, name: str, fingerprint: str, products: Iterable[Path] = ()) -> None:
        self.file = WORK / "stamps" / name
        self.fingerprint = fingerprint
        self.products = list(products)

    def is_due(self) -> bool:
        if not all(product.exists() for product in self.products):
            return True
        return not self.file.exists() or self.file.read_text() != self.fingerprint

    def done(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.fingerprint)


def fresh_folder(path: Path) -> Path:
    """An empty folder at `path`."""
    shutil.rmtree(path, ignore_errors=True)
    path.mkdir(parents=True)
    return path
