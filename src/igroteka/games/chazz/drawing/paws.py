"""How far a seat is at a chair: a paw with its sign, and a toe for each of the three words. A full toe is a card."""

from igroteka.core.drawing.seat_marks import COLOURS, sign
from igroteka.core.drawing.svg import INK, Drawn, circle, group, line, path, placed, together
from igroteka.games.chazz.view import KindName, LaidCards

KINDS = ("spit", "claw", "rub")
TOES = ((-15, -10), (0, -17), (15, -10))
SOLE = "M-18 10C-18 -1 -8 -6 0 -6C8 -6 18 -1 18 10C18 20 10 22 0 22C-10 22 -18 20 -18 10Z"

# A hiss, three scratches, a heart: around 0 0, about 20 wide.
HISS = "M-9 0H-6M-1 -4A6 6 0 0 1 -1 4M3 -7A10 10 0 0 1 3 7M7 -10A14 14 0 0 1 7 10"
SCRATCHES = "M-4 -9L-9 7M2 -9L-2 9M9 -8L5 8"
HEART = "M0 9C-12 1 -10 -8 -5 -8C-2 -8 0 -6 0 -4C0 -6 2 -8 5 -8C10 -8 12 1 0 9Z"


def glyph(kind: str, x: float, y: float, scale: float, colour: str = INK) -> Drawn:
    """The word as a drawing."""
    place = placed(x, y, scale=scale)
    if kind == "rub":
        return path(HEART, fill=colour, class_="word", data_kind=kind, transform=place)
    strokes = {"spit": HISS, "claw": SCRATCHES}[kind]
    return line(strokes, colour, 3, stroke_linecap="round", class_="word", data_kind=kind, transform=place)


def paws(cards: list[LaidCards], spots: list[tuple[float, float]], size: float) -> Drawn:
    """One for each seat that has cards at the chair."""
    return together(*(paw(one.seat, one.kinds, x, y, size) for one, (x, y) in zip(cards, spots, strict=True)))


def paw(seat: int, kinds: list[KindName], x: float, y: float, size: float) -> Drawn:
    colour = COLOURS[seat]
    toes = [
        circle(
            toe_x, toe_y, 7, fill=colour if kind in kinds else "#fbf5e6", stroke=colour, stroke_width=2.6,
            class_="card" if kind in kinds else None,
        )
        for kind, (toe_x, toe_y) in zip(KINDS, TOES, strict=True)
    ]  # fmt: skip
    return group(
        path(SOLE, fill=colour),
        sign(seat, 0, 8, 19),
        *toes,
        class_="paw",
        data_seat=seat,
        data_kinds=" ".join(kinds),
        transform=placed(x, y, scale=size / 54),
    )
