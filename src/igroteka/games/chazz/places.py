"""Sets of places. A place is a seat at a chair; a set is one word, with a byte for each seat and a bit for each chair.

What all seats do at the same moment therefore takes a few instructions instead of a loop.
"""

from igroteka.core.bits import lowest
from igroteka.core.rule import rule

MOST_SEATS = 8
MOST_CHAIRS = MOST_SEATS - 1
ROW = 8  # bits of one seat, of which the last is unused
ALL_CHAIRS = (1 << MOST_CHAIRS) - 1
EACH_SEAT = 0x0101010101010101  # every seat at chair 1

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F


@rule
def place(seat, chair):
    """The set with this one place."""
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
    """The number of places of each seat, in that seat's byte."""
    twos = places - (places >> 1 & PAIRS)
    fours = (twos & FOURS) + (twos >> 2 & FOURS)
    return fours + (fours >> 4) & EIGHTS


@rule
def all_chairs_of(flags):
    """Every chair of each seat whose byte has its lowest bit set."""
    return (flags & EACH_SEAT) * ALL_CHAIRS
