"""The field of cards as tables: neighbours, rings, the order of dealing, start cards.

A cell's number is 6 × row + column, also on the smaller field, so that every cell has one name and one number. Sets of
cells are bits. The shore is one extra cell, where a move that leaves the field leads.
"""

from typing import Literal, get_args

import numpy as np

from igroteka.core.cells import cell_name

COLUMNS = 6
CELLS = COLUMNS * COLUMNS
SHORE = CELLS
SHORE_SET = 1 << SHORE
SIZES = (5, 6)  # a field's number is its index here
SMALL, LARGE = 0, 1

# Ways: the four straight ones clockwise, then the four diagonals clockwise.
Way = Literal["n", "e", "s", "w", "ne", "se", "sw", "nw"]
WAY_NAMES: tuple[Way, ...] = get_args(Way)
STRAIGHT_WAYS = 4
WAYS = 8
CLOCKWISE = np.array((0, 4, 1, 5, 2, 6, 3, 7))
SLIP_LEFT = np.array((7, 4, 5, 6))  # a boat that heads north slips to the north-west
SLIP_RIGHT = np.array((4, 5, 6, 7))
DX = (0, 1, 0, -1, 1, 1, -1, -1)
DY = (-1, 0, 1, 0, -1, 1, 1, -1)

CELL_NAMES = tuple(cell_name(cell % COLUMNS, cell // COLUMNS) for cell in range(CELLS))


def cell_at(size: int, column: int, row: int) -> int:
    """The cell at this column and row, or the shore."""
    return COLUMNS * row + column if 0 <= column < size and 0 <= row < size else SHORE


def cells_of(size: int) -> list[int]:
    """All cells, row by row."""
    return [cell_at(size, column, row) for row in range(size) for column in range(size)]


def neighbours(size: int) -> list[list[int]]:
    """[cell, way]: the next cell; for a cell that is not on the field, the shore."""
    inside = cells_of(size)
    return [
        [
            cell_at(size, cell % COLUMNS + DX[way], cell // COLUMNS + DY[way]) if cell in inside else SHORE
            for way in range(WAYS)
        ]
        for cell in range(CELLS)
    ]


def centre(size: int) -> list[int]:
    """The start cards: the four in the middle, or the one (MZ-111)."""
    middle = ((size - 1) // 2, size // 2)
    return sorted({cell_at(size, column, row) for row in middle for column in middle})


def set_of(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


NEXT = np.array([neighbours(size) for size in SIZES])
RING = np.array([[set_of([cell for cell in around if cell != SHORE]) for around in field] for field in NEXT.tolist()])
FIELD = np.array([set_of(cells_of(size)) for size in SIZES])
EDGE = np.array(
    [
        set_of([cell for cell in cells_of(size) if SHORE in field[cell]])
        for size, field in zip(SIZES, NEXT.tolist(), strict=True)
    ]
)
STARTS = np.array([set_of(centre(size)) for size in SIZES])
NUM_CELLS = np.array([size * size for size in SIZES])
NUM_STARTS = np.array([len(centre(size)) for size in SIZES])

# The order in which cards are dealt to the field: start cards first, then row by row.
ORDER = np.array(
    [
        centre(size) + [cell for cell in cells_of(size) if cell not in centre(size)] + [SHORE] * (CELLS - size * size)
        for size in SIZES
    ]
)
