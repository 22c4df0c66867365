"""A form: one pattern of a game's steps or events, with the sentence that describes it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from itertools import product
from typing import Any, Literal, get_args

from igroteka.core.hole import Hole
from igroteka.core.words import Words, filled

By = Literal["seat", "chance", "race"]
ACTORS: tuple[By, ...] = get_args(By)

HOLE = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Form:
    """A pattern with named holes, such as `{seat} pays {n} to {owner}`, and its sentence, which may use those holes."""

    pattern: str
    en: str = ""
    ru: str = ""
    """Both are required. They default to nothing so that `proofreading` can name the form that lacks one."""

    @property
    def said(self) -> Words:
        return Words(self.en, self.ru)

    @cached_property
    def holes(self) -> tuple[str, ...]:
        """The names of the holes, each once, in the order of the pattern."""
        return tuple(dict.fromkeys(HOLE.findall(self.pattern)))

    @property
    def has_twins(self) -> bool:
        """Whether a hole appears twice, which requires the same text both times."""
        return len(self.holes) < len(HOLE.findall(self.pattern))

    @cached_property
    def verb(self) -> str:
        """The first words that every text of the form shares: `steal` in `steal {value} from {seat}`."""
        return re.split(r"\{\w+\}", re.sub(r"^(\{\w+\} ?)+", "", self.pattern))[0].strip()

    def expression(self, holes: Mapping[str, Hole]) -> str:
        """A regular expression that matches the form's texts. Patterns are plain words and need no escaping."""
        expression = self.pattern
        for name in self.holes:
            hole = f"{{{name}}}"
            expression = expression.replace(hole, f"(?P<{name}>{holes[name].fits})", 1).replace(hole, f"(?P={name})")
        return expression

    def write(self, holes: Mapping[str, Hole], values: Sequence[int]) -> str:
        """The text with these values in its holes."""
        return self.pattern.format_map(
            {name: holes[name].write(value) for name, value in zip(self.holes, values, strict=True)}
        )

    def say(self, holes: Mapping[str, Hole], texts: Mapping[str, str], names: Sequence[str] = ()) -> Words:
        """The sentence with its holes filled. Seats appear by name if names are given."""
        return filled(self.said, **{hole: meaning(holes[hole], text, names) for hole, text in texts.items()})


@dataclass(frozen=True)
class StepForm(Form):
    """A kind of step: the phases in which it can be taken, and who takes it."""

    phases: tuple[IntEnum, ...] = ()
    by: tuple[By, ...] = ("seat",)
    only: Sequence[Sequence[int]] | None = None
    """The valid combinations of values, in the order of the step numbers; None allows every combination."""

    def values(self, holes: Mapping[str, Hole]) -> list[tuple[int, ...]]:
        """The values of all steps of this form, in the order of their numbers."""
        if self.only is not None:
            return [tuple(values) for values in self.only]
        return list(product(*(range(len(holes[name].texts)) for name in self.holes)))


@dataclass(frozen=True)
class EventForm(Form):
    """A kind of event."""

    values: Callable[[int, int, int], Sequence[int]] | None = None
    """Maps the event's three numbers to the values of the holes; None if they are those values, in pattern order."""


def meaning(hole: Hole, text: str, names: Sequence[str]) -> Any:
    """The value to put into a sentence for the text of a hole."""
    if hole.kind == "word":
        return hole.words[text]
    if hole.kind == "seat" and names:
        return names[int(text) - 1]
    return int(text) if hole.kind == "number" else text
