"""How long a cat takes from the call to the start: as with people, seldom much less than usual, at times much more."""

import math
from functools import cache
from statistics import NormalDist

from igroteka.bots.race.characters import Character
from igroteka.core.dice import Rng
from igroteka.games.chazz.measures import TICKS

LEAST = 150  # milliseconds; nobody reacts sooner to a word
FEWEST = -(-LEAST * TICKS // 1000)
QUANTILES = 1000
DAYDREAM = 24  # the most ticks that a distracted cat loses


@cache
def reactions(mean: int, spread: int) -> tuple[int, ...]:
    """The reaction times that are equally likely, in ticks, ascending: a log-normal above the least one.

    It has the given mean and standard deviation, in milliseconds.
    """
    above = mean - LEAST
    variance = math.log(1 + (spread / above) ** 2)
    usual, width = math.log(above) - variance / 2, math.sqrt(variance)
    normal = NormalDist(usual, width)
    times = [LEAST + math.exp(normal.inv_cdf((index + 0.5) / QUANTILES)) for index in range(QUANTILES)]
    return tuple(max(FEWEST, round(time * TICKS / 1000)) for time in times)


def reaction(character: Character, rng: Rng) -> int:
    """So many ticks pass this time."""
    ticks = reactions(character.mean, character.spread)[rng.randrange(QUANTILES)]
    if rng.randrange(100) < character.distracted:
        ticks += rng.randrange(DAYDREAM) + 1
    return ticks
