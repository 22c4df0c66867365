"""Rugs: woven in the seat's colour and pattern, with its sign on each half."""

from igroteka.core.drawing.seat_marks import COLOURS, sign
from igroteka.core.drawing.svg import Drawn, group, mixed, placed, together, used
from igroteka.games.marrakech.drawing.square import ART, UNIT, middle
from igroteka.games.marrakech.view import HalfView, MarrakechView


def look(colour: int, seats: int) -> tuple[int, bool]:
    """The seat that owns the rug, and whether it is the pale kind: with two seats, each has two kinds."""
    return (colour // 2, colour % 2 == 1) if seats == 2 else (colour, False)


def name(seat: int, pale: bool) -> str:
    return f"ig-mk-rug-{seat}" + ("-pale" if pale else "")


def dyes(seat: int, pale: bool) -> tuple[str, str]:
    """The colours of the ground and of the threads."""
    return (ART["mk-pale-weft"], COLOURS[seat]) if pale else (COLOURS[seat], ART["mk-warp"])


def looks(seats: int) -> Drawn:
    """The definitions of every kind of rug at this table, as a whole and as a half that shows from under others."""
    kinds = [look(colour, seats) for colour in range(4 if seats == 2 else seats)]
    return together(*(woven(*kind) for kind in kinds))


def woven(seat: int, pale: bool) -> Drawn:
    """The definitions of one kind: a rug of two cells, and a half of one cell, to the right of its corner."""
    ground, thread = dyes(seat, pale)
    dyed = {"name": name(seat, pale), "weft": ground, "warp": thread}
    dyed["hem"] = mixed(COLOURS[seat], ART["mk-thread"], 0.62)
    return together(
        ART.drawn(f"weave-{seat + 1}", **dyed),
        group(ART.drawn("rug-shadow"), ART.drawn("rug", **dyed), id=name(seat, pale)),
        group(ART.drawn("half", **dyed), id=name(seat, pale) + "-half"),
    )


def rugs(view: MarrakechView) -> Drawn:
    """All visible rugs: first the halves that are partly covered, then the whole rugs."""
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
