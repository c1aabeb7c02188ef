"""What the service worker keeps on a device, and how much a first visit has to fetch for it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256

from quatuor_build.stamps import digest

ON_DEMAND = re.compile(r"micropip|\.whl$|^quatuor\.html$|^\.nojekyll$|LICENSE$")
"""What no game needs."""
COMPRESSED = (".css", ".html", ".js", ".json", ".md", ".mjs", ".svg", ".wasm", ".webmanifest")
"""What GitHub Pages sends compressed."""


def kept(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files that are kept."""
    return {name: data for name, data in sorted(files.items()) if not ON_DEMAND.search(name)}


def names(files: Mapping[str, bytes]) -> dict[str, str]:
    """What "build:..." in js/sw.js stands for."""
    listing = {name: sha256(data).hexdigest()[:16] for name, data in kept(files).items()}
    text = json.dumps(listing, separators=(",", ":"))
    return {"files": text, "version": digest(text)}


def bytes_sent(files: Mapping[str, bytes]) -> int:
    """How many bytes go over the line for the files that are kept."""
    return sum(
        _compressed_size(data) if name.endswith(COMPRESSED) else len(data)
        for name, data in kept(files).items()
    )


@lru_cache(maxsize=512)
def _compressed_size(data: bytes) -> int:
    return len(gzip.compress(data, compresslevel=6))
