"""Assembles a game from the files of its folder. Errors name the file and the piece that is missing or inconsistent."""

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import Any, get_args, get_type_hints

import msgspec

from igroteka.core import rulebook
from igroteka.core.auditing import audit
from igroteka.core.clause import Bar, Section
from igroteka.core.drawing.art import art
from igroteka.core.drawing.cover import COVER, FILE
from igroteka.core.errors import IgrotekaError
from igroteka.core.fields import layout
from igroteka.core.firsts import read_firsts
from igroteka.core.game import Game
from igroteka.core.lessons import read_lessons
from igroteka.core.options import Options
from igroteka.core.reading import reading_of
from igroteka.core.sections import FILE as CLAUSES
from igroteka.core.sections import read_sections
from igroteka.core.view import View
from igroteka.core.words import Words, filled

NEEDED = {
    "language": ("language", "LANGUAGE"),
    "fields": ("rules", "Fields"),
    "most_choices": ("rules", "MOST_CHOICES"),
    "set_up": ("rules", "set_up"),
    "bars": ("why", "BARS"),
    "view": ("view", "view"),
}
"""What every game must have, as field of Game: (file, name in the file). Files precede those that import them."""
OPTIONAL = {
    "own": ("view", "own"),
    "draw": ("drawing", "draw"),
    "pairs": ("rules", "PAIRS"),
    "longest": ("length", "longest"),
    "reasons": ("reasons", "reasons"),
    "totals": ("totals", "TOTALS"),
}
"""What a game may have as well."""
OPTIONS = ("options", "class …(Options)")
FIRST_FIELDS = ("actor", "phase", "players")
"""The first fields of every state, in this order."""
STANDING = ("score", "place")
"""What every view shows for each seat."""

MISSING = Words("{piece} is missing; every game has it", "нет {piece}, а это есть в каждой игре")
FIELDS = Words("Fields should begin with {valid}", "Fields должны начинаться с {valid}")
NO_VIEW = Words(
    "view should name its View as the return type",
    "у функции view после -> должен стоять View, который она возвращает",
)
TAG = Words(
    "{view} should have the tag '{name}', which is the game's name", "у {view} должен быть tag «{name}» — имя игры"
)
SEATS = Words(
    "{view} should have the field seats, a list whose items have score and place",
    "у {view} должно быть поле seats — список, где у каждого есть score и place",
)
NO_CLAUSE = Words(
    "a bar names {clause}, but clauses.toml does not have it", "Bar называет пункт {clause}, а в clauses.toml его нет"
)
NO_REFUSAL = Words("a bar names {clause}, but it has no refusal", "Bar называет пункт {clause}, а отказа у него нет")
NO_BAR = Words(
    "{clause} has a refusal, but no bar names it", "ни один Bar не называет пункт {clause}, а отказ у него есть"
)


class BadFolder(IgrotekaError):
    words = Words("{file}: {mistake}.", "{file}: {mistake}.")


def game_of(package: str, **facts: Any) -> Game:
    """The game of this package. Fields passed here, such as `version`, are not looked up in the folder."""
    if "version" not in facts:
        raise bad(package, "__init__.py", MISSING, piece="version")
    pieces = {fact: piece for fact, piece in NEEDED.items() if fact not in facts}
    check_files(package, [*pieces.values(), OPTIONS])
    found = {fact: needed(package, *piece) for fact, piece in pieces.items()}
    more = {fact: optional(package, *piece) for fact, piece in OPTIONAL.items() if fact not in facts}
    facts |= found | {fact: piece for fact, piece in more.items() if piece is not None}
    facts |= {"name": package.rpartition(".")[2], "sections": read_sections(package)}
    facts["reading"] = reading_of(package, facts["sections"])
    for file, mistake in mistakes(facts):
        raise refused(package, file, mistake)
    options, language, sections = options_of(package), facts["language"], facts["sections"]
    facts["lessons"] = read_lessons(package, language, options, sections)
    facts["firsts"] = read_firsts(package, language, sections)
    return Game(options=options, cover=cover_of(package), **facts)


