"""Flood fill for the water of Ta Yü, on sets of cells of seven words with three columns of the board in each.

These are the words of the state's `open` that contain cells of a board. Two rows off the board separate neighbouring
columns and are never free. So a set shifted by a bit, or by a column, stays on the board after an AND with the free
cells.
"""

from itertools import product

import numpy as np

from igroteka.core.bits import count
from igroteka.core.rule import rule
from igroteka.games.tayu.board import COLUMN, EDITIONS, MARGIN, WAYS, cell_at
from igroteka.games.tayu.network import OPEN_BIT, OPEN_WORD
from igroteka.games.tayu.state import OPEN_BITS
from igroteka.games.tayu.tiles import CELLS_OF_A_TILE, TAKEN

FIRST = MARGIN * COLUMN // OPEN_BITS
WORDS = 7
BESIDE, BESIDE_THAT = COLUMN, 2 * COLUMN


def _along(side: int, along: int, inland: int, size: int) -> int:
    """Returns the cell at this position along a side and this distance from it."""
    far = size - 1 - inland
    return cell_at(*((along, inland), (far, along), (along, far), (inland, along))[side])


def _coast(alongs: list[tuple[int, ...]], width: int) -> np.ndarray:
    """Returns by edition and side the set of cells within the width of a side, at these positions along it."""
    table = np.zeros((len(EDITIONS), WAYS, WORDS), np.int64)
    for edition, printed in enumerate(EDITIONS):
        for side, along, inland in product(range(WAYS), alongs[edition], range(width)):
            cell = _along(side, along, inland, printed.size)
            table[edition, side, OPEN_WORD[cell] - FIRST] |= OPEN_BIT[cell]
    return table


_WHOLE_SIDES = [tuple(range(edition.size)) for edition in EDITIONS]
SHORE = _coast(_WHOLE_SIDES, 1)
DOUBLING = _coast([edition.doubling for edition in EDITIONS], 1)
COAST = _coast(_WHOLE_SIDES, CELLS_OF_A_TILE)


@rule
def free_word(state, word):
    """Returns the free cells of one word."""
    bits = 0
    for cell in range(OPEN_BITS):
        bits |= (state.cells[OPEN_BITS * word + cell] & TAKEN != TAKEN) << cell
    return bits


@rule
def free_cells(state):
    return (
        free_word(state, FIRST),
        free_word(state, FIRST + 1),
        free_word(state, FIRST + 2),
        free_word(state, FIRST + 3),
        free_word(state, FIRST + 4),
        free_word(state, FIRST + 5),
        free_word(state, FIRST + 6),
    )


@rule
def open_cells(state, room):
    """Returns the cells with room that an outlet faces."""
    return (
        state.open[FIRST] & room[0],
        state.open[FIRST + 1] & room[1],
        state.open[FIRST + 2] & room[2],
        state.open[FIRST + 3] & room[3],
        state.open[FIRST + 4] & room[4],
        state.open[FIRST + 5] & room[5],
        state.open[FIRST + 6] & room[6],
    )


@rule
def upright(own):
    """Returns the cells that belong to three in a column."""
    top = own & own >> 1 & own >> 2
    return top | top << 1 | top << 2


@rule
def left_ends(own, after):
    """Returns the first cells of three in a row."""
    return own & (own >> BESIDE | after << BESIDE_THAT) & (own >> BESIDE_THAT | after << BESIDE)


@rule
def in_a_row(before, ends):
    """Returns the cells of three in a row that start at these cells."""
    return ends | ends << BESIDE | ends << BESIDE_THAT | before >> BESIDE | before >> BESIDE_THAT


@rule
def room_for_tiles(free):
    """Returns the free cells on which a tile may lie: those with two more free cells in line."""
    a, b, c, d, e, f, g = free
    ends_a, ends_b, ends_c, ends_d = left_ends(a, b), left_ends(b, c), left_ends(c, d), left_ends(d, e)
    ends_e, ends_f, ends_g = left_ends(e, f), left_ends(f, g), left_ends(g, 0)
    return (
        (upright(a) | in_a_row(0, ends_a)) & a,
        (upright(b) | in_a_row(ends_a, ends_b)) & b,
        (upright(c) | in_a_row(ends_b, ends_c)) & c,
        (upright(d) | in_a_row(ends_c, ends_d)) & d,
        (upright(e) | in_a_row(ends_d, ends_e)) & e,
        (upright(f) | in_a_row(ends_e, ends_f)) & f,
        (upright(g) | in_a_row(ends_f, ends_g)) & g,
    )


@rule
def around(before, own, after):
    """Returns the cells of one word and their neighbours, including those from the words before and after."""
    return own | own << 1 | own >> 1 | own << BESIDE | own >> BESIDE | before >> BESIDE_THAT | after << BESIDE_THAT


@rule
def spread(water, room):
    """Spreads the water by one cell in all four directions."""
    a, b, c, d, e, f, g = water
    return (
        around(0, a, b) & room[0],
        around(a, b, c) & room[1],
        around(b, c, d) & room[2],
        around(c, d, e) & room[3],
        around(d, e, f) & room[4],
        around(e, f, g) & room[5],
        around(f, g, 0) & room[6],
    )


@rule
def spread_far(water, room):
    """Spreads the water as far as there is room."""
    more = spread(water, room)
    while more != water:
        water = more
        more = spread(water, room)
    return water


@rule
def size(cells):
    a, b, c, d, e, f, g = cells
    return count(a) + count(b) + count(c) + count(d) + count(e) + count(f) + count(g)


@rule
def common(cells, others):
    """Returns how many cells are in both sets."""
    a, b, c, d, e, f, g = cells
    found = count(a & others[0]) + count(b & others[1]) + count(c & others[2]) + count(d & others[3])
    return found + count(e & others[4]) + count(f & others[5]) + count(g & others[6])


@rule
def points_at(state, cells, side):
    """Returns the points for an outlet over the edge from each of the cells at a side."""
    return common(cells, SHORE[state.edition, side]) + common(cells, DOUBLING[state.edition, side])


@rule
def room_at(state, cells, side):
    """Returns how many of the cells are within a tile's length of a side."""
    return common(cells, COAST[state.edition, side])
