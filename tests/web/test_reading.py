"""Boards, in the browser and in the terminal, read texts by the game's language, and take none apart by hand."""

import re
from pathlib import Path

import pytest

from igroteka.games import NAMES, game

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "web" / "src" / "boards", ROOT / "src" / "igroteka" / "boards")
GENERATED = "language.ts"

SAMPLES = (
    'const [word, cell] = step.split(" ");',
    "match event.split():",
    'legal.filter((step) => step.startsWith("lay "))',
    'if texts[0].startswith(("walks ", "loops ")):',
    "some((step) => step.startsWith(`lay ${cell} `))",
    "/^(boat|lay|scatter)/.test(step)",
    'events.find((event) => event.includes(" lays "))',
    'text.removeprefix("place ")',
)
INNOCENT = (
    'const BASS = ["C3 . .", "A2 . ."].join(" ").split(" ");',
    'told.value.split(",")',
    'readStep(step).verb === "lay"',
    'legal.includes("stop")',
    'code.startsWith("Arrow")',
)


def taken_apart() -> re.Pattern[str]:
    languages = [game(name).language for name in NAMES]
    verbs = "|".join(sorted({re.escape(form.verb) for one in languages for form in (*one.forms, *one.events)}))
    return re.compile(
        r"(?<!join\(\" \"\))\.split\((?:\" \")?\)"  # tunes are joined before they are split
        rf"|(?:starts[wW]ith|removeprefix)\(\W*(?:{verbs})\b"
        rf"|/\^\W*(?:{verbs})\b"
        rf"|\" (?:{verbs}) \""
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=("browser", "terminal"))
def test_no_board_takes_a_text_apart(folder: Path):
    """If this fails: `readStep` and `readEvent` of the board's language.ts, or `igroteka.boards.reading`, read it."""
    files = [file for file in folder.rglob("*.*") if file.suffix in (".ts", ".tsx", ".py") and file.name != GENERATED]
    lines = [(file, line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 100
    pattern = taken_apart()
    found = [f"{file.relative_to(ROOT)}: {line.strip()}" for file, line in lines if pattern.search(line)]
    assert not found


@pytest.mark.parametrize("line", SAMPLES)
def test_what_is_taken_apart_is_seen(line: str):
    assert taken_apart().search(line)


@pytest.mark.parametrize("line", INNOCENT)
def test_what_is_not_is_left_alone(line: str):
    assert not taken_apart().search(line)
