"""The market square as tables: where Assam's next step leads, and where a rug can lie.

A cell's number is 8 × row + column. The eighth column is always empty, so a set of cells, one bit each in an int64,
can be shifted sideways without spilling into the next row.
"""

from functools import lru_cache

import numpy as np

from igroteka.core.cells import cell_name

SIDE = 7
ROW = 8  # from a cell to the one below it
CELLS = SIDE * ROW

NORTH, EAST, SOUTH, WEST = range(4)
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))  # [way]: the change of column and row

CENTRE = 3 * ROW + 3

ALONG, DOWN = 0, 1  # a rug's two cells lie in one row, or in one column


NAMES = tuple(cell_name(cell % ROW, cell // ROW) for cell in range(CELLS))


@lru_cache(maxsize=4096)  # from one step to the next, few sets change
def names(cells: int) -> tuple[str, ...]:
    """The names of the cells in a set, row by row."""
    found: list[str] = []
    while cells:
        found.append(NAMES[(cells & -cells).bit_length() - 1])
        cells &= cells - 1
    return tuple(found)


def on_square(column: int, row: int) -> bool:
    return 0 <= column < SIDE and 0 <= row < SIDE


def step_from(column: int, row: int, way: int) -> tuple[int, int, int]:
    """The column, row and way after one step. The mosaic joins lines in pairs.

    North and west pair lines 0–1, 2–3, 4–5; east and south pair 1–2, 3–4, 5–6; the remaining line is a corner loop.
    """
    across, down = AHEAD[way]
    if on_square(column + across, row + down):
        return column + across, row + down, way
    line = column if way in (NORTH, SOUTH) else row
    pairs_from = 0 if way in (NORTH, WEST) else 1
    partner = line + 1 if (line - pairs_from) % 2 == 0 else line - 1
    if not pairs_from <= partner < pairs_from + SIDE - 1:  # MK-2
        return column, row, {NORTH: WEST, EAST: SOUTH, SOUTH: EAST, WEST: NORTH}[way]
    back = (way + 2) % 4  # MK-1
    return (partner, row, back) if way in (NORTH, SOUTH) else (column, partner, back)


def _next_steps() -> np.ndarray:
    table = np.zeros((4, CELLS, 2), np.int64)
    for way in range(4):
        for row in range(SIDE):
            for column in range(SIDE):
                to_column, to_row, to_way = step_from(column, row, way)
                table[way, ROW * row + column] = ROW * to_row + to_column, to_way
    return table


def _places() -> list[tuple[int, int]]:
    """Every first cell and direction of a rug, by column and then row, which is the order of the step texts."""
    return [
        (ROW * row + column, direction)
        for column in range(SIDE)
        for row in range(SIDE)
        for direction in (DOWN, ALONG)
        if on_square(column + (direction == ALONG), row + (direction == DOWN))
    ]


NEXT = _next_steps()
"""[way, cell]: the cell after one step, and the way Assam then faces."""

PLACES = _places()
FIRST = np.array([first for first, _ in PLACES], np.int64)
DIRECTION = np.array([direction for _, direction in PLACES], np.int64)
SECOND = FIRST + np.where(DIRECTION == DOWN, ROW, 1)
COVER = (1 << FIRST) | (1 << SECOND)
"""[place]: the two cells that a rug there covers, as a set."""

SIDES = np.zeros(CELLS, np.int64)
"""[cell]: the cells that share a side with it, as a set."""
for _row in range(SIDE):
    for _column in range(SIDE):
        for _across, _down in AHEAD:
            if on_square(_column + _across, _row + _down):
                SIDES[ROW * _row + _column] |= 1 << (ROW * (_row + _down) + _column + _across)

NEAR = np.zeros((CELLS, 12), np.int64)
"""[cell]: the places next to it that do not cover it, ascending. NEAR_COUNT[cell] is how many there are."""
NEAR_COUNT = np.zeros(CELLS, np.int64)
for _cell in range(CELLS):
    _near = [place for place in range(len(PLACES)) if COVER[place] & SIDES[_cell] and not COVER[place] >> _cell & 1]
    NEAR_COUNT[_cell] = len(_near)
    NEAR[_cell, : len(_near)] = _near
