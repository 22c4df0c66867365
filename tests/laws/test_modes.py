"""The rules play the same games compiled and uncompiled, and uncompiled every index is checked."""

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


@pytest.mark.slow
def test_uncompiled_rules_play_the_same_games():
    compiled = run_in_mode(["-m", "tests.digest"])
    assert compiled.returncode == 0, compiled.stderr
    assert len(compiled.stdout) == 64
    uncompiled = run_in_mode(["-W", "error", "-m", "tests.digest"], NUMBA_DISABLE_JIT="1")
    assert uncompiled.stdout == compiled.stdout, uncompiled.stderr


OUT_OF_BOUNDS = "from tests.laws.test_modes import read_out_of_bounds; read_out_of_bounds({index})"


def read_out_of_bounds(index: int) -> None:
    """Reads a word that an array inside of a state does not have, in a rule."""
    import igroteka
    from igroteka.core.rule import entry

    @entry
    def read(state, index):
        return state.dirhams[index]

    read(igroteka.game("marrakech").new(players=2).fields, index)


@pytest.mark.parametrize("index", [99, -99])
def test_an_index_out_of_bounds_is_an_error_in_rules_that_run_uncompiled(index):
    """NumPy checks each one, as numba does with NUMBA_BOUNDSCHECK, for which everything would be compiled again."""
    told = run_in_mode(["-c", OUT_OF_BOUNDS.format(index=index)], NUMBA_DISABLE_JIT="1")
    assert "IndexError" in told.stderr
