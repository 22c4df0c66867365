"""The water network, and where a tile can join it.

Finding the places for a tile does not scan the whole board. A tile joins the network through an open outlet, so the
state keeps the constraints that the laid tiles put on the free cells around them, and each new tile adds to them:

- `cells`, a word for each cell: the low bits are its demands, which are the sides at which a tile on it must have an
  outlet (because a neighbour's outlet faces it), and the sides at which it must have none (because a neighbour's blank
  edge does). A cell that is taken or off the board demands everything, which no tile can meet. Whether a tile fits is
  therefore three ANDs, one for each of its cells, with the demands that the cell cannot meet. On cell 0 of every tile,
  the higher bits identify the tile: 1 + 4 × type + way. They are for views; the rules do not use them.
- `open`, a bit for each cell: the free cells that an outlet faces. Each of them, with each of the tile's three outlets,
  gives exactly one placement, and no others need to be tried. A cell that demands several outlets is tried by the first
  one, because all of them have to be met. A table lists which outlets of a tile fit a cell with given demands, so only
  the tile's other two cells are looked up on the board.

Both depend only on which tiles lie where, not on the order in which they were laid.
"""

import numpy as np

from igroteka.core.bits import lowest
from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.tayu.board import (
    CELL_PLACE,
    CELLS,
    EDITIONS,
    OPENING,
    OPENING_COUNT,
    STEP,
    WAYS,
    WORTH,
    on_board,
)
from igroteka.games.tayu.language import Happened
from igroteka.games.tayu.state import OPEN_BITS, OPEN_WORDS
from igroteka.games.tayu.tiles import (
    ACCEPTED,
    AROUND_BLANKS,
    AROUND_OUTLETS,
    BLANKS_OF_A_TILE,
    CELLS_OF_A_TILE,
    DEMAND_BITS,
    MATE_CELLS,
    MATE_LIES,
    MATE_REFUSES,
    MATES,
    OUTLETS,
    OUTLETS_OF_A_TILE,
    TAKEN,
    TYPES,
)

MOST_TILES = max(edition.copies for edition in EDITIONS) * len(TYPES)
MOST_OPEN = MOST_TILES + 1  # every tile but the first removes one open outlet and adds two; the last is not laid yet
MOST_PLACES = OUTLETS_OF_A_TILE * MOST_OPEN

# ANDing with it changes no index here, but tells the compiler that the index is not negative, which saves a check in
# the innermost loops.
NOT_NEGATIVE = (1 << 63) - 1

OPEN_WORD = np.arange(CELLS) // OPEN_BITS
OPEN_BIT = 1 << np.arange(CELLS) % OPEN_BITS
"""[cell]: its word and its bit in `open`."""


def bare_cells(edition: int) -> list[int]:
    """The cells of an empty board: no demands on the board, TAKEN off it."""
    return [0 if on_board(edition, cell) else TAKEN for cell in range(CELLS)]


@rule
def demands_of(state, cell):
    return state.cells[cell] & TAKEN


@rule
def is_free(state, cell):
    return demands_of(state, cell) != TAKEN


@rule
def demand(state, cell, sides):
    state.cells[cell] |= sides


# Where a tile fits


@rule
def fits(state, cell, mate):
    """TY-4, TY-111, TY-112, TY-113: the tile's other two cells are free and on the board, and every edge matches."""
    refused = state.cells[cell + mate[MATE_CELLS] & NOT_NEGATIVE] & mate[MATE_REFUSES]
    refused |= state.cells[cell + mate[MATE_CELLS + 1] & NOT_NEGATIVE] & mate[MATE_REFUSES + 1]
    return refused == 0


@rule
def side_to_join(demands):
    """The first side at which a cell with these demands needs an outlet."""
    return lowest(demands & OUTLETS)


