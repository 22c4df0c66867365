"""Assam, seen from above: slippers and the jewel on his turban go ahead."""

from igroteka.core.cells import WAYS
from igroteka.core.drawing.svg import Drawn, circle, group, line, path, placed
from igroteka.games.marrakech.drawing.square import middle

SLIPPERS = "M-21 -16C-23 -30 -16 -36 -12 -46C-7 -37 -3 -29 -5 -16ZM21 -16C23 -30 16 -36 12 -46C7 -37 3 -29 5 -16Z"
ROBE = "M-39 2C-41 -15 -24 -25 0 -25S41 -15 39 2C37 26 22 40 0 40S-37 26 -39 2Z"
TRIM = "M-9 -24C-8 -4 -6 20 -5 39M9 -24C8 -4 6 20 5 39"
WRAPS = "M-20 -7C-8 -17 8 -17 20 -7M-22 2C-9 -7 9 -7 22 2M-19 12C-8 4 8 4 19 12"
FEATHER = "M0 -14C-6 -24 -4 -31 0 -37C4 -31 6 -24 0 -14Z"
LIGHT = "#fff8e8"
EDGE = "#3a2206"


def assam(cell: str, facing: str) -> Drawn:
    return group(
        circle(0, 0, 46, fill=LIGHT, opacity=0.55),
        path(SLIPPERS, fill="#ffc93c", stroke=EDGE, stroke_width=3),
        path(ROBE, fill="#4b2f68", stroke=LIGHT, stroke_width=4),
        line(TRIM, "#d9b4f2", 2.5, opacity=0.7),
        circle(0, 1, 22, fill=LIGHT, stroke=EDGE, stroke_width=3),
        line(WRAPS, "#c4ad82", 3),
        path(FEATHER, fill="#ff7a4d", stroke=EDGE, stroke_width=2.2),
        circle(0, -15, 5, fill="#1c9f8f", stroke=EDGE, stroke_width=2.2),
        class_="assam",
        data_cell=cell,
        data_facing=facing,
        stroke_linejoin="round",
        transform=placed(*middle(cell), turn=90 * WAYS.index(facing)),
    )
