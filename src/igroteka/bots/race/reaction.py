"""Reaction times of cats, from the call to the start: like people's, seldom very short, at times very long."""

import math
from functools import cache
from statistics import NormalDist

from igroteka.bots.race.characters import Character
from igroteka.core.dice import Rng
from igroteka.games.chazz.measures import TICKS

LEAST = 150  # milliseconds; nobody reacts faster to a word
FEWEST = -(-LEAST * TICKS // 1000)
QUANTILES = 1000
DAYDREAM = 24  # most ticks that a distracted cat loses


@cache
def times(mean: int, spread: int) -> tuple[float, ...]:
    """Returns equally likely reaction times, ascending: a log-normal distribution above the least one.

    It has the given mean and standard deviation. All are in milliseconds.
    """
    above = mean - LEAST
    variance = math.log(1 + (spread / above) ** 2)
    usual, width = math.log(above) - variance / 2, math.sqrt(variance)
    normal = NormalDist(usual, width)
    return tuple(LEAST + math.exp(normal.inv_cdf((index + 0.5) / QUANTILES)) for index in range(QUANTILES))


@cache
def reactions(mean: int, spread: int) -> tuple[int, ...]:
    """Returns the same in ticks."""
    return tuple(max(FEWEST, round(time * TICKS / 1000)) for time in times(mean, spread))


def reaction(character: Character, rng: Rng) -> int:
    """Draws a reaction time in ticks."""
    ticks = reactions(character.mean, character.spread)[rng.randrange(QUANTILES)]
    if rng.randrange(100) < character.distracted:
        ticks += rng.randrange(DAYDREAM) + 1
    return ticks
