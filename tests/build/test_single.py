"""The one file: what is packed comes out again, and no script asks for anything beside it."""

import gzip
import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quatuor_build import single
from quatuor_build.console import DIST
from quatuor_build.pages import STATIC_IMPORT


def unpack(text: bytes) -> bytes:
    """As js/single/loader.js does."""
    return re.sub(rb"=(.)", lambda match: bytes([match[1][0] - 64]), text, flags=re.DOTALL)


@given(st.binary())
def test_bytes_stand_in_html_and_come_out_again(data: bytes) -> None:
    written = single.element("x", data)
    parts = re.fullmatch(rb'<script [^>]*data-file="x">(.*)</script>\n', written, re.DOTALL)
    assert parts
    assert unpack(parts[1]) == data
    assert not set(parts[1]) & set(b"\0\r<")


@pytest.fixture(scope="module")
def site() -> dict[str, Any]:
    file = (DIST / single.NAME).read_bytes()
    parts = re.search(rb'data-file="texts">(.*?)</script>', file, re.DOTALL)
    assert parts
    found: dict[str, Any] = json.loads(gzip.decompress(unpack(parts[1])))
    return found


def test_every_import_is_in_the_file(site: dict[str, Any]) -> None:
    modules = site["modules"]
    assert site["main"] in modules
    assert "import.meta" not in site["worker"]
    for name, script in modules.items():
        assert "import.meta" not in script, name
        assert not STATIC_IMPORT.search(script), name
        code = re.sub(r"/\*.*?\*/|^\s*//.*$", "", script, flags=re.DOTALL | re.MULTILINE)
        for target in re.findall(r"""(?:from|import)\s*["'](quatuor/[^"']+)["']""", code):
            assert target in modules, f"{name} imports {target}"


def test_styles_are_in_it_with_what_they_import(site: dict[str, Any]) -> None:
    assert "@import" not in site["styles"]
    for path in DIST.glob("app/*/css/games/**/*.css"):
        rules = [line for line in path.read_text("utf-8").splitlines() if line.startswith(".")]
        assert all(line in site["styles"] for line in rules), path
