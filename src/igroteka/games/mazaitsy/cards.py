"""The cards and the hare tokens of Мазайцы, as data.

The booklet gives no counts, and none have been published: both decks are a reconstruction that agrees with every
sentence of the rules (51 cards and Mazai; every type with the hare symbol has one card without it; enough tokens for
three rounds). To play with the true counts, change the numbers here.
"""

from enum import IntEnum
from typing import Literal, NamedTuple, get_args

import numpy as np


class Type(IntEnum):
    FISH = 0
    WATER = 1
    LOG = 2
    THICKET = 3
    WHIRLPOOL = 4
    SWAMP = 5
    FUNNEL = 6
    STRAIGHT = 7
    SIDE = 8


TYPES = len(Type)
KINDS = 2 * TYPES  # a card's kind is 2 × type, plus 1 if it has the hare symbol
MAZAI = KINDS  # as the card on top of the pile

VALUES = 4  # a hare token is worth 1, 2, 3 or 4 points; in code, values count from 0

KindName = Literal[
    "fish", "fish+", "water", "water+", "log", "log+", "thicket", "thicket+", "whirlpool", "whirlpool+",
    "swamp", "swamp+", "funnel", "funnel+", "straight", "straight+", "side", "side+",
]  # fmt: skip
KIND_NAMES: tuple[KindName, ...] = get_args(KindName)
TYPE_NAMES = KIND_NAMES[::2]


class Deck(NamedTuple):
    """The number of cards of each type and of those with the hare symbol, and the number of tokens of each value."""

    cards: dict[Type, tuple[int, int]]
    hares: tuple[int, int, int, int]


PLAIN = {
    Type.FISH: (8, 7),
    Type.WATER: (8, 7),
    Type.LOG: (6, 5),
    Type.THICKET: (5, 0),
    Type.WHIRLPOOL: (4, 0),
    Type.SWAMP: (4, 0),
    Type.FUNNEL: (4, 0),
}

DECKS = {
    "a": Deck(PLAIN | {Type.STRAIGHT: (6, 0), Type.SIDE: (6, 0)}, (12, 14, 10, 4)),
    "b": Deck(PLAIN | {Type.STRAIGHT: (6, 5), Type.SIDE: (6, 5)}, (14, 17, 12, 5)),
}


assert all(sum(deck.hares) < 64 for deck in DECKS.values()), "hares.py counts no more"  # noqa: S101


def copies(deck: Deck) -> np.ndarray:
    """The number of cards of each kind."""
    return np.array(
        [number for one in Type for number in (deck.cards[one][0] - deck.cards[one][1], deck.cards[one][1])]
    )


def twins(deck: Deck) -> int:
    """MZ-135: the types with the hare symbol on all cards but one, as a set."""
    return sum(1 << one for one in Type if deck.cards[one][1] > 0)
