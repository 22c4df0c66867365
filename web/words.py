"""What each game says, as data for the client: `./run python -m web.words` writes web/src/words/games/*.json."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from igroteka.core.clause import Clause, Section
from igroteka.core.form import Form
from igroteka.core.hole import Hole
from igroteka.core.language import Language, reading_order
from igroteka.core.options import Options
from igroteka.core.words import Words
from igroteka.games import NAMES, game
from web.settings import readable

FOLDER = Path(__file__).parent / "src" / "words" / "games"


def both(catalogue: Mapping[str, Words]) -> dict[str, dict[str, str]]:
    return {name: words._asdict() for name, words in catalogue.items()}


def hole_of(hole: Hole) -> dict[str, Any]:
    return {"kind": hole.kind, "fits": hole.fits} | ({"words": both(hole.words)} if hole.words else {})


def forms_of(forms: Sequence[Form]) -> list[dict[str, str]]:
    return [{"pattern": form.pattern} | form.said._asdict() for form in forms]


def catalogue(language: Language) -> dict[str, Any]:
    return {
        "title": language.title._asdict(),
        "phases": both(language.phases),
        "holes": {name: hole_of(hole) for name, hole in language.holes.items()},
        "steps": forms_of(language.forms),
        "events": forms_of(reading_order(language.events)),
    }


def clause_of(clause: Clause, options: type[Options]) -> dict[str, Any]:
    said = {"id": clause.id, "rule": readable(clause.rule, options)._asdict()}
    return said | ({"refusal": clause.refusal._asdict()} if clause.refusal else {})


def section_of(section: Section, options: type[Options]) -> dict[str, Any]:
    return {"title": section.title._asdict(), "clauses": [clause_of(one, options) for one in section.clauses]}


def files_of(name: str) -> dict[str, str]:
    rules = [section_of(section, game(name).options) for section in game(name).sections]
    written = {f"{name}.json": catalogue(game(name).language), f"{name}.rules.json": rules}
    return {file: json.dumps(told, ensure_ascii=False, indent=1) + "\n" for file, told in written.items()}


if __name__ == "__main__":
    for file, text in (pair for name in NAMES for pair in files_of(name).items()):
        (FOLDER / file).write_text(text, "utf-8")
