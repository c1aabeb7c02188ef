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


def test_scripts_import_nothing_and_do_not_ask_where_they_lie(site: dict[str, Any]) -> None:
    for script in (site["main"], site["worker"]):
        assert "import.meta" not in script
        assert not re.search(
            r"""(?:^|[;}])(?:import|export)\s*[\w{*"'][^;]*["']\.|\bimport\((?!`data:)""", script
        )


def test_every_style_sheet_is_in_it(site: dict[str, Any]) -> None:
    assert "@import" not in site["styles"]
    paths = [*DIST.glob("app/*/css/page.css"), *DIST.glob("app/*/css/games/*.css")]
    assert len(paths) == 5
    for path in paths:
        assert path.read_text("utf-8") in site["styles"], path
