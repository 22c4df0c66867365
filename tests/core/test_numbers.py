"""What is taken as a whole number from programs."""

from enum import IntEnum

import numpy as np
import pytest

from igroteka.core.numbers import as_whole


class Card(IntEnum):
    TWO = 2


class Broken:
    def __index__(self) -> int:
        raise KeyError("no number")


@pytest.mark.parametrize("given", [2, np.int64(2), np.uint8(2), np.array(2), Card.TWO])
def test_a_whole_number_becomes_pythons_own(given):
    assert as_whole(given) == 2
    assert type(as_whole(given)) is int


@pytest.mark.parametrize("given", [True, np.True_, 2.0, "2", None, [2], np.array([2]), np.float64(2), Broken()])
def test_what_only_looks_like_one_is_none(given):
    assert as_whole(given) is None
