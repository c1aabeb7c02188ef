"""The site's HTML pages: written as if beside js/ and css/, served with addresses in the version's
folder, except for what has a lasting address."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from pathlib import PurePosixPath

from quatuor_build.console import ROOT, BuildError

MAIN = "js/main.js"
LASTING = ("js/refresh.js", "js/embed.js")
LOCAL_ADDRESS = re.compile(r"""\b(href|src)="(?:\./)?((?:js|css)/[^"]+)\"""")
STATIC_IMPORT = re.compile(r"""\b(?:from|import)\s*["'](\.{1,2}/[^"']+)["']""")

Files = dict[str, bytes]


def index(page: Files, app: str) -> bytes:
    """index.html; the scripts that it will need are announced."""
    html = addressed((ROOT / "index.html").read_text("utf-8"), page, app)
    names = imported_by(MAIN, page)
    links = [f'    <link rel="modulepreload" href="{app}{name}" />\n' for name in names]
    return html.replace("  </head>", f"{''.join(links)}  </head>").encode()


def addressed(html: str, page: Mapping[str, bytes], app: str) -> str:
    """A page with its addresses as they are on the site."""

    def address(match: re.Match[str]) -> str:
        if match[2] not in page:
            raise BuildError(f"a page names {match[2]}, which is not there")
        folder = "" if match[2] in LASTING else app
        return f'{match[1]}="{folder}{match[2]}"'

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
