"""What each game says, as data for the client: `./run python -m web.words` writes web/src/words/games/*.json.

The clauses are a file of their own, `<game>.rules.json`: a table needs them only when somebody asks why.
"""

import json
from pathlib import Path
from typing import Any

from igroteka.core.clause import Clause
from igroteka.core.form import Form
from igroteka.core.game import Game
from igroteka.core.hole import Hole
from igroteka.core.language import reading_order
from igroteka.core.options import Options
from igroteka.core.words import Words
from igroteka.games import NAMES, game
from web.settings import readable

FOLDER = Path(__file__).parent / "src" / "words" / "games"


def both(catalogue: dict[str, Words]) -> dict[str, dict[str, str]]:
    return {name: words._asdict() for name, words in catalogue.items()}


def hole_of(hole: Hole) -> dict[str, Any]:
    return {"kind": hole.kind, "fits": hole.fits} | ({"words": both(dict(hole.words))} if hole.words else {})


def form_of(form: Form) -> dict[str, str]:
    return {"pattern": form.pattern} | form.said._asdict()


def catalogue(known: Game) -> dict[str, Any]:
    language = known.language
    return {
        "title": language.title._asdict(),
        "phases": both(language.phases),
        "holes": {name: hole_of(hole) for name, hole in language.holes.items()},
        "steps": [form_of(form) for form in language.forms],
        "events": [form_of(form) for form in reading_order(language.events)],
    }


def clause_of(clause: Clause, options: type[Options]) -> dict[str, Any]:
    said = {"id": clause.id, "rule": readable(clause.rule, options)._asdict()}
    return said | ({"refusal": clause.refusal._asdict()} if clause.refusal else {})


def rules(known: Game) -> list[dict[str, Any]]:
    return [
        {"title": title._asdict(), "clauses": [clause_of(clause, known.options) for clause in clauses]}
        for title, clauses in known.sections
    ]


def files_of(name: str) -> dict[str, str]:
    """Each file with its text."""
    written = {f"{name}.json": catalogue(game(name)), f"{name}.rules.json": rules(game(name))}
    return {file: json.dumps(told, ensure_ascii=False, indent=1) + "\n" for file, told in written.items()}


if __name__ == "__main__":
    for name in NAMES:
        for file, text in files_of(name).items():
            (FOLDER / file).write_text(text, encoding="utf-8")
