"""The site's HTML pages: written as if beside js/ and css/, served with addresses in the version's
folder, except for what has a lasting address."""

from __future__ import annotations

import os
import posixpath
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from quatuor_build import previews
from quatuor_build.console import ROOT, BuildError
from quatuor_build.stamps import sources

MAIN = "js/main.js"
LASTING = ("js/refresh.js", "js/embed.js")
LOCAL_ADDRESS = re.compile(r"""\b(href|src)="(?:\./)?((?:js|css)/[^"]+)\"""")
STATIC_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.{1,2}/[^"']+)["']""")

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
    """index.html; the scripts that it will need are announced."""
    html = addressed((ROOT / "index.html").read_text("utf-8"), page, app)
    names = imported_by(MAIN, page)
    links = [f'    <link rel="modulepreload" href="{app}{name}" />\n' for name in names]
    head = previews.head_of_site(site_address()) + "".join(links)
    return html.replace("  </head>", f"{head}  </head>").encode()


def addressed(html: str, page: Mapping[str, bytes], app: str, up: str = "") -> str:
    """A page with its addresses as they are on the site; `up` leads from its folder to the root."""

    def address(match: re.Match[str]) -> str:
        if match[2] not in page:
            raise BuildError(f"a page names {match[2]}, which is not there")
        folder = "" if match[2] in LASTING else app
        return f'{match[1]}="{up}{folder}{match[2]}"'

    return LOCAL_ADDRESS.sub(address, html)


def imported_by(script: str, page: Mapping[str, bytes]) -> list[str]:
    """What a script imports at once, and what that imports; a browser learns it layer by layer."""
    found = [script]
    for name in found:  # grows while it is walked
        folder = PurePosixPath(name).parent
        for spec in STATIC_IMPORT.findall(page[name].decode()):
            target = posixpath.normpath(folder / spec)
            if target not in found:
                found.append(target)
    return found[1:]
