"""What lies near a boat in Мазайцы: hares, the shore, and cards that hold a boat up."""

from igroteka.games.mazaitsy.cards import TYPE_NAMES, Type
from igroteka.games.mazaitsy.field import COLUMNS, NEXT, SHORE, SIZES, SLIP_LEFT, SLIP_RIGHT
from igroteka.games.mazaitsy.hares import points
from igroteka.games.mazaitsy.language import FACING
from igroteka.games.mazaitsy.state import Fields

NEAR = 2
"""Cards within which a boat often takes hares in its next turn."""
OBSTACLES = (Type.LOG, Type.THICKET, Type.FUNNEL, Type.STRAIGHT, Type.SIDE)


def hares_near(fields: Fields, seat: int) -> int:
    """The points of the hares on cards near the boat."""
    return sum(points(fields.hares[cell]) for cell in range(len(fields.hares)) if is_near(fields, cell, seat))


def hares_ahead(fields: Fields, seat: int) -> int:
    """The points of the hares on the two cards ahead of the bow, and on those to which the boat can slip."""
    at, way = fields.boat[seat], fields.heading[seat]
    first = next_cell(fields, at, way)
    cells = {
        first,
        next_cell(fields, first, way),
        next_cell(fields, at, int(SLIP_LEFT[way])),
        next_cell(fields, at, int(SLIP_RIGHT[way])),
    }
    return sum(points(fields.hares[cell]) for cell in cells - {SHORE})


def next_cell(fields: Fields, cell: int, way: int) -> int:
    return SHORE if cell == SHORE else int(NEXT[fields.field, cell, way])


def is_near(fields: Fields, cell: int, seat: int) -> bool:
    return cards_between(cell, fields.boat[seat]) <= NEAR


def cards_between(cell: int, other: int) -> int:
    """The larger of the differences of columns and of rows."""
    return max(abs(cell % COLUMNS - other % COLUMNS), abs(cell // COLUMNS - other // COLUMNS))


def cards_to_shore(fields: Fields, seat: int) -> int:
    """MZ-119: hares go ashore from a card at the edge."""
    last, (row, column) = SIZES[fields.field] - 1, divmod(fields.boat[seat], COLUMNS)
    return min(row, column, last - row, last - column)


def is_obstacle(fields: Fields, cell: int) -> bool:
    return Type(kind_at(fields, cell) // 2) in OBSTACLES


def is_calm(fields: Fields, cell: int) -> bool:
    return Type(kind_at(fields, cell) // 2) in (Type.FISH, Type.WATER)


def type_at(fields: Fields, cell: int) -> str:
    """The name of the type of the card there."""
    return TYPE_NAMES[kind_at(fields, cell) // 2]


def kind_at(fields: Fields, cell: int) -> int:
    return fields.cards[cell] % FACING
