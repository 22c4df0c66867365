"""The cache of compiled rules: an edited rule is never played from an old one."""

import fcntl
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from numba.core.caching import FunctionCache

import igroteka.core.rule as rule_room
from igroteka.core.rule import KEPT, cache_home, forget_old, open_cache, sources_hash


@pytest.fixture
def package(tmp_path, monkeypatch) -> Path:
    """A copy of the package, whose sources the hash is made of."""
    copy = tmp_path / "igroteka"
    shutil.copytree(rule_room.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(rule_room, "PACKAGE", copy)
    return copy


@pytest.mark.parametrize("file", ["core/dice.py", "games/marrakech/market.py", "match/playout.py"])
def test_an_edit_of_any_engine_source_makes_a_new_cache(package, file):
    before = sources_hash()
    (package / file).write_text((package / file).read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")
    assert sources_hash() != before


def test_an_edit_outside_the_engine_keeps_the_cache(package):
    before = sources_hash()
    (package / "cli" / "play.py").write_text("", encoding="utf-8")
    assert sources_hash() == before


@pytest.mark.parametrize("switch", ["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
def test_each_mode_has_its_own_cache(monkeypatch, switch):
    monkeypatch.setenv(switch, "0")
    off = sources_hash()
    monkeypatch.setenv(switch, "1")
    assert sources_hash() != off


@pytest.mark.slow
def test_a_rule_called_from_another_file_is_compiled_anew_after_an_edit(package, tmp_path):
    """numba alone would go on playing the old rule here: the edited file is not the one that is called."""
    code = (
        "import igroteka; s = igroteka.game('marrakech').new(players=3); s.play('ahead'); s.play('roll 4');"
        "print(s.view().assam.cell)"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def play() -> str:
        told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        return told.stdout.strip()

    market = package / "games" / "marrakech" / "market.py"
    assert play() == "e7"
    source = market.read_text(encoding="utf-8")
    market.write_text(source.replace("return (partner, row, back)", "return (column, row, back)"), encoding="utf-8")
    assert market.read_text(encoding="utf-8") != source
    assert play() == "d7"


def test_a_cache_with_further_games_begins_with_what_is_compiled_of_ours(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    ours = open_cache()
    (ours / "market.nbc").write_text("compiled")
    games = tmp_path / "games"
    games.mkdir()
    (games / "patience.py").touch()
    monkeypatch.setenv("IGROTEKA_GAMES", str(games))
    further = open_cache()
    assert further != ours
    assert (further / "market.nbc").read_text() == "compiled"
    (further / "patience.nbc").write_text("compiled")
    assert open_cache() == further  # it is not copied again
    assert (further / "patience.nbc").exists()
    assert not (ours / "patience.nbc").exists()
    assert sorted(folder.name for folder in ours.parent.iterdir()) == sorted([ours.name, further.name])


def test_old_caches_are_forgotten(tmp_path):
    for number in range(KEPT + 3):
        folder = tmp_path / f"rules-{number}"
        folder.mkdir()
        os.utime(folder, (number, number))
    forget_old(tmp_path)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == [f"rules-{n}" for n in range(3, KEPT + 3)]


def test_windows_has_a_folder_of_its_own_for_caches(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/appdata")
    assert cache_home() == Path("/appdata/igroteka")


def test_without_a_place_to_write_the_cache_is_temporary(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    folder = open_cache()
    assert folder.is_dir()
    assert not folder.is_relative_to(cache_home())
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder.parents[1]))
    assert open_cache() == folder  # so that a child process can share it
    folder.rmdir()


def test_code_is_saved_by_one_process_at_a_time(monkeypatch):
    """numba's cache has no lock of its own, and the games share the index of a generic function."""
    happened, alone = [], rule_room.alone

    @contextmanager
    def noted(folder: Path):
        happened.append("locked")
        with alone(folder):
            yield
        happened.append("free")

    monkeypatch.setattr(rule_room, "alone", noted)
    monkeypatch.setattr(FunctionCache, "_save_overload", lambda cache, sig, data: happened.append("saved"))

    @rule_room.entry
    def double(number):
        return 2 * number

    assert double(21) == 42
    assert happened == ["locked", "saved", "free"]


def test_the_lock_of_the_cache_excludes_others():
    with rule_room.alone(rule_room.CACHE), (rule_room.CACHE / "lock").open("w") as lock, pytest.raises(BlockingIOError):
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
