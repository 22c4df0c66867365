"""How generic compiled code (doors, playouts, perft, search, batches) speaks to any game's rules.

A question is a name that means another function for the states of each game: numba resolves it by the type of the
state to the rule that the game bound, and Python does the same by its dtype when nothing is compiled.
"""

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any

import numba
from numba.extending import overload

from igroteka.core.rule import Function, entry, rule

Rules = dict[Any, Callable[..., Any]]
_bound: defaultdict[str, Rules] = defaultdict(dict)
"""The rules of all games, by the name of the question that they answer."""
NEEDED = ("apply", "choices", "score")
"""Questions that every game answers."""


def question(usual: Function) -> Function:
    """The function itself is the answer of games that bind no other."""
    rules = _bound[usual.__name__]
    usual_rule = rule(usual)

    @wraps(usual)
    def ask(state, *rest):
        return rules.get(state.dtype, usual)(state, *rest)

    @overload(ask)
    def _(state, *rest):
        bound = rules.get(state, usual_rule)
        return lambda state, *rest: bound(state, *rest)

    return ask  # type: ignore[return-value]


def bind(state_dtype: Any, *rules: Callable[..., Any]) -> None:
    """Makes each of a game's rules the meaning of the question that has its name, for the states of the game."""
    for bound in rules:
        answers = _bound[bound.__name__]
        answers[state_dtype] = answers[numba.from_dtype(state_dtype)] = bound


def unanswered(state_dtype: Any) -> list[str]:
    """Which questions a game should answer, and does not."""
    return [name for name in NEEDED if state_dtype not in _bound[name]]


@question
def apply(state, step, trace) -> None:
    """Changes the state by one step, which must be among its choices."""
    raise NotImplementedError


@question
def choices(state, desk) -> int:
    """Lists what may happen next on the desk, ascending, and says how many.

    The desk has two halves: the steps, and their weights when it is CHANCE or RACE that acts.
    """
    raise NotImplementedError


@question
def score(state, seat) -> int:
    """The points of a seat, as if the game ended now."""
    raise NotImplementedError


@question
def is_better(state, one, other) -> bool:
    """Whether one seat is ahead of the other, as if the game ended now."""
    return score(state, one) > score(state, other)


@question
def parties(state) -> int:
    """How many there are to win: the seats or, where these win together, the teams, for which the first seats stand."""
    return state.players


@entry
def stand(state, table):
    """Fills the points of each seat, then the place of each, one more than the parties that are better, as if the game
    ended now.
    """
    for seat in range(state.players):
        table[0, seat] = score(state, seat)
        table[1, seat] = 1
        for other in range(parties(state)):
            table[1, seat] += is_better(state, other, seat)
