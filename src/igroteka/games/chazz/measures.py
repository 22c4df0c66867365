"""The constants of the race. Changing one requires a new VERSION, so that old tapes are recognized and still replay.

Lengths are in units of the track, speeds in units per tick, times in ticks. docs/race.md explains the values.
"""

from typing import NamedTuple

VERSION = 2
TICKS = 30  # per second


class Measures(NamedTuple):
    """The lengths, speeds and times of a race."""

    ring: int
    """The length of the track. Divisible by 3 to 8, so that chairs and cats are spaced exactly evenly."""
    reach: int
    """The distance at which a cat touches its chair."""
    least: int
    """CH-5: the slowest walking speed."""
    steady: int
    """The walking speed of a cat that nobody steers."""
    greatest: int
    """The fastest walking speed."""
    gain: int
    """The greatest change of a walking cat's speed in a tick."""
    run: int
    """The fastest running speed, after the call."""
    spring: int
    """The greatest change of a running cat's speed in a tick."""
    countdown: int
    """CH-26: the time before the signal."""
    earliest: int
    """CH-3: the earliest time of the call, after the signal."""
    latest: int
    """CH-3: the time of the automatic call, after the signal."""
    word: int
    """How long the leader speaks before running."""
    flinch: int
    """The penalty for asking for a chair before the call: how long the cat cannot run."""
    dawdle: int
    """How long after the call a cat runs by itself if its player has asked for nothing."""
    heard: int
    """How long after the call players may choose between chairs."""


MEASURES = Measures(
    ring=16_800,
    reach=200,
    least=20,
    steady=40,
    greatest=60,
    gain=4,
    run=180,
    spring=20,
    countdown=3 * TICKS,
    earliest=3 * TICKS,
    latest=20 * TICKS,
    word=6,
    flinch=12,
    dawdle=30,
    heard=5 * TICKS,
)

SETTLING = {1: 4, VERSION: 0}
"""By version: how long after the first touch a chair is decided. Up to that many ticks an arrival could be credited."""


def most_ticks(players: int, version: int = VERSION) -> int:
    """An upper bound on the length of a race, whatever the players do.

    Once wishes are no longer accepted, a cat keeps its target until that chair is decided. At worst, the cat has to
    stop from a full run in the wrong direction, run half the ring, and lose as many ticks again while accelerating.
    Then it touches the chair, which is decided; and at worst this happens for one chair after the other.
    """
    stop = -(-MEASURES.run // MEASURES.spring)
    half_ring = -(-MEASURES.ring // (2 * MEASURES.run))
    a_chair = 2 * stop + half_ring + SETTLING[version] + 1
    return MEASURES.countdown + MEASURES.latest + MEASURES.heard + (players - 1) * a_chair
