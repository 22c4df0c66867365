"""Writes the tables of docs/notation.md from the games' languages: `./run python -m docs.write_notation`."""

import re
from pathlib import Path

from igroteka.core.form import EventForm, StepForm
from igroteka.core.language import Language
from igroteka.games import game

PAGE = Path(__file__).parent / "notation.md"
TABLE = re.compile(r"<!-- (steps|events) of (\w+) -->\n.*?<!-- end -->", re.DOTALL)


def steps(language: Language) -> list[str]:
    rows = ["| number | phase | who | step | in words |", "|---|---|---|---|---|"]
    return rows + [step_row(language, form) for form in language.forms]


def step_row(language: Language, form: StepForm) -> str:
    numbers = [step.number for step in language.steps if step.form is form]
    shown = f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
    phases = ", ".join(phase.name.lower() for phase in form.phases)
    return f"| {shown} | {phases} | {', '.join(form.by)} | `{language.example(form)}` | {plain(form.en)} |"


def events(language: Language) -> list[str]:
    return ["| event | in words |", "|---|---|", *map(event_row, language.events)]


def event_row(form: EventForm) -> str:
    return f"| `{form.pattern}` | {plain(form.en)} |"


def plain(sentence: str) -> str:
    """The sentence without its markup: `{n:coin|coins}` becomes *n* coins."""
    counted = re.sub(r"\{(\w+):[^|}]*\|([^}]*)\}", r"*\1* \2", sentence)
    return re.sub(r"\{(\w+)(?::[^}]*)?\}", r"*\1*", counted)


def table(found: re.Match[str]) -> str:
    kind, name = found[1], found[2]
    rows = {"steps": steps, "events": events}[kind](game(name).language)
    return "\n".join([f"<!-- {kind} of {name} -->", *rows, "<!-- end -->"])


def written(page: str) -> str:
    """The page with its tables as they should be."""
    return TABLE.sub(table, page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
