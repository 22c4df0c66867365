"""Whether estimates are calibrated: of positions said to be worth so much, how much they turned out to be worth."""

import math
from collections.abc import Sequence
from typing import NamedTuple

BINS = 10


class Bin(NamedTuple):
    """Positions that were said to be worth about the same."""

    positions: int
    matches: int
    said: float
    """The mean of the estimates."""
    came: float
    """The mean of the results."""
    error: float
    """The standard error of their difference. Positions of one match have one result, so matches are counted."""

    @property
    def is_calibrated(self) -> bool:
        return abs(self.came - self.said) <= 2 * self.error


Estimates = Sequence[tuple[Sequence[float], float]]
"""For each match the estimates of one seat, and its result."""


def reliability(matches: Estimates) -> list[Bin]:
    return [found for number in range(BINS) if (found := one_bin(matches, number)) is not None]


def one_bin(matches: Estimates, number: int) -> Bin | None:
    """None, if fewer than two matches have such estimates: then nothing can be said."""
    kept = [([one for one in said if bin_of(one) == number], came) for said, came in matches]
    kept = [(said, came) for said, came in kept if said]
    if len(kept) < 2:
        return None
    positions = sum(len(said) for said, _ in kept)
    said = sum(sum(said) for said, _ in kept) / positions
    came = sum(len(said) * came for said, came in kept) / positions
    clusters = [sum(came_ - one - (came - said) for one in several) for several, came_ in kept]
    error = math.sqrt(len(kept) / (len(kept) - 1) * sum(one**2 for one in clusters)) / positions
    return Bin(positions, len(kept), said, came, error)


def bin_of(worth: float) -> int:
    return min(BINS - 1, int(worth * BINS))
