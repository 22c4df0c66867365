"""A seat's turn in one call into compiled code: its step, chance, and the next seat's observation."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from igroteka.core.actors import OVER
from igroteka.core.compiled import REFUSED, named
from igroteka.core.game import Game
from igroteka.core.moves import is_listed, pick
from igroteka.core.rule import rule
from igroteka.core.rulebook import apply, choices
from igroteka.envs.tensors.observing import mark_choices, observe

EVERYBODY = -1
"""In place of a seat: every seat decides for itself."""


class Turns(NamedTuple):
    """The compiled functions that play a game turn by turn."""

    ask: Callable[[Any, Any, Any, Any], int]
    """Resolves chance and the race until a seat is to act or the game is over; returns the number of legal steps."""
    take: Callable[[Any, int, Any, Any, Any], int]
    """Takes a step, then does the same. Returns REFUSED and changes nothing if the step is illegal."""


@rule
def until_asked(state, seat, desk, dice, trace):
    """Plays chance, the race and the other seats at random until this seat is to act or the game is over.

    Returns the number of legal steps, and the number of steps that were played.
    """
    taken, number = 0, choices(state, desk)
    while state.actor != OVER and (state.actor < 0 or (seat != EVERYBODY and state.actor != seat)):
        apply(state, pick(number, desk, state.actor, dice), trace)
        taken += 1
        number = choices(state, desk)
    return number, taken


@rule
def ask_next(state, desk, dice, seen, mask):
    number, _ = until_asked(state, EVERYBODY, desk, dice, desk[:0])
    if state.actor >= 0:
        observe(state, state.actor, seen)
        mark_choices(desk, number, mask)
    return number


@cache
def turns(game: Game) -> Turns:
    """Makes the functions of a game as core/door.py does, on the same memory layout."""
    state_dtype, words = game.state_dtype, game.num_words

    @named(game.name)
    def ask(memory, dice, seen, mask):
        memory[words] = ask_next(memory[:words].view(state_dtype)[0], memory[words + 1 :], dice, seen, mask)
        return memory[words]

    @named(game.name)
    def take(memory, step, dice, seen, mask):
        state, desk = memory[:words].view(state_dtype)[0], memory[words + 1 :]
        if not is_listed(desk, memory[words], step):
            return REFUSED
        apply(state, step, desk[:0])
        memory[words] = ask_next(state, desk, dice, seen, mask)
        return memory[words]

    return Turns(ask, take)
