"""No file is longer than a reader can take in."""

from pathlib import Path

from igroteka.games import NAMES
from igroteka.server.doors.typescript import files

ROOT = Path(__file__).parents[2]
MOST = 400
"""Lines."""
TREES = (ROOT / "src", ROOT / "web" / "src")
BUILT = ROOT / "src" / "igroteka" / "server"
"""The build writes the browser client there, into `static`."""
GENERATED = {*files(), *(ROOT / "web" / "src" / "boards" / name / "language.ts" for name in NAMES)}
TEXTS = {".css", ".html", ".json", ".py", ".sql", ".svg", ".toml", ".ts", ".tsx"}


def is_written_by_hand(file: Path) -> bool:
    is_built = file.is_relative_to(BUILT) and file.relative_to(BUILT).parts[0].startswith("static")
    return file.suffix in TEXTS and not is_built and file not in GENERATED


def test_no_file_that_is_written_by_hand_is_longer_than_400_lines():
    found = [file for tree in TREES for file in tree.rglob("*") if file.is_file() and is_written_by_hand(file)]
    assert len(found) > 500
    lengths = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in found}
    assert {name: length for name, length in lengths.items() if length > MOST} == {}
