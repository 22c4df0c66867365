"""The portable random number generator: sfc32, on 32-bit words inside int64, so that a seed gives the same numbers
compiled, uncompiled and in any other language. Live tables use the operating system's generator instead.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, Protocol, TypeVar

import numpy as np

from igroteka.core.rule import entry, rule

MASK = 0xFFFFFFFF
WORDS = 4  # the generator's whole state: three words and a counter
WARM_UP = 15

Thing = TypeVar("Thing")


@rule
def word(dice: Any) -> Any:
    """The next 32 random bits."""
    a, b, c, counter = dice[0], dice[1], dice[2], dice[3]
    result = (a + b + counter) & MASK
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + ((c << 3) & MASK)) & MASK
    dice[2] = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
    dice[3] = (counter + 1) & MASK
    return result


@rule
def below(dice: Any, bound: Any) -> Any:
    """A uniform whole number from 0 to bound - 1, without bias (bound at most 2**31).

    Takes the high half of a product instead of a remainder, which avoids the division in almost every draw.
    """
    product = word(dice) * bound
    if product & MASK < bound:
        unfair = (MASK + 1 - bound) % bound
        while product & MASK < unfair:
            product = word(dice) * bound
    return product >> 32


@entry
def roll(dice: Any, bound: int) -> int:
    """`below`, callable from Python."""
    return below(dice, bound)


@entry
def plant(dice: Any, seed: int) -> None:
    """Seeds the generator. A seed has up to 63 bits."""
    dice[0] = 0
    dice[1] = seed & MASK
    dice[2] = seed >> 32
    dice[3] = 1
    for _ in range(WARM_UP):
        word(dice)


class Rng(Protocol):
    """A source of randomness: `random.SystemRandom()` at a live table, `igroteka.Dice(seed)` in experiments."""

    def randrange(self, stop: int, /) -> int: ...


def shuffled(things: Iterable[Thing], rng: Rng) -> list[Thing]:
    """The things in a random order, all orders equally likely."""
    left = list(things)
    return [left.pop(rng.randrange(len(left))) for _ in range(len(left))]


def drawn(outcomes: Sequence[tuple[int, int]], rng: Rng) -> int:
    """One of the outcomes, drawn by weight.

    Uses one random number, and a higher number never gives an earlier outcome.
    """
    sums = list(accumulate(weight for _, weight in outcomes))
    return outcomes[bisect_right(sums, rng.randrange(sums[-1]))][0]


class Dice:
    """The seeded generator for Python, with `randrange` as in the standard library's `random.Random`."""

    def __init__(self, seed: int) -> None:
        self.words = np.zeros(WORDS, np.int64)
        plant(self.words, seed & 0x7FFFFFFFFFFFFFFF)

    def randrange(self, bound: int) -> int:
        return int(roll(self.words, bound))
