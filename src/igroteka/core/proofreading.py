"""Mistakes in a game's declared language, each refused with a sentence that names the file and the form."""

import string
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import combinations, product
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.core.form import EventForm, Form, StepForm
from igroteka.core.hole import Hole
from igroteka.core.words import LANGUAGES, Lang, Words, filled


class BadLanguage(IgrotekaError):
    words = Words("{file}, '{form}': {mistake}.", "{file}, «{form}»: {mistake}.")


NO_SUCH_HOLE = Words("no hole is called {hole}", "пропуск {hole} не объявлен")
NO_VALUES = Words("hole {hole} has no values", "у пропуска {hole} нет значений")
NO_PHASE = Words("it belongs to no phase that is declared", "не относится ни к одной объявленной фазе")
NO_NUMBER = Words("number {number} is not declared", "номер {number} не объявлен")
NO_WORDS = Words("the {lang} words are missing", "нет слов на языке {lang}")
STRANGE_HOLE = Words(
    "the {lang} sentence uses {hole}, and the pattern does not have it",
    "в предложении на языке {lang} есть {hole}, а в образце нет",
)
NOT_COUNTED = Words(
    "hole {hole} chooses the form of a noun, and its values are not numbers",
    "пропуск {hole} выбирает форму слова, а его значения — не числа",
)
NO_CASE = Words(
    "the {lang} sentence has no words for {hole} {value}",
    "в предложении на языке {lang} нет слов для {hole} {value}",
)
SAME_TEXT = Words("it reads '{text}', and so does '{other}'", "читает «{text}», и «{other}» тоже")


class Mistake(NamedTuple):
    form: str
    words: Words


def refuse_mistakes(
    file: str,
    phases: Mapping[IntEnum, Words],
    holes: Mapping[str, Hole],
    steps: Sequence[StepForm],
    events: Mapping[IntEnum, EventForm],
) -> None:
    """The first mistake is named; those that others would follow from come first."""
    for mistake in mistakes(phases, holes, steps, events):
        raise BadLanguage(file=file.replace(".", "/") + ".py", form=mistake.form, mistake=mistake.words)


def mistakes(
    phases: Mapping[IntEnum, Words],
    holes: Mapping[str, Hole],
    steps: Sequence[StepForm],
    events: Mapping[IntEnum, EventForm],
) -> Iterator[Mistake]:
    for phase, words in phases.items():
        yield from missing(phase.name.lower(), words)
    for numbered in (phases, events):
        yield from gaps(numbered)
    for form in (*steps, *events.values()):
        yield from missing(form.pattern, form.said)
        yield from in_pattern(form, holes, is_step=isinstance(form, StepForm))
        for lang in LANGUAGES:
            yield from in_sentence(form, holes, lang)
    for form in steps:
        if not form.phases or not set(form.phases) <= set(phases):
            yield Mistake(form.pattern, NO_PHASE)
    yield from clashes(steps, holes)
    yield from clashes([form for form in events.values() if not form.has_twins], holes)


def missing(form: str, words: Words) -> Iterator[Mistake]:
    for lang in LANGUAGES:
        if not getattr(words, lang).strip():
            yield Mistake(form, filled(NO_WORDS, lang=lang))


def gaps(numbered: Mapping[IntEnum, object]) -> Iterator[Mistake]:
    """Phases and events are numbered from 0 without gaps, and each of them is declared."""
    for kind in {type(one) for one in numbered}:
        for number, one in enumerate(kind):
            if one != number or one not in numbered:
                yield Mistake(one.name, filled(NO_NUMBER, number=number))


def in_pattern(form: Form, holes: Mapping[str, Hole], *, is_step: bool) -> Iterator[Mistake]:
    for name in form.holes:
        if name not in holes:
            yield Mistake(form.pattern, filled(NO_SUCH_HOLE, hole=name))
        elif not holes[name].texts and (is_step or not holes[name].is_open):
            yield Mistake(form.pattern, filled(NO_VALUES, hole=name))


def in_sentence(form: Form, holes: Mapping[str, Hole], lang: Lang) -> Iterator[Mistake]:
    """A sentence uses the holes of its pattern only, and has words for each of their values."""
    for _, name, choice, _ in string.Formatter().parse(getattr(form.said, lang)):
        if name is None:
            continue
        if name not in form.holes:
            yield Mistake(form.pattern, filled(STRANGE_HOLE, lang=lang, hole=name))
        elif choice and "|" in choice and holes[name].kind != "number":
            yield Mistake(form.pattern, filled(NOT_COUNTED, hole=name))
        elif choice and "=" in choice:
            cases = {case.partition("=")[0] for case in choice.split(";")}
            for value in set(holes[name].texts) - cases:
                yield Mistake(form.pattern, filled(NO_CASE, lang=lang, hole=name, value=value))


def clashes(forms: Sequence[Form], holes: Mapping[str, Hole]) -> Iterator[Mistake]:
    """Two forms that read the same text."""
    for one, other in combinations(forms, 2):
        words, others = one.pattern.split(), other.pattern.split()
        if len(words) == len(others):
            common = [shared(first, second, holes) for first, second in zip(words, others, strict=True)]
            if None not in common:
                text = " ".join(map(str, common))
                yield Mistake(other.pattern, filled(SAME_TEXT, text=text, other=one.pattern))


def shared(word: str, other: str, holes: Mapping[str, Hole]) -> str | None:
    """A text that may stand for either word of two patterns, if there is one."""
    first, second = texts_of(word, holes), texts_of(other, holes)
    if first is None or second is None:  # any number
        both = {text for text in (first or second or {"1"}) if text.isdecimal()}
    else:
        both = first & second
    return min(both, default=None)


def texts_of(word: str, holes: Mapping[str, Hole]) -> set[str] | None:
    """All texts that may stand for a word of a pattern; None if any number may."""
    parts = [(part, name) for part, name, _, _ in string.Formatter().parse(word)]
    names = [name for _, name in parts if name is not None]
    if any(holes[name].is_open for name in names):
        return None
    found = product(*(holes[name].texts for name in names))
    return {word.format_map(dict(zip(names, texts, strict=True))) for texts in found}
