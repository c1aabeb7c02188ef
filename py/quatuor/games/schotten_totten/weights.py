"""The numbers of the one-ply player, fitted by games against itself with other numbers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Weights(NamedTuple):
    """Values are in thousandths of a stone's worth; qualities as in `promise`."""

    stone: int = 100
    """Worth of a stone in itself."""
    line: int = 200
    """Worth of a stone that surely completes a line of three, or prevents one."""
    owned: tuple[int, ...] = (100, 105, 115, 150, 400)
    """Percent of a stone's worth by the stones that a player owns: the fifth wins."""
    doubt: tuple[int, ...] = (40, 110, 180, 250, 320, 390, 460, 530, 600)
    """By the free places of both sides: the lead in quality that wins three times out of four."""
    tempo: int = 10
    """Lead in quality of a side that is full first and so wins ties."""
    keep: int = 45
    """Percent of a card's worth at other stones that counts against laying it."""
    coming: int = 7
    """Draws of a player that still count, at most: games end before the pile does."""
    empty: int = 530
    """Quality of a side without cards."""
    price: Mapping[str, int] = MappingProxyType(
        {
            "JK1": 14000,
            "JK2": 14000,
            "SP": 9000,
            "SB": 6000,
            "BB": 6000,
            "MF": 6000,
            "ST": 9000,
            "BA": 9000,
            "TR": 12000,
        }
    )
    """By tactics card: what it must bring to be played now, as it might bring more later."""
    recruiter: int = 3000
    """What Recruiter is taken to bring."""


WEIGHTS = Weights()
