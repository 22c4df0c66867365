"""The client says in both languages what the rules say."""

import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from igroteka.core.dice import Dice
from igroteka.core.words import LANGUAGES
from igroteka.games import NAMES, game
from igroteka.match.match import Match
from web import bundle, words

PLAYERS = ["Аня", "Боря", "Вера", "Гриша", "Даша", "Ева", "Жора", "Зоя"]
MATCHES = 4
SEED = 2026


def cases(name: str) -> list[dict[str, Any]]:
    """Every step, and the events and refusals of a few matches that the catalogue has not seen."""
    known = game(name)
    dice = Dice(SEED)
    steps = {text: known.speech.step(text) for text in known.texts}
    told: list[dict[str, Any]] = [case(name, "step", text, both) for text, both in steps.items()]
    events: set[str] = set()
    for number in range(MATCHES):
        match = Match(name, **words.some_options(known, 7 * number + 3))
        while not match.is_over and len(match.steps) < 300:
            legal = match.state.legal()
            reason = match.state.why_not(known.texts[dice.randrange(len(known.texts))])
            if reason is not None:
                said = {lang: reason.sentence(lang) for lang in LANGUAGES}
                told.append(
                    {"game": name, "kind": "refusal", "text": reason.clause, "parameters": reason.parameters} | said
                )
            step = match.state.text(legal[dice.randrange(len(legal))]) if legal else match.drawn(dice)
            events.update(match.play(match.state.actor, step).events)
    return told + [case(name, "event", text, known.speech.event(text, PLAYERS)) for text in sorted(events)]


def case(name: str, kind: str, text: str, both: Any) -> dict[str, Any]:
    return {"game": name, "kind": kind, "text": text, "en": both.en, "ru": both.ru}


def test_the_clients_modules_do_what_their_tests_say(tmp_path: Path):
    """`node --test`, with what the rules say as cases for `words.test.ts`."""
    bundle.install()
    file = tmp_path / "cases.json"
    file.write_bytes(msgspec.json.encode([one for name in NAMES for one in cases(name)]))
    tests = sorted(str(path) for path in (bundle.WEB / "tests").glob("*.test.ts"))
    environment = bundle.environment() | {"IGROTEKA_CASES": str(file)}
    command = [bundle.node_program(), "--test", *tests]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=bundle.WEB, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
    assert os.environ.get("IGROTEKA_CASES") is None


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_files_in_the_tree_are_what_the_rules_say(name: str):
    for file, text in words.files_of(name).items():
        assert (words.FOLDER / file).read_text(encoding="utf-8") == text
