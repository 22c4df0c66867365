"""A seat's observation of Ta Yü. The board is rotated so that the observer builds from north to south.

A spoiler sees the next seat build from north to south. A quarter turn maps every tile to a tile of the same type and
each board to itself, so positions look the same from every seat.
"""

import numpy as np

from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.core.state import State
from igroteka.envs.tensors.plane import Plane, starts
from igroteka.envs.tensors.seats import after, mark_actor, mark_seat, write_number
from igroteka.games.tayu.board import (
    CELL_PLACE,
    COLUMN,
    EDITIONS,
    LARGEST,
    MARGIN,
    PLACE_CELL,
    PLACES,
    WAYS,
    cell_at,
    place_of_cell,
)
from igroteka.games.tayu.counting import WEST_EAST, direction, score
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.state import NONE, PLACE, STEPS
from igroteka.games.tayu.tiles import DEMAND_BITS, EDGE_CELL, TAKEN, TURNED, TYPES, edge_way
from igroteka.games.tayu.tiles import OUTLETS as ALL_OUTLETS

SEATS = 4
BOARD = LARGEST * LARGEST
TILES = len(TYPES)

PLANES = (
    Plane("board", (LARGEST, LARGEST), "cells of the board; the smaller one lies in the upper left"),
    Plane("taken", (LARGEST, LARGEST), "cells on which a tile lies"),
    Plane("joined", (WAYS, LARGEST, LARGEST), "the cell's tile continues to the north, east, south, west"),
    Plane("outlets", (WAYS, LARGEST, LARGEST), "the cell's tile has an outlet to the north, east, south, west"),
    Plane("open", (WAYS, LARGEST, LARGEST), "free cells into which an outlet opens from the north, east, south, west"),
    Plane("sides", (WAYS,), "points at the north, east, south and west of the board"),
    Plane("builds", (SEATS, 2), "how each seat builds: north–south, west–east; zeros for a spoiler"),
    Plane("scores", (SEATS, 2), "points of each seat: hundreds and remainder"),
    Plane("phase", (len(Phase),), "the phase: bid, choose, draw, place, over"),
    Plane("actor", (SEATS + 2,), "who acts: a seat, chance, or nobody once the game is over"),
    Plane("turn", (SEATS,), "whose turn it is"),
    Plane("drawn", (TILES,), "the type of the tile to be laid, or of the one that ended the game"),
    Plane("laid", (TILES,), "tiles of each type on the board"),
    Plane("kind", (2,), "the tile to be drawn has to be plain, or with a ring"),
    Plane("left", (2,), "tiles in the bag: plain, with a ring"),
    Plane("spoiler", (SEATS,), "the spoiler; during the auction, the last bidder"),
    Plane("target", (2,), "the score a builder has to reach, or the last bid: hundreds and remainder"),
    Plane("passed", (SEATS,), "who has passed in the auction"),
    Plane("players", (3,), "two, three or four seats"),
    Plane(
        "options",
        (6,),
        "edition: kosmos; draw: choice; unplaceable: redraw; closing: barred; an auction; tie: weaker_side",
    ),
)
AT = starts(PLANES)

SIZE = np.array([edition.size for edition in EDITIONS], np.int64)
STEP = np.array([-LARGEST, 1, LARGEST, -1], np.int64)  # on a plane, by way
OUTLETS = np.array([[(EDGE_CELL[edge], edge_way(edge, way)) for edge in outlets] for outlets, way in TURNED], np.int64)
"""[turned tile, outlet]: the cell of the tile that has the outlet, and its direction."""


@rule
def quarters(state, seat):
    """The number of clockwise quarter turns for this seat: 1 if it builds from west to east, else 0."""
    own = direction(state, seat)
    if own == NONE:
        own = direction(state, seat + 1 if seat + 1 < state.players else 0)
    return 1 if own == WEST_EAST else 0


@rule
def spot(column, row, size, turned):
    """The index of a cell on a plane."""
    return LARGEST * column + size - 1 - row if turned else LARGEST * row + column


