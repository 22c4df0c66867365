"""How generic code judges a position of any game: what each seat has is counted, weighed and compared.

A game binds `describe`, which notes features of every seat, and says how far the game is. The weights, fitted by
self-play (fit.py), change with that: a row of them for each stage, and between two stages what lies between.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.extending import overload

from igroteka.bots.worth import compare
from igroteka.core.rule import entry, rule

_describe: dict[Any, Callable[..., Any]] = {}


def describe(state, rows) -> float:
    """Fills a row of features for each seat, and says how far the game is: 0 at the start, 1 at the end."""
    return _describe[state.dtype](state, rows)


def bind(state_dtype: Any, describe_rule: Callable[..., Any]) -> None:
    """Makes a game's function the meaning of `describe` for its states."""
    _describe[state_dtype] = describe_rule
    state_type = numba.from_dtype(state_dtype)

    @overload(describe)
    def _(state, rows):
        if not (isinstance(state, types.Record) and state == state_type):
            return None
        return lambda state, rows: describe_rule(state, rows)


@rule
def judge(state, weights, rows, verdict):
    """What the position is worth to each seat, goes to the verdict."""
    last, features = weights.shape[0] - 1, weights.shape[1]
    gone = describe(state, rows) * last
    stage = min(int(gone), last - 1)
    late = gone - stage
    for seat in range(verdict.size):
        strength = 0.0
        for feature in range(features):
            weight = (1 - late) * weights[stage, feature] + late * weights[stage + 1, feature]
            strength += weight * rows[seat, feature]
        rows[seat, 0] = strength
    compare(rows[:, 0], verdict)


@entry
def note(table, rows):
    """The description of one state, for Python."""
    return describe(table[0], rows)
