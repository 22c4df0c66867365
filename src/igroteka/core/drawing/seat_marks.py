"""A seat is known by colour, pattern and sign together, wherever it appears: the same ones as in the browser."""

from igroteka.core.drawing.art import art
from igroteka.core.drawing.svg import CARD, TRAY, Drawn, circle, element, group, placed, rect, together

ART = art("igroteka.core.drawing")
COLOURS = tuple(ART[f"look-{number}"] for number in range(1, 9))
INK_ON_COLOUR = "#ffffff"


def patterns(seats: int) -> Drawn:
    """The definitions that `patterned` refers to."""
    box = {"width": 12, "height": 12, "patternUnits": "userSpaceOnUse"}
    tiles = [group(ART.drawn(f"tile-{seat + 1}"), color=INK_ON_COLOUR) for seat in range(seats)]
    return together(*(element("pattern", tile, id=f"ig-seat-{seat}", **box) for seat, tile in enumerate(tiles)))


def patterned(seat: int) -> str:
    """A fill, to be laid over the seat's colour."""
    return f"url(#ig-seat-{seat})"


def worn(seat: int) -> dict[str, str]:
    """What drawings leave open of a seat: its colour, what is written on it, its pattern and its sign."""
    sign = ART.drawn(f"sign-{seat + 1}")
    return {"coat": COLOURS[seat], "coat_ink": INK_ON_COLOUR, "weave": patterned(seat), "sign": sign}


def sign(seat: int, x: float, y: float, size: float, colour: str = INK_ON_COLOUR, turn: float = 0) -> Drawn:
    """The seat's sign, about so wide."""
    return group(ART.drawn(f"sign-{seat + 1}"), fill=colour, transform=placed(x, y, turn=turn, scale=size / 10))


def mark(seat: int, x: float, y: float, size: float) -> Drawn:
    """A round mark, so wide, with colour, pattern and sign."""
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
    """The card on which a seat's things lie; that of whose turn it is has a frame in its colour."""
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
