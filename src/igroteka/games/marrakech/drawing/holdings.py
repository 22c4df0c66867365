"""What each seat has: points, dirhams and remaining rugs, and whether it leads or is out."""

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import mark, plate
from igroteka.core.drawing.svg import SOFT_INK, Drawn, group, line, placed, together, used
from igroteka.games.marrakech.drawing.rugs import look, name
from igroteka.games.marrakech.drawing.square import ART
from igroteka.games.marrakech.view import MarrakechView, SeatView

HIGH = 106
GAP = 13.3


def holdings(view: MarrakechView, width: float) -> Drawn:
    """One plate below the other."""
    return group(
        *(
            group(
                holding(view, seat, has, width),
                class_="seat",
                data_seat=seat,
                opacity=0.5 if has.out else None,
                transform=placed(0, seat * (HIGH + GAP)),
            )
            for seat, has in enumerate(view.seats)
        )
    )


def holding(view: MarrakechView, seat: int, has: SeatView, width: float) -> Drawn:
    on_turn = view.turn == seat and view.phase != "over"
    seats = len(view.seats)
    top = has.top if has.top is not None else seat * (2 if seats == 2 else 1)
    leads = has.place == 1 and any(other.place != 1 for other in view.seats)
    return together(
        plate(seat, 0, 0, width, HIGH, on_turn),
        mark(seat, 24, 26, 32),
        crown(width - 16, 14) if leads else "",
        written(has.score, width - 32, 28, 25, align="end"),
        coin(24, 76),
        written(has.dirhams, 40, 76, 16, align="start"),
        used(name(*look(top, seats)), transform=placed(72, 65, scale=0.22)),
        written(has.rugs, 119, 76, 16, align="start"),
        line("M52 22L96 84M96 22L52 84", SOFT_INK, 5, stroke_linecap="round", opacity=0.6) if has.out else "",
    )


def coin(x: float, y: float) -> Drawn:
    return group(ART.drawn("coin"), transform=placed(x - 11, y - 11, scale=1.4))


def crown(x: float, y: float) -> Drawn:
    """The mark of the seat that leads."""
    return group(ART.drawn("crown"), class_="crown", transform=placed(x - 10, y, scale=1.4))