def bad(package: str, file: str, mistake: Words, **parameters: Any) -> BadFolder:
    return refused(package, file, filled(mistake, **parameters))


def refused(package: str, file: str, mistake: Words) -> BadFolder:
    return BadFolder(file=f"{package.replace('.', '/')}/{file}", mistake=mistake)


def module(package: str, file: str) -> ModuleType | None:
    name = f"{package}.{file}"
    return import_module(name) if find_spec(name) else None


def check_files(package: str, pieces: Iterable[tuple[str, str]]) -> None:
    """Refuses a folder in which a file is missing, before any file imports another."""
    for file, piece in pieces:
        if find_spec(f"{package}.{file}") is None:
            raise bad(package, f"{file}.py", MISSING, piece=piece)


def optional(package: str, file: str, piece: str) -> Any:
    return getattr(module(package, file), piece, None)


def needed(package: str, file: str, piece: str) -> Any:
    found = optional(package, file, piece)
    if found is None:
        raise bad(package, f"{file}.py", MISSING, piece=piece)
    return found


def cover_of(package: str) -> str:
    """The game's own cover if its drawings have one, else the default."""
    if module(package, "drawing") is None:
        return COVER
    file = files(f"{package}.drawing").joinpath(FILE)
    return art(f"{package}.drawing").placed(file.read_text("utf-8")) if file.is_file() else COVER


def options_of(package: str) -> type[Options]:
    """The Options class that the game's file declares."""
    file, piece = OPTIONS
    for one in vars(module(package, file)).values():
        if isinstance(one, type) and issubclass(one, Options) and one is not Options:
            return one
    raise bad(package, f"{file}.py", MISSING, piece=piece)


def mistakes(facts: Mapping[str, Any]) -> Iterator[tuple[str, Words]]:
    """What is inconsistent, each with the file to fix."""
    for mistake in in_rules(facts["fields"]):
        yield "rules.py", mistake
    for mistake in in_view(facts["name"], get_type_hints(facts["view"]).get("return")):
        yield "view.py", mistake
    yield from in_bars(facts["bars"], facts["sections"])
    for mistake in audit(facts.get("totals", ()), facts["language"]):
        yield "totals.py", mistake


def in_rules(fields: Any) -> Iterator[Words]:
    if getattr(fields, "_fields", ())[: len(FIRST_FIELDS)] != FIRST_FIELDS:
        yield filled(FIELDS, valid=FIRST_FIELDS)
        return
    unanswered = rulebook.unanswered(layout(fields))
    if unanswered:
        yield filled(MISSING, piece=f"rulebook.bind({', '.join(['STATE', *unanswered])})")


def in_view(game: str, kind: Any) -> Iterator[Words]:
    if not (isinstance(kind, type) and issubclass(kind, View)):
        yield NO_VIEW
        return
    if kind.__struct_config__.tag != game:
        yield filled(TAG, view=kind.__name__, name=game)
    told = {field.name: field.type for field in msgspec.structs.fields(kind)}
    each = next(iter(get_args(told.get("seats"))), None)
    if not set(STANDING) <= set(getattr(each, "__struct_fields__", ())):
        yield filled(SEATS, view=kind.__name__)


def in_bars(bars: Iterable[Bar], sections: Iterable[Section]) -> Iterator[tuple[str, Words]]:
    """Every bar needs a clause with a refusal, and every refusal needs a bar."""
    refusals = {clause.id: clause.refusal for section in sections for clause in section.clauses}
    named = [bar.clause for bar in bars]
    for clause in named:
        if clause not in refusals:
            yield "why.py", filled(NO_CLAUSE, clause=clause)
        elif refusals[clause] is None:
            yield CLAUSES, filled(NO_REFUSAL, clause=clause)
    for clause, refusal in refusals.items():
        if refusal is not None and clause not in named:
            yield "why.py", filled(NO_BAR, clause=clause)
