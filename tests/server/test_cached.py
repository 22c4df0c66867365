"""Notes in the cache which parts of the games it holds."""

import os
from pathlib import Path

import pytest

from igroteka.server.bots import cached
from igroteka.server.bots.parts import GamePart


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cached, "CACHE", tmp_path)
    return tmp_path


def test_what_was_compiled_is_known_at_the_next_start():
    assert cached.noted(["a", "b"]) == set()
    cached.note(GamePart("a", "rules"))
    assert cached.noted(["a", "b"]) == {GamePart("a", "rules")}


def test_notes_of_sources_that_have_been_touched_since_do_not_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """numba compares the times of sources, and would compile again."""
    source = tmp_path / "games" / "rules.py"
    source.parent.mkdir()
    source.write_text("")
    monkeypatch.setenv("IGROTEKA_GAMES", str(source.parent))
    further, ours = set(), set()
    for time in (1, 2):
        os.utime(source, (time, time))
        cached.fingerprint.cache_clear()
        further.add(cached.fingerprint("patience"))
        ours.add(cached.fingerprint("tayu"))
    cached.fingerprint.cache_clear()
    assert len(further) == 2
    assert len(ours) == 1  # our own games need not be compiled because of a further one


def test_a_cache_that_cannot_be_written_stops_nobody(folder: Path):
    folder.rmdir()
    cached.note(GamePart("a", "rules"))
    assert cached.noted(["a"]) == set()
