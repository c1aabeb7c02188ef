"""Quatuor: four card games, their rules and their computer players, in pure Python."""
