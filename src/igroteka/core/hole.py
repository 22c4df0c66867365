"""The holes of a game's patterns: which values fit, and how each is worded."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from igroteka.core.words import Words

Kind = Literal["text", "word", "number", "seat"]
"""A text is the same in every language, a word has a translation, a number selects a plural, a seat has a name."""

NUMBERS = r"\d+"
CELLS = r"[a-z]\d+"


@dataclass(frozen=True)
class Hole:
    """The values that fit a hole. Code uses their numbers, counted from 0; notation uses one text for each."""

    kind: Kind
    texts: tuple[str, ...]
    """The text of each value. Empty for a hole that takes any whole number."""
    fits: str
    """A regular expression that its texts match."""
    words: Mapping[str, Words] = field(default_factory=dict[str, Words])
    """The translations, for a hole of kind "word"."""

    @property
    def is_open(self) -> bool:
        """Whether any whole number fits. The value is then the number itself."""
        return self is NUMBER

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts)}

    @cached_property
    def write(self) -> Callable[[int], str]:
        """The text of a value."""
        return str if self.is_open else self.texts.__getitem__

    def read(self, text: str) -> int | None:
        """The value of a text, or None if the text does not fit."""
        return int(text) if self.is_open else self.numbers.get(text)


NUMBER = Hole("number", (), NUMBERS)
"""Any whole number. Only events use it: the holes of steps have a finite set of values."""


def cells(names: Iterable[str]) -> Hole:
    return Hole("text", tuple(names), CELLS)


def texts(values: Iterable[str]) -> Hole:
    """Values that are the same text in every language."""
    listed = tuple(values)
    return Hole("text", listed, alternatives(listed))


def words(said: Mapping[str, Words]) -> Hole:
    """Values with a translation."""
    return Hole("word", tuple(said), alternatives(said), said)


def counts(first: int, last: int) -> Hole:
    """The whole numbers from first to last, inclusive."""
    return Hole("number", tuple(map(str, range(first, last + 1))), NUMBERS)


def seats(most: int) -> Hole:
    """Seats. The sentence of a step gives the seat's number, that of an event the player's name."""
    return Hole("seat", tuple(map(str, range(1, most + 1))), NUMBERS)


def alternatives(values: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(values, key=len, reverse=True)))
