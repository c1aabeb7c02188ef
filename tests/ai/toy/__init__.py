"""A tiny game for tests of the search: Nim, in which each player also holds a hidden card."""
