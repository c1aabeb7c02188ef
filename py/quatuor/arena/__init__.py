"""Matches between computer players, to measure their strength. Native only, never in the page.

    python -m quatuor.arena scout --players 4 --seats expert,casual --games 400 --seed 1

A **deal** is one seed, played once from every seat: the players move on by one seat from game to
game, so each of them gets every hand and every place in the order. Games of one deal are not
independent, so statistics are made of deals, not of games.
"""
