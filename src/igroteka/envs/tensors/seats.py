"""What the observations of all games write in one way: seats, who acts, numbers beyond a hundred."""

from igroteka.core.actors import CHANCE, OVER
from igroteka.core.rule import rule

HUNDRED = 100


@rule
def after(state, seat, observer):
    """How many places after the observer the seat comes, in the order of turns."""
    return seat - observer if seat >= observer else seat - observer + state.players


@rule
def mark_actor(state, observer, out, seats):
    """A place for each seat, the observer's first; then chance, the end, and the race where there is one."""
    if state.actor >= 0:
        out[after(state, state.actor, observer)] = 1
    elif state.actor == CHANCE:
        out[seats] = 1
    elif state.actor == OVER:
        out[seats + 1] = 1
    else:
        out[seats + 2] = 1


@rule
def mark_seat(state, seat, observer, out):
    """Nothing if there is no such seat."""
    if seat >= 0:
        out[after(state, seat, observer)] = 1


@rule
def write_number(number, out):
    """Hundreds, and the rest: an int8 ends at 127."""
    out[0], out[1] = number // HUNDRED, number % HUNDRED
