"""What is explained in first games, as people write it: what is read, and each mistake with its sentence."""

import re
import sys
from pathlib import Path

import pytest

from igroteka.core.clause import Clause, Section
from igroteka.core.errors import BadClauses
from igroteka.core.firsts import First, parse_firsts, read_firsts
from igroteka.core.words import Words
from igroteka.games import game

KNOWN = game("marrakech")
TOLL = """[[first]]
event = "{seat} pays {n} to {owner}"
clause = "MK-112"
en = "A toll."
ru = "Плата."
"""
TURN = """[[first]]
phase = "turn"
clause = "MK-27"
en = "Turn Assam."
ru = "Поверните Ассама."
"""


def read(text: str) -> tuple[First, ...]:
    return parse_firsts(text, KNOWN.language, frozenset(KNOWN.clauses), "marrakech/firsts.toml")


def test_events_and_phases_are_explained_in_the_order_of_the_file():
    assert read(TOLL + TURN) == (
        First("{seat} pays {n} to {owner}", None, Words("A toll.", "Плата."), "MK-112"),
        First(None, "turn", Words("Turn Assam.", "Поверните Ассама."), "MK-27"),
    )


@pytest.mark.parametrize(
    ("text", "at", "why"),
    [
        ("[[first", "", "this is not TOML"),
        ("", "", "first is missing"),
        (TOLL + "[second]", "", "'second' is unknown here; valid: first"),
        ("first = 1", "", "a thing to explain begins with [[first]]"),
        ("first = [1]", ", first 1", "this should have clause, en, ru"),
        (TOLL.replace('clause = "MK-112"', ""), ", first 1", "clause is missing"),
        (TOLL + 'when = "always"', ", first 1", "'when' is unknown here; valid: clause, en, ru, event"),
        (TOLL + 'phase = "turn"', ", first 1", "either event or phase should be given"),
        (TURN.replace('phase = "turn"', ""), ", first 1", "either event or phase should be given"),
        (TURN + TOLL.replace("{n} to", "to"), ", first 2", "'{seat} pays to {owner}' is not the pattern of an event"),
        (
            TOLL.replace("{seat} pays {n} to {owner}", "1 pays 5 to 2"),
            ", first 1",
            "'1 pays 5 to 2' is not the pattern",
        ),
        (TURN.replace('"turn"', "1"), ", first 1", "'1' is not a phase"),
        (TURN.replace('"turn"', "[]"), ", first 1", "'[]' is not a phase"),
        (TOLL.replace('"{seat} pays {n} to {owner}"', "[]"), ", first 1", "'[]' is not the pattern of an event"),
        (TOLL.replace('"MK-112"', "[]"), ", first 1", "'[]' is not a clause of the game"),
        (TURN.replace("turn", "turns", 1), ", first 1", "'turns' is not a phase"),
        (TOLL.replace("112", "999"), ", first 1", "'MK-999' is not a clause of the game"),
        (TOLL.replace('"Плата."', '" "'), ", first 1", "ru should be a text in quotation marks"),
        (TOLL.replace('"A toll."', "1"), ", first 1", "en should be a text in quotation marks"),
        (TOLL + TOLL, ", first 2", "'{seat} pays {n} to {owner}' is explained twice"),
        (TURN + TOLL + TURN, ", first 3", "'turn' is explained twice"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_place(text: str, at: str, why: str):
    with pytest.raises(BadClauses, match=rf"^marrakech/firsts\.toml{re.escape(at)}: {re.escape(why)}") as error:
        read(text)
    assert error.value.sentence("ru") != error.value.sentence("en")


@pytest.fixture
def chess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The folder of a game."""
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path / "chess"
    sys.modules.pop("chess", None)  # others have a package of this name, too


def test_a_game_without_the_file_explains_nothing(chess: Path):
    assert read_firsts("chess", KNOWN.language, ()) == ()


def test_a_file_is_read_with_the_clauses_of_its_game(chess: Path):
    (chess / "firsts.toml").write_text(TOLL, encoding="utf-8")
    section = Section(Words("Paying", "Плата"), (Clause("MK-112", Words("Pay.", "Платите.")),))
    [first] = read_firsts("chess", KNOWN.language, (section,))
    assert first.said == Words("A toll.", "Плата.")
    with pytest.raises(BadClauses, match=r"^chess/firsts\.toml, first 1: 'MK-112' is not a clause of the game"):
        read_firsts("chess", KNOWN.language, ())
