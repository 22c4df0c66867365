"""The measures of the race, all in one place. Whoever changes one raises VERSION: old tapes are then known as such.

Lengths are in units of the track, speeds in units a tick, times in ticks. docs/race.md says why they are what they are.
"""

from typing import NamedTuple

VERSION = 1
TICKS = 30  # in a second


class Measures(NamedTuple):
    ring: int
    """The track's length. It can be divided by 3 to 8, so that chairs and cats stand exactly evenly."""
    reach: int
    """So near a cat touches its chair."""
    least: int
    """CH-5: no cat walks more slowly."""
    steady: int
    """The walk of a cat that nobody steers."""
    greatest: int
    """The fastest walk."""
    gain: int
    """By so much a walking cat's speed may change in a tick."""
    run: int
    """The fastest run, after the call."""
    spring: int
    """By so much a running cat's speed may change in a tick."""
    countdown: int
    """CH-26: before the signal."""
    earliest: int
    """CH-3: no call sooner after the signal."""
    latest: int
    """CH-3: the call comes by itself then."""
    word: int
    """The leader speaks before he runs."""
    flinch: int
    """Who asks for a chair before the call cannot run for so long."""
    dawdle: int
    """So long after the call a cat whose player has asked for nothing runs by itself."""
    heard: int
    """So long after the call players may choose between chairs."""
    credit: int
    """The most that an arrival is credited with: the whole ticks in 150 ms. A chair is decided so long after the
    first touch."""


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
    credit=150 * TICKS // 1000,
)


def most_ticks(players: int) -> int:
    """No race takes longer, whatever is pressed.

    Once nobody is heard any more, a cat keeps its chair in mind until the chair is decided. At worst the cat has to
    stop a full run in the wrong direction, then has half the ring before it, and loses as many ticks again in getting
    up to speed. Then the chair is touched, and decided; and so, at worst, one chair after the other.
    """
    stop = -(-MEASURES.run // MEASURES.spring)
    half_ring = -(-MEASURES.ring // (2 * MEASURES.run))
    a_chair = 2 * stop + half_ring + MEASURES.credit + 1
    return MEASURES.countdown + MEASURES.latest + MEASURES.heard + (players - 1) * a_chair
