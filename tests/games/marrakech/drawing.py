"""Positions as drawings. Seven lines of seven cells, two characters each:

    ..   a bare cell
    A.   half of a rug whose other half is covered
    A> A<   a whole rug lying along a row; Av above A^: one lying down a column

Letters are colours: A B C D of seats 1 2 3 4; with two seats, A and B of seat 1, C and D of seat 2.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

import igroteka
from igroteka.core.cells import WAYS, cell_place
from igroteka.core.state import State
from igroteka.games.marrakech.language import Phase
from igroteka.games.marrakech.market import ALONG, DOWN, ROW

BARE = "\n".join([".. " * 7] * 7)


def position(
    drawing: str = BARE,
    assam: str = "d4 s",
    seat: int = 1,
    phase: str = "lay",
    dirhams: Sequence[int] = (),
    pile: Sequence[int] = (),
    top: str = "",
    out: Sequence[int] = (),
    **options: Any,
) -> State:
    """The state drawn. Seats count from 1 here, as in texts; `out` lists seats in the order they went out;
    `pile` gives the rugs not laid, by colour; `top` the letters of the two open rugs, for two seats: they are
    counted in `pile` too, and a dot stands for a pile that is empty.
    """
    game = igroteka.game("marrakech")
    table = np.frombuffer(game.new(**options).key(), game.state_dtype).copy()
    fields: Any = table[0]
    draw_rugs(fields, [line.split() for line in drawing.strip().splitlines()])
    cell, way = assam.split()
    column, row = cell_place(cell)
    fields.assam, fields.facing = ROW * row + column, WAYS.index(way)
    fields.seat = seat - 1
    fields.phase = Phase[phase.upper()]
    fields.actor = igroteka.CHANCE if phase in ("roll", "top") else seat - 1
    fields.dirhams[: len(dirhams)] = dirhams
    fields.pile[: len(pile)] = pile
    for pile_of, letter in enumerate(top):
        if letter == ".":
            continue
        fields.top[pile_of] = "ABCD".index(letter)
        fields.pile["ABCD".index(letter)] -= 1
    for order, gone in enumerate(out, 1):
        fields.gone[gone - 1] = order
        fields.pile[gone - 1] = 0
    return State(game, table.tobytes())


def draw_rugs(fields: Any, cells: list[list[str]]) -> None:
    assert [len(row) for row in cells] == [7] * 7, "a drawing has seven rows of seven cells"
    for row, line in enumerate(cells):
        for column, (letter, half) in enumerate(line):
            if letter == ".":
                continue
            cell = ROW * row + column
            fields.shown["ABCD".index(letter)] |= 1 << cell
            if half == ">":
                assert line[column + 1] == letter + "<", f"no second half beside {letter}>"
                fields.whole[ALONG] |= 1 << cell
            if half == "v":
                assert cells[row + 1][column] == letter + "^", f"no second half below {letter}v"
                fields.whole[DOWN] |= 1 << cell
