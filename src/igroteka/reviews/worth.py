"""What a position is worth to each seat, in whole millionths, so that sums are exact.

A result is worth the fraction of the opponents that a seat beats; a shared place counts half. With two seats that is
the chance to win. Before the end it is what a search expects.
"""

from collections.abc import Sequence

UNIT = 1_000_000

Worths = tuple[int, ...]
"""One for each seat."""


def of_places(places: Sequence[int]) -> Worths:
    """The worth of a result."""
    others = 2 * (len(places) - 1)
    return tuple(UNIT * behind(places, place) // others for place in places)


def behind(places: Sequence[int], place: int) -> int:
    """Two for each seat behind this place, and one for each other seat that shares it."""
    return sum(2 * (other > place) + (other == place) for other in places) - 1


def of_estimate(worth: Sequence[float]) -> Worths:
    """What a search expects. It rounds down; together all seats beat half of all opponents, like in a result."""
    rounded = [round(UNIT * one) for one in worth]
    missing = UNIT * len(rounded) // 2 - sum(rounded)
    return tuple(
        one + missing * (seat + 1) // len(rounded) - missing * seat // len(rounded) for seat, one in enumerate(rounded)
    )


def mean(weighted: Sequence[tuple[Worths, int]]) -> Worths:
    """The mean by weight."""
    total, seats = sum(weight for _, weight in weighted), len(weighted[0][0])
    return tuple(sum(weight * worths[seat] for worths, weight in weighted) // total for seat in range(seats))


def difference(one: Worths, other: Worths) -> Worths:
    return tuple(a - b for a, b in zip(one, other, strict=True))
