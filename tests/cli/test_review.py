"""`review`: the graph, the ledger and the costly decisions of a record, in the terminal and as data."""

from pathlib import Path

import msgspec
import pytest

from igroteka.cli import main
from igroteka.cli.graph import HEIGHT, graph
from igroteka.reviews.review import Review
from igroteka.reviews.reviewing import Reviewing
from igroteka.reviews.worth import UNIT
from tests.reviews.played import FEW, played


@pytest.fixture(autouse=True)
def few_visits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.reviews.reviewing.visits_of", lambda game: FEW)


def saved(folder: Path, game: str, most: int = 10_000) -> Path:
    file = folder / "record.txt"
    file.write_text(played(game, most=most).record.text(), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", ["marrakech", "tayu", "mazaitsy", "chazz"])
def test_a_match_is_reviewed_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str):
    file = saved(tmp_path, game, most=9)
    assert main(["review", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "not explained" in told
    assert "The match is not over" in told
    assert main(["review", str(file), "--lang", "ru"]) == 0
    assert "не объяснено" in capsys.readouterr().out


def test_the_ledger_and_the_costly_decisions_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = saved(tmp_path, "marrakech")
    assert main(["review", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Chance to win, in percent" in told
    assert "The match is not over" not in told
    assert "What cost most:" in told
    assert "Better:" in told
    found = Reviewing(played("marrakech").record, FEW)
    assert len(found.line.moments) > 100


def test_the_whole_review_is_written_as_data(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]):
    file, data = saved(tmp_path, "marrakech", most=20), tmp_path / "review.json"
    assert main(["review", str(file), "--json", str(data)]) == 0
    found = msgspec.json.decode(data.read_bytes(), type=Review)
    assert len(found.judgements) == 20
    assert main(["review", str(file), "--json", "-"]) == 0
    assert msgspec.json.decode(capsysbinary.readouterr().out, type=Review) == found


def test_no_file_a_missing_one_and_one_that_is_no_record_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["review", "--lang", "en"]) == 2
    assert "Name a file with a record." in capsys.readouterr().err
    assert main(["review", str(tmp_path / "none.txt"), "--lang", "en"]) == 2
    (tmp_path / "cut.txt").write_text(played("tayu", most=9).record.text()[:-40], encoding="utf-8")
    assert main(["review", str(tmp_path / "cut.txt"), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 2
    assert main(["review", "--help", "--lang", "en"]) == 0


def test_a_graph_has_the_best_result_on_top_and_a_legend():
    lines = graph([[UNIT // 2, UNIT, UNIT], [UNIT // 2, 0, 0]], ["Аня", "Боря"], 30)
    assert len(lines) == HEIGHT + 2
    assert lines[0].plain.startswith(" 100 ")
    assert lines[0].plain.endswith("●")
    assert lines[HEIGHT].plain.startswith("   0 ")
    assert lines[HEIGHT].plain.endswith("▲")
    assert lines[HEIGHT // 2].plain[5] == "●"
    assert lines[-1].plain.strip() == "● Аня   ▲ Боря"
