"""A game's folder with a piece missing is refused, and the piece is named."""

import shutil
import sys
from pathlib import Path

import pytest

import igroteka.games
from igroteka.core.folder import BadFolder
from igroteka.core.proofreading import BadLanguage

NIM = Path(__file__).parents[1] / "fifth" / "games" / "nim"


def loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, file: str, change: tuple[str, str] | None
) -> object:
    """The game `name`, made from Nim, with one of its files changed, or without it."""
    shutil.copytree(NIM, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    changed = tmp_path / name / file
    changed.write_text(changed.read_text("utf-8").replace(*change), "utf-8") if change else changed.unlink()
    monkeypatch.setattr(igroteka.games, "__path__", [*igroteka.games.__path__, str(tmp_path)])
    monkeypatch.setattr(igroteka.games, "NAMES", (*igroteka.games.NAMES, name))
    try:
        return igroteka.game(name)
    finally:
        for module in [module for module in sys.modules if module.startswith(f"igroteka.games.{name}")]:
            del sys.modules[module]


@pytest.mark.parametrize(
    ("name", "file", "change", "piece"),
    [
        ("nim_a", "why.py", None, "BARS"),
        ("nim_b", "why.py", ("BARS =", "REASONS ="), "BARS"),
        ("nim_c", "options.py", None, "class …(Options)"),
    ],
)
def test_a_piece_that_is_missing_is_named(tmp_path, monkeypatch, name, file, change, piece):
    with pytest.raises(BadFolder) as refused:
        loaded(tmp_path, monkeypatch, name, file, change)
    assert str(refused.value) == f"igroteka/games/{name}/{file}: {piece} is missing; every game has it."
    assert refused.value.sentence("ru") == f"igroteka/games/{name}/{file}: нет {piece}, а это есть в каждой игре."


def test_a_form_that_reads_the_same_text_is_named(tmp_path, monkeypatch):
    with pytest.raises(BadLanguage) as refused:
        loaded(tmp_path, monkeypatch, "nim_d", "language.py", ('"take {matches}"', '"roll {matches}"'))
    assert str(refused.value).startswith("igroteka/games/nim_d/language.py, 'roll {matches}': it reads 'roll 1'")
