"""The view of Ta Yü. Every seat and watcher sees everything on the table (TY-26, TY-27)."""

from functools import lru_cache
from typing import Literal, get_args

from igroteka.core.cells import WAYS as WAY_NAMES
from igroteka.core.cells import Way
from igroteka.core.state import State
from igroteka.core.view import Part, View
from igroteka.games.tayu.board import EDITIONS, NAMES, STEP, WAYS
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.state import NONE, Fields
from igroteka.games.tayu.tiles import (
    DEMAND_BITS,
    EDGE_CELL,
    KIND_NAMES,
    OUTLET_AT,
    TAKEN,
    TURNED,
    TYPE_NAMES,
    TYPES,
    KindName,
    edge_way,
    opposite,
)

PhaseName = Literal["bid", "choose", "draw", "place", "over"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)

SIDES_OF: tuple[tuple[Way, Way], ...] = (("n", "s"), ("w", "e"))  # by direction


class BoardView(Part, frozen=True):
    """The board of the edition: its side, its centre cells, and the doubling rows and columns, from 0."""

    size: int
    centre: tuple[str, ...]
    doubling: tuple[int, ...]
    copies: int
    """The number of tiles of each type."""


class SeatView(Part, frozen=True):
    """The sides between which a seat builds, and its score."""

    sides: tuple[Way, Way] | None
    """The two sides that it connects; null for the spoiler, and before the first bid."""
    score: int
    place: int
    """As if the game ended now; ties share a place."""


class Outlet(Part, frozen=True):
    """An outlet: its cell, and the side of the cell that it is on."""

    cell: str
    way: Way


class LaidTile(Part, frozen=True):
    """A tile on the board: its type, the way its cells run from the first one, and its outlets."""

    type: str
    way: Way
    cells: tuple[str, ...]
    outlets: tuple[Outlet, ...]


class TayuView(View, frozen=True, kw_only=True, tag="tayu"):
    """The board with its tiles, what each seat has, and the bag."""

    phase: PhaseName
    turn: int
    board: BoardView
    seats: list[SeatView]
    sides: dict[Way, int]
    """The points of each side."""
    tiles: list[LaidTile]
    open: list[Outlet]
    """The outlets that face a free cell."""
    drawn: str | None
    """The type of the tile to lay."""
    kind: KindName | None
    """The chosen kind of the tile that is about to be drawn."""
    left: dict[KindName, int]
    """The number of tiles of each kind in the bag."""
    aside: int
    """The number of tiles that could not be laid."""
    spoiler: int | None
    """The spoiler; during the auction, the last bidder."""
    target: int | None
    """The points that a builder has to reach; during the auction, the last bid."""
    passed: list[int]
    """The seats that have passed, during the auction."""


BOARDS = [BoardView(edition.size, edition.centre, edition.doubling, edition.copies) for edition in EDITIONS]
OUTLETS = [[Outlet(name, way) for way in WAY_NAMES] for name in NAMES]
"""[cell, way]"""


def _looking_in() -> list[list[tuple[int, int]]]:
    """[demands]: for a cell with these demands, the distance to each cell with an outlet to it, and its way."""
    return [
        [(int(STEP[side]), opposite(side)) for side in range(WAYS) if demands & OUTLET_AT[side]]
        for demands in range(TAKEN)
    ]


LOOKING_IN = _looking_in()


def view(state: State, seat: int | None) -> TayuView:
    fields: Fields = state.plain()
    scores, places = state.standing()
    tiles = laid_tiles(fields.cells)
    return TayuView(
        seat=seat,
        actor=fields.actor,
        phase=PHASES[fields.phase],
        turn=fields.seat,
        board=BOARDS[fields.edition],
        seats=[SeatView(sides_of(fields, one), scores[one], places[one]) for one in range(fields.players)],
        sides=dict(zip(WAY_NAMES, fields.sides, strict=True)),
        tiles=tiles,
        open=open_outlets(fields.cells),
        drawn=TYPE_NAMES[fields.drawn] if fields.drawn != NONE else None,
        kind=KIND_NAMES[fields.kind] if fields.kind != NONE else None,
        left=dict(zip(KIND_NAMES, fields.left, strict=True)),
        aside=BOARDS[fields.edition].copies * len(TYPES) - sum(fields.left) - len(tiles) - int(fields.drawn != NONE),
        spoiler=fields.spoiler if fields.spoiler != NONE else None,
        target=fields.target if fields.target > 0 else None,
        passed=[one for one in range(fields.players) if fields.passed >> one & 1],
    )


def sides_of(fields: Fields, seat: int) -> tuple[Way, Way] | None:
    first = direction(fields, seat)
    return SIDES_OF[first] if first != NONE else None


def laid_tiles(cells: list[int]) -> list[LaidTile]:
    """The tiles on the board. The word of a tile's cell 0 is greater than TAKEN."""
    return [laid_tile(first, (told >> DEMAND_BITS) - 1) for first, told in enumerate(cells) if told > TAKEN]


@lru_cache(maxsize=8192)  # a tile stays for the rest of the match
def laid_tile(first: int, turned: int) -> LaidTile:
    edges, way = TURNED[turned]
    cells = [first + part * int(STEP[way]) for part in range(3)]
    outlets = tuple(OUTLETS[cells[EDGE_CELL[edge]]][edge_way(edge, way)] for edge in edges)
    return LaidTile(TYPE_NAMES[turned // WAYS], WAY_NAMES[way], tuple(NAMES[cell] for cell in cells), outlets)


def open_outlets(cells: list[int]) -> list[Outlet]:
    """The outlets that face a free cell, in the order of those cells. The word of a taken cell is at least TAKEN."""
    return [
        OUTLETS[cell + away][way]
        for cell, demands in enumerate(cells)
        if 0 < demands < TAKEN
        for away, way in LOOKING_IN[demands]
    ]
