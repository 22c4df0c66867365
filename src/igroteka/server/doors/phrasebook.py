"""A game's language as data for clients: its steps, events and phases as declared, and its rulebook."""

import re
from collections.abc import Mapping
from functools import partial

import msgspec

from igroteka.core.clause import Clause
from igroteka.core.form import By, Form, StepForm
from igroteka.core.hole import Kind
from igroteka.core.language import reading_order
from igroteka.core.options import Options, described, phrase
from igroteka.core.words import LANGUAGES, Lang, Words
from igroteka.games import game
from igroteka.server.doors.catalogue import Said

CODE = re.compile(r"`(\w+)(?:: (\w+))?`")
QUOTED = Words("“{}”", "«{}»")


class Blank(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a hole of a pattern accepts, and how it is read: as it is, in words, as a number, or as somebody's name."""

    kind: Kind
    fits: str
    """A regular expression for its texts."""
    words: dict[str, Said] = {}


class Phrase(msgspec.Struct, frozen=True):
    pattern: str
    """`{seat} pays {n} to {owner}`. A hole that occurs twice has the same text both times."""
    en: str
    ru: str


class StepPhrase(Phrase, frozen=True, omit_defaults=True):
    by: tuple[By, ...] = ("seat",)
    """Who takes such steps."""


class Phrasebook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first phrase that matches the text of a step, an event or a reason gives its sentence."""

    phases: dict[str, Said]
    holes: dict[str, Blank]
    steps: list[StepPhrase]
    events: list[Phrase]
    reasons: list[Phrase] = []
    """What speaks for a choice, or against it."""


class FirstSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is explained to a newcomer when it happens for the first time: an event, or a phase in which they decide."""

    said: Said
    clause: str
    event: str | None = None
    """The pattern of the event."""
    phase: str | None = None


class ClauseSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    rule: Said
    refusal: Said | None = None
    """With holes for its parameters."""


class LegendSaid(msgspec.Struct, frozen=True):
    drawing: str
    """The name of a drawing of the client's."""
    name: Said
    text: Said


class ChapterSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    title: Said
    clauses: list[ClauseSaid]
    picture: str | None = None
    """The name of a picture of the client's."""
    caption: Said | None = None
    legend: list[LegendSaid] = []


class RulesSaid(msgspec.Struct, frozen=True):
    """The rules in the order in which people read them."""

    short: list[Said]
    chapters: list[ChapterSaid]
    scenes: list[Said]
    """The captions of an example, a whole turn. Its pictures are drawn from the positions, in the same order."""
    advice: list[Said]


def phrasebook(name: str) -> Phrasebook:
    language = game(name).language
    return Phrasebook(
        phases=both(language.phases),
        holes={hole: Blank(one.kind, one.fits, both(one.words)) for hole, one in language.holes.items()},
        steps=[step_phrase_of(form) for form in language.forms],
        events=[phrase_of(form) for form in reading_order(language.events)],
        reasons=[phrase_of(form) for form in language.reasons],
    )


def firsts(name: str) -> list[FirstSaid]:
    return [FirstSaid(Said.of(one.said), one.clause, one.event, one.phase) for one in game(name).firsts]


def both(words: Mapping[str, Words]) -> dict[str, Said]:
    return {name: Said.of(one) for name, one in words.items()}


def phrase_of(form: Form) -> Phrase:
    return Phrase(form.pattern, *form.said)


def step_phrase_of(form: StepForm) -> StepPhrase:
    return StepPhrase(form.pattern, *form.said, form.by)


def rulebook(name: str) -> RulesSaid:
    known, reading = game(name), game(name).reading
    return RulesSaid(
        [*map(Said.of, reading.short)],
        [
            ChapterSaid(
                Said.of(one.title),
                [clause_said(known.clauses[clause], known.options) for clause in one.clauses],
                one.picture,
                one.caption and Said.of(one.caption),
                [LegendSaid(entry.drawing, Said.of(entry.name), Said.of(entry.text)) for entry in one.legend],
            )
            for one in reading.chapters
        ],
        [Said.of(scene.caption) for scene in reading.turn.scenes] if reading.turn else [],
        [*map(Said.of, reading.advice)],
    )


def clause_said(clause: Clause, options: type[Options]) -> ClauseSaid:
    return ClauseSaid(clause.id, Said.of(readable(clause.rule, options)), clause.refusal and Said.of(clause.refusal))


def readable(clause: Words, options: type[Options]) -> Words:
    """Replaces the code names of options in a clause (`turn: after`) by their descriptions."""
    return Words(*(CODE.sub(partial(named, options, lang), getattr(clause, lang)) for lang in LANGUAGES))


def named(options: type[Options], lang: Lang, found: re.Match[str]) -> str:
    option, value = described(options)[found[1]], found[2]
    said = option.name if value is None else phrase(option, value)
    return getattr(QUOTED, lang).format(getattr(said, lang))
