"""Rulebooks as people write them: what is read, and each mistake with the one sentence about it."""

import pytest

from igroteka.core.clause import Clause, Section
from igroteka.core.errors import BadClauses
from igroteka.core.sections import parse_sections, read_sections
from igroteka.core.words import Words

TITLE = '[[section]]\ntitle = { en = "A turn", ru = "Ход" }\n'
RULE = 'XY-2.en = "Roll."\nXY-2.ru = "Бросьте кубик."\n'
GOOD = f"""
# Comments are for authors.
{TITLE}
{RULE}
XY-1.en = "Move."
XY-1.ru = "Переместите."
XY-1.refusal.en = "Not {{cell}}: {{why:far=too far from {{start}};full=it is full}}."
XY-1.refusal.ru = "Не {{cell}}: {{why:full=там занято;far=слишком далеко от {{start}}}}."

[[section]]
title = {{ en = "The end", ru = "Конец" }}

XY-101.en = "Count."
XY-101.ru = "Посчитайте."
"""


def refused(text: str) -> BadClauses:
    with pytest.raises(BadClauses) as error:
        parse_sections(text, "chess/clauses.toml")
    assert error.value.sentence("ru") != error.value.sentence("en")
    return error.value


def test_sections_and_clauses_keep_the_order_of_the_file():
    refusal = Words(
        "Not {cell}: {why:far=too far from {start};full=it is full}.",
        "Не {cell}: {why:full=там занято;far=слишком далеко от {start}}.",
    )
    turn = (
        Clause("XY-2", Words("Roll.", "Бросьте кубик.")),
        Clause("XY-1", Words("Move.", "Переместите."), refusal),
    )
    assert parse_sections(GOOD) == (
        Section(Words("A turn", "Ход"), turn),
        Section(Words("The end", "Конец"), (Clause("XY-101", Words("Count.", "Посчитайте.")),)),
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "chess/clauses.toml: section is missing."),
        ("[section]\n", "chess/clauses.toml: a section begins with [[section]]."),
        ("section = [1]\n", "chess/clauses.toml, [[section]] 1: this should have title."),
        ("[[section]]\n" + RULE, "chess/clauses.toml, [[section]] 1: title is missing."),
        ('[[section]]\ntitle = "A turn"\n', "chess/clauses.toml, [[section]] 1, title: this should have en, ru."),
        ("version = 1\n" + TITLE, "chess/clauses.toml: 'version' is unknown here; valid: section."),
        (
            TITLE + RULE + 'XY2.en = "Roll."\n',
            "chess/clauses.toml, [[section]] 1: 'XY2' is unknown here; valid: title, XY-2.",
        ),
        (TITLE + 'XY-2 = "Roll."\n', "chess/clauses.toml, XY-2: this should have en, ru."),
        (TITLE + 'XY-2.en = "Roll."\n', "chess/clauses.toml, XY-2: ru is missing."),
        (
            TITLE + 'XY-2.en = "Roll."\nXY-2.ru = " "\n',
            "chess/clauses.toml, XY-2: ru should be a text in quotation marks.",
        ),
        (TITLE + "XY-2.en = 1\nXY-2.ru = 2\n", "chess/clauses.toml, XY-2: en should be a text in quotation marks."),
        (
            TITLE + RULE + 'XY-2.refuse.en = "No."\n',
            "chess/clauses.toml, XY-2: 'refuse' is unknown here; valid: en, ru, refusal.",
        ),
        (TITLE + RULE + 'XY-2.refusal.en = "No."\n', "chess/clauses.toml, XY-2.refusal: ru is missing."),
        (TITLE + RULE + TITLE + RULE, "chess/clauses.toml, XY-2: the rulebook has this clause twice."),
        (
            TITLE + RULE + RULE.replace("XY-2", "YX-2"),
            "chess/clauses.toml, YX-2: the number should begin with XY-, like the number of the first clause.",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text, sentence):
    assert str(refused(text)) == sentence


