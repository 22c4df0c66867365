"""The import contracts hold, and ARCHITECTURE.md lists the rooms and modules as they are."""

import subprocess
import sys
from pathlib import Path

from docs.write_architecture import PAGE, TABLE, written

ROOT = Path(__file__).parents[2]
LINTER = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]


def test_every_room_imports_only_what_the_contracts_allow():
    told = subprocess.run(LINTER, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_importing_the_package_does_not_import_numba():
    code = "import sys, igroteka; print('numba' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_the_tables_of_the_architecture_are_written_from_the_tree():
    """If this fails: ./run python -m docs.write_architecture"""
    page = PAGE.read_text(encoding="utf-8")
    assert [found[1] for found in TABLE.finditer(page)] == ["rooms", "modules"]
    assert written(page) == page
