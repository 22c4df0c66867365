"""Boats and hares."""

from itertools import groupby

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, coloured, sign
from igroteka.core.drawing.svg import Drawn, circle, group, line, path, placed
from igroteka.games.mazaitsy.drawing.cards import ANGLES

HULL = "M0 -41C13 -30 20 -12 19 8C18 24 13 34 8 37H-8C-13 34 -18 24 -19 8C-20 -12 -13 -30 0 -41Z"
DECK = "M0 -31C9 -22 14 -8 13.5 7C13 20 9.5 28 6 31H-6C-9.5 28 -13 20 -13.5 7C-14 -8 -9 -22 0 -31Z"
EARS = "M-13 -13C-19 -24 -17 -37 -11 -37C-5 -37 -3 -25 -3 -17M13 -13C19 -24 17 -37 11 -37C5 -37 3 -25 3 -17"
FURS = {1: "#f6f3ec", 2: "#f3e3bd", 3: "#f0ca86", 4: "#f0a75a"}
MOST_ALONE = 4  # tokens that are shown one by one; more are shown by value


def boat(seat: int, heading: str, x: float, y: float, scale: float, on_turn: bool) -> Drawn:
    """Seen from above: the bow points in its heading, the sign stands upright."""
    turn = ANGLES[heading]
    edge = {"stroke": "#ffffff", "stroke_width": 4} if on_turn else {"stroke": "#4a3017", "stroke_width": 2.6}
    return group(
        path(HULL, fill="#0c2420", opacity=0.22, transform=placed(0, 2.5, scale=1.1)),
        path(HULL, fill="#f2dfb8", stroke_linejoin="round", **edge),
        coloured(DECK, seat),
        line("M-6.5 -19L0 -27L6.5 -19", "#ffffff", 3.6, stroke_linecap="round", stroke_linejoin="round"),
        circle(0, 1, 11.5, fill=COLOURS[seat]),
        sign(seat, 0, 1, 15, turn=-turn),
        class_="boat",
        data_seat=seat,
        data_heading=heading,
        transform=placed(x, y, turn=turn, scale=scale),
    )


def hare(value: int, x: float, y: float, scale: float, number: int = 1) -> Drawn:
    """A token with its value; if it stands for several, with their number."""
    fur = {"fill": FURS[value], "stroke": "#5b4326", "stroke_width": 2.4}
    several = group(
        circle(0, 0, 11, fill="#2d1e0c"),
        written(f"×{number}", 0, 0, 11, "#ffffff"),
        transform=placed(17, 15),
    )
    return group(
        path(EARS, **fur),
        circle(0, 0, 19, **fur),
        written(value, 0, 0, 22, "#2d1e0c"),
        several if number > 1 else "",
        class_="hare",
        data_value=value,
        data_number=number,
        transform=placed(x, y, scale=scale),
    )


def shown(hares: tuple[int, ...]) -> list[tuple[int, int]]:
    """The tokens to be drawn: a value, and how many it stands for."""
    if len(hares) <= MOST_ALONE:
        return [(value, 1) for value in hares]
    return [(value, len(list(alike))) for value, alike in groupby(sorted(hares))]