@pytest.mark.parametrize(
    ("en", "ru", "why"),
    [
        ("Not {cell}.", "Нет.", "{cell} is in one language only."),
        ("No.", "Не {cell}.", "{cell} is in one language only."),
        ("{why:far=Too far from {cell}}.", "{why:far=Слишком далеко}.", "{cell} is in one language only."),
        ("{why:far=Far;full=Full}.", "{why:far=Далеко}.", "{why:full=…} is in one language only."),
        ("Not {cell.", "Не {cell}.", "the braces do not match: expected '}' before end of string."),
    ],
)
def test_a_refusal_has_the_same_holes_in_both_languages(en, ru, why):
    text = f'{TITLE}{RULE}XY-2.refusal.en = "{en}"\nXY-2.refusal.ru = "{ru}"\n'
    assert str(refused(text)) == f"chess/clauses.toml, XY-2.refusal: {why}"


def test_forms_by_number_may_be_in_one_language_only():
    text = TITLE + RULE + 'XY-2.refusal.en = "{n} wide."\nXY-2.refusal.ru = "{n:клетка|клетки|клеток}."\n'
    assert parse_sections(text)[0].clauses[0].refusal == Words("{n} wide.", "{n:клетка|клетки|клеток}.")


def test_what_is_not_toml_is_told_with_the_line():
    assert str(refused(TITLE + RULE + RULE)).startswith("chess/clauses.toml, XY-2.en: this is not TOML: ")
    assert str(refused(TITLE + "XY-2.en = Roll.\n")).startswith("chess/clauses.toml, XY-2.en: this is not TOML: ")
    assert str(refused(TITLE + 'XY-2.en = """Roll.\n')).startswith("chess/clauses.toml: this is not TOML: ")


def test_a_game_needs_the_file():
    with pytest.raises(BadClauses, match=r"^igroteka/core/clauses\.toml: there is no such file\.$"):
        read_sections("igroteka.core")


def test_the_file_is_in_utf_8(tmp_path, monkeypatch):
    (tmp_path / "chess").mkdir()
    (tmp_path / "chess" / "clauses.toml").write_bytes(GOOD.encode("utf-16"))
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadClauses, match=r"^chess/clauses\.toml: this is not TOML: 'utf-8' codec"):
        read_sections("chess")


def rulebook(folder, monkeypatch, **files):
    """The sections of a game named chess, whose folder has these files."""
    for name, text in files.items():
        file = folder / "chess" / f"{name.replace('_', '/')}.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(folder)
    return read_sections("chess")


def test_a_rulebook_may_be_in_several_files_read_in_the_order_in_which_they_are_named(tmp_path, monkeypatch):
    files = {"clauses_b": TITLE + RULE, "clauses_a": TITLE + RULE.replace("XY-2", "XY-1")}
    sections = rulebook(tmp_path, monkeypatch, clauses='files = ["clauses/b.toml", "clauses/a.toml"]', **files)
    assert [clause.id for section in sections for clause in section.clauses] == ["XY-2", "XY-1"]


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ('"clauses/a.toml"', "chess/clauses.toml, files: this should be a list of names of files."),
        ("[1]", "chess/clauses.toml, files: this should be a list of names of files."),
        ('["clauses/c.toml"]', "chess/clauses/c.toml: there is no such file."),
        ('["clauses/a.toml"]\nsection = []', "chess/clauses.toml: 'section' is unknown here; valid: files."),
        ('["clauses/a.toml", "clauses/b.toml"]', "chess/clauses/b.toml, XY-2: the rulebook has this clause twice."),
        (
            '["clauses/a.toml", "clauses/d.toml"]',
            "chess/clauses/d.toml, YX-1: the number should begin with XY-, like the number of the first clause.",
        ),
    ],
)
def test_what_is_wrong_in_several_files_is_told_with_the_file(tmp_path, monkeypatch, named, sentence):
    files = {"clauses_a": TITLE + RULE, "clauses_b": TITLE + RULE, "clauses_d": TITLE + RULE.replace("XY-2", "YX-1")}
    with pytest.raises(BadClauses) as error:
        rulebook(tmp_path, monkeypatch, clauses=f"files = {named}\n", **files)
    assert str(error.value) == sentence
