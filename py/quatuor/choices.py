"""The legal actions as a tree of picks, in which a person points at one element after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product
from typing import Any, TypeAlias

Pick: TypeAlias = str | tuple[str, ...]
"""An element of the page, or several that may be picked in any order."""

Tree: TypeAlias = dict[str, Any]
"""By element: a further tree, or the text of the action that is now complete."""


def paths(picks: Sequence[Pick]) -> Iterable[list[str]]:
    """Every order in which a person may point at the elements of one action."""
    steps = [[(pick,)] if isinstance(pick, str) else list(permutations(pick)) for pick in picks]
    for combination in product(*steps):
        yield [element for step in combination for element in step]


def build_tree(actions: Iterable[tuple[str, Sequence[Pick]]]) -> Tree:
    """The tree of (action text, picks) pairs; ValueError if one path begins or repeats another."""
    root: Tree = {}
    for text, picks in actions:
        for path in paths(picks):
            node = root
            for element in path[:-1]:
                node = node.setdefault(element, {})
                if isinstance(node, str):
                    raise ValueError(f"the picks of {text!r} go on after those of {node!r}")
            if path[-1] in node:
                raise ValueError(f"the picks of {text!r} are taken by {node[path[-1]]!r}")
            node[path[-1]] = text
    return root
