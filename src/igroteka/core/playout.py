"""Uniformly random play in compiled code, for any game."""

from igroteka.core.actors import OVER
from igroteka.core.moves import pick
from igroteka.core.rule import rule
from igroteka.core.rulebook import apply, choices


@rule
def go_on(state, buffer, dice, trace):
    """Applies one random choice, and returns how many choices there were."""
    number = choices(state, buffer)
    apply(state, pick(number, buffer, state.actor, dice), trace)
    return number


@rule
def play_out(state, buffer, dice, trace):
    """Plays at random to the end of the game."""
    while state.actor != OVER:
        go_on(state, buffer, dice, trace)
