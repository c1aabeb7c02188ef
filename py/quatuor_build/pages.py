"""The site's HTML pages: written as if beside js/ and css/, served with addresses in the version's
folder, except for what has a lasting address."""

from __future__ import annotations

import base64
import os
import re
from collections.abc import Mapping
from hashlib import sha256

from quatuor_build import previews
from quatuor_build.console import ROOT, BuildError
from quatuor_build.stamps import sources

LASTING = ("js/embed.js",)
WATCH = "js/refresh.js"
"""Stands in the pages themselves: it tells that another script is missing, so it must be there."""
LOCAL_ADDRESS = re.compile(r"""\b(href|src)="(?:\./)?((?:js|css)/[^"]+)\"""")

Files = dict[str, bytes]


def html_pages(page: Files, app: str) -> Files:
    """The pages, and what stands beside them at lasting addresses."""
    files = {"index.html": index(page, app)}
    for path in sources(ROOT / "js" / "pages", "*.html"):
        if path != previews.TEMPLATE:
            files[path.name] = addressed(path.read_text("utf-8"), page, app).encode()
    for name, html in previews.pages(site_address()).items():
        files[name] = addressed(html, page, app, up="../").encode()
    files |= previews.pictures() | previews.oembed(site_address())
    return files | {name: page[name] for name in LASTING}


def site_address() -> str | None:
    """Where the site will be, from the environment: previews of links must name it in full."""
    address = os.environ.get("QUATUOR_URL")
    if address and not re.fullmatch(r"https?://[^\s\"<>&]+", address):
        raise BuildError(f"QUATUOR_URL: {address} is no address of a site")
    return address.rstrip("/") + "/" if address else None


def index(page: Files, app: str) -> bytes:
    """index.html, with what it says to whoever draws the preview of a link."""
    html = addressed((ROOT / "index.html").read_text("utf-8"), page, app)
    return html.replace("  </head>", f"{previews.head_of_site(site_address())}  </head>").encode()


def addressed(html: str, page: Mapping[str, bytes], app: str, up: str = "") -> str:
    """A page with its addresses as they are on the site; `up` leads from its folder to the root."""

    def address(match: re.Match[str]) -> str:
        if match[2] not in page:
            raise BuildError(f"a page names {match[2]}, which is not there")
        folder = "" if match[2] in LASTING else app
        return f'{match[1]}="{up}{folder}{match[2]}"'

    return LOCAL_ADDRESS.sub(address, with_watch(html, page[WATCH].decode().strip()))


def with_watch(html: str, script: str) -> str:
    """A page with the script inside; the policy knows it by its hash."""
    mark = base64.b64encode(sha256(script.encode()).digest()).decode()
    html = html.replace(f'<script src="{WATCH}"></script>', f"<script>{script}</script>")
    return html.replace("script-src 'self'", f"script-src 'self' 'sha256-{mark}'")
