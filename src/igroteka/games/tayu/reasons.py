"""What speaks for a placement in Ta Yü: points at the shores, how near the water comes to them, and open outlets."""

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
    said += of_rivals(before, now, own) or of_blocking(before, now, own) or of_shutting(before, now, own)
    said += of_opening(before, now, own)
    return said or of_caution(before, now, own) or of_keeping(now, own)


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
    kept = [(distance(now, side) - distance(before, side), -seat, side) for seat, side in rivals_sides(before, own)]
    farther, seat, side = max(kept, default=(0, 0, 0))
    return [f"blocks {1 - seat} {WAYS[side]} {farther}"] if farther > 0 and has_open(now) else []


def of_opening(before: Fields, now: Fields, own: int) -> list[str]:
    """More open outlets towards one of the seat's own sides."""
    if own == NONE:
        return []
    more = {side: heading(now, side) - heading(before, side) for side in (own, own + 2)}
    side = max(more, key=lambda one: more[one])
    return [f"opens {WAYS[side]} {more[side]}"] if more[side] > 0 else []


def of_shutting(before: Fields, now: Fields, own: int) -> list[str]:
    """Fewer open outlets towards a rival's side."""
    less = [(heading(before, side) - heading(now, side), -seat, side) for seat, side in rivals_sides(before, own)]
    fewer, seat, side = max(less, default=(0, 0, 0))
    return [f"shuts {1 - seat} {WAYS[side]} {fewer}"] if fewer > 0 and has_open(now) else []


def of_rivals(before: Fields, now: Fields, own: int) -> list[str]:
    """TY-10: points belong to the side, whoever lays the tile."""
    given = [(now.sides[side] - before.sides[side], -seat, side) for seat, side in rivals_sides(before, own)]
    most, seat, side = max(given, default=(0, 0, 0))
    return [f"gives {1 - seat} {WAYS[side]} {most}"] if most > 0 else []


def of_caution(before: Fields, now: Fields, own: int) -> list[str]:
    """Nothing that helps a rival."""
    helps = any(
        heading(now, side) > heading(before, side) or distance(now, side) < distance(before, side)
        for _, side in rivals_sides(before, own)
    )
    return [] if helps else ["gives nothing"]


def of_keeping(now: Fields, own: int) -> list[str]:
    """Open outlets towards the side where the seat has fewer points."""
    if own == NONE:
        return []
    weaker = min((own, own + 2), key=lambda side: (now.sides[side], -heading(now, side)))
    return [f"keeps {WAYS[weaker]} {count}"] if (count := heading(now, weaker)) else []


def rivals_sides(fields: Fields, own: int) -> list[tuple[int, int]]:
    """The two sides of each seat that builds in another direction."""
    return [
        (seat, side)
        for seat in range(fields.players)
        if (theirs := direction(fields, seat)) not in (NONE, own)
        for side in (theirs, theirs + 2)
    ]


def heading(fields: Fields, side: int) -> int:
    """How many open outlets lead straight towards this side: each free cell beyond one demands an outlet there."""
    opposite = (side + 2) % len(WAYS)
    return sum(fields.cells[cell] >> opposite & 1 for cell in open_cells(fields))


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
