"""A seat is known by colour, pattern and sign together, wherever it appears: the same ones as in the browser."""

from igroteka.core.drawing.svg import CARD, TRAY, Drawn, circle, element, group, line, path, placed, rect, together

COLOURS = ("#c3261a", "#2f8ded", "#b28400", "#287253", "#7647f0", "#ad43a3", "#98808f", "#719543")
INK_ON_COLOUR = "#ffffff"


def _threads(d: str, width: float = 2) -> Drawn:
    return line(d, INK_ON_COLOUR, width, stroke_linecap="square")


# One 12 × 12 tile of each: stripes, dots, zigzag, waves, checks, diagonals, rings, bricks.
TILES = (
    _threads("M3 0V12M9 0V12"),
    together(circle(3, 3, 1.7, fill=INK_ON_COLOUR), circle(9, 9, 1.7, fill=INK_ON_COLOUR)),
    _threads("M0 4L3 1L6 4L9 1L12 4M0 10L3 7L6 10L9 7L12 10"),
    _threads("M0 3C2 0 4 0 6 3S10 6 12 3M0 9C2 6 4 6 6 9S10 12 12 9"),
    path("M0 0H6V6H0ZM6 6H12V12H6Z", fill=INK_ON_COLOUR),
    _threads("M-2 8L8 -2M4 14L14 4M-2 14L14 -2"),
    circle(6, 6, 3.6, fill="none", stroke=INK_ON_COLOUR, stroke_width=1.6),
    _threads("M0 .8H12M0 6.8H12M3 1V7M9 7V13", 1.6),
)

# Around 0 0, about 10 wide: disc, triangle, square, diamond, star, cross, pentagon, moon.
SIGNS = (
    "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0 -4.4 0Z",
    "M0 -5.2L5 3.8H-5Z",
    "M-4 -4H4V4H-4Z",
    "M0 -5.6L5 0L0 5.6L-5 0Z",
    "M0 -5.6L1.5 -1.8L5.5 -1.6L2.4 .9L3.4 4.8L0 2.6L-3.4 4.8L-2.4 .9L-5.5 -1.6L-1.5 -1.8Z",
    "M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z",
    "M0 -5.2L5 -1.5L3.1 4.3H-3.1L-5 -1.5Z",
    "M2.6 -4.8A5.2 5.2 0 1 0 4.9 2A4.4 4.4 0 0 1 2.6 -4.8Z",
)


def patterns(seats: int) -> Drawn:
    """The definitions that `patterned` refers to."""
    return together(
        *(
            element("pattern", tile, id=f"ig-seat-{seat}", width=12, height=12, patternUnits="userSpaceOnUse")
            for seat, tile in enumerate(TILES[:seats])
        )
    )


def patterned(seat: int) -> str:
    """A fill, to be laid over the seat's colour."""
    return f"url(#ig-seat-{seat})"


def coloured(d: str, seat: int, strength: float = 0.4) -> Drawn:
    """A shape in the seat's colour and pattern."""
    return together(path(d, fill=COLOURS[seat]), path(d, fill=patterned(seat), opacity=strength))


def sign(seat: int, x: float, y: float, size: float, colour: str = INK_ON_COLOUR, turn: float = 0) -> Drawn:
    """The seat's sign, about so wide."""
    return path(SIGNS[seat], fill=colour, transform=placed(x, y, turn=turn, scale=size / 10))


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
