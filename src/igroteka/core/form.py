"""A form: one pattern of a game's steps or events, with the sentence that says it."""

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
    """A pattern with named holes, as `{seat} pays {n} to {owner}`, and its sentence, which may use the same holes."""

    pattern: str
    en: str = ""
    ru: str = ""
    """Neither is left out: the proofreader, who misses it, names the form."""

    @property
    def said(self) -> Words:
        return Words(self.en, self.ru)

    @cached_property
    def holes(self) -> tuple[str, ...]:
        """The names of its holes, each once, in the order of the pattern."""
        return tuple(dict.fromkeys(HOLE.findall(self.pattern)))

    @property
    def has_twins(self) -> bool:
        """Whether a hole stands in it twice, with the same text both times."""
        return len(self.holes) < len(HOLE.findall(self.pattern))

    @cached_property
    def verb(self) -> str:
        """The first words that stand in every text of the form: `steal` in `steal {value} from {seat}`."""
        return re.split(r"\{\w+\}", re.sub(r"^(\{\w+\} ?)+", "", self.pattern))[0].strip()

    def expression(self, holes: Mapping[str, Hole]) -> str:
        """A regular expression for its texts; patterns are plain words, which stand for themselves in one."""
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
        """The sentence. Seats are said by their names, if names are given."""
        return filled(self.said, **{hole: meaning(holes[hole], text, names) for hole, text in texts.items()})


@dataclass(frozen=True)
class StepForm(Form):
    """A kind of step: what is asked when it is taken, and who takes it."""

    phases: tuple[IntEnum, ...] = ()
    by: tuple[By, ...] = ("seat",)
    only: Sequence[Sequence[int]] | None = None
    """Which values go together, in the order of the step numbers; else every one goes with every other."""

    def values(self, holes: Mapping[str, Hole]) -> list[tuple[int, ...]]:
        """The values of all its steps, in the order of their numbers."""
        if self.only is not None:
            return [tuple(values) for values in self.only]
        return list(product(*(range(len(holes[name].texts)) for name in self.holes)))


@dataclass(frozen=True)
class EventForm(Form):
    """A kind of event."""

    values: Callable[[int, int, int], Sequence[int]] | None = None
    """How its three numbers are the values of its holes; else they are those values, in the order of the pattern."""

    def text(self, holes: Mapping[str, Hole], numbers: Sequence[int]) -> str:
        values = numbers[: len(self.holes)] if self.values is None else self.values(*numbers)
        return self.write(holes, values)


def meaning(hole: Hole, text: str, names: Sequence[str]) -> Any:
    """What a text stands for in a sentence."""
    if hole.kind == "word":
        return hole.words[text]
    if hole.kind == "seat" and names:
        return names[int(text) - 1]
    return int(text) if hole.kind == "number" else text
