"""The review of a match, as data."""

from collections.abc import Sequence

import msgspec

from igroteka.reviews.judgement import Judgement
from igroteka.reviews.ledger import Account
from igroteka.reviews.totals import Total
from igroteka.reviews.worth import Worths

VERSION = 1
"""Of reviews. One of another version is made again: estimates may have changed, or what is told of them."""
WORST = 3
"""Decisions that are shown as the most expensive."""


class Review(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a match. Worths are in millionths, one for each seat."""

    game: str
    is_over: bool
    """Whether the match was played to its end. If not, the result is what its last position is worth."""
    judgements: list[Judgement]
    result: Worths
    accounts: list[Account]
    """The ledger, one account for each seat."""
    worst: list[int]
    """Which judgements are about the decisions that cost most, the most expensive first."""
    totals: list[Total] = []


def worst(judged: Sequence[Judgement]) -> list[int]:
    """Only decisions that clearly fell short."""
    clear = [number for number, one in enumerate(judged) if one.is_clear]
    return sorted(clear, key=lambda number: judged[number].effect[judged[number].actor])[:WORST]
