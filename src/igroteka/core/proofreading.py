"""Checks a game's declared language. Each mistake raises an error that names the file and the form."""

import string
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from itertools import combinations, product
from typing import NamedTuple

from igroteka.core.compiled import ENDED
from igroteka.core.errors import IgrotekaError
from igroteka.core.form import ACTORS, HOLE, EventForm, Form, StepForm
from igroteka.core.hole import Hole
from igroteka.core.words import LANGUAGES, Lang, Words, filled


class BadLanguage(IgrotekaError):
    words = Words("{file}, '{form}': {mistake}.", "{file}, «{form}»: {mistake}.")


BAD_PATTERN = Words(
    "braces in a pattern hold the name of a hole and nothing else",
    "фигурные скобки в образце — только для имени пропуска",
)
NO_SUCH_HOLE = Words("no hole is called {hole}", "пропуск {hole} не объявлен")
NO_VALUES = Words("hole {hole} has no values", "у пропуска {hole} нет значений")
NO_PHASE = Words("it belongs to no declared phase", "не относится ни к одной объявленной фазе")
NO_END = Words("there is no phase of this name, and every game needs it", "такой фазы нет, а она есть в каждой игре")
NO_ACTOR = Words("by={got}, but the valid actors are {valid}", "by={got}, а бывает только {valid}")
NO_NUMBER = Words("number {number} is not declared", "номер {number} не объявлен")
NO_WORDS = Words("the {lang} words are missing", "нет слов на языке {lang}")
BRACES = Words(
    "the braces of the {lang} sentence do not match", "в предложении на языке {lang} не сходятся фигурные скобки"
)
STRANGE_HOLE = Words(
    "the {lang} sentence uses {hole}, but the pattern does not have it",
    "в предложении на языке {lang} есть {hole}, а в образце нет",
)
NOT_COUNTED = Words(
    "hole {hole} selects a plural, but its values are not numbers",
    "пропуск {hole} выбирает форму слова, а его значения — не числа",
)
NOUN_FORMS = Words(
    "the {lang} sentence has {got:plural form|plural forms} for {hole}, but needs {needed}",
    "в предложении на языке {lang} для {hole} есть {got:форма|формы|форм} слова, а нужно {needed}",
)
NO_CASE = Words(
    "the {lang} sentence has no words for {hole} {value}",
    "в предложении на языке {lang} нет слов для {hole} {value}",
)
NO_SUCH_VALUES = Words(
    "only has {values}, but its holes have no such values", "в only есть {values}, а у пропусков нет таких значений"
)
SAME_STEP = Words("two of its steps read '{text}'", "текст «{text}» — у двух шагов")
SAME_TEXT = Words("it reads '{text}', and so does '{other}'", "читает «{text}», и «{other}» тоже")

FORMS_OF_A_NOUN = {"en": 2, "ru": 3}


class Mistake(NamedTuple):
    form: str
    words: Words


def refuse_mistakes(
    file: str,
    title: Words,
    phases: Mapping[IntEnum, Words],
    holes: Mapping[str, Hole],
    steps: Sequence[StepForm],
    events: Mapping[IntEnum, EventForm],
    reasons: Sequence[Form] = (),
) -> None:
    """Raises BadLanguage for the first mistake. Mistakes that cause others are checked first."""
    for mistake in mistakes(title, phases, holes, steps, events, reasons):
        raise BadLanguage(file=file.replace(".", "/") + ".py", form=mistake.form, mistake=mistake.words)


def mistakes(
    title: Words,
    phases: Mapping[IntEnum, Words],
    holes: Mapping[str, Hole],
    steps: Sequence[StepForm],
    events: Mapping[IntEnum, EventForm],
    reasons: Sequence[Form],
) -> Iterator[Mistake]:
    for form, words in named(title, phases, holes):
        yield from missing(form, words)
    for numbered in (phases, events):
        yield from gaps(numbered)
    if ENDED not in [phase.name.lower() for phase in phases]:
        yield Mistake(ENDED, NO_END)
    for form in (*steps, *events.values(), *reasons):
        yield from missing(form.pattern, form.said)
        yield from in_pattern(form, holes, is_step=isinstance(form, StepForm))
        for lang in LANGUAGES:
            yield from in_sentence(form, holes, lang)
    for form in steps:
        yield from in_step(form, phases, holes)
    yield from same_steps(steps, holes)
    told = [form for form in events.values() if not form.has_twins]
    yield from clashes([*combinations(told, 2), *product(steps, told), *combinations(reasons, 2)], holes)


def named(title: Words, phases: Mapping[IntEnum, Words], holes: Mapping[str, Hole]) -> Iterator[tuple[str, Words]]:
    """The words that belong to no form, each with the name of what it describes."""
    yield "title", title
    for phase, words in phases.items():
        yield phase.name.lower(), words
    for name, hole in holes.items():
        for text, words in hole.words.items():
            yield f"{name} {text}", words


def missing(form: str, words: Words) -> Iterator[Mistake]:
    """Reports each language in which the words have no text."""
    for lang in LANGUAGES:
        text = getattr(words, lang, None)
        if not isinstance(text, str) or not text.strip():
            yield Mistake(form, filled(NO_WORDS, lang=lang))


