"""SCOUT: hands that keep their order, shows and scouts."""

from quatuor.games.scout.game import GAME

__all__ = ["GAME"]
