"""How generic code judges a position of any game: what each seat has is counted, weighed and compared.

A game binds `describe`, which notes features of every seat, and says how far the game is. The weights, fitted by
self-play (fit.py), change with that: a row of them for each stage, and between two stages what lies between. It may
bind a `hunch` too, which goes on by likely steps where playouts would go on by any.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.extending import overload

from igroteka.bots.worth import compare
from igroteka.core.desk import pick
from igroteka.core.rule import entry, rule

_describe: dict[Any, Callable[..., Any]] = {}
_hunch: dict[Any, Callable[..., Any]] = {}


def describe(state, rows) -> float:
    """Fills a row of features for each seat, and says how far the game is: 0 at the start, 1 at the end."""
    return _describe[state.dtype](state, rows)


def hunch(state, number, desk, pulls, dice) -> int:
    """One of so many choices on the desk, the likelier the better it looks; the pulls are what it goes by."""
    return _hunch[state.dtype](state, number, desk, pulls, dice)


@rule
def no_hunch(state, number, desk, pulls, dice):
    return pick(number, desk, state.actor, dice)


def bind(state_dtype: Any, describe_rule: Callable[..., Any], hunch_rule: Callable[..., Any] = no_hunch) -> None:
    """Makes a game's functions the meaning of `describe` and `hunch` for its states."""
    _describe[state_dtype], _hunch[state_dtype] = describe_rule, hunch_rule
    state_type = numba.from_dtype(state_dtype)

    @overload(describe)
    def _(state, rows):
        if not (isinstance(state, types.Record) and state == state_type):
            return None
        return lambda state, rows: describe_rule(state, rows)

    @overload(hunch)
    def _(state, number, desk, pulls, dice):
        if not (isinstance(state, types.Record) and state == state_type):
            return None
        return lambda state, number, desk, pulls, dice: hunch_rule(state, number, desk, pulls, dice)


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
