"""The track: a ring behind the chairs. Places count clockwise from the first chair, which is at 0."""

from collections.abc import Sequence

import numpy as np

from igroteka.core.rule import rule
from igroteka.games.chazz.measures import MEASURES

FEWEST_SEATS, MOST_SEATS = 4, 8
MOST_CHAIRS = MOST_SEATS - 1
RING = MEASURES.ring
HALF = RING // 2


def evenly(number: int, most: int) -> list[int]:
    """`number` evenly spaced places, padded with zeros to `most`."""
    return [spot * RING // number for spot in range(number)] + [0] * (most - number)


CHAIR_PLACE = np.array([evenly(max(seats - 1, 1), MOST_CHAIRS) for seats in range(MOST_SEATS + 1)], np.int64)
"""[number of seats, chair]"""


@rule
def on_ring(place):
    """The place modulo the ring's length, for a place less than a lap off."""
    if place >= RING:
        return place - RING
    if place < 0:
        return place + RING
    return place


@rule
def offset(place, to):
    """The signed distance from one place to another by the shorter way: positive clockwise, also for half the ring."""
    way = to - place
    if way > HALF:
        return way - RING
    if way <= -HALF:
        return way + RING
    return way


@rule
def apart(place, other):
    """The distance between two places by the shorter way."""
    return abs(offset(place, other))


def chair_places(players: int) -> tuple[int, ...]:
    return tuple(CHAIR_PLACE[players, : players - 1].tolist())


def even_places(order: Sequence[int]) -> tuple[int, ...]:
    """CH-26: the place of each seat in the first round: evenly spaced, clockwise in this order."""
    spots = evenly(len(order), len(order))
    return tuple(spots[order.index(seat)] for seat in range(len(order)))