def gaps(numbered: Mapping[IntEnum, object]) -> Iterator[Mistake]:
    """Reports phases or events that are not declared, or not numbered from 0 without gaps."""
    for kind in {type(one) for one in numbered}:
        for number, one in enumerate(kind):
            if one != number or one not in numbered:
                yield Mistake(one.name, filled(NO_NUMBER, number=number))


def in_pattern(form: Form, holes: Mapping[str, Hole], *, is_step: bool) -> Iterator[Mistake]:
    if set("{}") & set(HOLE.sub("", form.pattern)):
        yield Mistake(form.pattern, BAD_PATTERN)
    for name in form.holes:
        if name not in holes:
            yield Mistake(form.pattern, filled(NO_SUCH_HOLE, hole=name))
        elif not holes[name].texts and (is_step or not holes[name].is_open):
            yield Mistake(form.pattern, filled(NO_VALUES, hole=name))


def in_sentence(form: Form, holes: Mapping[str, Hole], lang: Lang) -> Iterator[Mistake]:
    """A sentence may use only the holes of its pattern, and needs words for each of their values."""
    used = holes_used(getattr(form.said, lang))
    if used is None:
        yield Mistake(form.pattern, filled(BRACES, lang=lang))
    for name, choice in used or ():
        if name not in form.holes:
            yield Mistake(form.pattern, filled(STRANGE_HOLE, lang=lang, hole=name))
        elif "|" in choice:
            got, needed = len(choice.split("|")), FORMS_OF_A_NOUN[lang]
            if holes[name].kind != "number":
                yield Mistake(form.pattern, filled(NOT_COUNTED, hole=name))
            elif got != needed:
                yield Mistake(form.pattern, filled(NOUN_FORMS, lang=lang, hole=name, got=got, needed=needed))
        elif "=" in choice:
            cases = {case.partition("=")[0] for case in choice.split(";")}
            for value in set(holes[name].texts) - cases:
                yield Mistake(form.pattern, filled(NO_CASE, lang=lang, hole=name, value=value))


def holes_used(sentence: str) -> list[tuple[str, str]] | None:
    """The holes of a sentence, each with its alternatives; None if the braces do not match."""
    try:
        parts = list(string.Formatter().parse(sentence))
    except ValueError:
        return None
    return [(name, choice or "") for _, name, choice, _ in parts if name is not None]


def in_step(form: StepForm, phases: Mapping[IntEnum, Words], holes: Mapping[str, Hole]) -> Iterator[Mistake]:
    """A step needs phases and actors. Each combination in `only` needs one valid value for each hole."""
    if not form.phases or not set(form.phases) <= set(phases):
        yield Mistake(form.pattern, NO_PHASE)
    if not form.by or not set(form.by) <= set(ACTORS):
        yield Mistake(form.pattern, filled(NO_ACTOR, got=repr(form.by), valid=ACTORS))
    sizes = [len(holes[name].texts) for name in form.holes]
    for values in form.only or ():
        if len(values) != len(sizes) or not all(0 <= value < size for value, size in zip(values, sizes, strict=True)):
            yield Mistake(form.pattern, filled(NO_SUCH_VALUES, values=repr(tuple(values))))


def same_steps(steps: Sequence[StepForm], holes: Mapping[str, Hole]) -> Iterator[Mistake]:
    """Reports two steps with the same text, of one form or of two."""
    forms: dict[str, StepForm] = {}
    for form in steps:
        for values in form.values(holes):
            text = form.write(holes, values)
            other = forms.get(text)
            if other is form:
                yield Mistake(form.pattern, filled(SAME_STEP, text=text))
            elif other is not None:
                yield Mistake(form.pattern, filled(SAME_TEXT, text=text, other=other.pattern))
            forms[text] = form


def clashes(pairs: Sequence[tuple[Form, Form]], holes: Mapping[str, Hole]) -> Iterator[Mistake]:
    """Reports pairs of forms that can produce the same text."""
    for one, other in pairs:
        words, others = one.pattern.split(), other.pattern.split()
        if len(words) == len(others):
            common = [shared(first, second, holes) for first, second in zip(words, others, strict=True)]
            if None not in common:
                text = " ".join(map(str, common))
                yield Mistake(other.pattern, filled(SAME_TEXT, text=text, other=one.pattern))


def shared(word: str, other: str, holes: Mapping[str, Hole]) -> str | None:
    """A text that fits both words of two patterns, if there is one."""
    first, second = texts_of(word, holes), texts_of(other, holes)
    if first is None or second is None:  # any number
        both = {text for text in (first or second or {"1"}) if text.isdecimal()}
    else:
        both = first & second
    return min(both, default=None)


def texts_of(word: str, holes: Mapping[str, Hole]) -> set[str] | None:
    """All texts that fit a word of a pattern; None if any number fits."""
    parts = [(part, name) for part, name, _, _ in string.Formatter().parse(word)]
    names = [name for _, name in parts if name is not None]
    if any(holes[name].is_open for name in names):
        return None
    found = product(*(holes[name].texts for name in names))
    return {word.format_map(dict(zip(names, texts, strict=True))) for texts in found}
