"""The client says in both languages what the rules say."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.core.form import Form
from igroteka.core.hole import Hole
from igroteka.core.language import Language
from igroteka.core.options import valid_values
from igroteka.core.words import LANGUAGES, Words
from igroteka.games import NAMES, game
from igroteka.match.match import Match
from igroteka.server.doors.phrasebook import phrasebook, rulebook
from web import bundle, readers

PLAYERS = ["Аня", "Боря", "Вера", "Гриша", "Даша", "Ева", "Жора", "Зоя"]
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 112)
"""They ask for every form of a noun, in both languages."""
SEED = 2026


def cases(name: str) -> list[dict[str, Any]]:
    language = game(name).language
    steps = [
        case(name, "step", step.text, language.step_words(step.text), step.form, language) for step in language.steps
    ]
    events = [
        case(name, "event", text, language.event_words(text, PLAYERS), language.read_event(text)[0], language)
        for text in sorted(events_of(language))
    ]
    return [*steps, *events, *refusals(name)]


def events_of(language: Language) -> set[str]:
    """Texts of every form of events: each hole with every value, and with every number that may matter."""
    texts = set()
    for form in language.events:
        ranges = [
            NUMBERS if hole.is_open else range(len(hole.texts))
            for hole in (language.holes[name] for name in form.holes)
        ]
        usual = [values[-1] for values in ranges]
        for place, values in enumerate(ranges):
            texts |= {form.write(language.holes, [*usual[:place], one, *usual[place + 1 :]]) for one in values}
        texts.add(form.write(language.holes, usual))
    return texts


def refusals(name: str) -> Iterator[dict[str, Any]]:
    """What the rules say against random steps, in matches with the usual options and with the most unusual ones."""
    known, dice = game(name), Dice(SEED)
    unusual = {option: values[-1] for option, values in valid_values(known.options).items()}
    for options in ({}, unusual):
        match = Match(name, **options)
        while not match.is_over and len(match.steps) < 300:
            reason = match.state.why_not(known.texts[dice.randrange(len(known.texts))])
            if reason is not None:
                said = {lang: reason.sentence(lang) for lang in LANGUAGES}
                yield {"game": name, "kind": "refusal", "text": reason.clause, "parameters": reason.parameters} | said
            legal = match.state.legal()
            step = match.state.text(legal[dice.randrange(len(legal))]) if legal else match.drawn(dice)
            match.play(match.state.actor, step)


def case(name: str, kind: str, text: str, both: Words, form: Form, language: Language) -> dict[str, Any]:
    """What Python says, and how it reads the text; a form with twins is read by boards as the more general one."""
    told = {"game": name, "kind": kind, "text": text, "en": both.en, "ru": both.ru}
    found = re.fullmatch(form.expression(language.holes), text)
    assert found is not None
    values = {hole: value(language.holes[hole], text) for hole, text in found.groupdict().items()}
    return told if form.has_twins else told | {"read": {"verb": form.verb, **values}}


def value(hole: Hole, text: str) -> str | int:
    return {"number": lambda: int(text), "seat": lambda: int(text) - 1}.get(hole.kind, lambda: text)()


def test_the_clients_modules_do_what_their_tests_say(tmp_path: Path):
    """`node --test`, with what the rules say as cases for `words.test.ts`."""
    bundle.install()
    file = tmp_path / "cases.json"
    served = {name: {"words": phrasebook(name), "rules": rulebook(name)} for name in NAMES}
    told = {"cases": [one for name in NAMES for one in cases(name)], "games": served}
    file.write_bytes(msgspec.json.encode(told))
    tests = sorted(str(path) for path in (bundle.WEB / "tests").glob("*.test.ts"))
    environment = bundle.environment() | {"IGROTEKA_CASES": str(file)}
    command = [bundle.node_program(), "--test", *tests]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=bundle.WEB, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert os.environ.get("IGROTEKA_CASES") is None


@pytest.mark.parametrize("name", NAMES)
def test_the_readers_in_the_tree_are_those_of_the_language(name: str):
    """If this fails: ./run python -m web.readers"""
    file = readers.BOARDS / name / "language.ts"
    assert file.read_text(encoding="utf-8") == readers.file_of(game(name).language)
