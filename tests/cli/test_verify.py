"""`verify`: a record is played again, and it is said what it is, or where it is wrong."""

import json
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.core.dice import Dice
from igroteka.match.match import Match

VECTORS = Path(__file__).parents[2] / "docs" / "dice" / "vectors.json"
RECORDS: dict[str, str] = {
    one["name"]: one["text"] for one in json.loads(VECTORS.read_text(encoding="utf-8"))["records"]
}


def played() -> Match:
    match, dice = Match("marrakech", names=["Аня", "Боря"]), Dice(7)
    while not match.is_over:
        if match.state.actor < 0:
            match.draw(dice)
        else:
            match.play(match.state.actor, match.state.text(match.state.legal()[0]))
    return match


def test_a_sound_record_is_told_with_its_end(tmp_path: Path, capsys):
    match, file = played(), tmp_path / "record.txt"
    file.write_text(match.record.text(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 3
    told = capsys.readouterr().out
    assert f"Marrakech, 2 seats, {len(match.steps)} steps, played to the end." in told
    winner = match.names[match.state.ranking().index(1)]
    assert f"1. {winner}: {max(match.state.scores())} points" in told
    assert main(["verify", str(file), "--lang", "ru"]) == 3
    assert "Запись верна: Марракеш, 2 места" in capsys.readouterr().out


def test_a_match_that_is_not_over_is_sound_too(tmp_path: Path, capsys):
    file = tmp_path / "record.txt"
    file.write_text(Match("tayu").record.text(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 3
    assert "0 steps, not yet over." in capsys.readouterr().out


def test_the_line_that_is_wrong_is_named(tmp_path: Path, capsys):
    match, file = played(), tmp_path / "record.txt"
    match.entries[5] = "lay a1a2"
    file.write_text(match.record.text(), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 2
    line = match.record.text().split("\n").index("lay a1a2") + 1
    assert f"line {line}: 'lay a1a2'" in capsys.readouterr().err


def test_a_record_that_was_edited_or_is_not_there_is_refused(tmp_path: Path, capsys):
    file = tmp_path / "record.txt"
    file.write_text(played().record.text().replace("Аня", "Ян"), encoding="utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 2
    assert "the record was cut or edited" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none"), "--lang", "en"]) == 2
    assert main(["verify", "--lang", "en"]) == 2
    assert "Name a file with a record. See ./run verify --help" in capsys.readouterr().err
    assert main(["verify", "--help"]) == 0


@pytest.mark.parametrize(
    ("name", "code", "en", "ru"),
    [
        ("fair", 0, "  Sealed dice, with 1 number from", "  Кости запечатаны, от игроков 1 число"),
        ("races", 0, "  2 races checked", "  2 забега проверены"),
        ("one throw changed", 1, "  Throw 9 is", "  Бросок 9"),
        ("a tape twice", 1, "  What is written behind the record as 'tape 6'", "  Строка «tape 6»"),
        ("format 1", 3, "  Cannot be checked:", "  Проверить нельзя:"),
        ("a secret never revealed", 3, "  Cannot be checked yet", "  Проверить пока нельзя"),
        (
            "no tapes at all",
            3,
            "  Cannot be checked: nothing in the record says how the chairs of round 2",
            "  Проверить нельзя",
        ),
        ("two secrets", 2, "", ""),
    ],
)
def test_the_exit_code_says_what_was_proved(tmp_path: Path, capsys, name: str, code: int, en: str, ru: str):
    file = tmp_path / "record.txt"
    file.write_text(RECORDS[name], encoding="utf-8")
    for lang, said in (("en", en), ("ru", ru)):
        assert main(["verify", str(file), "--lang", lang]) == code
        assert said in capsys.readouterr().out


def test_the_help_names_the_exit_codes(capsys):
    for lang in ("en", "ru"):
        assert main(["verify", "--help", "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert all(f"\n  {code}  " in told for code in range(4))
