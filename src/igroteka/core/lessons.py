"""A guided first game in short scenes, parsed from a game's hand-written `lessons.toml`:

    opponents = ["novice"]

    [options]
    players = "2"

    [[scene]]
    start = "top 1, top 3"
    aim = { en = "Assam walks over the market.", ru = "Ассам ходит по рынку." }
    task = { en = "Turn him right.", ru = "Поверните его направо." }
    want = ["right"]
    otherwise = { en = "Right, please: …", ru = "Направо: …" }
    then = "roll 3"
    brings = ["walks d4 a4"]
    clause = "MK-27"
    learned = { en = "…", ru = "…" }

`opponents` are the gentlest bots, whom the visitor meets in a real game afterwards; `options` are those of the scenes.
`start` are the steps from the start of the match to the scene; without it a scene goes on where the one before ended.
Any step of `want` does what is asked. `otherwise` answers a legal step that does not; it is left out if there is none.
`then` are the steps that follow: outcomes of chance and of races, and what others do. `brings` are events that must
be among those of all these steps, in this order.

A game with live play may end with practice, at real tables, with a sentence for each phase of the live play:

    [[practice]]
    options = { round_limit = "1" }
    bots = ["sleepy", "sleepy", "sleepy"]
    countdown = { en = "…", ru = "…" }
    …
"""

from importlib.resources import files
from typing import Any, NamedTuple

from igroteka.core.clause import Section
from igroteka.core.errors import BadClauses, BadOption, ClashingOptions, UnknownOption
from igroteka.core.language import Language
from igroteka.core.options import Options, read_options
from igroteka.core.toml import MISSING, file_of, is_list, is_table, parsed, table_of, words_of
from igroteka.core.words import Words, filled, quote

FILE = "lessons.toml"
PHASES = ("countdown", "walk", "run", "over")
"""The phases of live play."""
NEEDS = ("aim", "task", "want", "clause", "learned")
MAY = ("start", "otherwise", "then", "brings")

NO_TEXTS = Words("{key} should be a list of texts", "{key} должно быть списком текстов")
NO_STEPS = Words("{key} should be steps, separated by commas", "{key} должно быть шагами через запятую")
NO_STEP = Words("{got} is not a step of the game", "{got} — не шаг этой игры")
NO_EVENT = Words("{got} is not an event of the game", "{got} — не событие этой игры")
NO_CLAUSE = Words("{got} is not a clause of the game", "{got} — не пункт правил этой игры")
NO_SCENES = Words("a scene begins with [[scene]]", "сцена начинается с [[scene]]")


class Scene(NamedTuple):
    """A position in which one thing is to be done."""

    number: int
    """From 1."""
    before: tuple[str, ...]
    """All steps from the start of the match to the position."""
    aim: Words
    task: Words
    wants: tuple[str, ...]
    otherwise: Words | None
    follows: tuple[str, ...]
    brings: tuple[str, ...]
    clause: str
    learned: Words


class Practice(NamedTuple):
    """A table with live play, and what is said in each phase of it. Seats without a bot are the visitor's."""

    options: dict[str, str]
    bots: tuple[str, ...]
    said: dict[str, Words]


class Lessons(NamedTuple):
    """A guided first game."""

    file: str
    opponents: tuple[str, ...]
    options: Options
    scenes: tuple[Scene, ...]
    practices: tuple[Practice, ...]


class Spoken(NamedTuple):
    """What the texts of a lesson must agree with."""

    name: str
    language: Language
    options: type[Options]
    clauses: frozenset[str]


def read_lessons(
    package: str, language: Language, options: type[Options], sections: tuple[Section, ...]
) -> Lessons | None:
    """The guided first game of the game in this package; None if it has none."""
    if not files(package).joinpath(FILE).is_file():
        return None
    at, told = file_of(package, FILE)
    clauses = frozenset(clause.id for section in sections for clause in section.clauses)
    return lessons_of(at, told, Spoken(package.rpartition(".")[2], language, options, clauses))


