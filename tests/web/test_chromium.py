"""The browser from npm is unpacked once, and never used half unpacked."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from web.browser import chromium


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Nothing is fetched, and unpacking only writes down where to."""
    folders: list[Path] = []

    def unpack(here: Path, folder: Path) -> None:
        (folder / "chromium").touch(exist_ok=False)
        folders.append(folder)

    (tmp_path / "node_modules").mkdir()
    monkeypatch.setattr(chromium, "fetch_libraries", lambda here: None)
    monkeypatch.setattr(chromium, "unpack", unpack)
    return folders


def test_many_at_once_unpack_it_once(unpacked: list[Path], tmp_path: Path):
    with ThreadPoolExecutor(8) as pool:
        programs = set(pool.map(chromium.from_npm, [tmp_path] * 8))
    assert programs == {str(tmp_path / "node_modules" / "unpacked" / "chromium")}
    assert len(unpacked) == 1


def test_what_was_broken_off_is_unpacked_again(unpacked: list[Path], tmp_path: Path):
    half = tmp_path / "node_modules" / "unpacked"
    half.mkdir()
    (half / "chromium").write_text("half")
    assert Path(chromium.from_npm(tmp_path)).read_text() == ""
    assert unpacked == [half]
