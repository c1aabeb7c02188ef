"""The test server behaves like GitHub Pages, where the page tests rely on it."""

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import pytest

from server.pages import PagesSite, serve_like_pages


@pytest.fixture
def pages(tmp_path: Path) -> Iterator[PagesSite]:
    (tmp_path / "index.html").write_text("<h1>Quatuor</h1>")
    (tmp_path / "core.wasm").write_bytes(b"\0asm" * 100)
    (tmp_path / "one.whl").write_bytes(b"PK")
    (tmp_path / "code.mjs").write_text("export {};")
    with serve_like_pages(tmp_path) as site:
        yield site


def get(url: str, **headers: str) -> HTTPResponse:
    request = urllib.request.Request(url, headers=headers)
    response: HTTPResponse = urllib.request.urlopen(request, timeout=5)
    return response


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("", "text/html; charset=utf-8"),
        ("core.wasm", "application/wasm"),
        ("code.mjs", "text/javascript; charset=utf-8"),
        ("one.whl", "application/octet-stream"),
    ],
)
def test_types_and_headers(pages: PagesSite, name: str, kind: str) -> None:
    headers = get(pages.url + name).headers
    assert headers["Content-Type"] == kind
    assert headers["Cache-Control"] == "max-age=600"
    assert headers["Access-Control-Allow-Origin"] == "*"
    assert headers["Cross-Origin-Opener-Policy"] is None
    assert headers["Cross-Origin-Embedder-Policy"] is None


def test_compresses_wasm_but_not_wheels(pages: PagesSite) -> None:
    wasm = get(pages.url + "core.wasm", **{"Accept-Encoding": "gzip"})
    assert wasm.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(wasm.read()) == b"\0asm" * 100
    assert get(pages.url + "one.whl", **{"Accept-Encoding": "gzip"}).read() == b"PK"


def test_what_is_known_already_is_not_sent_again(pages: PagesSite) -> None:
    tag = get(pages.url + "core.wasm").headers["ETag"]
    with pytest.raises(urllib.error.HTTPError) as error:
        get(pages.url + "core.wasm", **{"If-None-Match": tag})
    assert error.value.code == 304


@pytest.mark.parametrize("path", ["/", "/index.html", "/quatuor/nope", "/quatuor/../index.html"])
def test_there_is_nothing_beside_the_site(pages: PagesSite, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as error:
        get(pages.origin + path)
    assert error.value.code == 404
