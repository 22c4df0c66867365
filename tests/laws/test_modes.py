"""The rules play the same games compiled, uncompiled and with every index checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SWITCHES = ("NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK")


def run_in_mode(code: list[str], **switches: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if name not in SWITCHES}
    return subprocess.run(
        [sys.executable, *code], cwd=ROOT, env={**plain, **switches}, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def compiled() -> str:
    told = run_in_mode(["-m", "tests.digest"])
    assert told.returncode == 0, told.stderr
    assert len(told.stdout) == 64
    return told.stdout


def test_uncompiled_rules_play_the_same_games(compiled):
    told = run_in_mode(["-W", "error", "-m", "tests.digest"], NUMBA_DISABLE_JIT="1")
    assert told.stdout == compiled, told.stderr


def test_bounds_checked_rules_play_the_same_games(compiled):
    told = run_in_mode(["-m", "tests.digest"], NUMBA_BOUNDSCHECK="1")
    assert told.stdout == compiled, told.stderr


OUT_OF_BOUNDS = "from tests.laws.test_modes import read_out_of_bounds; read_out_of_bounds()"


def read_out_of_bounds() -> None:
    """Asks the dice for a word they do not have."""
    import numpy as np

    from igroteka.core.dice import plant

    plant(np.zeros(2, np.int64), 1)


def test_the_bounds_check_is_really_on():
    told = run_in_mode(["-c", OUT_OF_BOUNDS], NUMBA_BOUNDSCHECK="1")
    assert "IndexError" in told.stderr
