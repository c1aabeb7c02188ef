"""7 Kingdoms: lay a character, claim cards in the order of the numbers, keep or score them."""

from quatuor.games.seven_kingdoms.game import GAME

__all__ = ["GAME"]
