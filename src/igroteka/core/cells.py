"""Names of cells and ways: `a1` is the top left corner, and `n` points to row 1."""

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
    """The cell in this column and row, both counted from 0."""
    return f"{COLUMNS[column]}{row + 1}"


def cell_place(name: str) -> tuple[int, int]:
    """Column and row, both from 0, of a name that `cell_name` gave."""
    return COLUMNS.index(name[0]), int(name[1:]) - 1
