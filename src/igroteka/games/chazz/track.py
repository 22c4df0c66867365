"""The track: a ring behind the chairs. Places count clockwise from the first chair, from 0 to the ring's length."""

from collections.abc import Sequence

import numpy as np

from igroteka.core.rule import rule
from igroteka.games.chazz.measures import MEASURES

FEWEST_SEATS, MOST_SEATS = 4, 8
MOST_CHAIRS = MOST_SEATS - 1
RING = MEASURES.ring
HALF = RING // 2


def evenly(number: int, most: int) -> list[int]:
    """So many places, evenly spaced, then zeros."""
    return [spot * RING // number for spot in range(number)] + [0] * (most - number)


CHAIR_PLACE = np.array([evenly(max(seats - 1, 1), MOST_CHAIRS) for seats in range(MOST_SEATS + 1)], np.int64)
"""By the number of seats, and the chair."""


@rule
def on_ring(place):
    """The place where one comes out after less than a lap."""
    if place >= RING:
        return place - RING
    if place < 0:
        return place + RING
    return place


@rule
def offset(place, to):
    """The shorter way from one place to another: positive clockwise. Exactly half the ring is positive."""
    way = to - place
    if way > HALF:
        return way - RING
    if way <= -HALF:
        return way + RING
    return way


@rule
def apart(place, other):
    """How far it is from one place to another, the shorter way round."""
    return abs(offset(place, other))


def chair_places(players: int) -> tuple[int, ...]:
    return tuple(CHAIR_PLACE[players, : players - 1].tolist())


def even_places(order: Sequence[int]) -> tuple[int, ...]:
    """CH-26: in the first round the seats stand evenly spaced, clockwise in this order. The place of each seat."""
    spots = evenly(len(order), len(order))
    return tuple(spots[order.index(seat)] for seat in range(len(order)))
