"""A game without planes of its own is observed by the words of its state."""

from itertools import pairwise

import numpy as np

from igroteka.core import rulebook
from igroteka.core.rule import rule
from igroteka.envs.tensors.observing import filler
from igroteka.envs.tensors.tensor import Tensor
from igroteka.envs.tensors.words import SEVENS, planes_of

STATE = np.dtype(
    (
        np.record,
        [("actor", np.int64), ("phase", np.int64), ("players", np.int64), ("heaps", np.int64, (2, 3))],
    )
)


@rule
def choices(state, buffer):
    """Two steps."""
    buffer[0], buffer[1] = 0, 2
    return 2


rulebook.bind(STATE, choices)
WORDS = [1, 0, 2, -1, 0, 127, 128, -(2**63), 2**63 - 1, *[0] * 9]
"""A state, and room for its choices."""
LENS = Tensor(planes_of(STATE), filler("heaps", STATE))


def number(sevens: list[int]) -> int:
    whole = sum(seven << 7 * place for place, seven in enumerate(sevens))
    return (whole + 2**63) % 2**64 - 2**63


def test_every_word_can_be_read_from_the_planes():
    memory = np.array(WORDS, np.int64)
    out, mask = np.full(LENS.size, 7, np.int8), np.full(3, 7, np.int8)
    LENS.fill(memory, 1, out, mask)
    assert mask.tolist() == [1, 0, 1]
    assert out.min() >= 0
    planes = LENS.named(out)
    assert planes["observer"].tolist() == [1]
    assert planes["heaps"].shape == (2, 3, SEVENS)
    assert [number(out[first:last].tolist()) for first, last in pairwise(range(1, LENS.size + 1, SEVENS))] == WORDS[:9]
    LENS.fill(memory, 0, out, mask)
    assert (out[0], mask.tolist()) == (0, [0, 0, 0])
