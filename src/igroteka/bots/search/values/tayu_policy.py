"""The playout policy of Ta Yü: the odds of a place for the drawn tile are e^(sum of the pulls of the tile's edges).

The pull of an outlet depends on the points that it scores over the edge of the board, relative to those that the side
has; or on whose edge it heads for, and how near that is. The pull of a blank edge depends on whose edge it covers or
faces.
"""

import math
from itertools import product
from typing import Any

import numpy as np

from igroteka.core.actors import CHANCE
from igroteka.core.moves import pick
from igroteka.core.rule import entry, rule
from igroteka.games.tayu.board import CELLS, EDITIONS, PLACE_CELL, WAYS, WORTH, on_board, place_of_cell
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.network import is_free
from igroteka.games.tayu.state import NONE, PLACE
from igroteka.games.tayu.tiles import AROUND_BLANKS, AROUND_OUTLETS, OUTLETS_OF_A_TILE, TURNED

OWN, THEIRS = "own", "their"
DISTANCES = ("at", "near", "some way from", "far from")
FARTHEST = (0, 2, 6)  # most cells to the edge of the board, for all distances but the last
FEATURES = (
    "outlet joins another",
    *(f"outlet over {whose} edge" for whose in (OWN, THEIRS)),
    *(f"outlet heads for {whose} edge, {distance} it" for whose, distance in product((OWN, THEIRS), DISTANCES)),
    *(f"blank covers {whose} edge" for whose in (OWN, THEIRS)),
    *(f"blank looks at {whose} edge, {distance} it" for whose, distance in product((OWN, THEIRS), DISTANCES)),
)

OUTLET, BLANK = 0, 1
BEYOND = CELLS + 1  # what an outlet may face: a cell, free or beyond the edge of the board; or, last, a tile
A_DIRECTION, AN_EDITION = WAYS * BEYOND, 2 * WAYS * BEYOND
BLANKS = len(EDITIONS) * AN_EDITION  # where the pulls of blank edges begin, summed for each tile
A_DIRECTION_OF_BLANKS, AN_EDITION_OF_BLANKS = len(TURNED) * CELLS, 2 * len(TURNED) * CELLS
UNIT = 1_000
STRONGEST = 8.0  # keeps the sum of all weights within the range of the dice


def distance_of(edition: int, cell: int, way: int) -> str:
    """Returns how far a cell is from the edge of the board in this direction."""
    (column, row), last = place_of_cell(cell), EDITIONS[edition].size - 1
    cells = (row, last - column, last - row, column)[way]
    return DISTANCES[sum(cells > farthest for farthest in FARTHEST)]


def pull(weights: dict[str, float], edition: int, kind: int, way: int, whose: str, cell: int) -> float:
    """Returns the pull of an outlet or a blank edge that faces the cell in this direction."""
    if on_board(edition, cell):
        does = "outlet heads for" if kind == OUTLET else "blank looks at"
        return weights[f"{does} {whose} edge, {distance_of(edition, cell, way)} it"]
    does = "outlet over" if kind == OUTLET else "blank covers"
    return weights[f"{does} {whose} edge"] * WORTH[edition, cell]


def pulls(weights: dict[str, float]) -> Any:
    """Returns all pulls in one row: [edition, player's direction, way, what it faces] for outlets, then [edition,
    direction, turned tile, position of its cell 0] for the summed blank edges of a tile.
    """
    table = np.zeros((len(EDITIONS), 2, 2, WAYS, CELLS))
    for edition, own, kind, way in product(*map(range, table.shape[:-1])):
        whose = OWN if way % 2 == own else THEIRS
        table[edition, own, kind, way] = [pull(weights, edition, kind, way, whose, cell) for cell in range(CELLS)]
    outlets = np.full((len(EDITIONS), 2, WAYS, BEYOND), weights["outlet joins another"])
    outlets[..., :CELLS] = table[:, :, OUTLET]
    blanks = np.zeros((len(EDITIONS), 2, len(TURNED), CELLS))
    for turned, edges in enumerate(AROUND_BLANKS):
        for beyond, _, way in edges:
            blanks[:, :, turned] += np.roll(table[:, :, BLANK, way], -beyond, axis=-1)
    return np.concatenate([outlets.ravel(), blanks.ravel()]).astype(np.float32)


@rule
def pull_of_outlet(state, beyond, way, pulls, row):
    if is_free(state, beyond):
        return pulls[row + beyond]
    if WORTH[state.edition, beyond] > 0:
        return pulls[row + beyond] / (state.sides[way] + 1)  # a score is a product, so points count relatively
    return pulls[row + CELLS]


@rule
def pull_of_tile(state, at, own, pulls):
    """Returns the sum of the pulls of all edges of the drawn tile at this place."""
    cell, turned = PLACE_CELL[at // WAYS], WAYS * state.drawn + at % WAYS
    first = BLANKS + AN_EDITION_OF_BLANKS * state.edition + A_DIRECTION_OF_BLANKS * own
    total = float(pulls[first + CELLS * turned + cell])
    first = AN_EDITION * state.edition + A_DIRECTION * own
    for outlet in range(OUTLETS_OF_A_TILE):
        beyond, way = cell + AROUND_OUTLETS[turned, outlet, 0], AROUND_OUTLETS[turned, outlet, 2]
        total += pull_of_outlet(state, beyond, way, pulls, first + BEYOND * way)
    return total


@rule
def policy_step(state, number, desk, pulls, dice):
    """Draws a place by its odds. Chance draws by its weights; a spoiler, who builds in no direction, uniformly."""
    own = direction(state, state.seat)
    if state.phase != Phase.PLACE or own == NONE:
        return pick(number, desk, state.actor, dice)
    weights = desk[desk.size // 2 :]
    for index in range(number):
        weights[index] = 1 + int(UNIT * math.exp(min(pull_of_tile(state, desk[index] - PLACE, own, pulls), STRONGEST)))
    return pick(number, desk, CHANCE, dice)


@entry
def note(table, steps, pulls, found):
    """Fills the pull of the drawn tile at each of the places, for Python."""
    for index in range(steps.size):
        found[index] = pull_of_tile(table[0], steps[index] - PLACE, direction(table[0], table[0].seat), pulls)
