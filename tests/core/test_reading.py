"""The order in which people read the rules: what is read, and each mistake with the one sentence about it."""

import sys
from pathlib import Path

import pytest

from igroteka.core.clause import Clause, Section
from igroteka.core.errors import BadClauses
from igroteka.core.reading import Chapter, LegendEntry, TurnScene, reading_of
from igroteka.core.words import Words

RULE = Words("Roll.", "Бросьте кубик.")
SECTIONS = (
    Section(Words("A turn", "Ход"), (Clause("XY-2", RULE), Clause("XY-1", RULE))),
    Section(Words("The end", "Конец"), (Clause("XY-101", RULE),)),
)
TITLE = 'title = { en = "All", ru = "Всё" }\n'
CHAPTER = f'[[chapter]]\n{TITLE}clauses = ["XY-101", "XY-1", "XY-2"]\n'
LEGEND = '[[chapter.legend]]\ndrawing = "die"\nname = { en = "Die", ru = "Кубик" }\ntext = { en = "a", ru = "б" }\n'
TURN = '[turn]\noptions = { players = "2" }\nbefore = ["roll 1"]\n'
SCENE = '[[turn.scene]]\nsteps = ["roll 2"]\ntells = []\ncaption = { en = "Two.", ru = "Два." }\n'


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def read(text: str):
        (tmp_path / "chess" / "reading.toml").write_text(text, encoding="utf-8")
        return reading_of("chess", SECTIONS)

    yield read
    sys.modules.pop("chess", None)  # others have a package of this name, too


def test_chapters_have_an_order_of_their_own(read):
    reading = read(f'short.en = ["Roll."]\nshort.ru = ["Бросайте."]\n{CHAPTER}{LEGEND}{TURN}{SCENE}')
    entry = LegendEntry("die", Words("Die", "Кубик"), Words("a", "б"))
    assert reading.chapters == (Chapter(Words("All", "Всё"), ("XY-101", "XY-1", "XY-2"), legend=(entry,)),)
    assert (reading.short, reading.advice) == ((Words("Roll.", "Бросайте."),), ())
    assert (dict(reading.turn.options), reading.turn.before) == ({"players": "2"}, ("roll 1",))
    assert reading.turn.scenes == (TurnScene(("roll 2",), (), Words("Two.", "Два.")),)


def test_a_game_without_the_file_is_read_in_the_order_of_its_sections():
    assert reading_of("igroteka.core", SECTIONS).chapters == (
        Chapter(Words("A turn", "Ход"), ("XY-2", "XY-1")),
        Chapter(Words("The end", "Конец"), ("XY-101",)),
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CHAPTER.replace(', "XY-2"', ""), "chess/reading.toml: XY-2 is in no chapter."),
        (CHAPTER.replace("XY-2", "XY-3"), "chess/reading.toml: there is no clause 'XY-3'."),
        (CHAPTER + CHAPTER, "chess/reading.toml: XY-101 is here twice."),
        ("", "chess/reading.toml: chapter is missing."),
        ("chapter = 1\n", "chess/reading.toml: this should be a list of tables."),
        (
            f"[[chapter]]\n{TITLE}clauses = 1\n",
            "chess/reading.toml, [[chapter]] 1, clauses: this should be a list of texts.",
        ),
        (
            f'short.en = ["a"]\nshort.ru = []\n{CHAPTER}',
            "chess/reading.toml, short: the languages have different numbers of texts.",
        ),
        (CHAPTER + TURN, "chess/reading.toml, turn: scene is missing."),
    ],
)
def test_what_is_wrong_is_told_with_its_place(read, text: str, sentence: str):
    with pytest.raises(BadClauses) as error:
        read(text)
    assert str(error.value) == sentence
