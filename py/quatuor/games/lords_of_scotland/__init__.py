"""Lords of Scotland: skirmishes for supporters, with the powers of eight clans and Bruce."""

from quatuor.games.lords_of_scotland.game import GAME

__all__ = ["GAME"]
