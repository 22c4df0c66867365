"""The panel beside the board: each seat's sides and score, the drawn tile, and what is left in the bag."""

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import mark, plate
from igroteka.core.drawing.svg import ACCENT, SOFT_INK, TRAY, Drawn, group, line, placed, rect, together
from igroteka.games.tayu.drawing.shores import ART
from igroteka.games.tayu.drawing.water import tile
from igroteka.games.tayu.view import TayuView

SEAT_HIGH = 66
GAP = 8
HAND_HIGH = 92
BAG_HIGH = 58


def panel(view: TayuView, width: float, height: float) -> Drawn:
    seats = [
        group(seat(view, one, width), class_="seat", data_seat=one, transform=placed(0, one * (SEAT_HIGH + GAP)))
        for one in range(len(view.seats))
    ]
    return together(
        *seats,
        group(hand(view, width), transform=placed(0, height - BAG_HIGH - GAP - HAND_HIGH)),
        group(bag(view, width), transform=placed(0, height - BAG_HIGH)),
    )


def seat(view: TayuView, one: int, width: float) -> Drawn:
    """The seat's mark, the direction in which it builds, and `4 × 5 = 20`; in the auction, its bid or pass."""
    has, on_turn = view.seats[one], view.turn == one and view.phase != "over"
    parts = [plate(one, 0, 0, width, SEAT_HIGH, on_turn), mark(one, 22, 23, 29)]
    if view.phase == "bid" or has.sides is None:
        return together(*parts, role(view, one, width))
    first, second = (view.sides[side] for side in has.sides)
    return together(
        *parts,
        between(has.sides[0] == "w", 60, 23),
        written(has.score, width - 14, 23, 22, align="end"),
        written(f"{first}×{second}", width - 14, 50, 12, SOFT_INK, align="end"),
        place(has.place) if view.phase == "over" else "",
    )


def role(view: TayuView, one: int, width: float) -> Drawn:
    """The target of the spoiler or last bidder; a dash for a seat that has passed."""
    if view.spoiler == one and view.target is not None:
        return together(
            line(f"M{width - 84} 23h22m-9 -9l9 9l-9 9M{width - 57} 10v26", ACCENT, 3.4, stroke_linecap="round"),
            written(view.target, width - 14, 23, 22, align="end"),
            place(view.seats[one].place) if view.phase == "over" else "",
        )
    return line(f"M{width - 40} 23h24", SOFT_INK, 5, stroke_linecap="round") if one in view.passed else together()


def place(number: int) -> Drawn:
    """The place at the end of the game, below the mark."""
    return written(number, 22, 51, 13, ACCENT if number == 1 else SOFT_INK)


def between(is_level: bool, x: float, y: float) -> Drawn:
    """A two-headed arrow for the direction in which a seat builds."""
    d = "M-13 0H13M-8 -5L-13 0L-8 5M8 -5L13 0L8 5"
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return line(d, SOFT_INK, 3, transform=placed(x, y, turn=0 if is_level else 90), **pen)


def hand(view: TayuView, width: float) -> Drawn:
    """The drawn tile, or the chosen back, on lacquer."""
    box = rect(0, 0, width, HAND_HIGH, rx=12, fill=ART["lacquer"], stroke=ART["gilt"], stroke_width=1.5)
    if view.drawn is not None:
        shown = group(tile(view.drawn), transform=placed(width / 2 - 60, HAND_HIGH / 2 - 20, scale=2))
    elif view.kind is not None:
        shown = back(view.kind, width / 2, HAND_HIGH / 2, 110)
    else:
        shown = rect(
            width / 2 - 58, HAND_HIGH / 2 - 19, 116, 38, rx=7, fill="none", stroke="#ffffff", stroke_width=2,
            stroke_dasharray="6 6", opacity=0.4,
        )  # fmt: skip
    return together(box, shown)


def bag(view: TayuView, width: float) -> Drawn:
    """The number of tiles left with each back, and the number set aside because they fit nowhere."""
    box = rect(0, 0, width, BAG_HIGH, rx=12, fill=TRAY)
    left = [
        together(back(kind, 32, y, 42), written(number, 60, y, 13, align="start"))
        for kind, number, y in (("ring", view.left["ring"], 18), ("plain", view.left["plain"], 41))
    ]
    aside = together(
        line("M-9 -9L9 9M9 -9L-9 9", ACCENT, 3, stroke_linecap="round", transform=placed(width - 48, 29, scale=0.7)),
        written(view.aside, width - 36, 29, 13, align="start"),
    )
    return together(box, *left, aside if view.aside else "")


def back(kind: str, x: float, y: float, width: float) -> Drawn:
    """The back of a tile, with a ring or without."""
    return group(ART.drawn(kind), class_="back", data_kind=kind, transform=placed(x, y, scale=width / 60))
