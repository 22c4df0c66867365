"""What speaks for a placement in Ta Yü: points at the shores, and how near the water comes to them."""

from collections.abc import Sequence

from igroteka.core.cells import WAYS
from igroteka.core.foresight import played
from igroteka.core.state import State
from igroteka.games.tayu.board import EAST, EDITIONS, NORTH, SOUTH, place_of_cell
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.state import NONE, OPEN_BITS, OPEN_WORDS, Fields


def reasons(state: State, line: Sequence[int]) -> list[str]:
    before = state.plain()
    if before.phase != Phase.PLACE:
        return []
    after = played(state, line[:1]).state
    now: Fields = after.plain()
    own = direction(before, state.actor)
    said = [] if own == NONE else of_points(before, now, own)
    if own != NONE and not said:
        said = of_nearing(before, now, own)
    return said + of_blocking(before, now, own)


def of_points(before: Fields, now: Fields, own: int) -> list[str]:
    """TY-114: both sides have to be reached, because they are multiplied."""
    was, product = (fields.sides[own] * fields.sides[own + 2] for fields in (before, now))
    if product > was:
        return [f"score {was} {product}"]
    gained = sum(now.sides[side] - before.sides[side] for side in (own, own + 2))
    return [f"shore {gained}"] if gained else []


def of_nearing(before: Fields, now: Fields, own: int) -> list[str]:
    """The side to which the water comes nearer."""
    won = {side: distance(before, side) - distance(now, side) for side in (own, own + 2)}
    side = max(won, key=lambda one: won[one])
    return [f"nears {WAYS[side]} {distance(now, side)}"] if won[side] > 0 else []


def of_blocking(before: Fields, now: Fields, own: int) -> list[str]:
    """The side of a rival from which the water is kept farther away."""
    kept = {
        (distance(now, side) - distance(before, side), seat, side)
        for seat in range(before.players)
        if (theirs := direction(before, seat)) not in (NONE, own)
        for side in (theirs, theirs + 2)
    }
    farther, seat, side = max(kept, key=lambda one: (one[0], -one[1]), default=(0, 0, 0))
    return [f"blocks {seat + 1} {WAYS[side]} {farther}"] if farther > 0 and has_open(now) else []


def has_open(fields: Fields) -> bool:
    return any(fields.open)


def distance(fields: Fields, side: int) -> int:
    """The number of cells between the nearest open outlet and this side of the board, as the crow flies."""
    last = EDITIONS[fields.edition].size - 1
    return min((cells_to(side, last, *place_of_cell(cell)) for cell in open_cells(fields)), default=last)


def cells_to(side: int, last: int, column: int, row: int) -> int:
    """How many free cells at least have to be crossed from this one to leave the board at that side."""
    along = row if side in (NORTH, SOUTH) else column
    return 1 + (last - along if side in (EAST, SOUTH) else along)


def open_cells(fields: Fields) -> list[int]:
    """The free cells that an outlet faces."""
    return [
        OPEN_BITS * word + bit for word in range(OPEN_WORDS) for bit in range(OPEN_BITS) if fields.open[word] >> bit & 1
    ]
