"""Porcelain tiles and their water, drawn so that the water of neighbours joins without a seam."""

import re
from itertools import combinations
from typing import Any

from igroteka.core.cells import cell_place
from igroteka.core.drawing.svg import Drawn, circle, group, line, spelt, together, used
from igroteka.games.tayu.drawing.shores import ART, CELL, OUT
from igroteka.games.tayu.view import LaidTile, TayuView

WATER, LIGHT = ART["water"], ART["light"]
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
HALF = CELL / 2

Spot = tuple[int, int]
Outlet = tuple[int, str]
"""The cell of the tile, and the way the outlet faces."""


def middle(spot: Spot) -> tuple[float, float]:
    return spot[0] * CELL + HALF, spot[1] * CELL + HALF


def edge(spot: Spot, way: str, far: float = HALF) -> tuple[float, float]:
    """A point `far` units from the middle of a cell."""
    (x, y), (dx, dy) = middle(spot), OUT[way]
    return x + dx * far, y + dy * far


def course(cells: list[Spot], outlets: list[Outlet]) -> str:
    """The water from every outlet to the others along the tile, cell by cell: straight, or bent around the middle."""
    along = next(way for way, out in OUT.items() if (cells[0][0] + out[0], cells[0][1] + out[1]) == cells[1])
    reaches: dict[tuple[int, str, str], None] = {}
    for (first, enters), (last, leaves) in combinations(sorted(outlets), 2):
        for part in range(first, last + 1):
            here = enters if part == first else OPPOSITE[along]
            there = leaves if part == last else along
            reaches[part, min(here, there), max(here, there)] = None
    return "".join(reach(cells[part], here, there) for part, here, there in reaches)


def reach(spot: Spot, here: str, there: str) -> str:
    over = HALF + 0.2  # hides the seam between cells
    (a, b), (c, d), (x, y) = edge(spot, here, over), edge(spot, there, over), middle(spot)
    bend = "L" if here == OPPOSITE[there] else f"Q{spelt(x)} {spelt(y)} "
    return f"M{spelt(a)} {spelt(b)}{bend}{spelt(c)} {spelt(d)}"


def flowing(d: str) -> Drawn:
    """Banks, then water, then highlights on top."""
    return together(line(d, ART["bank"], 7.6), line(d, WATER, 6), line(d, LIGHT, 2.2, opacity=0.42))


def porcelains() -> Drawn:
    """The definitions that `porcelain` refers to: a horizontal tile and a vertical one."""
    return together(*(group(ART.drawn(lies), id=f"ig-ty-{lies}") for lies in ("level", "upright")))


def porcelain(cells: list[Spot], **attributes: Any) -> Drawn:
    """A tile without its water."""
    x, y = CELL * min(column for column, _ in cells), CELL * min(row for _, row in cells)
    lies = "level" if cells[0][1] == cells[1][1] else "upright"
    return used(f"ig-ty-{lies}", x=x, y=y, **attributes)


def tiles(laid: list[LaidTile]) -> Drawn:
    """The tiles on the board: first all porcelain, then all water."""
    bodies = [porcelain([cell_place(cell) for cell in tile.cells], class_="tile", data_type=tile.type) for tile in laid]
    courses = [
        course(
            [cell_place(cell) for cell in tile.cells],
            [(tile.cells.index(outlet.cell), outlet.way) for outlet in tile.outlets],
        )
        for tile in laid
    ]
    return together(*bodies, flowing("".join(courses)) if courses else "")


def tile(type_name: str) -> Drawn:
    """A single tile, running east. Its name lists its outlets: `n0s2e`."""
    cells = [(0, 0), (1, 0), (2, 0)]
    named = re.findall("[ns][012]|[ew]", type_name)
    outlets = [(int(one[1]) if len(one) > 1 else {"w": 0, "e": 2}[one], one[0]) for one in named]
    return together(porcelain(cells, class_="drawn", data_type=type_name), flowing(course(cells, outlets)))


def glow(view: TayuView) -> Drawn:
    """A glow at each open outlet."""
    spots = [edge(cell_place(outlet.cell), outlet.way, HALF + 1.2) for outlet in view.open]
    return group(*(circle(x, y, 5.2, class_="open", fill=ART["glow"], opacity=0.34) for x, y in spots))


def mouths(view: TayuView) -> Drawn:
    """A pool where water has reached a shore. Where it counts double, the pool is larger and has two dots."""
    size = view.board.size
    outlets = [(cell_place(one.cell), one.way) for tile in view.tiles for one in tile.outlets]
    outer = [(spot, way) for spot, way in outlets if not on_board(spot, way, size)]
    return group(*(mouth(spot, way, spot[0 if way in "ns" else 1] in view.board.doubling) for spot, way in outer))


def on_board(spot: Spot, way: str, size: int) -> bool:
    """Whether the cell beyond the outlet is on the board."""
    return all(0 <= at + by < size for at, by in zip(spot, OUT[way], strict=True))


def mouth(spot: Spot, way: str, is_double: bool) -> Drawn:
    (a, b), (x, y) = edge(spot, way), edge(spot, way, HALF + 5)
    pool = {"fill": WATER, "stroke": ART["double"] if is_double else LIGHT, "stroke_width": 1.8 if is_double else 1.2}
    dots = line(f"M{spelt(x - 2)} {spelt(y)}h.01m4 0h.01", "#ffffff", 2.4, stroke_linecap="round")
    return together(
        line(f"M{spelt(a)} {spelt(b)}L{spelt(x)} {spelt(y)}", WATER, 6),
        circle(x, y, 6.2 if is_double else 4.8, class_="pool", **pool),
        dots if is_double else "",
    )
