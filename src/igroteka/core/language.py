"""A game's language, declared once: its steps, events and phases. Numbers, texts and sentences all come from here."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from igroteka.core.form import EventForm, StepForm
from igroteka.core.hole import Hole
from igroteka.core.proofreading import refuse_mistakes
from igroteka.core.trace import Event
from igroteka.core.words import Words

MOST_EXAMPLES = 7


@dataclass(frozen=True, slots=True)
class Step:
    """A step, read: its form, and the values in the holes of it, counted from 0."""

    number: int
    text: str
    form: StepForm
    index: int
    """Which of the steps of its form it is, counted from 0."""
    values: Mapping[str, int]

    @property
    def verb(self) -> str:
        return self.form.verb

    def __getitem__(self, hole: str) -> int:
        return self.values[hole]

    def get(self, hole: str) -> int | None:
        return self.values.get(hole)


class Language:
    """What can be said in a game. A declaration that contradicts itself is refused when it is made."""

    def __init__(
        self,
        file: str,
        *,
        title: Words,
        phases: Mapping[IntEnum, Words],
        holes: Mapping[str, Hole],
        steps: Sequence[StepForm],
        events: Mapping[IntEnum, EventForm],
    ) -> None:
        refuse_mistakes(file, title, phases, holes, steps, events)
        self.title, self.holes = title, holes
        self.phases = {phase.name.lower(): words for phase, words in sorted(phases.items())}
        """What is asked in each phase, in the order of their numbers."""
        self.forms = tuple(steps)
        self.events = tuple(form for _, form in sorted(events.items()))
        """By the numbers of events."""
        self.steps = self._numbered()
        """The step table: a step is an index into it."""
        self.texts = tuple(step.text for step in self.steps)
        self.numbers = {step.text: step.number for step in self.steps}
        self._expressions = [(form, re.compile(form.expression(holes))) for form in reading_order(self.events)]

    def _numbered(self) -> tuple[Step, ...]:
        steps: list[Step] = []
        for form in self.forms:
            for index, values in enumerate(form.values(self.holes)):
                text = form.write(self.holes, values)
                steps.append(Step(len(steps), text, form, index, dict(zip(form.holes, values, strict=True))))
        return tuple(steps)

    def first(self, form: str) -> int:
        """The number of a form's first step. The form is named by its pattern, or by its verb if no other has it."""
        named = [step for step in self.steps if step.index == 0 and form in (step.form.pattern, step.verb)]
        exact = [step for step in named if step.form.pattern == form] or named
        if len(exact) != 1:
            raise KeyError(form)
        return exact[0].number

    @property
    def num_outcomes(self) -> int:
        """The outcomes of chance and races have lower numbers than this."""
        return 1 + max((step.number for step in self.steps if step.form.by != ("seat",)), default=-1)

    @property
    def examples(self) -> tuple[str, ...]:
        """Steps of different forms."""
        return tuple(self.example(form) for form in self.forms[:: -(-len(self.forms) // MOST_EXAMPLES)])

    def example(self, form: StepForm) -> str:
        """A text of the form, from the middle of its steps."""
        values = form.values(self.holes)
        return form.write(self.holes, values[len(values) // 2])

    def read(self, text: str) -> Step:
        """The step of this text."""
        return self.steps[self.numbers[text]]

    def step_words(self, text: str) -> Words:
        """A step's text in words."""
        step = self.read(text)
        texts = {name: self.holes[name].write(value) for name, value in step.values.items()}
        return step.form.say(self.holes, texts)

    @lru_cache(maxsize=4096)  # noqa: B019 (languages live as long as the program)
    def event_text(self, event: Event) -> str:
        """An event as its one short text."""
        happened, *numbers = event
        return self.events[happened].text(self.holes, numbers)

    def event_words(self, text: str, names: Sequence[str]) -> Words:
        """An event's text in words. Who does it is whoever's turn it is and goes before it; others have their names."""
        form, texts = self.read_event(text)
        return form.say(self.holes, texts, names)

    def read_event(self, text: str) -> tuple[EventForm, dict[str, str]]:
        """The form of an event's text, and what stands in the holes of it."""
        for form, expression in self._expressions:
            found = expression.fullmatch(text)
            if found is not None:
                return form, found.groupdict()
        raise ValueError(text)


def reading_order(forms: Sequence[EventForm]) -> list[EventForm]:
    """Forms in which a hole stands twice come first: they say something special about some texts of another form."""
    return sorted(forms, key=lambda form: not form.has_twins)
