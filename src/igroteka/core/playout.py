"""Random play, in compiled code, for any game."""

from igroteka.core.actors import OVER
from igroteka.core.desk import pick
from igroteka.core.rule import rule
from igroteka.core.rulebook import apply, choices


@rule
def go_on(state, desk, dice, trace):
    """By one of the choices, drawn. Says how many there were."""
    number = choices(state, desk)
    apply(state, pick(number, desk, state.actor, dice), trace)
    return number


@rule
def play_out(state, desk, dice, trace):
    """To the end of the game."""
    while state.actor != OVER:
        go_on(state, desk, dice, trace)
