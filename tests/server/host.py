"""A copy of the site that a test may change, publish anew, and cut off."""

from __future__ import annotations

import json
import os
import shutil
from contextlib import ExitStack
from pathlib import Path
from zipfile import ZipFile

from quatuor_build import offline
from quatuor_build import site as build
from quatuor_build.console import DIST
from server.line import serve_over_a_line


class Host:
    """Its folder, its address, the line to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(DIST, folder, copy_function=os.link)
        self.version = json.loads((DIST / "files.json").read_text("utf-8"))["version"]
        self._running = ExitStack()
        self.site, self.line = self._running.enter_context(serve_over_a_line(folder))

    def stop(self) -> None:
        self._running.close()

    def write(self, name: str, data: bytes) -> None:
        """Change a file; dist/ shares its content until then."""
        (self.folder / name).unlink(missing_ok=True)
        (self.folder / name).write_bytes(data)

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new).encode())

    def publish(self, version: str) -> None:
        """As a build does it: what is in the folder now, under another name."""
        old, self.version = self.version, version
        (self.folder / "app" / old).rename(self.folder / "app" / version)
        self.replace("index.html", old, version)
        script = build.SERVICE_WORKER.read_text("utf-8")
        self.write("sw.js", build.fill_in(script, offline.names(self.files()), "sw.js").encode())

    def files(self) -> dict[str, bytes]:
        """All that a service worker might keep."""
        paths = [path for path in self.folder.glob("**/*") if path.is_file()]
        files = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in paths}
        return {name: data for name, data in files.items() if name not in ("sw.js", "files.json")}

    def touch(self, name: str, mark: str) -> None:
        """Change a file in a way that changes nothing else."""
        path = self.folder / name
        data = path.read_bytes()
        if path.suffix == ".zip":
            self.write(name, data)
            with ZipFile(path, "a") as archive:
                archive.comment = mark.encode()
        elif path.suffix == ".wasm":  # a section of its own, which nobody reads
            named = bytes([len(mark)]) + mark.encode()
            self.write(name, data + bytes([0, len(named)]) + named)
        elif path.suffix in (".json", ".webmanifest"):
            self.write(name, data + b" ")
        elif path.suffix == ".png":
            self.write(name, data + mark.encode())
        elif path.suffix in (".html", ".svg", ".md"):
            self.write(name, data + f"<!-- {mark} -->".encode())
        else:
            self.write(name, data + f"/* {mark} */".encode())
