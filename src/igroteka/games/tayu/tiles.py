"""The 28 tiles, generated: every choice of three outlets among the eight unit edges of a bar of three cells, with one
of each two that are half turns of each other.

Edges are numbered clockwise from the top left of a tile whose cells 0, 1, 2 go from left to right, so that a half turn
adds four. A type is its index here: plain ones come first, those with a ring last.
"""

from itertools import combinations
from typing import Literal, get_args

import numpy as np

from igroteka.games.tayu.board import EAST, NORTH, SOUTH, STEP, WAYS, WEST

EDGES = ("n0", "n1", "n2", "e", "s2", "s1", "s0", "w")
EDGE_CELL = (0, 1, 2, 2, 2, 1, 0, 0)
EDGE_WAY = (NORTH, NORTH, NORTH, EAST, SOUTH, SOUTH, SOUTH, WEST)

CELLS_OF_A_TILE = 3
OUTLETS_OF_A_TILE = 3
BLANKS_OF_A_TILE = 5

Outlets = tuple[int, ...]


def half_turned(outlets: Outlets) -> Outlets:
    return tuple(sorted((edge + 4) % 8 for edge in outlets))


def sides(outlets: Outlets) -> int:
    """The number of sides of the tile that have outlets. A long side has three edges, a short one has one."""
    return len({EDGE_WAY[edge] for edge in outlets})


def _types() -> list[Outlets]:
    """TY-102, TY-103: of two half turns, the smaller one; sorted by the number of sides."""
    pairs = [outlets for outlets in combinations(range(8), OUTLETS_OF_A_TILE) if outlets < half_turned(outlets)]
    return sorted(pairs, key=sides)


TYPES = _types()
TYPE_NAMES = tuple("".join(EDGES[edge] for edge in outlets) for outlets in TYPES)

PLAIN, RING = 0, 1
KindName = Literal["plain", "ring"]
KIND_NAMES: tuple[KindName, ...] = get_args(KindName)
KIND = np.array([RING if sides(outlets) == 3 else PLAIN for outlets in TYPES], np.int64)  # TY-105
"""[type]: the kind that its back shows."""


def quarter_turns(way: int) -> int:
    """The number of clockwise quarter turns from a tile whose cells run east to one whose cells run this way."""
    return (way - EAST) % WAYS


def edge_way(edge: int, way: int) -> int:
    """The direction that an edge faces when the cells of its tile run this way."""
    return (EDGE_WAY[edge] + quarter_turns(way)) % WAYS


# The demands of a tile on the cells around it: the low four bits are the sides at which a cell must have an outlet, the
# high four the sides at which it must have none. A taken cell demands everything.
OUTLET_AT = tuple(1 << side for side in range(WAYS))
BLANK_AT = tuple(1 << WAYS + side for side in range(WAYS))
DEMAND_BITS = 2 * WAYS
OUTLETS = sum(OUTLET_AT)
TAKEN = sum(OUTLET_AT) + sum(BLANK_AT)


def opposite(way: int) -> int:
    return (way + 2) % WAYS


def edge_beyond(edge: int, way: int) -> int:
    """The distance from cell 0 to the cell that an edge faces."""
    return EDGE_CELL[edge] * STEP[way] + STEP[edge_way(edge, way)]


def refused_by(outlets: Outlets, cell: int, way: int) -> int:
    """The demands that one cell of a tile cannot meet: no outlet where it has one, an outlet where it has none."""
    refused = 0
    for edge in range(8):
        if EDGE_CELL[edge] == cell:
            side = edge_way(edge, way)
            refused |= BLANK_AT[side] if edge in outlets else OUTLET_AT[side]
    return refused


TURNED = [(outlets, way) for outlets in TYPES for way in range(WAYS)]  # a turned tile's index is 4 × type + way


def _around(is_outlet: bool) -> np.ndarray:
    """[turned tile, edge]: the cell beyond, relative to cell 0; the demand on it; and the way the edge faces."""
    table = []
    for outlets, way in TURNED:
        edges = [edge for edge in range(8) if (edge in outlets) == is_outlet]
        demand = OUTLET_AT if is_outlet else BLANK_AT
        table.append(
            [(edge_beyond(edge, way), demand[opposite(edge_way(edge, way))], edge_way(edge, way)) for edge in edges]
        )
    return np.array(table, np.int64)


AROUND_OUTLETS = _around(True)
AROUND_BLANKS = _around(False)

REFUSED = np.array(
    [[refused_by(outlets, cell, way) for cell in range(CELLS_OF_A_TILE)] for outlets, way in TURNED], np.int64
)
"""[turned tile, cell of the tile]: the demands that it cannot meet."""


# A mate: the placement of a tile in which one of its outlets meets a cell's demand for an outlet at a side.
MATE_CELLS, MATE_REFUSES, MATE_LIES = 0, 2, 4


def mating_way(edge: int, side: int) -> int:
    """The way in which the cells of a tile run when this edge faces the side."""
    return (EAST + side - EDGE_WAY[edge]) % WAYS


def _mates() -> np.ndarray:
    table = np.zeros((len(TYPES), WAYS, OUTLETS_OF_A_TILE, MATE_LIES + 1), np.int64)
    for number, outlets in enumerate(TYPES):
        for side in range(WAYS):
            for which, edge in enumerate(outlets):
                way, mating = mating_way(edge, side), EDGE_CELL[edge]
                row = table[number, side, which]
                others = [cell for cell in range(CELLS_OF_A_TILE) if cell != mating]
                for column, cell in enumerate(others):
                    row[MATE_CELLS + column] = (cell - mating) * STEP[way]
                    found_before = OUTLETS if cell < mating else 0
                    row[MATE_REFUSES + column] = refused_by(outlets, cell, way) | found_before
                row[MATE_LIES] = WAYS * -mating * STEP[way] + way
    return table


def _accepted() -> np.ndarray:
    table = np.zeros((len(TYPES), TAKEN), np.int64)
    for number, outlets in enumerate(TYPES):
        for demands in range(TAKEN):
            wanted = [side for side in range(WAYS) if demands & OUTLET_AT[side]]
            for which, edge in enumerate(outlets if wanted else ()):
                refused = refused_by(outlets, EDGE_CELL[edge], mating_way(edge, wanted[0]))
                table[number, demands] |= (demands & refused == 0) << which
    return table


MATES = _mates()
"""[type, side, outlet]: the tile's other two cells, relative to the cell with the demand; the demands that each of them
cannot meet; and 4 × the position of its cell 0, relative to the same cell, + the way in which its cells run. A cell
before the mating one refuses every demand for an outlet, because the same placement is found there: so each placement
is found once."""

ACCEPTED = _accepted()
"""[type, demands]: the outlets of the tile that can mate at a cell with these demands, as a set."""
