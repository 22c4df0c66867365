"""What a final or an evaluated position is worth to a seat: the fraction of its opponents that it beats."""

import math

from igroteka.core.rule import rule

WHOLE = 1000  # the worth of beating all opponents


@rule
def count_places(places, worth):
    """Fills the worth of the final places; a shared place counts half."""
    players = worth.size
    for seat in range(players):
        behind = 0
        for other in range(players):
            if other != seat:
                behind += 2 * (places[other] > places[seat]) + (places[other] == places[seat])
        worth[seat] = behind * WHOLE // (2 * (players - 1))


@rule
def compare(strengths, worth):
    """Fills the expected worth of these strengths: a seat beats another with odds of e^difference."""
    players = worth.size
    for seat in range(players):
        behind = 0.0
        for other in range(players):
            if other != seat:
                behind += 1 / (1 + math.exp(strengths[other] - strengths[seat]))
        worth[seat] = int(WHOLE * behind / (players - 1))
