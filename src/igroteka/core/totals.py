"""Totals of a match that people quote to each other, such as tolls paid: declared by a game, and added up here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from igroteka.core.state import State

Keep = Literal["sum", "most", "least"]
KEEPS: tuple[Keep, ...] = get_args(Keep)


class Effect(NamedTuple):
    """An event: its pattern, and the texts in its holes."""

    pattern: str
    texts: Mapping[str, str]

    def number(self, hole: str) -> int:
        return int(self.texts[hole])

    def seat(self, hole: str) -> int:
        """The seat, counted from 0."""
        return int(self.texts[hole]) - 1


class Passage(NamedTuple):
    """A step of a match, with what it caused."""

    before: State
    step: int
    after: State
    effects: Sequence[Effect]
    tape: str | None = None
    """Of the race that ended with this step, if the record has it."""

    def told(self, pattern: str) -> list[Effect]:
        """The events of this pattern."""
        return [effect for effect in self.effects if effect.pattern == pattern]


Finder = Callable[[Passage], Iterable[tuple[int, int]]]
"""Finds what a step brought: seats with numbers."""


@dataclass(frozen=True)
class Counted:
    """Finds the events of a pattern: each counts as one or, with a hole, as the number in it."""

    pattern: str
    hole: str | None = None
    seat: str | None = "seat"
    """The hole with the seat for which they count; None for the seat whose turn it was."""

    def __call__(self, passage: Passage) -> Iterator[tuple[int, int]]:
        for effect in passage.told(self.pattern):
            seat: int | None = passage.before.view().turn if self.seat is None else effect.seat(self.seat)
            if seat is not None:
                yield seat, 1 if self.hole is None else effect.number(self.hole)


@dataclass(frozen=True)
class TotalForm:
    """A kind of total: a short noun in both languages, and what belongs to it."""

    en: str
    ru: str
    parts: Sequence[Finder]
    keeps: Keep = "sum"
    """Of all that a seat was brought: the sum, the most that one step brought, or the least, if it brought anything."""
    through: Sequence[str] = ()
    """Phases in which a step goes on with what the one before it began, so that both count as one."""

    def kept(self, brought: Iterable[int]) -> int:
        """What is kept of the numbers of a seat; 0 if there are none."""
        if self.keeps == "sum":
            return sum(brought)
        return (max if self.keeps == "most" else min)(filter(None, brought), default=0)


def added_up(forms: Sequence[TotalForm], passages: Iterable[Passage], seats: int) -> list[list[int]]:
    """For each kind of total, the number of each seat."""
    found = [list[list[int]]() for _ in forms]
    for passage in passages:
        for form, steps in zip(forms, found, strict=True):
            if not steps or passage.before.phase not in form.through:
                steps.append([0] * seats)
            for part in form.parts:
                for seat, number in part(passage):
                    steps[-1][seat] += number
    return [
        [form.kept(step[seat] for step in steps) for seat in range(seats)]
        for form, steps in zip(forms, found, strict=True)
    ]
