"""The race as an SVG picture: the ring from above, the chairs inside it, and the cats."""

from math import cos, pi, sin
from typing import Any

from igroteka.core.drawing.lettering import written
from igroteka.core.drawing.seat_marks import mark, patterns
from igroteka.core.drawing.svg import ACCENT, CARD, LINE, SOFT_INK, Drawn, circle, group, picture
from igroteka.games.chazz.track import RING, chair_places

SIDE = 480
MIDDLE = SIDE / 2
TRACK = 184  # radius of the ring
CHAIRS = 132
SEATED = 40  # width of a cat
CHAIR = 26


def spot(place: int, radius: float) -> tuple[float, float]:
    """The point of a place on the ring: the first chair is at the top, and places run clockwise."""
    angle = 2 * pi * place / RING
    return MIDDLE + radius * sin(angle), MIDDLE - radius * cos(angle)


def chair(number: int, place: int) -> Drawn:
    x, y = spot(place, CHAIRS)
    return group(
        circle(x, y, CHAIR, fill=CARD, stroke=SOFT_INK, stroke_width=2),
        written(number + 1, x, y, 14),
        class_="chair",
    )


def cat(seat: int, place: int, sits_at: int | None, spots: tuple[int, ...], leads: bool) -> Drawn:
    x, y = spot(place, TRACK) if sits_at is None else spot(spots[sits_at], CHAIRS)
    around = circle(x, y, SEATED / 2 + 4, fill="none", stroke=ACCENT, stroke_width=3) if leads else ""
    return group(mark(seat, x, y, SEATED), around, class_="cat")


def draw(seen: dict[str, Any], leader: int) -> str:
    """Draws a race's snapshot as SVG, with a ring around the leader."""
    players = len(seen["places"])
    spots = chair_places(players)
    cats = zip(seen["places"], seen["chairs"], strict=True)
    return picture(
        f"Chazz, the race: {seen['phase']}, {seen['left']} ticks left",
        SIDE,
        SIDE,
        patterns(players),
        circle(MIDDLE, MIDDLE, TRACK, fill="none", stroke=LINE, stroke_width=SEATED + 8),
        *(chair(number, place) for number, place in enumerate(spots)),
        *(cat(seat, place, sits_at, spots, seat == leader) for seat, (place, sits_at) in enumerate(cats)),
    )
