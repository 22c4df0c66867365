"""How generic compiled code (state API, playouts, perft, search, batches) calls the rules of any game.

A question is a generic function: numba dispatches on the type of the state to the rule that the game bound, and Python
does the same by dtype when nothing is compiled.
"""

# pyright: standard
# (numba's interface for overloads has no types)

from collections import defaultdict
from collections.abc import Callable
from functools import wraps
from typing import Any

import numba
from numba.extending import overload

from igroteka.core.rule import Function, entry, rule

Rules = dict[Any, Callable[..., Any]]
_bound: defaultdict[str, Rules] = defaultdict(dict)
"""The rules of all games, by the name of the question they answer."""
NEEDED = ("apply", "choices", "score")
"""The questions that every game must answer."""


def question(usual: Function) -> Function:
    """Declares a question. The function itself is the default answer, for games that bind none."""
    rules = _bound[usual.__name__]
    usual_rule = rule(usual)

    @wraps(usual)
    def ask(state: Any, *rest: Any) -> Any:
        return rules.get(state.dtype, usual)(state, *rest)

    @overload(ask)
    def _(state, *rest):
        bound = rules.get(state, usual_rule)
        return lambda state, *rest: bound(state, *rest)

    return ask  # type: ignore[return-value]


def bind(state_dtype: Any, *rules: Callable[..., Any]) -> None:
    """Binds each rule to the question of the same name, for states of this game."""
    for bound in rules:
        answers = _bound[bound.__name__]
        answers[state_dtype] = answers[numba.from_dtype(state_dtype)] = bound


def unanswered(state_dtype: Any) -> list[str]:
    """The required questions that the game does not answer."""
    return [name for name in NEEDED if state_dtype not in _bound[name]]


@question
def apply(state: Any, step: Any, trace: Any) -> None:
    """Applies one step, which must be among the choices, to the state."""
    raise NotImplementedError


@question
def choices(state: Any, buffer: Any) -> int:
    """Writes the legal steps into the move buffer, ascending, and returns their number.

    The buffer has two halves: the steps and, if the actor is CHANCE or RACE, their weights.
    """
    raise NotImplementedError


@question
def score(state: Any, seat: Any) -> int:
    """The points of a seat, as if the game ended now."""
    raise NotImplementedError


@question
def is_better(state: Any, one: Any, other: Any) -> bool:
    """Whether one seat is ahead of the other, as if the game ended now."""
    return score(state, one) > score(state, other)


@question
def parties(state: Any) -> int:
    """The number of parties that can win: the seats, or in a team game the teams, represented by the first seats."""
    return state.players


@entry
def stand(state: Any, table: Any) -> None:
    """Fills row 0 with the points of each seat and row 1 with its place, as if the game ended now.

    A place is one more than the number of parties that are better.
    """
    for seat in range(state.players):
        table[0, seat] = score(state, seat)
        table[1, seat] = 1
        for other in range(parties(state)):
            table[1, seat] += is_better(state, other, seat)
