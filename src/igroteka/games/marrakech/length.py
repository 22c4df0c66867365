"""The maximum length of a game."""

from typing import Any

from igroteka.core.length import Length


def longest(options: Any) -> Length:
    """Every turn uses up a rug: it is laid, or its owner goes out and loses it. A turn takes two decisions and a roll.
    With two seats each rug has to be turned up, and if Assam is turned after the rug, the last turn needs none.
    """
    rugs = 45 if options.players == 3 else 48
    return Length(
        decisions=2 * rugs - (options.turn == "after"),
        chances=2 * rugs if options.players == 2 else rugs,
    )
