"""What is explained in a person's first games, when it happens for the first time: parsed from `firsts.toml`:

    [[first]]
    event = "{seat} pays {n} to {owner}"
    clause = "MK-112"
    en = "Whoever stops on another player's rug pays its owner."
    ru = "Кто остановился на чужом ковре, платит его хозяину."

`event` is the pattern of an event; `phase`, in its place, the name of a phase in which the person has to decide.
"""

from importlib.resources import files
from typing import Any, NamedTuple

from igroteka.core.clause import Section
from igroteka.core.errors import BadClauses
from igroteka.core.language import Language
from igroteka.core.toml import file_of, is_list, parsed, table_of, words_of
from igroteka.core.words import Words, filled, quote

FILE = "firsts.toml"

NO_FIRSTS = Words("a thing to explain begins with [[first]]", "каждое пояснение начинается с [[first]]")
ONE_KEY = Words("either event or phase should be given", "нужно указать либо event, либо phase")
NO_EVENT = Words("{got} is not the pattern of an event", "{got} — не образец события")
NO_PHASE = Words("{got} is not a phase", "{got} — не фаза")
NO_CLAUSE = Words("{got} is not a clause of the game", "{got} — не пункт правил этой игры")
TWICE = Words("{got} is explained twice", "{got} поясняется дважды")


class First(NamedTuple):
    """A kind of thing that happens, and the sentence that explains it."""

    event: str | None
    """The pattern of an event …"""
    phase: str | None
    """… or the phase in which the person has to decide."""
    said: Words
    clause: str


def read_firsts(package: str, language: Language, sections: tuple[Section, ...]) -> tuple[First, ...]:
    """What the game in this package explains; nothing if it has no such file."""
    if not files(package).joinpath(FILE).is_file():
        return ()
    at, told = file_of(package, FILE)
    return firsts_of(at, told, language, frozenset(clause.id for section in sections for clause in section.clauses))


def parse_firsts(text: str, language: Language, clauses: frozenset[str], at: str = FILE) -> tuple[First, ...]:
    """The explanations. Raises BadClauses with what is wrong, and where."""
    return firsts_of(at, parsed(at, text), language, clauses)


def firsts_of(at: str, file: dict[str, Any], language: Language, clauses: frozenset[str]) -> tuple[First, ...]:
    told = table_of(at, file, ["first"])["first"]
    if not is_list(told):
        raise BadClauses(at=at, why=NO_FIRSTS)
    found: list[First] = []
    for number, one in enumerate(told, 1):
        first = _first(f"{at}, first {number}", one, language, clauses)
        if any((first.event, first.phase) == (other.event, other.phase) for other in found):
            raise BadClauses(at=f"{at}, first {number}", why=filled(TWICE, got=quote(first.event or first.phase)))
        found.append(first)
    return tuple(found)


def _first(at: str, told: Any, language: Language, clauses: frozenset[str]) -> First:
    told = table_of(at, told, ["clause", "en", "ru"], ["event", "phase"])
    event, phase = told.get("event"), told.get("phase")
    if (event is None) == (phase is None):
        raise BadClauses(at=at, why=ONE_KEY)
    if event is not None and str(event) not in {form.pattern for form in language.events}:
        raise BadClauses(at=at, why=filled(NO_EVENT, got=quote(event)))
    if phase is not None and str(phase) not in language.phases:
        raise BadClauses(at=at, why=filled(NO_PHASE, got=quote(phase)))
    if str(told["clause"]) not in clauses:
        raise BadClauses(at=at, why=filled(NO_CLAUSE, got=quote(told["clause"])))
    return First(event, phase, words_of(at, {"en": told["en"], "ru": told["ru"]}), told["clause"])
