"""The maximum length of a game."""

from typing import Any

from igroteka.core.length import Length
from igroteka.games.tayu.language import HIGHEST_BID


def longest(options: Any) -> Length:
    """Each tile is drawn once and laid at most once. Its kind is chosen while both are left, so not for the last tile.
    An auction has each bid at most once, and one pass: a second pass, or a bid of 1, ends it.
    """
    tiles = 112 if options.edition == "kosmos" else 84
    chosen = tiles - 1 if options.draw == "choice" else 0
    asked = HIGHEST_BID + 1 if options.players == 3 and options.spoiler == "auction" else 0
    return Length(decisions=tiles + chosen + asked, chances=tiles)
