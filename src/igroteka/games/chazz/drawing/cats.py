"""The cats: sitting on their chairs, or walking behind them."""

from math import pi

from igroteka.core.drawing.seat_marks import worn
from igroteka.core.drawing.svg import Drawn, group, mixed, placed, together
from igroteka.games.chazz.drawing.table import ART, at, chair_angle
from igroteka.games.chazz.view import ChazzView

TRACK = 408  # distance of walking cats from the middle
SEATED = 356
SIZES = {4: 200, 5: 190, 6: 180, 7: 165, 8: 155}


def cats(view: ChazzView) -> Drawn:
    """All cats. In the phase `call`, those that sat have got up and stand behind their chairs."""
    is_up = view.phase == "call"
    places = [has.chair for has in view.seats]
    size = SIZES[len(places)]
    drawn = []
    for seat, chair in enumerate(places):
        angle = chair_angle(len(view.chairs), chair) if chair is not None else walking_angle(view, seat)
        sits = chair is not None and not is_up
        x, y = at(angle, SEATED if sits else TRACK)
        drawn.append((y, cat(seat, x, y, size, sits, view.leader == seat, goes_left=y > 500)))
    return together(*(one for _, one in sorted(drawn)))


def walking_angle(view: ChazzView, seat: int) -> float:
    """The angle of a cat without a chair: in a gap between chairs or, if nobody sits, evenly spaced."""
    walkers = [one for one, has in enumerate(view.seats) if has.chair is None]
    gaps = max(len(view.chairs), len(walkers))
    return 2 * pi * (walkers.index(seat) + 0.5) / gaps - pi / 2


def cat(seat: int, x: float, y: float, size: float, sits: bool, leads: bool, goes_left: bool) -> Drawn:
    look = worn(seat)
    name = f"cat-{seat + 1}-" + ("sitting" if sits else "walking")
    far = mixed(look["coat"], "#000000", 0.7)
    pose = ART.drawn(name, far=far, crowned="inline" if leads else "none", **look)
    if goes_left and not sits:
        pose = group(pose, transform="matrix(-1 0 0 1 120 0)")
    return group(
        pose,
        class_="cat",
        data_seat=seat,
        data_sits="yes" if sits else "no",
        transform=placed(x - size / 2, y - size * 0.46, scale=size / 120),
    )
