"""Sets as bits, compiled and uncompiled."""

import pytest

from igroteka.core.bits import count, lowest
from igroteka.core.rule import entry

SETS = [1, 2, 3, 0b1010_0000, 1 << 54, (1 << 62) | (1 << 40), (1 << 63) - 1]


@entry
def lowest_compiled(bits):
    return lowest(bits)


@entry
def count_compiled(bits):
    return count(bits)


@pytest.mark.parametrize("bits", SETS)
def test_the_lowest_number_of_a_set(bits):
    assert lowest(bits) == lowest_compiled(bits) == min(number for number in range(64) if bits >> number & 1)


@pytest.mark.parametrize("bits", [0, *SETS])
def test_the_size_of_a_set(bits):
    assert count(bits) == count_compiled(bits) == sum(bits >> number & 1 for number in range(64))
