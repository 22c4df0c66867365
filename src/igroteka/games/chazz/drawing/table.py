"""The parlour: floor, rug and round table, the chairs, the leader card, and the word in the middle."""

from functools import cache
from math import cos, pi, sin

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, coloured, sign
from igroteka.core.drawing.svg import Drawn, circle, element, group, line, path, placed, rect, together
from igroteka.games.chazz.drawing.paws import glyph, paws
from igroteka.games.chazz.view import ChazzView

MIDDLE = 500
STOOL, STOOL_RADIUS = 340, 47
TABLE = 284
CUSHION = "M-54 -54Q0 -42 54 -54Q42 0 54 54Q0 42 -54 54Q-42 0 -54 -54Z"
WOOD, WOOD_DARK = "#a9713a", "#6f4520"
BRASS = "#d9a55f"

Point = tuple[float, float]


def chair_angle(chairs: int, chair: int) -> float:
    """Clockwise from the top, as the chairs are numbered."""
    return 2 * pi * chair / chairs - pi / 2


def at(angle: float, radius: float, aside: float = 0) -> Point:
    return (
        MIDDLE + radius * cos(angle) - aside * sin(angle),
        MIDDLE + radius * sin(angle) + aside * cos(angle),
    )


def table(view: ChazzView) -> Drawn:
    return together(room(), *(chair(view, number) for number in range(len(view.chairs))), heart(view))


def labels(view: ChazzView) -> Drawn:
    """What lies above the cats, so that no tail hides it: the numbers of the chairs, and the leader card."""
    chairs = len(view.chairs)
    tags = [tag(number, *at(chair_angle(chairs, number), TABLE - 4)) for number in range(chairs)]
    return together(*tags, leader_card(view))


def parquet() -> Drawn:
    """The definition that the floor refers to."""
    seams = "M0 0V80M20 0V80M40 0H80M40 20H80M40 40H80M40 60H80M40 0V80"
    return element(
        "pattern",
        rect(0, 0, 80, 80, fill="#f3e8d2"),
        rect(0, 0, 40, 80, fill="#eee0c4"),
        line(seams, "#dccaa6", 1.6),
        id="ig-ch-parquet",
        width=80,
        height=80,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


@cache
def room() -> Drawn:
    fringes = "".join(
        f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"
        for (a, b), (c, d) in ((at(pi * n / 36, 394), at(pi * n / 36, 404)) for n in range(72))
    )
    return together(
        rect(0, 0, 1000, 1000, rx=34, fill="url(#ig-ch-parquet)"),
        line(fringes, BRASS, 5, stroke_linecap="round"),
        circle(MIDDLE, MIDDLE, 395, fill="#8c3f45"),
        circle(MIDDLE, MIDDLE, 381, fill="none", stroke=BRASS, stroke_width=4),
        circle(MIDDLE, MIDDLE + 8, TABLE + 6, fill="#000000", opacity=0.28),
        circle(MIDDLE, MIDDLE, TABLE, fill=WOOD_DARK),
        circle(MIDDLE, MIDDLE, TABLE - 9, fill="#fbf5e6"),
    )


def chair(view: ChazzView, number: int) -> Drawn:
    """The stool, the cushion of whose territory it is, and everybody's cards on the table before it."""
    chairs, one = len(view.chairs), view.chairs[number]
    angle = chair_angle(chairs, number)
    return group(
        group(
            line("M-44 -40Q0 -64 44 -40", WOOD_DARK, 13, stroke_linecap="round"),
            circle(0, 0, STOOL_RADIUS, fill=WOOD_DARK),
            circle(0, 0, STOOL_RADIUS - 9, fill=WOOD),
            transform=placed(*at(angle, STOOL), turn=360 * number / chairs),
        ),
        cushion(one.territory, *at(angle, STOOL), 1) if one.territory is not None else "",
        paws(one.cards, [at(angle, *spot) for spot in spots(chairs, len(one.cards))], paw_size(chairs)),
        class_="chair",
        data_chair=number,
    )


def cushion(seat: int, x: float, y: float, scale: float) -> Drawn:
    return group(
        coloured(CUSHION, seat),
        line(CUSHION, "#33261c", 2, stroke_linejoin="round"),
        circle(0, 0, 24, fill=COLOURS[seat]),
        sign(seat, 0, 0, 31),
        class_="territory",
        data_seat=seat,
        transform=placed(x, y, scale=scale),
    )


def tag(number: int, x: float, y: float) -> Drawn:
    return together(circle(x, y, 21, fill=WOOD_DARK), written(number + 1, x, y, 24, "#fff3d6"))


def paw_size(chairs: int) -> float:
    """How wide a paw is: with fewer chairs there is more room."""
    return {3: 96, 4: 76, 5: 68, 6: 56, 7: 50}[chairs]


def spots(chairs: int, number: int) -> list[Point]:
    """For so many paws before a chair, how far from the middle and how far aside: rows from the rim inwards."""
    size = paw_size(chairs)
    found: list[Point] = []
    radius = TABLE - 28 - size / 2
    while len(found) < number:
        room = 2 * (radius - size / 3) * sin(pi / chairs)
        fits = min(max(1, int(room / size)), number - len(found), 4)
        found += [(radius, size * (n - (fits - 1) / 2)) for n in range(fits)]
        radius -= size
    return found


def leader_card(view: ChazzView) -> Drawn:
    if view.card is None:
        return together()
    x, y = at(chair_angle(len(view.chairs), view.card), TABLE - 2, 54)
    return group(
        rect(-23, -30, 46, 60, rx=8, fill="#fff6de", stroke="#33261c", stroke_width=3),
        crown(0, 13, 1.1),
        class_="leader-card",
        transform=placed(x, y, turn=8),
    )


def crown(x: float, y: float, scale: float, turn: float = 0) -> Drawn:
    d = "M-13 0L-16 -15L-7 -8L0 -18L7 -8L16 -15L13 0Z"
    look = {"fill": "#e0a92e", "stroke": "#5a3d06", "stroke_width": 2, "stroke_linejoin": "round"}
    return path(d, class_="crown", transform=placed(x, y, scale=scale, turn=turn), **look)


def heart(view: ChazzView) -> Drawn:
    """The word that was called; below it how many rounds are left, if they are counted."""
    left = view.rounds_left
    return together(
        glyph(view.word, MIDDLE, MIDDLE, 3) if view.word else "",
        written(left, MIDDLE, MIDDLE + 46, 22, "#665d50") if left is not None else "",
    )
