"""dist/: complete, relative, versioned, and no larger than promised."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from quatuor_build import pages, site
from quatuor_build.console import DIST, BuildError

MOST_BYTES = 5_300_000
"""What a first visit may send for Python, as GitHub Pages compresses."""
TEXTS = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm"}
ADDRESS = re.compile(r"""(?:src|href)="(?!#|data:)([^"]*)\"""")


def files() -> list[Path]:
    return [path for path in DIST.glob("**/*") if path.is_file()]


def test_listing_names_every_file_with_its_hash() -> None:
    listing = json.loads((DIST / "files.json").read_text())["files"]
    found = {path.relative_to(DIST).as_posix() for path in files()} - {"files.json"}
    assert set(listing) == found
    for name, entry in listing.items():
        data = (DIST / name).read_bytes()
        assert entry == {"sha256": sha256(data).hexdigest(), "size": len(data)}


def test_index_names_only_files_of_its_own_version() -> None:
    version = json.loads((DIST / "files.json").read_text())["version"]
    addresses = ADDRESS.findall((DIST / "index.html").read_text())
    assert addresses
    for address in addresses:
        assert address.startswith(f"app/{version}/") or address in pages.LASTING
        assert (DIST / address).is_file()


def test_no_placeholder_and_no_source_map_is_left() -> None:
    for path in files():
        if path.suffix in (".js", ".mjs"):
            text = path.read_text("utf-8")
            assert not site.BUILD_NAME.search(text), path
            assert "sourceMappingURL" not in text, path


def test_a_first_visit_stays_within_its_bytes() -> None:
    needed = [path for path in files() if "micropip" not in path.name and path.suffix != ".whl"]
    sent = sum(
        len(gzip.compress(path.read_bytes(), 6)) if path.suffix in TEXTS else path.stat().st_size
        for path in needed
        if path.relative_to(DIST).parts[0] == "pyodide" or path.name == "engine.zip"
    )
    assert sent < MOST_BYTES


def test_an_unknown_placeholder_stops_the_build() -> None:
    assert site.fill_in('fetch("build:stdlib")', {"stdlib": "x.zip"}, "a.js") == 'fetch("x.zip")'
    with pytest.raises(BuildError, match=r"a\.js: build:nope"):
        site.fill_in('"build:nope"', {"stdlib": "x.zip"}, "a.js")


def test_writing_touches_only_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "DIST", tmp_path)
    assert site.write({"a/b.txt": b"1", "c.txt": b"2"}) == 2
    before = (tmp_path / "c.txt").stat().st_mtime_ns
    assert site.write({"a/d.txt": b"1", "c.txt": b"2"}) == 1
    assert (tmp_path / "c.txt").stat().st_mtime_ns == before
    assert sorted(path.name for path in tmp_path.glob("**/*")) == ["a", "c.txt", "d.txt"]


def test_a_page_asks_for_few_files_which_import_nothing_else() -> None:
    """Else a first visit learns of them layer by layer, a round trip each."""
    index = (DIST / "index.html").read_text()
    folder = next(DIST.glob("app/*/js"))
    scripts = re.findall(r'<script [^>]*src="([^"]*)"', index)
    assert len(scripts) + index.count('rel="stylesheet"') <= 4
    imports = re.compile(r"""\b(?:from|import)\s*["'](\.[^"']*)["']""")
    for path in folder.glob("*.js"):
        for spec in imports.findall(path.read_text("utf-8")):
            assert (folder / spec).resolve().relative_to(DIST).as_posix() in scripts, path
    for path in folder.parent.glob("css/**/*.css"):
        assert "@import" not in path.read_text("utf-8"), path


def test_the_manifest_names_what_is_there() -> None:
    """Seen from its own folder, as a browser does."""
    path = next(DIST.glob("app/*/js/manifest.webmanifest"))
    manifest = json.loads(path.read_text("utf-8"))
    assert (path.parent / manifest["start_url"]).resolve() == DIST
    assert (path.parent / manifest["scope"]).resolve() == DIST
    sizes = set()
    for icon in manifest["icons"]:
        data = (path.parent / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width, height = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
            assert icon["sizes"] == f"{width}x{height}"
        sizes.add(icon["sizes"])
    assert {"192x192", "512x512"} <= sizes


def test_the_service_worker_keeps_all_that_a_game_needs() -> None:
    """And nothing that only a console or a stick wants."""
    text = (DIST / "sw.js").read_text("utf-8")
    listing = json.loads(json.loads(re.findall(r'JSON.parse\(("(?:[^"\\]|\\.)*")\)', text)[0]))
    found = {path.relative_to(DIST).as_posix(): path for path in files()}
    assert set(listing) <= set(found)
    left = {found[name].name for name in set(found) - set(listing)}
    assert {name for name in left if "micropip" not in name and not name.endswith(".whl")} == {
        ".nojekyll",
        "LICENSE",
        "files.json",
        "quatuor.html",
        "sw.js",
    }
    for name, fingerprint in listing.items():
        assert sha256((DIST / name).read_bytes()).hexdigest().startswith(fingerprint)
