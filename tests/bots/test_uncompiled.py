"""Bots decide the same compiled and uncompiled, where every index is checked."""

import pytest

from tests.bots.digest import digest
from tests.laws.test_modes import run_in_mode


@pytest.mark.slow
def test_bots_choose_the_same_steps_uncompiled():
    told = run_in_mode(["-W", "error", "-m", "tests.bots.digest"], NUMBA_DISABLE_JIT="1")
    assert told.stdout == digest(), told.stderr
