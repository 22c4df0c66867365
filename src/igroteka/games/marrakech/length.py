"""How long a game can last at most."""

from typing import Any

from igroteka.core.length import Length


def longest(options: Any) -> Length:
    """Every turn uses up a rug: it is laid, or its owner goes out and it is taken away. That takes two decisions and a
    roll; with two seats each rug has to be turned up, and if Assam is turned after the rug, the last one needs no turn.
    """
    rugs = 45 if options.players == 3 else 48
    return Length(
        decisions=2 * rugs - (options.turn == "after"),
        chances=2 * rugs if options.players == 2 else rugs,
    )
