"""Holes of a game's patterns: what may stand in one, and how it is said."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from igroteka.core.words import Words

Kind = Literal["text", "word", "number", "seat"]
"""A text stands for itself, a word has a translation, a number chooses the form of a noun, a seat has a name."""

NUMBERS = r"\d+"
CELLS = r"[a-z]\d+"


@dataclass(frozen=True)
class Hole:
    """The values that may stand in a hole. Each is a number inside, counted from 0, and one text outside."""

    kind: Kind
    texts: tuple[str, ...]
    """The text of each value. A hole for any whole number has none."""
    fits: str
    """What its texts look like, as a regular expression."""
    words: Mapping[str, Words] = field(default_factory=dict)
    """How the values of a word are said."""

    @property
    def is_open(self) -> bool:
        """Whether any whole number may stand here; its value is then the number itself."""
        return self is NUMBER

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts)}

    def write(self, number: int) -> str:
        return str(number) if self.is_open else self.texts[number]

    def read(self, text: str) -> int | None:
        """The value of a text, or None if it is not one of this hole's."""
        return int(text) if self.is_open else self.numbers.get(text)


NUMBER = Hole("number", (), NUMBERS)
"""Any whole number, in events. Steps have holes with a closed set of values only."""


def cells(names: Iterable[str]) -> Hole:
    return Hole("text", tuple(names), CELLS)


def texts(values: Iterable[str]) -> Hole:
    """Values that stand for themselves, in every language."""
    listed = tuple(values)
    return Hole("text", listed, alternatives(listed))


def words(said: Mapping[str, Words]) -> Hole:
    """Values with a translation."""
    return Hole("word", tuple(said), alternatives(said), said)


def counts(first: int, last: int) -> Hole:
    """The whole numbers from the first to the last."""
    return Hole("number", tuple(map(str, range(first, last + 1))), NUMBERS)


def seats(most: int) -> Hole:
    """In a step a seat is said by its number, in an event by the name of whoever sits there."""
    return Hole("seat", tuple(map(str, range(1, most + 1))), NUMBERS)


def alternatives(values: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(values, key=len, reverse=True)))
