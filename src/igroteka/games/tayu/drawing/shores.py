"""The four shores: their builders, their doubling points, and their scores."""

from igroteka.core.cells import COLUMNS
from igroteka.core.drawing.art import art
from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, patterned, sign
from igroteka.core.drawing.svg import Drawn, element, group, placed, rect, together
from igroteka.games.tayu.view import TayuView

ART = art("igroteka.games.tayu.drawing")
CELL = 20
SHORE = 10
BAND = 22
OUT = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}

Point = tuple[float, float]


def builders(view: TayuView, side: str) -> list[int]:
    """The seats that build from this side: one, two partners or, during the auction, none."""
    if view.phase == "bid":
        return []
    return [seat for seat, has in enumerate(view.seats) if has.sides and side in has.sides]


def beyond(side: str, size: int, along: float, far: float) -> Point:
    """A point outside the board, `along` cells along the side and `far` units away from it."""
    x, y = OUT[side]
    if x == 0:
        return along * CELL, -far if y < 0 else size * CELL + far
    return (-far if x < 0 else size * CELL + far), along * CELL


def strip(side: str, size: int, near: float, far: float, part: int = 0, of: int = 1) -> dict[str, float]:
    """A box along a side, or along one of its equal parts, between two distances from it."""
    start, end = part * size / of, (part + 1) * size / of
    (x, y), (a, b) = beyond(side, size, start, near), beyond(side, size, end, far)
    return {"x": min(x, a), "y": min(y, b), "width": abs(a - x), "height": abs(b - y)}


def shores(view: TayuView) -> Drawn:
    return together(*(shore(view, side) for side in OUT))


def shore(view: TayuView, side: str) -> Drawn:
    size, doubling = view.board.size, view.board.doubling
    return together(
        element("rect", **strip(side, size, 0, SHORE), fill="#1b3c59"),
        band(side, size, builders(view, side)),
        *(double(*beyond(side, size, along + 0.5, SHORE / 2)) for along in doubling),
        *(name(side, along, size) for along in range(size) if side in "nw" and along not in doubling),
    )


def band(side: str, size: int, owners: list[int]) -> Drawn:
    """The band in the colours of the builders. Partners share it."""
    if not owners:
        return element("rect", **strip(side, size, SHORE, SHORE + BAND), rx=4, fill="#59696f")
    parts = [(seat, strip(side, size, SHORE, SHORE + BAND, part, len(owners))) for part, seat in enumerate(owners)]
    return together(
        *(
            together(
                element("rect", **box, rx=4, fill=COLOURS[seat]),
                element("rect", **box, rx=4, fill=patterned(seat), opacity=0.28),
            )
            for seat, box in parts
        )
    )


def double(x: float, y: float) -> Drawn:
    """A point where an outlet counts double."""
    return group(ART.drawn("doubling"), class_="doubling", transform=placed(x, y))


def name(side: str, along: int, size: int) -> Drawn:
    text = COLUMNS[along] if side == "n" else along + 1
    return written(text, *beyond(side, size, along + 0.5, SHORE / 2), 5.6, ART["coordinate"])


def counts(view: TayuView) -> Drawn:
    return group(*(count(view, side, points) for side, points in view.sides.items()))


def count(view: TayuView, side: str, points: int) -> Drawn:
    """The signs of the builders and the score, on the band."""
    size, owners = view.board.size, builders(view, side)
    is_level = side in "ns"
    long = 26 + 14 * len(owners)
    wide, high = (long + 6, BAND + 2) if is_level else (BAND + 4, long)
    first, number = -long / 2 + 11, 7 * len(owners)
    signs = [
        sign(seat, along if is_level else 0, 0 if is_level else along, 12.5, COLOURS[seat])
        for seat, along in ((seat, first + 14 * which) for which, seat in enumerate(owners))
    ]
    return group(
        rect(
            -wide / 2, -high / 2, wide, high, rx=BAND / 2, fill=ART["porcelain"], stroke=ART["frame"], stroke_width=1.5
        ),
        *signs,
        written(points, number if is_level else 0, 0 if is_level else number, 13),
        class_="count",
        data_side=side,
        data_points=points,
        transform=placed(*beyond(side, size, size / 2, SHORE + BAND / 2)),
    )
