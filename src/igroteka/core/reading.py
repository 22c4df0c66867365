"""The order in which people read the rules, parsed from a game's hand-written `reading.toml`:

    short.en = ["Whoever is worth most at the end wins.", "…"]
    short.ru = ["…"]
    advice.en = ["Keep an eye on the purse.", "…"]
    advice.ru = ["…"]

    [[chapter]]
    title = { en = "Moving Assam", ru = "Перемещение Ассама" }
    picture = "border"
    caption = { en = "The mosaic costs no step.", ru = "Мозаика шага не стоит." }
    clauses = ["MK-27", "MK-110"]

    [[chapter.legend]]
    drawing = "log"
    name = { en = "log", ru = "Бревно" }
    text = { en = "…", ru = "…" }

    [turn]
    options = { players = "3" }
    before = ["left", "roll 2", "lay c3c4"]

    [[turn.scene]]
    steps = ["ahead", "roll 3"]
    tells = ["walks d4 d7"]
    caption = { en = "…", ru = "…" }

Clauses stand in `clauses.toml` in the order in which they refuse a step. Here each stands once, where a reader needs
it. `picture` and `drawing` are names of drawings of the client's. The turn is an example: `before` leads to its first
position, each scene plays `steps` by the real rules, and `tells` are the events that these cause. A game without the
file is read in the order of its sections.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any, NamedTuple

from igroteka.core.clause import Section
from igroteka.core.errors import BadClauses
from igroteka.core.toml import file_of, is_list, table_of, words_of
from igroteka.core.words import LANGUAGES, Words, filled, quote

FILE = "reading.toml"

NO_TEXTS = Words("this should be a list of texts", "здесь должен быть список текстов")
NO_CHAPTERS = Words("this should be a list of tables", "здесь должен быть список таблиц")
UNEVEN = Words("the languages have different numbers of texts", "на двух языках разное число текстов")
NO_CLAUSE = Words("there is no clause {clause}", "пункта {clause} нет")
UNREAD = Words("{clause} is in no chapter", "{clause} не входит ни в один раздел")
TWICE = Words("{clause} is here twice", "{clause} стоит здесь дважды")


class LegendEntry(NamedTuple):
    """A thing that lies on the table, and what it does."""

    drawing: str
    name: Words
    text: Words


class Chapter(NamedTuple):
    title: Words
    clauses: tuple[str, ...]
    picture: str | None = None
    caption: Words | None = None
    legend: tuple[LegendEntry, ...] = ()


class TurnScene(NamedTuple):
    """One picture of the example: the position after these steps."""

    steps: tuple[str, ...]
    tells: tuple[str, ...]
    caption: Words


class ExampleTurn(NamedTuple):
    """A whole turn, from a position that a match reaches."""

    options: Mapping[str, str]
    before: tuple[str, ...]
    scenes: tuple[TurnScene, ...]


class Reading(NamedTuple):
    chapters: tuple[Chapter, ...]
    short: tuple[Words, ...] = ()
    advice: tuple[Words, ...] = ()
    turn: ExampleTurn | None = None


def reading_of(package: str, sections: Sequence[Section]) -> Reading:
    """How the rules of the game in this package are read."""
    if not (files(package) / FILE).is_file():
        return Reading(tuple(Chapter(one.title, tuple(clause.id for clause in one.clauses)) for one in sections))
    at, file = file_of(package, FILE)
    reading = parse_reading(at, file)
    _check(at, reading, [clause.id for section in sections for clause in section.clauses])
    return reading


def parse_reading(at: str, file: dict[str, Any]) -> Reading:
    told = table_of(at, file, ["chapter"], ["short", "advice", "turn"])
    return Reading(
        tuple(_chapter(f"{at}, [[chapter]] {place}", one) for place, one in _numbered(at, told["chapter"])),
        _both(f"{at}, short", told.get("short")),
        _both(f"{at}, advice", told.get("advice")),
        _turn(f"{at}, turn", told["turn"]) if "turn" in told else None,
    )


def _chapter(at: str, told: Any) -> Chapter:
    told = table_of(at, told, ["title", "clauses"], ["picture", "caption", "legend"])
    return Chapter(
        words_of(f"{at}, title", told["title"]),
        _texts(f"{at}, clauses", told["clauses"]),
        told.get("picture"),
        words_of(f"{at}, caption", told["caption"]) if "caption" in told else None,
        tuple(_entry(f"{at}, legend {place}", one) for place, one in _numbered(at, told.get("legend", []))),
    )


def _entry(at: str, told: Any) -> LegendEntry:
    told = table_of(at, told, ["drawing", "name", "text"])
    return LegendEntry(told["drawing"], words_of(f"{at}, name", told["name"]), words_of(f"{at}, text", told["text"]))


def _turn(at: str, told: Any) -> ExampleTurn:
    told = table_of(at, told, ["options", "before", "scene"])
    return ExampleTurn(
        MappingProxyType(told["options"]),
        _texts(f"{at}, before", told["before"]),
        tuple(_scene(f"{at}, scene {place}", one) for place, one in _numbered(at, told["scene"])),
    )


def _scene(at: str, told: Any) -> TurnScene:
    told = table_of(at, told, ["steps", "tells", "caption"])
    return TurnScene(
        _texts(f"{at}, steps", told["steps"]),
        _texts(f"{at}, tells", told["tells"]),
        words_of(f"{at}, caption", told["caption"]),
    )


def _both(at: str, told: Any) -> tuple[Words, ...]:
    """Texts in both languages, in the same order."""
    if told is None:
        return ()
    told = table_of(at, told, LANGUAGES)
    each = [_texts(f"{at}.{lang}", told[lang]) for lang in LANGUAGES]
    if len({len(texts) for texts in each}) > 1:
        raise BadClauses(at=at, why=UNEVEN)
    return tuple(Words(*pair) for pair in zip(*each, strict=True))


def _texts(at: str, told: Any) -> tuple[str, ...]:
    if not is_list(told) or not all(isinstance(one, str) and one.strip() for one in told):
        raise BadClauses(at=at, why=NO_TEXTS)
    return tuple(told)


def _numbered(at: str, told: Any) -> list[tuple[int, Any]]:
    if not is_list(told):
        raise BadClauses(at=at, why=NO_CHAPTERS)
    return list(enumerate(told, 1))


def _check(at: str, reading: Reading, clauses: Sequence[str]) -> None:
    """Each clause stands in exactly one chapter."""
    read = Counter(clause for chapter in reading.chapters for clause in chapter.clauses)
    for clause, times in read.items():
        if clause not in clauses:
            raise BadClauses(at=at, why=filled(NO_CLAUSE, clause=quote(clause)))
        if times > 1:
            raise BadClauses(at=at, why=filled(TWICE, clause=clause))
    for clause in clauses:
        if clause not in read:
            raise BadClauses(at=at, why=filled(UNREAD, clause=clause))
