"""Schotten Totten: nine stones, and the better formation at each."""

from quatuor.games.schotten_totten.game import GAME

__all__ = ["GAME"]
