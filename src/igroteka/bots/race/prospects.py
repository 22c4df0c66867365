"""Which chair to contest: what it is worth, times the chance to get there first."""

from collections.abc import Sequence

from igroteka.bots.race.chairs import Worth
from igroteka.games.chazz.track import HALF, RING, chair_places

MARGIN = 600  # who is so much nearer is first, in a race: about 150 ms of attention (docs/race.md)
LIKELY, UNLIKELY = 75, 15  # how often, in a hundred, a rival goes for the chair that suits him best, or for another
NEARBY = 2_000  # at this distance a chair attracts a rival half as much
GLIDE = 5  # ticks in which a cat still moves on as it does now

Ways = dict[int, list[int]]
"""How far each cat that stands is from each chair."""


def apart(place: int, other: int) -> int:
    way = abs(place - other) % RING
    return min(way, RING - way)


def signed(place: int, to: int) -> int:
    """The shorter way, positive clockwise."""
    return (to - place + HALF - 1) % RING - HALF + 1


def ways_from(places: Sequence[int], standing: Sequence[int]) -> Ways:
    chairs = chair_places(len(places))
    return {seat: [apart(places[seat], chair) for chair in chairs] for seat in standing}


def soon(places: Sequence[int], speeds: Sequence[int]) -> list[int]:
    """Where the cats will be before they can change their ways."""
    return [(place + GLIDE * speed) % RING for place, speed in zip(places, speeds, strict=True)]


def favourite(worth: Sequence[int], ways: Sequence[int], free: Sequence[int]) -> int:
    """The chair that suits a rival best, as far as one can tell."""
    return max(free, key=lambda chair: worth[chair] * RING // (NEARBY + ways[chair]))


def prospects(worth: Worth, ways: Ways, seat: int, free: Sequence[int], margin: int = MARGIN) -> dict[int, int]:
    """For each free chair, its worth in hundredths of points, less what the rivals around make of it.

    `margin` is how much nearer a rival has to be to be sure of being first; in the calm mode 1.
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
