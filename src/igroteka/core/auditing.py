"""Checks a game's declared totals."""

from collections.abc import Iterator
from typing import Any, TypeGuard, cast

from igroteka.core.form import EventForm
from igroteka.core.hole import Kind
from igroteka.core.language import Language
from igroteka.core.proofreading import missing
from igroteka.core.totals import KEEPS, Counted, TotalForm
from igroteka.core.words import Words, filled, quote

IN_TOTAL = Words("'{total}': {mistake}", "«{total}»: {mistake}")
NO_FORMS = Words("TOTALS should be a tuple of TotalForm", "TOTALS — это кортеж из TotalForm")
TWICE = Words("two totals are called so", "так названы два итога")
NO_PARTS = Words("its parts should be a tuple of Counted or functions", "parts — это кортеж из Counted или функций")
NO_EVENT = Words("{got} is not the pattern of an event", "{got} — не образец события")
NO_SEAT = Words("{got} is not a hole for a seat in '{pattern}'", "{got} — не пропуск для места в «{pattern}»")
NO_NUMBER = Words("{got} is not a hole for a number in '{pattern}'", "{got} — не пропуск для числа в «{pattern}»")
NO_KEEP = Words("it keeps {got}, but what can be kept is {valid}", "keeps — {got}, а бывает только {valid}")
NO_PHASE = Words("{got} is not a phase", "{got} — не фаза")


def audit(totals: Any, language: Language) -> Iterator[Words]:
    """What is wrong with these totals."""
    if not is_tuple_of_forms(totals):
        yield NO_FORMS
        return
    said: set[str] = set()
    for form in totals:
        for mistake in in_total(form, language):
            yield filled(IN_TOTAL, total=form.en or form.ru, mistake=mistake)
        if said & {form.en, form.ru}:
            yield filled(IN_TOTAL, total=form.en, mistake=TWICE)
        said |= {form.en, form.ru}


def is_tuple_of_forms(given: Any) -> TypeGuard[tuple[TotalForm, ...]]:
    return isinstance(given, tuple) and set(map(type, cast("tuple[object, ...]", given))) <= {TotalForm}


def in_total(form: TotalForm, language: Language) -> Iterator[Words]:
    for mistake in missing(form.en, Words(form.en, form.ru)):
        yield mistake.words
    if form.keeps not in KEEPS:
        yield filled(NO_KEEP, got=quote(form.keeps), valid=KEEPS)
    for phase in form.through:
        if phase not in language.phases:
            yield filled(NO_PHASE, got=quote(phase))
    if not (form.parts and isinstance(form.parts, tuple) and all(map(callable, form.parts))):
        yield NO_PARTS
        return
    for part in form.parts:
        if isinstance(part, Counted):
            yield from in_counted(part, language)


def in_counted(part: Counted, language: Language) -> Iterator[Words]:
    form = next((form for form in language.events if form.pattern == part.pattern), None)
    if form is None:
        yield filled(NO_EVENT, got=quote(part.pattern))
        return
    if part.seat is not None and not has_hole(form, part.seat, "seat", language):
        yield filled(NO_SEAT, got=quote(part.seat), pattern=form.pattern)
    if part.hole is not None and not has_hole(form, part.hole, "number", language):
        yield filled(NO_NUMBER, got=quote(part.hole), pattern=form.pattern)


def has_hole(form: EventForm, name: str, kind: Kind, language: Language) -> bool:
    return name in form.holes and language.holes[name].kind == kind
