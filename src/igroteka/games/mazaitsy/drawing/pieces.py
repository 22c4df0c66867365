"""Boats and hares."""

from itertools import groupby

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import sign, worn
from igroteka.core.drawing.svg import Drawn, circle, group, placed
from igroteka.games.mazaitsy.drawing.cards import ANGLES, ART

MOST_ALONE = 4  # tokens that are drawn one by one; more are grouped by value


def boat(seat: int, heading: str, x: float, y: float, scale: float, on_turn: bool) -> Drawn:
    """A boat from above: the bow points in its heading, the sign stays upright."""
    turn = ANGLES[heading]
    edge = {"rim": "#ffffff", "rim_pen": "4"} if on_turn else {"rim": ART["mz-hull-edge"], "rim_pen": "2.6"}
    return group(
        ART.drawn("boat", **edge, **worn(seat)),
        sign(seat, 0, 1, 15, turn=-turn),
        class_="boat",
        data_seat=seat,
        data_heading=heading,
        transform=placed(x, y, turn=turn, scale=scale),
    )


def hare(value: int, x: float, y: float, scale: float, number: int = 1) -> Drawn:
    """A token with its value, and the number if it represents several."""
    several = group(
        circle(0, 0, 11, fill=ART["mz-token-ink"]),
        written(f"×{number}", 0, 0, 11, "#ffffff"),
        transform=placed(17, 15),
    )
    return group(
        ART.drawn("hare", fur=ART[f"mz-fur-{value}"]),
        written(value, 0, 0, 22, ART["mz-token-ink"]),
        several if number > 1 else "",
        class_="hare",
        data_value=value,
        data_number=number,
        transform=placed(x, y, scale=scale),
    )


def shown(hares: tuple[int, ...]) -> list[tuple[int, int]]:
    """The tokens to draw: a value, and the number of hares it represents."""
    if len(hares) <= MOST_ALONE:
        return [(value, 1) for value in hares]
    return [(value, len(list(alike))) for value, alike in groupby(sorted(hares))]
