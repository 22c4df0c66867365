"""Where a boat of Мазайцы can go in its next turns, and which hares it meets there.

One turn is simulated card by card, with thickets, logs, currents and funnels. For more turns a table assumes open
water.
"""

from typing import Any

import numpy as np

from igroteka.core.bits import count, lowest
from igroteka.core.rule import rule
from igroteka.games.mazaitsy.cards import Type
from igroteka.games.mazaitsy.field import (
    CELLS,
    NEXT,
    RING,
    SHORE,
    SHORE_SET,
    SIZES,
    SLIP_LEFT,
    SLIP_RIGHT,
    STRAIGHT_WAYS,
)
from igroteka.games.mazaitsy.hares import points
from igroteka.games.mazaitsy.language import FACING
from igroteka.games.mazaitsy.state import Move

TURNS = 3
"""How many turns the table looks ahead."""

Place = tuple[int, int]
"""A cell and a heading."""


def ends(field: int, cell: int, heading: int) -> set[Place]:
    """Returns where a boat may be after one turn on open water. It passes no other cells."""

    def beyond(cell: int, way: int) -> int:
        return int(NEXT[field, cell, way]) if cell != SHORE else SHORE

    left, right = (heading - 1) % STRAIGHT_WAYS, (heading + 1) % STRAIGHT_WAYS
    ahead = beyond(cell, heading)
    found = {(cell, way) for way in range(STRAIGHT_WAYS)}
    found |= {(ahead, way) for way in (left, heading, right)}
    found |= {(beyond(ahead, heading), heading), (beyond(cell, left), left), (beyond(cell, right), right)}
    found |= {(beyond(cell, int(slip[heading])), heading) for slip in (SLIP_LEFT, SLIP_RIGHT)}
    return {place for place in found if place[0] != SHORE}


def reaches() -> Any:
    """Returns by field, cell, heading and number of turns the set of cells that a boat can reach on open water."""
    table = np.zeros((len(SIZES), CELLS, STRAIGHT_WAYS, TURNS + 1), np.int64)
    for field in range(len(SIZES)):
        after = {(cell, way): ends(field, cell, way) for cell in range(CELLS) for way in range(STRAIGHT_WAYS)}
        for (cell, way), places in after.items():
            for turn in range(1, TURNS + 1):
                table[field, cell, way, turn] = sum(1 << one for one in {place[0] for place in places})
                places = set().union(*(after[place] for place in places))
    return table


REACH = reaches()


@rule
def hares_about(state, taken):
    """Returns the hares outside the taken cells: a set of cells for each binary digit of the points on a card."""
    ones = twos = fours = eights = 0
    cells = state.tokens & ~taken
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        there = points(state.hares[cell])
        ones |= (there & 1) << cell
        twos |= (there >> 1 & 1) << cell
        fours |= (there >> 2 & 1) << cell
        eights |= (there >> 3 & 1) << cell
    return ones, twos, fours, eights


@rule
def worth(hares, cells):
    """Returns the points of the hares on these cells."""
    ones, twos, fours, eights = hares
    low = count(ones & cells) + 2 * count(twos & cells)
    return low + 4 * count(fours & cells) + 8 * count(eights & cells)


@rule
def cards_with(hares, cells):
    """Returns how many of these cells have hares."""
    ones, twos, fours, eights = hares
    return count((ones | twos | fours | eights) & cells)


@rule
def is_current(state, cell):
    return (state.of_type[Type.STRAIGHT] | state.of_type[Type.SIDE]) >> cell & 1


@rule
def is_closed(state, cell):
    """Whether no boat may enter the cell: shore and thickets (MZ-14)."""
    return (state.of_type[Type.THICKET] | SHORE_SET) >> cell & 1


@rule
def arrive(state, cell, passed):
    """Moves a boat onto a cell and lets it drift. Returns where it rests, what it passed, and whether its turn ends."""
    while True:
        has_acted = passed >> cell & 1
        passed |= 1 << cell
        if state.of_type[Type.LOG] >> cell & 1:
            return cell, passed, True
        if has_acted or not is_current(state, cell):
            return cell, passed, False
        following = NEXT[state.field, cell, state.cards[cell] // FACING]
        if is_closed(state, following):
            return cell, passed, True
        cell = following


@rule
def act(state, cell, heading, passed, chosen):
    """Takes one action. Returns the same as `arrive`, with the new heading. A blocked move ends the turn."""
    if chosen == Move.LEFT or chosen == Move.RIGHT:
        heading = (heading + (1 if chosen == Move.RIGHT else -1)) & STRAIGHT_WAYS - 1
        following = cell
        stays = not is_current(state, cell)
    else:
        way = heading
        if chosen == Move.SLIP_LEFT:
            way = SLIP_LEFT[heading]
        elif chosen == Move.SLIP_RIGHT:
            way = SLIP_RIGHT[heading]
        following = NEXT[state.field, cell, way]
        stays = is_closed(state, following)
    over = chosen != Move.LEFT and chosen != Move.RIGHT
    if not stays:
        cell, passed, over = arrive(state, following, passed)
    return cell, heading, passed, over


@rule
def pulled(state, cell):
    """Returns the funnel beside the cell on which the turn ends, or that cell (MZ-36)."""
    funnels = state.of_type[Type.FUNNEL]
    near = funnels & RING[state.field, cell]
    return cell if near == 0 or funnels >> cell & 1 else lowest(near)
