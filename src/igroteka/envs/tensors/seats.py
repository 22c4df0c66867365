"""What the observations of all games encode in the same way: seats, the actor, numbers above 127."""

from igroteka.core.actors import CHANCE, OVER
from igroteka.core.rule import rule

HUNDRED = 100


@rule
def after(state, seat, observer):
    """How many places after the observer the seat comes, in the order of turns."""
    return seat - observer if seat >= observer else seat - observer + state.players


@rule
def mark_actor(state, observer, out, seats):
    """Marks the actor: an entry for each seat, the observer's first; then chance, the end, and the race if any."""
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
    """Marks a seat; writes nothing for -1."""
    if seat >= 0:
        out[after(state, seat, observer)] = 1


@rule
def write_number(number, out):
    """Writes a number as hundreds and the remainder, because an int8 ends at 127."""
    out[0], out[1] = number // HUNDRED, number % HUNDRED