@rule
def paint_tile(tile, at, turned, out):
    """Writes a tile whose cell 0 is at this index."""
    way = tile + turned & 3
    step, back = STEP[way], way + 2 & 3
    for part in range(3):
        out[AT.taken + at + part * step] = 1
    for part in range(2):
        out[AT.joined + BOARD * way + at + part * step] = 1
        out[AT.joined + BOARD * back + at + (part + 1) * step] = 1
    for outlet in range(3):
        looks = OUTLETS[tile, outlet, 1] + turned & 3
        out[AT.outlets + BOARD * looks + at + OUTLETS[tile, outlet, 0] * step] = 1
    out[AT.laid + tile // WAYS] += 1


@rule
def paint_board(size, out):
    for row in range(size):
        for column in range(size):
            out[LARGEST * row + column] = 1


@rule
def paint_open(sides, at, turned, out):
    """Writes a free cell and the sides at which outlets open into it."""
    for side in range(WAYS):
        out[AT.open + BOARD * (side + turned & 3) + at] = sides >> side & 1


@rule
def paint_tiles(state, size, turned, out):
    """Writes the tiles, found by their cell 0, and the free cells beside them.

    It scans each column for both first and then visits only those found: twice as fast as branching at every cell.
    """
    for column in range(size):
        cells = state.cells[COLUMN * (MARGIN + column) : COLUMN * (MARGIN + column) + size]
        tiles = free = 0
        for row in range(size):
            tiles |= (cells[row] > TAKEN) << row
            free |= ((cells[row] < TAKEN) & (cells[row] & ALL_OUTLETS != 0)) << row
        while tiles:
            row = lowest(tiles)
            tiles &= tiles - 1
            paint_tile((cells[row] >> DEMAND_BITS) - 1, spot(column, row, size, turned), turned, out)
        while free:
            row = lowest(free)
            free &= free - 1
            paint_open(cells[row], spot(column, row, size, turned), turned, out)


@rule
def tell_seats(state, seat, turned, out):
    for one in range(state.players):
        place = after(state, one, seat)
        own = direction(state, one)
        if own != NONE:
            out[AT.builds + 2 * place + (own ^ turned)] = 1
        write_number(score(state, one), out[AT.scores + 2 * place :])
        out[AT.passed + place] = state.passed >> one & 1


@rule
def tell_options(state, out):
    out[0], out[1], out[2] = state.edition, state.choice, state.redraw
    out[3], out[4], out[5] = state.barred, state.auction, state.weaker_side


@entry
def observe(state, seat, out):
    """Fills the observation of a seat."""
    out[:] = 0
    turned = quarters(state, seat)
    size = SIZE[state.edition]
    paint_board(size, out[AT.board :])
    paint_tiles(state, size, turned, out)
    for side in range(WAYS):
        out[AT.sides + (side + turned & 3)] = state.sides[side]
    tell_seats(state, seat, turned, out)
    out[AT.phase + state.phase] = 1
    mark_actor(state, seat, out[AT.actor :], SEATS)
    mark_seat(state, state.seat, seat, out[AT.turn :])
    if state.drawn != NONE:
        out[AT.drawn + state.drawn] = 1
    if state.kind != NONE:
        out[AT.kind + state.kind] = 1
    out[AT.left], out[AT.left + 1] = state.left[0], state.left[1]
    mark_seat(state, state.spoiler, seat, out[AT.spoiler :])
    write_number(state.target, out[AT.target :])
    out[AT.players + state.players - 2] = 1
    tell_options(state, out[AT.options :])


def turned_steps(edition: int) -> np.ndarray:
    """[step]: the same step on the board after one quarter turn. Cells beyond this edition's board stay in place."""
    steps, size = np.arange(STEPS), EDITIONS[edition].size
    for place in range(PLACES):
        column, row = place_of_cell(int(PLACE_CELL[place // WAYS]))
        if column < size and row < size:
            turned = CELL_PLACE[cell_at(size - 1 - row, column)] + (place + 1) % WAYS
            steps[PLACE + place] = PLACE + turned
    return steps


TURNED_STEPS = [turned_steps(edition) for edition in range(len(EDITIONS))]


def seen_steps(state: State, seat: int) -> np.ndarray:
    """The game's steps with tile placements turned along with the board."""
    fields = state.plain()
    return TURNED_STEPS[fields.edition].copy() if quarters(fields, seat) else np.arange(STEPS)
