"""The observation of a game without planes of its own: all words of the state, and the number of the seat."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from igroteka.core.rule import rule
from igroteka.envs.tensors.plane import Plane

SEVENS = 10  # 7-bit pieces of a 64-bit word, each of which fits into an int8


def planes_of(state_dtype: Any) -> tuple[Plane, ...]:
    """One plane for each field of the state, after the observer's."""
    about = "a field of the state: each word in seven-bit pieces, the lowest first"
    fields = [Plane(name, (*state_dtype[name].shape, SEVENS), about) for name in state_dtype.names]
    return (Plane("observer", (1,), "the observing seat, counted from 0"), *fields)


@rule
def write_words(state, seat, out):
    """Writes each word as ten numbers: for one below 128 the first is the word itself; for -1 all ten are 127."""
    out[0] = seat
    for index in range(out.size // SEVENS):
        word = word_of(state, index)
        for seven in range(SEVENS):
            out[1 + SEVENS * index + seven] = word >> 7 * seven & 127


def word_of(state, index) -> int:
    """A word of a state, for a game of any type; compiled code replaces this by `load`."""
    return int(np.frombuffer(state, np.int64)[index])


@overload(word_of)
def _(state, index):
    return lambda state, index: load(state, index)


def load_word(typing: Any, state: Any, index: Any) -> Any:
    """Reads a word through the record's address, which is how compiled code holds a record."""

    def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(words, [arguments[1]]))

    return types.int64(state, types.int64), load


load: Any = intrinsic(load_word)
