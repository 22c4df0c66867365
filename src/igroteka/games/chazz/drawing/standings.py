"""What each seat has: territories, of which two win, and the cards of each word left in hand."""

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import COLOURS, mark, plate
from igroteka.core.drawing.svg import ACCENT, SOFT_INK, Drawn, group, placed, together
from igroteka.games.chazz.drawing.paws import ART, KINDS, glyph
from igroteka.games.chazz.drawing.table import crown
from igroteka.games.chazz.view import ChazzView

HIGH = 51
GAP = 8


def standings(view: ChazzView, width: float) -> Drawn:
    return together(
        *(
            group(standing(view, seat, width), class_="seat", data_seat=seat, transform=placed(0, seat * (HIGH + GAP)))
            for seat in range(len(view.seats))
        )
    )


def standing(view: ChazzView, seat: int, width: float) -> Drawn:
    has, is_over = view.seats[seat], view.phase == "over"
    return together(
        plate(seat, 0, 0, width, HIGH, view.turn == seat and not is_over),
        mark(seat, 23, 25.5, 32),
        *(won(seat, 54 + 19 * n, 15, n < has.score) for n in range(max(view.to_win, has.score))),
        crown(width - 18, 21, 0.75) if view.leader == seat else "",
        written(has.place, width - 40, 15, 12, ACCENT if has.place == 1 else SOFT_INK) if is_over else "",
        *(in_hand(kind, has.hand[kind], 52 + 33 * n, 37) for n, kind in enumerate(KINDS)),
    )


def won(seat: int, x: float, y: float, is_won: bool) -> Drawn:
    """A cushion, filled if the territory has been won."""
    look = {"fill": COLOURS[seat] if is_won else "none", "opacity": None if is_won else 0.5}
    return group(ART.drawn("small-cushion"), color=COLOURS[seat], transform=placed(x, y, scale=0.85), **look)


def in_hand(kind: str, number: int, x: float, y: float) -> Drawn:
    return together(glyph(kind, x, y, 0.62, SOFT_INK), written(number, x + 11, y, 11, align="start"))
