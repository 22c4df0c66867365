"""Rugs: woven in the seat's colour and pattern, with its sign on each half."""

from igroteka.core.drawing.seat_marks import COLOURS, sign
from igroteka.core.drawing.svg import Drawn, circle, element, group, line, mixed, path, placed, rect, together, used
from igroteka.games.marrakech.drawing.square import UNIT, middle
from igroteka.games.marrakech.view import HalfView, MarrakechView

LONG = 2 * UNIT
CREAM = "#fff1d6"
PALE = "#fbeed3"
DARK = "#1a0d04"

# What is woven into the field, with the size of its tile: stripes, dots, zigzag, waves.
WEAVES = (
    (18, 18, "M3.5 0V18M12.5 0V18", 4.6),
    (20, 20, None, 0),
    (20, 17, "M-2 13L5 3L15 13L22 3", 4),
    (36, 18, "M-9 4Q0 -5 9 4T27 4T45 4M-9 13Q0 4 9 13T27 13T45 13", 3),
)


def look(colour: int, seats: int) -> tuple[int, bool]:
    """The seat whose rug it is, and whether it is the pale one: with two seats each has two kinds."""
    return (colour // 2, colour % 2 == 1) if seats == 2 else (colour, False)


def name(seat: int, pale: bool) -> str:
    return f"ig-mk-rug-{seat}" + ("-pale" if pale else "")


def dyes(seat: int, pale: bool) -> tuple[str, str]:
    """Ground and threads."""
    return (PALE, COLOURS[seat]) if pale else (COLOURS[seat], CREAM)


def looks(seats: int) -> Drawn:
    """Every kind of rug at this table, once whole and once as a half that sticks out from under others."""
    kinds = [look(colour, seats) for colour in range(4 if seats == 2 else seats)]
    return together(*(piece for kind in kinds for piece in (weave(*kind), whole(*kind), half(*kind))))


def weave(seat: int, pale: bool) -> Drawn:
    width, height, d, pen = WEAVES[seat]
    _, thread = dyes(seat, pale)
    dots = together(circle(5, 5, 3.6, fill=thread), circle(15, 15, 3.6, fill=thread))
    threads = line(d, thread, pen) if d else dots
    return element(
        "pattern", threads, id=name(seat, pale) + "-weave", x=21, y=15, width=width, height=height,
        patternUnits="userSpaceOnUse",
    )  # fmt: skip


def whole(seat: int, pale: bool) -> Drawn:
    """Two cells long, to the right of its corner."""
    fringe = "".join(f"M2.5 {11 + 9.75 * n}H12M{LONG - 12} {11 + 9.75 * n}H{LONG - 2.5}" for n in range(9))
    return group(
        rect(9, 6, LONG - 16, UNIT - 8, rx=4, fill="#1d1005", opacity=0.28),
        line(fringe, "#f7e6c6", 3, stroke_linecap="round"),
        cloth(seat, pale, 10, LONG - 20, [UNIT / 2, LONG - UNIT / 2]),
        id=name(seat, pale),
    )


def half(seat: int, pale: bool) -> Drawn:
    """One cell, without fringes: they are hidden, or nobody knows at which end they would be seen."""
    return group(
        rect(3, 4, UNIT - 5, UNIT - 5, fill="#1d1005", opacity=0.2),
        cloth(seat, pale, 2, UNIT - 4, [UNIT / 2]),
        id=name(seat, pale) + "-half",
    )


def cloth(seat: int, pale: bool, x: float, width: float, medals: list[float]) -> Drawn:
    ground, thread = dyes(seat, pale)
    weft = "".join(f"M{x + 1} {10 + 5 * n}h{width - 2}" for n in range(17))
    diamonds = "".join(f"M{at:g} 24l26 26l-26 26l-26 -26Z" for at in medals)
    edge = mixed(COLOURS[seat], DARK, 0.62)
    field = {"x": x + 11, "y": 15, "width": width - 22, "height": UNIT - 30}
    return together(
        rect(x, 5, width, UNIT - 10, rx=2.5, fill=ground, stroke=edge, stroke_width=2.4),
        element("rect", **field, fill=f"url(#{name(seat, pale)}-weave)", opacity=0.62),
        element("rect", **field, fill="none", stroke=thread, stroke_width=2.6),
        line(weft, DARK, 0.9, opacity=0.16),
        path(diamonds, fill=ground, stroke=thread, stroke_width=2.6),
    )


def rugs(view: MarrakechView) -> Drawn:
    """First the halves, of which the rest lies under others, then the rugs that are seen whole."""
    halves = [one for one in view.rugs.items() if one[1].other is None]
    wholes = [one for one in view.rugs.items() if one[1].other is not None and one[0] < one[1].other]
    return group(*(rug(view, cell, seen) for cell, seen in [*halves, *wholes]))


def rug(view: MarrakechView, cell: str, seen: HalfView) -> Drawn:
    seat, pale = look(seen.colour, len(view.seats))
    (x, y), other = middle(cell), seen.other
    is_down = other is not None and cell[0] == other[0]
    lies = used(
        name(seat, pale) + ("" if other else "-half"),
        transform=placed(x + UNIT / 2, y - UNIT / 2, turn=90) if is_down else placed(x - UNIT / 2, y - UNIT / 2),
    )
    _, thread = dyes(seat, pale)
    signs = [sign(seat, *middle(one), 21, thread) for one in (cell, other) if one]
    is_out = view.seats[seat].out
    return group(
        lies, *signs, class_="rug", data_cells=cell + (other or ""), data_colour=seen.colour,
        opacity=0.55 if is_out else None,
    )  # fmt: skip
