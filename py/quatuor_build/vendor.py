"""The page's own packages, copied from node_modules to .build/vendor with their types.

The page imports `../vendor/...`; tsconfig.json merges .build with the root to find them.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from quatuor_build.console import WORK
from quatuor_build.stamps import Stamp, digest, fresh_folder, sources
from quatuor_build.tools import NODE_MODULES, npm_version

VENDOR = WORK / "vendor"
LIT_HTML = ["lit-html", "directive", "directive-helpers", "async-directive", "directives/*"]
MARKED = {"lib/marked.esm.js": "marked.js", "lib/marked.d.ts": "marked.d.ts"}
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*$", re.MULTILINE)
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.{1,2}/[^"']+)["']""")


def ensure_vendor() -> None:
    """Fill .build/vendor, unless it holds these versions already."""
    versions = npm_version("lit-html"), npm_version("marked")
    stamp = Stamp("vendor", digest(*versions, Path(__file__)), [VENDOR])
    if not stamp.is_due():
        return
    fresh_folder(VENDOR)
    lit = NODE_MODULES / "lit-html"
    for pattern in [f"{stem}{end}" for stem in LIT_HTML for end in (".js", ".d.ts")]:
        for path in sources(lit, pattern):
            copy(path, VENDOR / "lit-html" / path.relative_to(lit))
    copy(lit / "LICENSE", VENDOR / "lit-html" / "LICENSE")
    for source, target in MARKED.items():
        copy(NODE_MODULES / "marked" / source, VENDOR / "marked" / target)
    copy(NODE_MODULES / "marked" / "LICENSE", VENDOR / "marked" / "LICENSE")
    stamp.done()


def copy(source: Path, target: Path) -> None:
    """Copy a file; a script loses its pointer to a source map, which is not on the site."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.suffix == ".js":
        target.write_text(SOURCE_MAP.sub("", source.read_text("utf-8")).rstrip() + "\n", "utf-8")
    else:
        shutil.copyfile(source, target)


def imported_by(scripts: list[Path], vendor_root: Path = WORK) -> list[Path]:
    """The vendored files that the page's scripts reach, with their licences.

    A script at ROOT/js/... finds them as if `vendor_root` were ROOT.
    """
    waiting = []
    for script in scripts:
        text = script.read_text("utf-8")
        waiting += [spec.split("vendor/")[1] for spec in IMPORT.findall(text) if "vendor/" in spec]
    found: set[Path] = set()
    root = vendor_root / "vendor"
    paths = [root / name for name in waiting]
    while paths:
        path = paths.pop().resolve()
        if path not in found:
            found.add(path)
            text = path.read_text("utf-8")
            paths += [path.parent / spec for spec in IMPORT.findall(text)]
    packages = {root.resolve() / path.relative_to(root.resolve()).parts[0] for path in found}
    return sorted(found | {package / "LICENSE" for package in packages})
