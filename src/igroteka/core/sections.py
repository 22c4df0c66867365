"""The sections of a rulebook, parsed from a game's hand-written `clauses.toml`:

    [[section]]
    title = { en = "Laying a rug", ru = "Выкладывание ковра" }

    MK-14.en = "No half lies under Assam or beyond the edge of the square."
    MK-14.ru = "Ни одна половина не ложится под Ассама или за край площади."
    MK-14.refusal.en = "A rug cannot lie under Assam: he stands on {assam}."
    MK-14.refusal.ru = "Под Ассама ковёр не кладут: он стоит на {assam}."

The order is that of the booklet, and the one in which clauses are asked why a step is refused.
"""

import re
import string
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, TypeGuard

from igroteka.core.clause import Clause, Section
from igroteka.core.errors import BadClauses
from igroteka.core.words import LANGUAGES, Words, filled, quote

FILE = "clauses.toml"
NUMBER = re.compile(r"[A-Z]+-[1-9][0-9]*")

NO_FILE = Words("there is no such file", "такого файла нет")
NOT_TOML = Words("this is not TOML: {error}", "это не TOML: {error}")
NO_LIST = Words("a section begins with [[section]]", "раздел начинается с [[section]]")
NO_TABLE = Words("this should have {valid}", "здесь должно быть: {valid}")
MISSING = Words("{key} is missing", "не хватает: {key}")
UNKNOWN = Words("{key} is unknown here; valid: {valid}", "{key} здесь не к месту; бывает: {valid}")
NO_TEXT = Words("{lang} should be a text in quotation marks", "{lang} должно быть текстом в кавычках")
BRACES = Words("the braces do not match: {error}", "фигурные скобки не сходятся: {error}")
HOLE = Words("{hole} is in one language only", "{hole} есть только на одном языке")
TWICE = Words("the file has this clause twice", "этот пункт в файле дважды")
PREFIX = Words(
    "the number should begin with {prefix}, like the number of the first clause",
    "номер должен начинаться с {prefix}, как у первого пункта",
)


def read_sections(package: str) -> tuple[Section, ...]:
    """The rulebook of the game in this package."""
    at = f"{package.replace('.', '/')}/{FILE}"
    try:
        return parse_sections((files(package) / FILE).read_text("utf-8"), at)
    except FileNotFoundError as error:
        raise BadClauses(at=at, why=NO_FILE) from error
    except UnicodeDecodeError as error:
        raise BadClauses(at=at, why=filled(NOT_TOML, error=error)) from error


def parse_sections(text: str, at: str = FILE) -> tuple[Section, ...]:
    """The sections in the order of the text. Raises BadClauses with what is wrong, and where."""
    told = _table(at, _toml(at, text), ["section"])["section"]
    if not _is_list(told):
        raise BadClauses(at=at, why=NO_LIST)
    sections = tuple(_section(at, number, one) for number, one in enumerate(told, 1))
    _check_numbers(at, [clause.id for section in sections for clause in section.clauses])
    return sections


def _toml(at: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        number = re.search(r"line (\d+)", str(error))
        if number:  # name the clause on that line, which tells an author more than a line number
            line = text.split("\n")[int(number[1]) - 1]
            at = f"{at}, {quote(line.partition('=')[0].strip())}"
        raise BadClauses(at=at, why=filled(NOT_TOML, error=error)) from error


def _section(at: str, place: int, told: Any) -> Section:
    here = f"{at}, [[section]] {place}"
    numbers = [key for key in told if NUMBER.fullmatch(key)] if _is_table(told) else []
    title = _words(f"{here}, title", _table(here, told, ["title"], numbers)["title"])
    return Section(title, tuple(_clause(f"{at}, {number}", number, told[number]) for number in numbers))


def _clause(at: str, number: str, told: Any) -> Clause:
    rule = _words(at, told, ["refusal"])
    return Clause(number, rule, _refusal(f"{at}.refusal", told["refusal"]) if "refusal" in told else None)


def _refusal(at: str, told: Any) -> Words:
    refusal = _words(at, told)
    try:
        odd = _holes(refusal.en) ^ _holes(refusal.ru)
    except ValueError as error:
        raise BadClauses(at=at, why=filled(BRACES, error=error)) from error
    if odd:
        raise BadClauses(at=at, why=filled(HOLE, hole=min(odd)))
    return refusal


def _holes(text: str) -> set[str]:
    """The holes of a text, including nested ones, and each code of a hole that selects by code."""
    found: set[str] = set()
    for _, name, cases, _ in string.Formatter().parse(text):
        if name is not None and cases is not None:
            plain = "".join(literal for literal, *_ in string.Formatter().parse(cases))
            codes = [case.partition("=")[0] for case in plain.split(";")] if "=" in plain else []
            found |= {f"{{{name}}}", *(f"{{{name}:{code}=…}}" for code in codes)} | _holes(cases)
    return found


def _words(at: str, told: Any, may: Sequence[str] = ()) -> Words:
    told = _table(at, told, LANGUAGES, may)
    for lang in LANGUAGES:
        if not isinstance(told[lang], str) or not told[lang].strip():
            raise BadClauses(at=at, why=filled(NO_TEXT, lang=lang))
    return Words(told["en"], told["ru"])


def _check_numbers(at: str, numbers: Sequence[str]) -> None:
    seen: set[str] = set()
    for number in numbers:
        prefix = numbers[0].partition("-")[0] + "-"
        if not number.startswith(prefix):
            raise BadClauses(at=f"{at}, {number}", why=filled(PREFIX, prefix=prefix))
        if number in seen:
            raise BadClauses(at=f"{at}, {number}", why=TWICE)
        seen.add(number)


def _table(at: str, told: Any, needs: Sequence[str], may: Sequence[str] = ()) -> dict[str, Any]:
    """The value itself, if it is a table with all required keys and no unknown ones."""
    if not _is_table(told):
        raise BadClauses(at=at, why=filled(NO_TABLE, valid=list(needs)))
    for key in needs:
        if key not in told:
            raise BadClauses(at=at, why=filled(MISSING, key=key))
    for key in told:
        if key not in needs and key not in may:
            raise BadClauses(at=at, why=filled(UNKNOWN, key=quote(key), valid=[*needs, *may[:1]]))
    return told


def _is_table(told: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(told, dict)


def _is_list(told: object) -> TypeGuard[list[Any]]:
    return isinstance(told, list)
