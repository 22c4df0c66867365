"""The lacquered board: its frame, its shores, its cells, and the lotus in its centre."""

from igroteka.core.cells import cell_place
from igroteka.core.drawing.svg import Drawn, group, line, mixed, placed, rect, together
from igroteka.games.tayu.drawing.shores import ART, BAND, CELL, SHORE, shores
from igroteka.games.tayu.view import TayuView

MARGIN = SHORE + BAND + 6

LACQUER, FRAME, GILT = ART["lacquer"], ART["frame"], ART["gilt"]


def ground(view: TayuView) -> Drawn:
    long = view.board.size * CELL
    whole = long + 2 * MARGIN
    cells = "".join(f"M{at} 0V{long}M0 {at}H{long}" for at in range(CELL, long, CELL))
    return together(
        rect(-MARGIN, -MARGIN, whole, whole, rx=14, fill=FRAME),
        rect(1.2 - MARGIN, 1.2 - MARGIN, whole - 2.4, whole - 2.4, rx=13, fill="none", stroke=GILT, opacity=0.75),
        shores(view),
        rect(0, 0, long, long, fill=LACQUER),
        line(cells, ART["lacquer-line"], 0.7),
        rect(0, 0, long, long, fill="none", stroke=GILT, opacity=0.8),
        *(centre(cell) for cell in view.board.centre),
        group(ART.drawn("lotus"), transform=placed(long / 2, long / 2)),
    )


def centre(cell: str) -> Drawn:
    """A cell that the first tile has to cover."""
    column, row = cell_place(cell)
    fill = mixed(GILT, LACQUER, 0.22)
    return rect(column * CELL, row * CELL, CELL, CELL, fill=fill, stroke=GILT, stroke_width=0.6)
