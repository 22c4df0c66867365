"""Sets of places. A place is a seat at a chair; a set of places is one word, with eight bits a seat and one a chair.

So what all seats do at the same moment takes a few instructions, and no place has to be looked at by itself.
"""

from igroteka.core.bits import lowest
from igroteka.core.rule import rule

MOST_SEATS = 8
MOST_CHAIRS = MOST_SEATS - 1
ROW = 8  # bits of one seat; the last of them is never used
ALL_CHAIRS = (1 << MOST_CHAIRS) - 1
EACH_SEAT = 0x0101010101010101  # every seat at chair 1

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F


@rule
def place(seat, chair):
    """The set of this one place."""
    return 1 << ROW * seat + chair


@rule
def chairs_of(places, seat):
    """The chairs of one seat, as a set."""
    return places >> ROW * seat & ALL_CHAIRS


@rule
def seat_at(places, chair):
    """The lowest seat that has a place at the chair."""
    return lowest(places >> chair & EACH_SEAT) // ROW


@rule
def all_seats_at(places):
    """Every seat at each chair of the set."""
    folded = places | places >> 4 * ROW
    folded |= folded >> 2 * ROW
    folded |= folded >> ROW
    return (folded & ALL_CHAIRS) * EACH_SEAT


@rule
def numbers(places):
    """How many places each seat has: a number in the bits of every seat."""
    twos = places - (places >> 1 & PAIRS)
    fours = (twos & FOURS) + (twos >> 2 & FOURS)
    return fours + (fours >> 4) & EIGHTS


@rule
def all_chairs_of(flags):
    """Every chair of each seat whose lowest bit is set."""
    return (flags & EACH_SEAT) * ALL_CHAIRS
