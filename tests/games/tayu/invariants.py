"""What holds in every state of Ta Yü."""

from functools import cache

from igroteka.core.cells import WAYS, cell_name, cell_place
from igroteka.core.state import State
from igroteka.games.tayu.board import EDITIONS
from igroteka.games.tayu.view import LaidTile

AHEAD = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = dict(zip("nesw", "swne", strict=True))

Edge = tuple[str, str]


@cache
def beyond(cell: str, way: str, size: int) -> str | None:
    """The cell on the other side of an edge, or None off the board."""
    column, row = cell_place(cell)
    column, row = column + AHEAD[way][0], row + AHEAD[way][1]
    return cell_name(column, row) if 0 <= column < size and 0 <= row < size else None


def outer_edges(tile: LaidTile, size: int) -> list[Edge]:
    """The eight edges of a tile that do not lie inside it."""
    edges = [(cell, way) for cell in tile.cells for way in WAYS]
    return [(cell, way) for cell, way in edges if beyond(cell, way, size) not in tile.cells]


def is_outlet(edge: Edge, tile: LaidTile) -> bool:
    return edge in [(outlet.cell, outlet.way) for outlet in tile.outlets]


def check(state: State) -> None:
    view, fields = state.view(), state.fields
    edition = EDITIONS[fields.edition]
    tiles = view.tiles
    cells = [cell for tile in tiles for cell in tile.cells]
    assert len(set(cells)) == len(cells) == 3 * len(tiles), "two tiles on one cell"
    assert len(tiles) == fields.tiles
    check_bag(state, edition.copies)
    edges = {
        edge: edge in [(one.cell, one.way) for one in tile.outlets]
        for tile in tiles
        for edge in outer_edges(tile, edition.size)
    }
    assert sum(edges.values()) == 3 * len(tiles), "every tile has three outlets on its rim"
    check_edges(edges, edition.size)
    check_outlets(state, edges, set(cells))


def check_bag(state: State, copies: int) -> None:
    """No tile is made or lost."""
    view, fields = state.view(), state.fields
    drawn = view.drawn is not None
    assert 0 <= min(fields.bag) <= max(fields.bag) <= copies
    assert sum(fields.bag) == sum(view.left.values())
    assert sum(fields.bag) + len(view.tiles) + view.aside + drawn == 28 * copies
    assert view.aside == 0 or fields.redraw


def check_edges(edges: dict[Edge, bool], size: int) -> None:
    """Where two tiles touch, outlet meets outlet and blank meets blank, and all hang together by outlets."""
    for (cell, way), outlet in edges.items():
        met = edges.get((beyond(cell, way, size) or "", OPPOSITE[way]))
        assert met in (None, outlet), f"{cell} {way} meets its unlike"


def check_outlets(state: State, edges: dict[Edge, bool], taken: set[str]) -> None:
    """What is kept of the outlets is what one would find by looking at the whole board."""
    view, edition = state.view(), EDITIONS[state.fields.edition]
    looks_at = {edge: beyond(*edge, edition.size) for edge, outlet in edges.items() if outlet}
    is_open = {edge for edge, cell in looks_at.items() if cell is not None and cell not in taken}
    assert {(outlet.cell, outlet.way) for outlet in view.open} == is_open
    assert sum(word.bit_count() for word in state.fields.open.tolist()) == len({looks_at[edge] for edge in is_open})
    points: dict[str, int] = dict.fromkeys(WAYS, 0)
    for (cell, way), cell_beyond in looks_at.items():
        if cell_beyond is None:
            column, row = cell_place(cell)
            points[way] += 2 if (column if way in "ns" else row) in edition.doubling else 1
    assert points == view.sides
