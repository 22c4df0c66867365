"""The wishes of a player for their cat: a fixed set of small numbers, each with one text."""

from enum import IntEnum

import numpy as np

from igroteka.core.errors import IgrotekaError
from igroteka.core.words import Words, quote
from igroteka.games.chazz.measures import MEASURES
from igroteka.games.chazz.track import MOST_CHAIRS


class RaceWish(IntEnum):
    KEEP = 0
    COUNTER_FAST = 1
    COUNTER_STEADY = 2
    COUNTER_SLOW = 3
    CLOCKWISE_SLOW = 4
    CLOCKWISE_STEADY = 5
    CLOCKWISE_FAST = 6
    NEAREST = 7
    CHAIR = 8  # the first chair; the others follow


PACES = np.array(
    [
        0,
        -MEASURES.greatest,
        -MEASURES.steady,
        -MEASURES.least,
        MEASURES.least,
        MEASURES.steady,
        MEASURES.greatest,
    ],
    np.int64,
)
"""[wish]: the speed of each wish up to CLOCKWISE_FAST, positive clockwise."""

TEXTS = (
    "",  # nothing new
    "counter fast",
    "counter steady",
    "counter slow",
    "clockwise slow",
    "clockwise steady",
    "clockwise fast",
    "nearest",
    *(f"chair {chair}" for chair in range(1, MOST_CHAIRS + 1)),
)
CODES = {text: code for code, text in enumerate(TEXTS)}


class UnknownWish(IgrotekaError):
    words = Words(
        en="{got} cannot be asked of a cat; one asks for: {valid}.",
        ru="{got} кот не поймёт; можно просить: {valid}.",
    )


def texts(players: int) -> tuple[str, ...]:
    """The texts of the wishes at a table with this many seats, indexed by number."""
    return TEXTS[: RaceWish.CHAIR + players - 1]


def parse(text: object, players: int) -> int:
    """The number of the wish with this text."""
    valid = texts(players)[1:]
    if not isinstance(text, str) or text not in valid:
        raise UnknownWish(got=quote(text), valid=list(valid))
    return CODES[text]
