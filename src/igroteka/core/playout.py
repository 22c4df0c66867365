"""Uniformly random play in compiled code, for any game."""

from typing import Any

from igroteka.core.actors import OVER
from igroteka.core.moves import pick
from igroteka.core.rule import rule
from igroteka.core.rulebook import apply, choices


@rule
def go_on(state: Any, buffer: Any, dice: Any, trace: Any) -> int:
    """Applies one random choice, and returns how many choices there were."""
    number = choices(state, buffer)
    apply(state, pick(number, buffer, state.actor, dice), trace)
    return number


@rule
def play_out(state: Any, buffer: Any, dice: Any, trace: Any) -> None:
    """Plays at random to the end of the game."""
    while state.actor != OVER:
        go_on(state, buffer, dice, trace)
