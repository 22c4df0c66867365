"""The board as tables, for both editions (TY-1, TY-2).

A cell's number is 21 × column + row, on a grid with three empty columns at either side of the larger board and two
empty rows below it, which also serve as the rows above the next column. A tile that begins on the board, and every cell
it touches, therefore has a number. Cells off the board count as taken from the start.
"""

from typing import Any, NamedTuple

import numpy as np

from igroteka.core.cells import cell_name, cell_place

NORTH, EAST, SOUTH, WEST = range(4)
WAYS = 4

LARGEST = 19
MARGIN = 3
COLUMN = LARGEST + 2  # from a cell to the one right of it
CELLS = (MARGIN + LARGEST + MARGIN) * COLUMN

STEP = np.array([-1, COLUMN, 1, -COLUMN], np.int64)
"""[way]: the distance from a cell to the next one in that direction."""


class Edition(NamedTuple):
    """A printed edition: cells along a side, copies of each tile, centre cells, doubling points of every side."""

    name: str
    size: int
    copies: int
    centre: tuple[str, ...]
    doubling: tuple[int, ...]
    """Positions along each side, counted from 0."""


EDITIONS = (
    Edition("goliath", 18, 3, ("i9", "j9", "i10", "j10"), (3, 7, 10, 14)),
    Edition("kosmos", 19, 4, ("j10",), (3, 9, 15)),
)


def cell_at(column: int, row: int) -> int:
    """The cell at a column and row, which may be one row above or below the board."""
    return COLUMN * (MARGIN + column) + row


def place_of_cell(cell: int) -> tuple[int, int]:
    """The column and row of a cell, both counted from 0."""
    return cell // COLUMN - MARGIN, cell % COLUMN


NAMES = tuple(cell_name(*place_of_cell(cell)) for cell in range(CELLS))


def name(cell: int) -> str:
    return NAMES[cell]


def cell_named(text: str) -> int:
    return cell_at(*cell_place(text))


def on_board(edition: int, cell: int) -> bool:
    column, row = place_of_cell(cell)
    size = EDITIONS[edition].size
    return 0 <= column < size and 0 <= row < size


# A place is the cell of the tile's cell 0, and the way its cells run. Ordered by column, then row, then way.
PLACE_CELL = np.array([cell_at(column, row) for column in range(LARGEST) for row in range(LARGEST)], np.int64)
PLACES = WAYS * len(PLACE_CELL)
CELL_PLACE = np.zeros(CELLS, np.int64)
"""[cell]: the first of its four places."""
CELL_PLACE[PLACE_CELL] = np.arange(0, PLACES, WAYS)


def cells_of_place(place: int) -> list[int]:
    """The three cells that a tile there covers."""
    return [int(PLACE_CELL[place // WAYS] + part * STEP[place % WAYS]) for part in range(3)]


def _opening(edition: int) -> list[int]:
    """TY-3: the places that touch a centre cell."""
    centre = {cell_named(text) for text in EDITIONS[edition].centre}
    return [place for place in range(PLACES) if centre & set(cells_of_place(place))]


def _worth(edition: int) -> np.ndarray:
    """TY-11: the points of an outlet that faces a cell just beyond the edge; 0 for all other cells."""
    size, doubling = EDITIONS[edition].size, EDITIONS[edition].doubling
    worth = np.zeros(CELLS, np.int64)
    for along in range(size):
        for column, row in ((along, -1), (size, along), (along, size), (-1, along)):
            worth[cell_at(column, row)] = 2 if along in doubling else 1
    return worth


_OPENINGS = [_opening(edition) for edition in range(len(EDITIONS))]
OPENING_COUNT: Any = np.array([len(places) for places in _OPENINGS], np.int64)
OPENING = np.zeros((len(EDITIONS), max(OPENING_COUNT)), np.int64)
"""[edition]: the places for the first tile, ascending. OPENING_COUNT[edition] is how many there are."""
for _edition, _places in enumerate(_OPENINGS):
    OPENING[_edition, : len(_places)] = _places

WORTH = np.array([_worth(edition) for edition in range(len(EDITIONS))])