def parse_lessons(text: str, spoken: Spoken, at: str = FILE) -> Lessons:
    """The lessons. Raises BadClauses with what is wrong, and where."""
    return lessons_of(at, parsed(at, text), spoken)


def lessons_of(at: str, file: dict[str, Any], spoken: Spoken) -> Lessons:
    told = table_of(at, file, ["opponents", "options", "scene"], ["practice"])
    options = _options(f"{at}, [options]", told["options"], spoken)
    if not is_list(told["scene"]) or not is_list(told.get("practice", [])):
        raise BadClauses(at=at, why=NO_SCENES)
    scenes: list[Scene] = []
    for number, one in enumerate(told["scene"], 1):
        scenes.append(_scene(f"{at}, scene {number}", number, one, spoken, scenes[-1] if scenes else None))
    practices = [
        _practice(f"{at}, practice {number}", one, spoken) for number, one in enumerate(told.get("practice", []), 1)
    ]
    return Lessons(at, _texts(at, "opponents", told["opponents"]), options, tuple(scenes), tuple(practices))


def _scene(at: str, number: int, told: Any, spoken: Spoken, last: Scene | None) -> Scene:
    told = table_of(at, told, NEEDS, MAY)
    start = _steps(at, "start", told["start"], spoken) if "start" in told else None
    if start is None:
        if last is None:
            raise BadClauses(at=at, why=filled(MISSING, key="start"))
        start = (*last.before, last.wants[0], *last.follows)
    brings = _texts(at, "brings", told.get("brings", []))
    for event in brings:
        if not _is_event(event, spoken.language):
            raise BadClauses(at=at, why=filled(NO_EVENT, got=quote(event)))
    if told["clause"] not in spoken.clauses:
        raise BadClauses(at=at, why=filled(NO_CLAUSE, got=quote(told["clause"])))
    wants = _known(at, _texts(at, "want", told["want"]), spoken)
    if not wants:
        raise BadClauses(at=at, why=filled(MISSING, key="want"))
    return Scene(
        number,
        start,
        words_of(f"{at}, aim", told["aim"]),
        words_of(f"{at}, task", told["task"]),
        wants,
        words_of(f"{at}, otherwise", told["otherwise"]) if "otherwise" in told else None,
        _steps(at, "then", told.get("then", ""), spoken),
        brings,
        told["clause"],
        words_of(f"{at}, learned", told["learned"]),
    )


def _practice(at: str, told: Any, spoken: Spoken) -> Practice:
    told = table_of(at, told, ["options", "bots", *PHASES])
    _options(f"{at}, options", told["options"], spoken)
    said = {phase: words_of(f"{at}, {phase}", told[phase]) for phase in PHASES}
    return Practice(told["options"], _texts(at, "bots", told["bots"]), said)


def _options(at: str, told: Any, spoken: Spoken) -> Options:
    told = told if is_table(told) else table_of(at, told, [])
    _texts(at, "options", [*told.values()])
    try:
        return read_options(spoken.options, spoken.name, told)
    except (UnknownOption, BadOption, ClashingOptions) as error:
        why = Words(error.sentence("en").rstrip("."), error.sentence("ru").rstrip("."))
        raise BadClauses(at=at, why=why) from error


def _steps(at: str, key: str, told: object, spoken: Spoken) -> tuple[str, ...]:
    if not isinstance(told, str):
        raise BadClauses(at=at, why=filled(NO_STEPS, key=key))
    return _known(at, tuple(step.strip() for step in told.split(",") if step.strip()), spoken)


def _known(at: str, steps: tuple[str, ...], spoken: Spoken) -> tuple[str, ...]:
    for step in steps:
        if step not in spoken.language.numbers:
            raise BadClauses(at=at, why=filled(NO_STEP, got=quote(step)))
    return steps


def _texts(at: str, key: str, told: object) -> tuple[str, ...]:
    if not is_list(told) or not all(isinstance(one, str) for one in told):
        raise BadClauses(at=at, why=filled(NO_TEXTS, key=key))
    return tuple(told)


def _is_event(text: str, language: Language) -> bool:
    try:
        language.read_event(text)
    except ValueError:
        return False
    return True
