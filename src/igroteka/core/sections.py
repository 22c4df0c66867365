"""The sections of a rulebook, parsed from a game's hand-written `clauses.toml`:

    [[section]]
    title = { en = "Laying a rug", ru = "Выкладывание ковра" }

    MK-14.en = "No half lies under Assam or beyond the edge of the square."
    MK-14.ru = "Ни одна половина не ложится под Ассама или за край площади."
    MK-14.refusal.en = "A rug cannot lie under Assam: he stands on {assam}."
    MK-14.refusal.ru = "Под Ассама ковёр не кладут: он стоит на {assam}."

The order is the one in which clauses are asked why a step is refused. People read them in another: reading.py.

A long rulebook is in several files, which `clauses.toml` names in their order instead of having sections itself:

    files = ["clauses/setup.toml", "clauses/movement.toml"]
"""

import re
import string
from collections.abc import Iterable, Sequence
from typing import Any

from igroteka.core.clause import Clause, Section
from igroteka.core.errors import BadClauses
from igroteka.core.toml import file_of, is_list, is_table, parsed, table_of, words_of
from igroteka.core.words import Words, filled

FILE = "clauses.toml"
NUMBER = re.compile(r"[A-Z]+-[1-9][0-9]*")

NO_LIST = Words("a section begins with [[section]]", "раздел начинается с [[section]]")
BRACES = Words("the braces do not match: {error}", "фигурные скобки не сходятся: {error}")
HOLE = Words("{hole} is in one language only", "{hole} есть только на одном языке")
TWICE = Words("the rulebook has this clause twice", "этот пункт в правилах дважды")
NO_FILES = Words("this should be a list of names of files", "здесь должен быть список имён файлов")
PREFIX = Words(
    "the number should begin with {prefix}, like the number of the first clause",
    "номер должен начинаться с {prefix}, как у первого пункта",
)


def read_sections(package: str) -> tuple[Section, ...]:
    """The rulebook of the game in this package."""
    at, file = file_of(package, FILE)
    if "files" not in file:
        return sections_of([(at, file)])
    names = table_of(at, file, ["files"])["files"]
    if not is_list(names) or not all(isinstance(name, str) for name in names):
        raise BadClauses(at=f"{at}, files", why=NO_FILES)
    return sections_of([file_of(package, name) for name in names])


def parse_sections(text: str, at: str = FILE) -> tuple[Section, ...]:
    """The sections in the order of the text. Raises BadClauses with what is wrong, and where."""
    return sections_of([(at, parsed(at, text))])


def sections_of(files: Iterable[tuple[str, dict[str, Any]]]) -> tuple[Section, ...]:
    """The sections of all these files, each given with its place."""
    found = [(at, section) for at, file in files for section in _sections(at, file)]
    _check_numbers([(at, clause.id) for at, section in found for clause in section.clauses])
    return tuple(section for _, section in found)


def _sections(at: str, file: dict[str, Any]) -> list[Section]:
    told = table_of(at, file, ["section"])["section"]
    if not is_list(told):
        raise BadClauses(at=at, why=NO_LIST)
    return [_section(at, number, one) for number, one in enumerate(told, 1)]


def _section(at: str, place: int, told: Any) -> Section:
    here = f"{at}, [[section]] {place}"
    numbers = [key for key in told if NUMBER.fullmatch(key)] if is_table(told) else []
    title = words_of(f"{here}, title", table_of(here, told, ["title"], numbers)["title"])
    return Section(title, tuple(_clause(f"{at}, {number}", number, told[number]) for number in numbers))


def _clause(at: str, number: str, told: Any) -> Clause:
    rule = words_of(at, told, ["refusal"])
    return Clause(number, rule, _refusal(f"{at}.refusal", told["refusal"]) if "refusal" in told else None)


def _refusal(at: str, told: Any) -> Words:
    refusal = words_of(at, told)
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


def _check_numbers(numbers: Sequence[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for at, number in numbers:
        prefix = numbers[0][1].partition("-")[0] + "-"
        if not number.startswith(prefix):
            raise BadClauses(at=f"{at}, {number}", why=filled(PREFIX, prefix=prefix))
        if number in seen:
            raise BadClauses(at=f"{at}, {number}", why=TWICE)
        seen.add(number)
