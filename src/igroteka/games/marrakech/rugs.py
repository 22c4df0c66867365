"""Rugs: who owns them, how many are left, what they cover, and laying them."""

from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.marrakech.language import Happened
from igroteka.games.marrakech.market import ALONG, COVER, DIRECTION, DOWN, FIRST, ROW
from igroteka.games.marrakech.state import NONE


@rule
def owner(state, colour):
    """With two seats each has two colours, otherwise one."""
    return colour >> 1 if state.players == 2 else colour


@rule
def colour_to_lay(state):
    """MK-18: with two seats, the rug on top of the pile."""
    return state.top[state.seat] if state.players == 2 else state.seat


@rule
def rugs_left(state, seat):
    """Rugs that the seat has not laid, the open top one included."""
    if state.players == 2:
        return state.pile[2 * seat] + state.pile[2 * seat + 1] + (state.top[seat] != NONE)
    return state.pile[seat]


@rule
def colour_at(state, cell):
    """The colour visible on the cell, or NONE. A sum instead of a search, whose mispredicted branches cost more."""
    seen = NONE
    for colour in range(4):
        seen += (colour - NONE) * (state.shown[colour] >> cell & 1)
    return seen


@rule
def covers_whole_rug(state, place):
    """MK-12: both cells show the same rug."""
    return state.whole[DIRECTION[place]] >> FIRST[place] & 1 == 1


@rule
def own_cells(state):
    """The cells where a rug of the seat lies on top, as a set."""
    cells = 0
    for colour in range(4):
        if owner(state, colour) == state.seat:
            cells |= state.shown[colour]
    return cells


@rule
def protected(state, direction):
    """MK-25, MK-11: the first cells of the rugs in this direction that may not be covered whole, as a set."""
    if state.own_allowed:
        return state.whole[direction] & ~own_cells(state)
    return state.whole[direction]


@rule
def lay(state, place, trace):
    """The rug goes on top. What it covers is no longer visible, and rugs below are no longer whole."""
    colour = colour_to_lay(state)
    if state.players == 2:
        state.top[state.seat] = NONE
    else:
        state.pile[colour] -= 1
    cover = COVER[place]
    for other in range(4):
        state.shown[other] &= ~cover
    state.shown[colour] |= cover
    state.whole[ALONG] &= ~(cover | cover >> 1)
    state.whole[DOWN] &= ~(cover | cover >> ROW)
    state.whole[DIRECTION[place]] |= 1 << FIRST[place]
    note(trace, Happened.LAID, state.seat, colour, place)
