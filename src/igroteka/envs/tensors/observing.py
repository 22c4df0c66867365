"""How generic compiled code observes a state of any game: `observe` is bound as the rules are in core/rulebook.py."""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.extending import overload

from igroteka.core.rule import rule
from igroteka.core.rulebook import choices

_observe: dict[Any, Callable[..., None]] = {}


def observe(state, seat, out) -> None:
    """Fills the observation of a seat."""
    _observe[state.dtype](state, seat, out)


def bind(state_dtype: Any, observe_rule: Callable[..., None]) -> None:
    """Makes a game's function the meaning of `observe` for its states."""
    _observe[state_dtype] = observe_rule
    state_type = numba.from_dtype(state_dtype)

    @overload(observe)
    def _(state, seat, out):
        if not isinstance(state, types.Record) or state != state_type:
            return None
        return lambda state, seat, out: observe_rule(state, seat, out)


@rule
def observe_and_mark(state, desk, seat, out, mask):
    """The observation of a seat, and 1 for each step that it may take: none unless the seat is to act."""
    observe(state, seat, out)
    mask[:] = 0
    if state.actor == seat:
        for choice in range(choices(state, desk)):
            mask[desk[choice]] = 1
