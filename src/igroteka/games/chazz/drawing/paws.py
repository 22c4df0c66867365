"""A seat's progress at a chair: a paw with its sign, and a toe for each of the three words, filled for a card."""

from igroteka.core.drawing.art import art
from igroteka.core.drawing.seat_marks import COLOURS, worn
from igroteka.core.drawing.svg import INK, Drawn, circle, group, placed, together
from igroteka.games.chazz.view import KINDS, KindName, LaidCards

ART = art("igroteka.games.chazz.drawing")
TOES = ((-15, -10), (0, -17), (15, -10))


def glyph(kind: str, x: float, y: float, scale: float, colour: str = INK) -> Drawn:
    """The word as a drawing."""
    place = placed(x, y, scale=scale)
    return group(ART.drawn(kind), color=colour, stroke_width=3, class_="word", data_kind=kind, transform=place)


def paws(cards: list[LaidCards], spots: list[tuple[float, float]], size: float) -> Drawn:
    """A paw for each seat that has cards at the chair."""
    return together(*(paw(one.seat, one.kinds, x, y, size) for one, (x, y) in zip(cards, spots, strict=True)))


def paw(seat: int, kinds: list[KindName], x: float, y: float, size: float) -> Drawn:
    colour = COLOURS[seat]
    toes = [
        circle(
            toe_x, toe_y, 7, fill=colour if kind in kinds else ART["cloth"], stroke=colour, stroke_width=2.6,
            class_="card" if kind in kinds else None,
        )
        for kind, (toe_x, toe_y) in zip(KINDS, TOES, strict=True)
    ]  # fmt: skip
    return group(
        ART.drawn("paw", **worn(seat)),
        *toes,
        class_="paw",
        data_seat=seat,
        data_kinds=" ".join(kinds),
        transform=placed(x, y, scale=size / 54),
    )
