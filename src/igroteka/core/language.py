"""A game's language: its steps, events, phases and reasons, from which all numbers, texts and sentences derive."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

from igroteka.core.form import EventForm, Form, StepForm
from igroteka.core.hole import Hole
from igroteka.core.proofreading import refuse_mistakes
from igroteka.core.trace import Event
from igroteka.core.words import Words

MOST_EXAMPLES = 7
AnyForm = TypeVar("AnyForm", bound=Form)


@dataclass(frozen=True, slots=True)
class Step:
    """A parsed step: its form, and the values in its holes, counted from 0."""

    number: int
    text: str
    form: StepForm
    index: int
    """Its index among the steps of its form."""
    values: Mapping[str, int]

    @property
    def verb(self) -> str:
        return self.form.verb

    def __getitem__(self, hole: str) -> int:
        return self.values[hole]

    def get(self, hole: str) -> int | None:
        return self.values.get(hole)


class Language:
    """The steps, events and phases of a game, and the reasons for a choice. The constructor refuses inconsistent
    declarations.
    """

    def __init__(
        self,
        file: str,
        *,
        title: Words,
        phases: Mapping[IntEnum, Words],
        holes: Mapping[str, Hole],
        steps: Sequence[StepForm],
        events: Mapping[IntEnum, EventForm],
        reasons: Sequence[Form] = (),
    ) -> None:
        refuse_mistakes(file, title, phases, holes, steps, events, reasons)
        self.title, self.holes = title, holes
        self.phases = {phase.name.lower(): words for phase, words in sorted(phases.items())}
        """The question asked in each phase, in the order of the phase numbers."""
        self.forms = tuple(steps)
        self.events = tuple(form for _, form in sorted(events.items()))
        """Indexed by event number."""
        self.reasons = tuple(reasons)
        """What speaks for a choice, or against it."""
        self.steps = self._numbered()
        """The step table. A step number is an index into it."""
        self.texts = tuple(step.text for step in self.steps)
        self.numbers = {step.text: step.number for step in self.steps}
        self._expressions = expressions(reading_order(self.events), holes)
        self._reasons = expressions(self.reasons, holes)

    def _numbered(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        for form in self.forms:
            for index, values in enumerate(form.values(self.holes)):
                text = form.write(self.holes, values)
                steps.append(Step(len(steps), text, form, index, dict(zip(form.holes, values, strict=True))))
        return tuple(steps)

    def first(self, form: str) -> int:
        """The number of a form's first step. The form is given by its pattern, or by its verb if that is unique."""
        named = [step for step in self.steps if step.index == 0 and form in (step.form.pattern, step.verb)]
        exact = [step for step in named if step.form.pattern == form] or named
        if len(exact) != 1:
            raise KeyError(form)
        return exact[0].number

    @property
    def num_outcomes(self) -> int:
        """An upper bound: the outcomes of chance and races have step numbers below it."""
        return 1 + max((step.number for step in self.steps if step.form.by != ("seat",)), default=-1)

    @property
    def examples(self) -> tuple[str, ...]:
        """Example steps of different forms, for error messages."""
        return tuple(self.example(form) for form in self.forms[:: -(-len(self.forms) // MOST_EXAMPLES)])

    def example(self, form: StepForm) -> str:
        """The text of the form's middle step."""
        values = form.values(self.holes)
        return form.write(self.holes, values[len(values) // 2])

    def read(self, text: str) -> Step:
        """The step with this text."""
        return self.steps[self.numbers[text]]

    def step_words(self, text: str) -> Words:
        """The sentence for a step's text."""
        step = self.read(text)
        texts = {name: self.holes[name].write(value) for name, value in step.values.items()}
        return step.form.say(self.holes, texts)

    @lru_cache(maxsize=4096)  # noqa: B019 (languages live as long as the program)
    def event_text(self, event: Event) -> str:
        """The short text of an event."""
        happened, *numbers = event
        form = self.events[happened]
        values = numbers[: len(form.holes)] if form.values is None else form.values(*numbers)
        return form.write(self.holes, values)

    def event_words(self, text: str, names: Sequence[str]) -> Words:
        """The sentence for an event's text. The caller puts the acting player before it; other seats appear by name."""
        form, texts = self.read_event(text)
        return form.say(self.holes, texts, names)

    def read_event(self, text: str) -> tuple[EventForm, dict[str, str]]:
        """The form of an event's text, and the texts in its holes."""
        return read_form(text, self._expressions)

    def reason_words(self, text: str, names: Sequence[str]) -> Words:
        """The sentence for a reason's text. Other seats appear by name."""
        form, texts = read_form(text, self._reasons)
        return form.say(self.holes, texts, names)


def expressions(forms: Sequence[AnyForm], holes: Mapping[str, Hole]) -> list[tuple[AnyForm, re.Pattern[str]]]:
    """Each form with the expression that its texts match."""
    return [(form, re.compile(form.expression(holes))) for form in forms]


def read_form(text: str, forms: Sequence[tuple[AnyForm, re.Pattern[str]]]) -> tuple[AnyForm, dict[str, str]]:
    """The form of a text, and the texts in its holes."""
    for form, expression in forms:
        found = expression.fullmatch(text)
        if found is not None:
            return form, found.groupdict()
    raise ValueError(text)


def reading_order(forms: Sequence[EventForm]) -> list[EventForm]:
    """Forms with a repeated hole come first, because they are special cases of other forms."""
    return sorted(forms, key=lambda form: not form.has_twins)
