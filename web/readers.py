"""Generates the parsers of each game's texts: `./run python -m web.readers` writes web/src/boards/*/language.ts."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from igroteka.core.form import Form
from igroteka.core.hole import Hole
from igroteka.core.language import Language
from igroteka.games import NAMES, game

BOARDS = Path(__file__).parent / "src" / "boards"


def file_of(language: Language) -> str:
    steps = list(language.forms)
    events = [
        *(form for form in language.events if not form.has_twins),  # a twin has its own sentence, and the same text
        *(form for form in steps if "chance" in form.by),  # previews contain steps of chance among their events
    ]
    named = {hole for form in (*steps, *events) for hole in form.holes}
    words = {name: hole for name, hole in language.holes.items() if name in named and hole.kind == "word"}
    numbers = {
        name: -1 if hole.kind == "seat" else 0
        for name, hole in language.holes.items()
        if name in named and hole.kind in ("number", "seat")
    }
    return "\n".join(
        [
            f"/** What can be said in {language.title.en}, read. Written by `./run python -m web.readers`. */",
            'import { reader } from "../../words/reader.ts";',
            "",
            *(f"export type {type_name(name)} = {union(hole.texts)};" for name, hole in words.items()),
            "",
            *said("GameStep", steps, language),
            *said("GameEvent", events, language),
            f"const NUMBERS = {{ {', '.join(f'{name}: {added}' for name, added in numbers.items())} }};",
            *reading("Step", steps, language),
            *reading("Event", events, language),
            "",
        ]
    )


def type_name(hole: str) -> str:
    return hole.capitalize()


def union(texts: Iterable[str]) -> str:
    return " | ".join(f'"{text}"' for text in texts)


def said(name: str, forms: Sequence[Form], language: Language) -> list[str]:
    """A type for each verb. A field that only some forms of the verb have is optional."""
    lines = [f"export type {name} ="]
    for verb in dict.fromkeys(form.verb for form in forms):
        same = [form for form in forms if form.verb == verb]
        holes = dict.fromkeys(hole for form in same for hole in form.holes)
        fields = [
            f"; {hole}{'' if all(hole in form.holes for form in same) else '?'}: {type_of(hole, language.holes[hole])}"
            for hole in holes
        ]
        lines.append(f'  | {{ verb: "{verb}"{"".join(fields)} }}')
    return [*lines[:-1], lines[-1] + ";", ""]


def type_of(name: str, hole: Hole) -> str:
    return {"word": type_name(name), "text": "string"}.get(hole.kind, "number")


def reading(name: str, forms: Sequence[Form], language: Language) -> list[str]:
    rows = [f'  ["{form.verb}", /^{script(form.expression(language.holes))}$/],' for form in forms]
    return ["", f"export const read{name} = reader<Game{name}>([", *rows, "], NUMBERS);"]


def script(expression: str) -> str:
    """The same regular expression in JavaScript."""
    return expression.replace("(?P<", "(?<")


if __name__ == "__main__":
    for name in NAMES:
        (BOARDS / name / "language.ts").write_text(file_of(game(name).language), encoding="utf-8")
