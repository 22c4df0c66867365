"""The room: floor, rug and round table, the chairs, the leader card, and the word in the middle."""

from math import cos, pi, sin

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import worn
from igroteka.core.drawing.svg import SOFT_INK, Drawn, circle, element, group, placed, rect, together
from igroteka.games.chazz.drawing.paws import ART, glyph, paws
from igroteka.games.chazz.view import ChazzView

MIDDLE = 500
STOOL = 340
TABLE = 284

Point = tuple[float, float]


def chair_angle(chairs: int, chair: int) -> float:
    """The angle of a chair. Chairs are numbered clockwise from the top."""
    return 2 * pi * chair / chairs - pi / 2


def at(angle: float, radius: float, aside: float = 0) -> Point:
    return (
        MIDDLE + radius * cos(angle) - aside * sin(angle),
        MIDDLE + radius * sin(angle) + aside * cos(angle),
    )


def table(view: ChazzView) -> Drawn:
    return together(
        rect(0, 0, 1000, 1000, rx=34, fill="url(#ig-ch-parquet)"),
        ART.drawn("room"),
        *(chair(view, number) for number in range(len(view.chairs))),
        heart(view),
    )


def labels(view: ChazzView) -> Drawn:
    """What is drawn above the cats, so that no tail hides it: the chair numbers and the leader card."""
    chairs = len(view.chairs)
    tags = [tag(number, *at(chair_angle(chairs, number), TABLE - 4)) for number in range(chairs)]
    return together(*tags, leader_card(view))


def parquet() -> Drawn:
    """The definition of the floor's pattern."""
    return element(
        "pattern",
        ART.drawn("parquet"),
        id="ig-ch-parquet",
        width=80,
        height=80,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def chair(view: ChazzView, number: int) -> Drawn:
    """The stool, the cushion of its owner, and everybody's cards on the table in front of it."""
    chairs, one = len(view.chairs), view.chairs[number]
    angle = chair_angle(chairs, number)
    return group(
        group(ART.drawn("stool"), transform=placed(*at(angle, STOOL), turn=360 * number / chairs)),
        cushion(one.territory, *at(angle, STOOL), 1) if one.territory is not None else "",
        paws(one.cards, [at(angle, *spot) for spot in spots(chairs, len(one.cards))], paw_size(chairs)),
        class_="chair",
        data_chair=number,
    )


def cushion(seat: int, x: float, y: float, scale: float) -> Drawn:
    return group(
        ART.drawn("cushion", **worn(seat)),
        class_="territory",
        data_seat=seat,
        transform=placed(x, y, scale=scale),
    )


def tag(number: int, x: float, y: float) -> Drawn:
    return together(circle(x, y, 21, fill=ART["wood-dark"]), written(number + 1, x, y, 24, ART["tag-ink"]))


def paw_size(chairs: int) -> float:
    """The width of a paw: with fewer chairs there is more room."""
    return {3: 96, 4: 76, 5: 68, 6: 56, 7: 50}[chairs]


def spots(chairs: int, number: int) -> list[Point]:
    """The positions of paws in front of a chair, as distances from the middle and sideways: rows from the rim in."""
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
    return group(ART.drawn("leader-card"), class_="leader-card", transform=placed(x, y, turn=8))


def crown(x: float, y: float, scale: float) -> Drawn:
    return group(ART.drawn("crown"), class_="crown", transform=placed(x, y, scale=scale))


def heart(view: ChazzView) -> Drawn:
    """The called word, and below it the number of rounds left, if there is a limit."""
    left = view.rounds_left
    return together(
        glyph(view.word, MIDDLE, MIDDLE, 3) if view.word else "",
        written(left, MIDDLE, MIDDLE + 46, 22, SOFT_INK) if left is not None else "",
    )
