"""A game's language as data for clients: its steps, events and phases as declared, and its rulebook."""

import re
from collections.abc import Mapping
from functools import partial

import msgspec

from igroteka.core.form import Form
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


class Phrasebook(msgspec.Struct, frozen=True):
    """The first phrase that matches the text of a step or an event gives its sentence."""

    phases: dict[str, Said]
    holes: dict[str, Blank]
    steps: list[Phrase]
    events: list[Phrase]


class ClauseSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    rule: Said
    refusal: Said | None = None
    """With holes for its parameters."""


class SectionSaid(msgspec.Struct, frozen=True):
    title: Said
    clauses: list[ClauseSaid]


def phrasebook(name: str) -> Phrasebook:
    language = game(name).language
    return Phrasebook(
        phases=both(language.phases),
        holes={hole: Blank(one.kind, one.fits, both(one.words)) for hole, one in language.holes.items()},
        steps=[phrase_of(form) for form in language.forms],
        events=[phrase_of(form) for form in reading_order(language.events)],
    )


def both(words: Mapping[str, Words]) -> dict[str, Said]:
    return {name: Said.of(one) for name, one in words.items()}


def phrase_of(form: Form) -> Phrase:
    return Phrase(form.pattern, *form.said)


def rulebook(name: str) -> list[SectionSaid]:
    known = game(name)
    return [
        SectionSaid(
            Said.of(section.title),
            [
                ClauseSaid(one.id, Said.of(readable(one.rule, known.options)), one.refusal and Said.of(one.refusal))
                for one in section.clauses
            ],
        )
        for section in known.sections
    ]


def readable(clause: Words, options: type[Options]) -> Words:
    """Replaces the code names of options in a clause (`turn: after`) by their descriptions."""
    return Words(*(CODE.sub(partial(named, options, lang), getattr(clause, lang)) for lang in LANGUAGES))


def named(options: type[Options], lang: Lang, found: re.Match[str]) -> str:
    option, value = described(options)[found[1]], found[2]
    said = option.name if value is None else phrase(option, value)
    return getattr(QUOTED, lang).format(getattr(said, lang))
