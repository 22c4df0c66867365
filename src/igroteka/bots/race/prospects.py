"""Rates chairs to contest: their worth, times the chance to get there first."""

from collections.abc import Sequence

from igroteka.bots.race.chairs import Worth
from igroteka.games.chazz.track import HALF, RING, chair_places

MARGIN = 600  # a cat this much nearer is first in a race: about 150 ms of attention (docs/race.md)
LIKELY, UNLIKELY = 75, 15  # how often a rival goes for its best chair, or for another one, in percent
NEARBY = 2_000  # at this distance a chair attracts a rival half as much as nearby
GLIDE = 5  # ticks for which a cat keeps its speed

Ways = dict[int, list[int]]
"""The distance from each standing cat to each chair."""


def apart(place: int, other: int) -> int:
    way = abs(place - other) % RING
    return min(way, RING - way)


def signed(place: int, to: int) -> int:
    """Returns the shorter way, positive clockwise."""
    return (to - place + HALF - 1) % RING - HALF + 1


def ways_from(places: Sequence[int], standing: Sequence[int]) -> Ways:
    chairs = chair_places(len(places))
    return {seat: [apart(places[seat], chair) for chair in chairs] for seat in standing}


def soon(places: Sequence[int], speeds: Sequence[int]) -> list[int]:
    """Returns where the cats will be before they can change their speed."""
    return [(place + GLIDE * speed) % RING for place, speed in zip(places, speeds, strict=True)]


def favourite(worth: Sequence[int], ways: Sequence[int], free: Sequence[int]) -> int:
    """Returns the chair that a rival most likely wants."""
    return max(free, key=lambda chair: worth[chair] * RING // (NEARBY + ways[chair]))


def prospects(worth: Worth, ways: Ways, seat: int, free: Sequence[int], margin: int = MARGIN) -> dict[int, int]:
    """Returns the worth of each free chair in hundredths of points, reduced by the competition for it.

    `margin` is how much nearer a rival has to be to be certain of being first; in the calm mode 1.
    """
    own, rest = ways[seat], dict.fromkeys(free, 100)
    for rival, theirs in ways.items():
        if rival == seat:
            continue
        liked = favourite(worth[rival], theirs, free)
        for chair in free:
            nearer = own[chair] - theirs[chair]
            if nearer > -margin:
                first = min(margin + nearer, 2 * margin) * 50 // margin
                wants = LIKELY if chair == liked else UNLIKELY
                rest[chair] -= rest[chair] * wants * first // 10_000
    return {chair: worth[seat][chair] * rest[chair] for chair in free}
