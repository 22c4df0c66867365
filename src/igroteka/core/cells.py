"""Names of cells and directions: `a1` is the top left corner, and `n` points towards row 1."""

from typing import Literal, get_args

from igroteka.core.words import Words

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
Way = Literal["n", "e", "s", "w"]
WAYS: tuple[Way, ...] = get_args(Way)
WAY_WORDS = {
    "n": Words("north", "на север"),
    "e": Words("east", "на восток"),
    "s": Words("south", "на юг"),
    "w": Words("west", "на запад"),
}


def cell_name(column: int, row: int) -> str:
    """The name of the cell in this column and row, both counted from 0."""
    return f"{COLUMNS[column]}{row + 1}"


def cell_place(name: str) -> tuple[int, int]:
    """The column and row of a cell name, both counted from 0: the inverse of `cell_name`."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1
