"""A seat's turn in one crossing: its step, what chance answers to it, and what the seat sees that is asked next."""

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
"""As the seat that is asked: all of them are."""


class Turns(NamedTuple):
    ask: Callable[[Any, Any, Any, Any], int]
    """Lets chance, and the race, speak until a seat is asked, or the game is over. Says how many choices it has."""
    take: Callable[[Any, int, Any, Any, Any], int]
    """The same after a step. One that is not among the choices is REFUSED, and nothing happens."""


@rule
def until_asked(state, seat, desk, dice, trace):
    """Answers chance, the race and seats that are not asked, until one is asked or the game is over. Says how many
    choices it has, and how many steps that took.
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
    """Made, and laid out, as in core/door.py."""
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
