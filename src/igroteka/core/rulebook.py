"""How generic compiled code (playouts, perft, search) speaks to any game's rules.

`apply`, `choices` and `stand` are names without a body of their own: numba resolves them by the type of the state to
the functions that a game bound, and Python does the same by its dtype when nothing is compiled.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.extending import overload

_apply: dict[Any, Callable[..., Any]] = {}
_choices: dict[Any, Callable[..., Any]] = {}
_stand: dict[Any, Callable[..., Any]] = {}


def apply(state, step, trace) -> None:
    """Changes the state by one step, which must be among its choices."""
    _apply[state.dtype](state, step, trace)


def choices(state, desk) -> int:
    """Lists what may happen next on the desk, ascending, and says how many.

    The desk has two halves: the steps, and their weights when it is CHANCE or RACE that acts.
    """
    return _choices[state.dtype](state, desk)


def stand(state, table) -> None:
    """Fills the points of each seat, then the place of each, as if the game ended now."""
    _stand[state.dtype](state, table)


def bind(
    state_dtype: Any,
    apply_rule: Callable[..., Any],
    choices_rule: Callable[..., Any],
    stand_rule: Callable[..., Any],
) -> None:
    """Makes a game's three functions the meaning of `apply`, `choices` and `stand` for its states."""
    _apply[state_dtype] = apply_rule
    _choices[state_dtype] = choices_rule
    _stand[state_dtype] = stand_rule
    state_type = numba.from_dtype(state_dtype)

    @overload(apply)
    def _(state, step, trace):
        if not _is(state, state_type):
            return None
        return lambda state, step, trace: apply_rule(state, step, trace)

    @overload(choices)
    def _(state, desk):
        if not _is(state, state_type):
            return None
        return lambda state, desk: choices_rule(state, desk)

    @overload(stand)
    def _(state, table):
        if not _is(state, state_type):
            return None
        return lambda state, table: stand_rule(state, table)


def _is(state: Any, state_type: Any) -> bool:
    return isinstance(state, types.Record) and state == state_type
