"""Data as a stranger might send it: valid data, spoilt by chance."""

from __future__ import annotations

import json
from random import Random
from typing import Any

HOSTILE_TEXTS = [
    "",
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "\u202e\u2066right to left\u2069",
    "\0\ud800",
    "__proto__",
    "constructor",
    "{seat}",
    "x" * 5000,
    "../../etc/passwd",
    "q1.",
    "\U0001d54a" * 300,
    "-0",
    "1e400",
    "NaN",
]
HOSTILE: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    3,
    1000,
    10**4,
    10**6,
    2**53,
    -(2**63),
    10**300,
    0.5,
    1e308,
    [],
    {},
    [[]],
    [None] * 300,
    {"a": {"a": {}}},
    *HOSTILE_TEXTS,
]


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def copied(data: Any) -> Any:
    """As JSON: `deepcopy` would not get to the bottom of what is nested."""
    return json.loads(json.dumps(data))


def spots(data: Any) -> list[tuple[Any, Any]]:
    """Every (container, key or index) in the data."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        one = waiting.pop()
        pairs = one.items() if isinstance(one, dict) else enumerate(one)
        for key, value in pairs:
            found.append((one, key))
            if isinstance(value, dict | list):
                waiting.append(value)
    return found


def spoil(data: Any, rng: Random) -> Any:
    """A copy with one to three places changed: other types or values, missing, doubled, moved."""
    data = copied(data)
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        found = spots(data)
        if not found:
            return copied(rng.choice(HOSTILE))
        container, key = rng.choice(found)
        value = container[key]
        kind = rng.randrange(8)
        if kind == 0:
            del container[key]
        elif kind == 1:
            other, place = rng.choice(found)
            container[key] = copied(other[place]) if place in keys(other) else None
        elif kind == 2 and isinstance(container, dict):
            container[rng.choice(HOSTILE_TEXTS)] = value
        elif kind == 3 and isinstance(container, list):
            container.insert(key, value)
        elif kind == 4 and type(value) is int:
            container[key] = value + rng.choice([-1, 1, 2, 10, 256])
        elif kind == 5 and isinstance(value, str):
            container[key] = scratch(value, rng)
        elif kind == 6:
            container[key] = nested(rng.choice([3, 40, 60, 300]))
        else:
            container[key] = copied(rng.choice(HOSTILE))
    return data


def keys(container: Any) -> Any:
    return container if isinstance(container, dict) else range(len(container))


def scratch(text: str, rng: Random) -> str:
    """A text cut off, doubled, or with characters changed, as a copied link has them."""
    at = rng.randrange(len(text) + 1)
    kind = rng.randrange(5)
    if kind == 0:
        return text[:at]
    if kind == 1:
        return text[:at] + rng.choice(HOSTILE_TEXTS) + text[at:]
    if kind == 2:
        return text[:at] + text[at + rng.randrange(1, 9) :]
    if kind == 3:
        return text[at:] + text[:at]
    flipped = chr((ord(text[at]) ^ 1 << rng.randrange(7)) & 0x7F) if at < len(text) else "?"
    return text[:at] + flipped + text[at + 1 :]
