"""The parts of a game's hand-written TOML files: texts in both languages, and tables with known keys.

Errors name the file and the place in it.
"""

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, TypeGuard

from igroteka.core.errors import BadClauses
from igroteka.core.words import LANGUAGES, Words, filled, quote

NO_FILE = Words("there is no such file", "такого файла нет")
NOT_TOML = Words("this is not TOML: {error}", "это не TOML: {error}")
NO_TABLE = Words("this should have {valid}", "здесь должно быть: {valid}")
MISSING = Words("{key} is missing", "не хватает: {key}")
UNKNOWN = Words("{key} is unknown here; valid: {valid}", "{key} здесь не к месту; бывает: {valid}")
NO_TEXT = Words("{lang} should be a text in quotation marks", "{lang} должно быть текстом в кавычках")


def file_of(package: str, name: str) -> tuple[str, dict[str, Any]]:
    """Where the file is, for errors, and its content."""
    at = f"{package.replace('.', '/')}/{name}"
    try:
        return at, parsed(at, (files(package) / name).read_text("utf-8"))
    except FileNotFoundError as error:
        raise BadClauses(at=at, why=NO_FILE) from error
    except UnicodeDecodeError as error:
        raise BadClauses(at=at, why=filled(NOT_TOML, error=error)) from error


def parsed(at: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        number = re.search(r"line (\d+)", str(error))
        if number:  # name the clause on that line, which tells an author more than a line number
            line = text.split("\n")[int(number[1]) - 1]
            at = f"{at}, {quote(line.partition('=')[0].strip())}"
        raise BadClauses(at=at, why=filled(NOT_TOML, error=error)) from error


def words_of(at: str, told: Any, may: Sequence[str] = ()) -> Words:
    told = table_of(at, told, LANGUAGES, may)
    for lang in LANGUAGES:
        if not isinstance(told[lang], str) or not told[lang].strip():
            raise BadClauses(at=at, why=filled(NO_TEXT, lang=lang))
    return Words(told["en"], told["ru"])


def table_of(at: str, told: Any, needs: Sequence[str], may: Sequence[str] = ()) -> dict[str, Any]:
    """The value itself, if it is a table with all required keys and no unknown ones."""
    if not is_table(told):
        raise BadClauses(at=at, why=filled(NO_TABLE, valid=list(needs)))
    for key in needs:
        if key not in told:
            raise BadClauses(at=at, why=filled(MISSING, key=key))
    for key in told:
        if key not in needs and key not in may:
            raise BadClauses(at=at, why=filled(UNKNOWN, key=quote(key), valid=[*needs, *may[:1]]))
    return told


def is_table(told: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(told, dict)


def is_list(told: object) -> TypeGuard[list[Any]]:
    return isinstance(told, list)
