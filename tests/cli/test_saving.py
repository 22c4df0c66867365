"""Records in files: what the system refuses gets a sentence, and leaves no draft behind."""

import sys
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.cli.saving import FileTrouble, keep, load, save
from igroteka.match.match import Match

LONG = "n" * 300  # no file system has names as long


def test_a_name_that_is_too_long_is_refused_for_writing_and_for_reading(tmp_path: Path):
    with pytest.raises(FileTrouble, match=r"cannot be written \(File name too long\)"):
        save(Match("marrakech").record, tmp_path / LONG, replace=False)
    with pytest.raises(FileTrouble, match=r"cannot be read \(File name too long\)"):
        load(tmp_path / LONG)
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_match_takes_as_many_seats_as_it_has(tmp_path: Path, capsys):
    save(Match("marrakech", players=3).record, tmp_path / "match.txt", replace=False)
    assert main(["play", "--resume", str(tmp_path / "match.txt"), "--seats", "human,human", "--lang", "en"]) == 2
    assert "--seats names 2 players; there should be 3." in capsys.readouterr().err


def test_windows_keeps_matches_where_programs_keep_theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    record = Match("marrakech").record
    assert keep(record) == tmp_path / "igroteka" / "last-marrakech.txt"
    assert load(tmp_path / "igroteka" / "last-marrakech.txt") == record
