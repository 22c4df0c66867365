"""The market square: sand tiles, and around them the mosaic that leads Assam back."""

from functools import cache

from igroteka.core.cells import COLUMNS, cell_place
from igroteka.core.drawing.art import art
from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.svg import Drawn, group, line, path, placed, rect, spelt, together

ART = art("igroteka.games.marrakech.drawing")
UNIT = 100
SIDE = 7
WHOLE = SIDE * UNIT
MARGIN = 58  # how far the mosaic reaches beyond the cells

FOOT = 8
REACH = 34
CORNER = 42

Point = tuple[float, float]


def middle(cell: str) -> Point:
    column, row = cell_place(cell)
    return UNIT * (column + 0.5), UNIT * (row + 0.5)


@cache
def square() -> Drawn:
    return group(
        rect(-MARGIN, -MARGIN, WHOLE + 2 * MARGIN, WHOLE + 2 * MARGIN, rx=26, fill=ART["mk-plate"]),
        mosaic(),
        tiles(),
        names(),
    )


def tiles() -> Drawn:
    """Sand tiles in two shades, with a star wherever four meet."""
    other = "".join(
        f"M{UNIT * column} {UNIT * row}h{UNIT}v{UNIT}h-{UNIT}Z"
        for column in range(SIDE)
        for row in range(SIDE)
        if (column + row) % 2 == 0
    )
    grout = "".join(f"M{UNIT * at} 0V{WHOLE}M0 {UNIT * at}H{WHOLE}" for at in range(SIDE + 1))
    corners = [(UNIT * column, UNIT * row) for column in range(1, SIDE) for row in range(1, SIDE)]
    return together(
        rect(0, 0, WHOLE, WHOLE, fill=ART["mk-tile"]),
        path(other, fill=ART["mk-tile-other"]),
        line(grout, ART["mk-grout"], 2.5),
        *(group(ART.drawn("star"), transform=placed(*corner)) for corner in corners),
    )


def mosaic() -> Drawn:
    """The bands: each joins two neighbouring lines of a side, or goes around a corner."""
    bands = ""
    for first in range(0, SIDE - 1, 2):
        near, far = UNIT * (first + 0.5), UNIT * (first + 1.5)
        bands += arch((near, 0), (0, -1), (far, 0))
        bands += arch((far + UNIT, WHOLE), (0, 1), (far, WHOLE))
        bands += arch((0, far), (-1, 0), (0, near))
        bands += arch((WHOLE, far), (1, 0), (WHOLE, far + UNIT))
    last = WHOLE - UNIT / 2
    bands += around((last, 0), (0, -1), (WHOLE, UNIT / 2), (1, 0))
    bands += around((UNIT / 2, WHOLE), (0, 1), (0, last), (-1, 0))
    return together(
        line(bands, ART["mk-band-edge"], 30),
        line(bands, ART["mk-band"], 24),
        line(bands, ART["mk-joint"], 24, stroke_dasharray="1.6 11", opacity=0.55),
    )


def arch(start: Point, out: Point, end: Point) -> str:
    """Half an ellipse along a side, clockwise around the square."""
    radii = (UNIT / 2, REACH) if out[0] == 0 else (REACH, UNIT / 2)
    return band(start, out, end, out, f"A{spelt(radii[0])} {spelt(radii[1])} 0 0 1")


def around(start: Point, out: Point, end: Point, back: Point) -> str:
    """Most of a circle, around a corner."""
    return band(start, out, end, back, f"A{CORNER} {CORNER} 0 1 1")


def band(start: Point, out: Point, end: Point, back: Point, arc: str) -> str:
    leaves = f"{spelt(start[0] + FOOT * out[0])} {spelt(start[1] + FOOT * out[1])}"
    returns = f"{spelt(end[0] + FOOT * back[0])} {spelt(end[1] + FOOT * back[1])}"
    return f"M{spelt(start[0])} {spelt(start[1])}L{leaves}{arc} {returns}L{spelt(end[0])} {spelt(end[1])}"


def names() -> Drawn:
    """Column letters above and row numbers at the left, on the mosaic."""
    away = 21
    return together(
        *(written(COLUMNS[at], UNIT * (at + 0.5), -away, 19, ART["mk-label"]) for at in range(SIDE)),
        *(written(at + 1, -away, UNIT * (at + 0.5), 19, ART["mk-label"]) for at in range(SIDE)),
    )
