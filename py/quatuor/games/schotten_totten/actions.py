"""The phases of a turn, and how an action is one small int.

Stones are numbered from 0 here, from 1 in texts.
"""

from __future__ import annotations

from quatuor.games.schotten_totten.cards import RECRUITER

CLAIMING, PLAYING, DRAWING, RECRUITING, RETURNING, OVER = range(6)
PHASES = ("claim", "play", "draw", "recruit", "return", "over")
"""The names of the phases in positions."""

STONES = 9
AWAY = 9
"""The destination of a card that the Strategist discards."""

# laying card c at stone s is 9 * c + s; every card below the Recruiter can be laid
RECRUIT = 9 * RECRUITER
CLAIM = 600
"""CLAIM + stone."""
DONE = CLAIM + STONES
PASS = 610
DRAW_CLAN = 611
DRAW_TACTICS = 612
RETURN = 700
"""RETURN + card."""
BANSHEES = 800
"""BANSHEES + the card that goes to the discard."""
STRATEGISTS = 1000
"""STRATEGISTS + 10 * card + destination."""
TRAITORS = 2000
"""TRAITORS + 10 * card + destination."""
