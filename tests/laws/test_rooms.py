"""The map of imports: what each room may know. It is drawn in pyproject.toml, and held here."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINTER = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-cache"]


def test_every_room_imports_only_what_the_map_allows():
    told = subprocess.run(LINTER, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_importing_the_package_does_not_import_numba():
    code = "import sys, igroteka; print('numba' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"
