"""What a seat sees of a game that has no planes of its own: all words of the state, and which seat it is."""

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from igroteka.core.rule import rule
from igroteka.envs.tensors.plane import Plane

SEVENS = 10  # pieces of seven bits, which an int8 holds, in a word of 64


def planes_of(state_dtype: Any) -> tuple[Plane, ...]:
    """One for each field."""
    about = "a field of the state: seven bits of each word in one number, the lowest first"
    fields = [Plane(name, (*state_dtype[name].shape, SEVENS), about) for name in state_dtype.names]
    return (Plane("observer", (1,), "the seat that sees this, counted from 0"), *fields)


@rule
def write_words(state, seat, out):
    """A number below 128 is the first of its ten, and the others are 0; all ten of -1 are 127."""
    out[0] = seat
    for index in range(out.size // SEVENS):
        word = word_of(state, index)
        for seven in range(SEVENS):
            out[1 + SEVENS * index + seven] = word >> 7 * seven & 127


def word_of(state, index) -> int:
    """A word of a state of any game."""
    return int(np.frombuffer(state, np.int64)[index])


@overload(word_of)
def _(state, index):
    return lambda state, index: load(state, index)


def load_word(typing: Any, state: Any, index: Any) -> Any:
    """Compiled code holds a record by its address."""

    def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], ir.IntType(64).as_pointer())
        return builder.load(builder.gep(words, [arguments[1]]))

    return types.int64(state, types.int64), load


load: Any = intrinsic(load_word)
