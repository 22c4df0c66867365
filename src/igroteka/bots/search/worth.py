"""What an end, or a judged position, is worth to a seat: the part of the others that it leaves behind."""

import math

from igroteka.core.rule import rule

WHOLE = 1000  # to leave all others behind


@rule
def count_places(places, verdict):
    """What the places are worth; a shared place counts half."""
    players = verdict.size
    for seat in range(players):
        behind = 0
        for other in range(players):
            if other != seat:
                behind += 2 * (places[other] > places[seat]) + (places[other] == places[seat])
        verdict[seat] = behind * WHOLE // (2 * (players - 1))


@rule
def compare(strengths, verdict):
    """What seats of such strengths may expect: each of two is ahead of the other with the odds e^difference."""
    players = verdict.size
    for seat in range(players):
        behind = 0.0
        for other in range(players):
            if other != seat:
                behind += 1 / (1 + math.exp(strengths[other] - strengths[seat]))
        verdict[seat] = int(WHOLE * behind / (players - 1))
