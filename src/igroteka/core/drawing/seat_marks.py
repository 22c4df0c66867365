"""The marks of a seat: colour, pattern and sign, the same as in the browser."""

from igroteka.core.drawing.art import art
from igroteka.core.drawing.svg import CARD, TRAY, Drawn, circle, element, group, placed, rect, together

ART = art("igroteka.core.drawing")
COLOURS = tuple(ART[f"look-{number}"] for number in range(1, 9))
INK_ON_COLOUR = "#ffffff"


def patterns(seats: int) -> Drawn:
    """The definitions of the fills that `patterned` refers to."""
    box = {"width": 12, "height": 12, "patternUnits": "userSpaceOnUse"}
    tiles = [group(ART.drawn(f"tile-{seat + 1}"), color=INK_ON_COLOUR) for seat in range(seats)]
    return together(*(element("pattern", tile, id=f"ig-seat-{seat}", **box) for seat, tile in enumerate(tiles)))


def patterned(seat: int) -> str:
    """A pattern fill, to draw over the seat's colour."""
    return f"url(#ig-seat-{seat})"


def worn(seat: int) -> dict[str, str]:
    """The values that drawings need of a seat: its colour, the ink on it, its pattern and its sign."""
    sign = ART.drawn(f"sign-{seat + 1}")
    return {"coat": COLOURS[seat], "coat_ink": INK_ON_COLOUR, "weave": patterned(seat), "sign": sign}


def sign(seat: int, x: float, y: float, size: float, colour: str = INK_ON_COLOUR, turn: float = 0) -> Drawn:
    """The seat's sign, about `size` wide."""
    return group(ART.drawn(f"sign-{seat + 1}"), fill=colour, transform=placed(x, y, turn=turn, scale=size / 10))


def mark(seat: int, x: float, y: float, size: float) -> Drawn:
    """A round mark with the seat's colour, pattern and sign, `size` wide."""
    return group(
        circle(0, 0, 13, fill=COLOURS[seat]),
        circle(0, 0, 13, fill=patterned(seat), opacity=0.35),
        circle(0, 0, 8.5, fill=COLOURS[seat]),
        sign(seat, 0, 0, 10),
        class_="mark",
        data_seat=seat,
        transform=placed(x, y, scale=size / 26),
    )


def plate(seat: int, x: float, y: float, width: float, height: float, on_turn: bool) -> Drawn:
    """The plate behind a seat's belongings. On the seat's turn it has a frame in the seat's colour."""
    return rect(
        x,
        y,
        width,
        height,
        rx=12,
        fill=CARD if on_turn else TRAY,
        stroke=COLOURS[seat] if on_turn else "none",
        stroke_width=3,
    )