@rule
def can_be_laid(state, tile):
    """TY-12: whether there is a place for the tile anywhere."""
    if state.tiles == 0:
        return True
    for word in range(OPEN_WORDS):
        cells = state.open[word]
        while cells:
            cell = OPEN_BITS * word + lowest(cells)
            cells &= cells - 1
            demands = demands_of(state, cell)
            outlets = ACCEPTED[tile, demands]
            while outlets:
                if fits(state, cell, MATES[tile, side_to_join(demands), lowest(outlets)]):
                    return True
                outlets &= outlets - 1
    return False


@rule
def opening_places(state, buffer, first_step):
    """TY-3"""
    number = OPENING_COUNT[state.edition]
    for place in range(number):
        buffer[place] = first_step + OPENING[state.edition, place]
    return number


@rule
def joining_places(state, tile, buffer, first_step):
    """TY-4: every place for the tile, once."""
    number = 0
    for word in range(OPEN_WORDS):
        cells = state.open[word]
        while cells and number <= MOST_PLACES - OUTLETS_OF_A_TILE:
            cell = OPEN_BITS * word + lowest(cells)
            cells &= cells - 1
            demands = demands_of(state, cell)
            outlets = ACCEPTED[tile, demands]
            while outlets:
                mate = MATES[tile, side_to_join(demands), lowest(outlets)]
                outlets &= outlets - 1
                # overwritten next time if it does not fit
                buffer[MOST_PLACES + number & NOT_NEGATIVE] = WAYS * cell + mate[MATE_LIES]
                number += fits(state, cell, mate)
    put_in_order(buffer, number, first_step)
    return number


@rule
def put_in_order(buffer, number, first_step):
    """Sorts by counting, for each place, how many are smaller. Without branches, so without mispredictions."""
    for one in range(number):
        lies = buffer[MOST_PLACES + one] & NOT_NEGATIVE
        smaller = 0
        for other in range(number):
            smaller += buffer[MOST_PLACES + other] < lies
        buffer[smaller] = first_step + CELL_PLACE[lies // WAYS] + lies % WAYS


# Laying it


@rule
def close(state, cell):
    state.open[OPEN_WORD[cell]] &= ~OPEN_BIT[cell]


@rule
def lay(state, tile, cell, way, trace):
    """The tile takes its cells, constrains its neighbours, and scores where its outlets reach the edge."""
    turned = WAYS * tile + way
    for part in range(CELLS_OF_A_TILE):
        own = cell + part * STEP[way]
        demand(state, own, TAKEN)
        close(state, own)
    for outlet in range(OUTLETS_OF_A_TILE):
        look_out(state, cell + AROUND_OUTLETS[turned, outlet, 0], AROUND_OUTLETS[turned, outlet], trace)
    for blank in range(BLANKS_OF_A_TILE):
        demand(state, cell + AROUND_BLANKS[turned, blank, 0], AROUND_BLANKS[turned, blank, 1])
    state.cells[cell] |= (turned + 1) << DEMAND_BITS
    state.tiles += 1


@rule
def look_out(state, beyond, outlet, trace):
    """An outlet faces a free cell, or the edge (TY-7, TY-10), or joins another tile's outlet."""
    if is_free(state, beyond):
        demand(state, beyond, outlet[1])
        state.open[OPEN_WORD[beyond]] |= OPEN_BIT[beyond]
        return
    points = WORTH[state.edition, beyond]
    state.sides[outlet[2]] += points  # TY-11
    if points > 0:
        note(trace, Happened.SCORED, outlet[2], points, 0)


# Closing the network


@rule
def closes(state, tile, cell, way):
    """TY-14: whether the tile, laid there, leaves no outlet open."""
    turned = WAYS * tile + way
    for outlet in range(OUTLETS_OF_A_TILE):
        if is_free(state, cell + AROUND_OUTLETS[turned, outlet, 0]):
            return False
    step = STEP[way]
    for word in range(OPEN_WORDS):
        cells = state.open[word]
        while cells:
            other = OPEN_BITS * word + lowest(cells)
            cells &= cells - 1
            if other != cell and other != cell + step and other != cell + step + step:
                return False
    return True
