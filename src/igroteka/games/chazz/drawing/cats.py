"""The cats: sitting on the chairs that they have won, or walking behind them."""

from math import cos, pi, sin

from igroteka.core.drawing.seat_marks import COLOURS, coloured, sign
from igroteka.core.drawing.svg import Drawn, circle, element, group, line, mixed, path, placed, spelt, together
from igroteka.games.chazz.drawing.breeds import BREEDS, Breed
from igroteka.games.chazz.drawing.table import at, chair_angle, crown
from igroteka.games.chazz.view import ChazzView

EDGE = "#33261c"
NIGHT = "#1d1712"
TRACK = 408  # how far from the middle cats walk
SEATED = 356
SIZES = {4: 200, 5: 190, 6: 180, 7: 165, 8: 155}


def cats(view: ChazzView) -> Drawn:
    """In the phase `call` those who sat have got up, and stand behind their chairs."""
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
    """Those without a chair stand in the gaps between chairs or, if nobody sits, at equal distances."""
    walkers = [one for one, has in enumerate(view.seats) if has.chair is None]
    gaps = max(len(view.chairs), len(walkers))
    return 2 * pi * (walkers.index(seat) + 0.5) / gaps - pi / 2


def cat(seat: int, x: float, y: float, size: float, sits: bool, leads: bool, goes_left: bool) -> Drawn:
    breed = BREEDS[seat]
    pose = sitting(seat, breed, leads) if sits else walking(seat, breed, leads)
    if goes_left and not sits:
        pose = group(pose, transform="matrix(-1 0 0 1 120 0)")
    return group(
        pose,
        class_="cat",
        data_seat=seat,
        data_sits="yes" if sits else "no",
        transform=placed(x - size / 2, y - size * 0.46, scale=size / 120),
    )


def fur(d: str, seat: int) -> Drawn:
    return path(d, fill=COLOURS[seat], stroke=EDGE, stroke_width=2, stroke_linejoin="round")


def coat(d: str, seat: int) -> Drawn:
    return together(coloured(d, seat, 0.32), line(d, EDGE, 2, stroke_linejoin="round"))


def ruff(tufts: int, radius: float, seat: int) -> Drawn:
    points = [
        (far * cos(pi * n / tufts), far * sin(pi * n / tufts) + 2)
        for n, far in ((n, radius * (1.02 if n % 2 else 1.24)) for n in range(2 * tufts))
    ]
    return fur("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z", seat) if tufts else together()


def medal(seat: int, x: float, y: float) -> Drawn:
    """The seat's sign on a plain spot of the coat."""
    return together(circle(x, y, 11, fill=COLOURS[seat]), sign(seat, x, y, 15))


def walking(seat: int, breed: Breed, leads: bool) -> Drawn:
    cat, (x, y, radius), (top, wide, feet) = breed.walking, breed.walking.head, breed.walking.legs
    tail, tail_width, bush = cat.tail
    near, far = COLOURS[seat], mixed(COLOURS[seat], "#000000", 0.7)
    legs = [
        line(f"M{foot} {top}V{spelt(91 - wide / 2)}", colour, wide, stroke_linecap="round")
        for foot, colour in zip(feet, (far, near, far, near), strict=True)
    ]
    return together(
        element("ellipse", cx=58, cy=93, rx=40, ry=5, fill="#000000", opacity=0.16),
        line(tail, near, tail_width, stroke_linecap="round", stroke_linejoin="round"),
        coat(bush, seat) if bush else "",
        legs[0],
        legs[2],
        coat(cat.body, seat),
        legs[1],
        legs[3],
        medal(seat, 54, 69 if top > 70 else 57),
        group(
            ruff(breed.ruff, radius, seat),
            fur(cat.ears, seat),
            circle(0, 0, radius, fill=near, stroke=EDGE, stroke_width=2),
            profile(radius),
            crown(-2, 3 - radius, 1, -8) if leads else "",
            transform=placed(x, y),
        ),
    )


def profile(radius: float) -> Drawn:
    """An eye, a nose and whiskers, in parts of a head of 100."""
    return group(
        element("ellipse", cx=35, cy=-12, rx=24, ry=28, fill="#fffaf0"),
        circle(44, -10, 14, fill=NIGHT),
        path("M86 12h26l-13 20Z", fill=NIGHT),
        line("M62 38l60 16M60 54l50 30", NIGHT, 150 / radius, stroke_linecap="round"),
        transform=f"scale({spelt(radius / 100)})",
    )


def sitting(seat: int, breed: Breed, leads: bool) -> Drawn:
    cat, (y, radius) = breed.sitting, breed.sitting.head
    tail_width = min(breed.walking.tail[1], 13)
    return together(
        line(cat.tail, COLOURS[seat], tail_width, stroke_linecap="round", stroke_linejoin="round"),
        coat(cat.body, seat),
        medal(seat, 60, 79),
        group(
            ruff(breed.ruff, radius, seat),
            fur(cat.ear, seat),
            group(fur(cat.ear, seat), transform="scale(-1 1)"),
            element(
                "ellipse", cx=0, cy=0, rx=radius * 1.08, ry=radius, fill=COLOURS[seat], stroke=EDGE, stroke_width=2
            ),
            face(radius),
            crown(0, 3 - radius, 1) if leads else "",
            transform=placed(60, y),
        ),
    )


def face(radius: float) -> Drawn:
    """Eyes, nose and mouth, in parts of a head of 100."""
    eyes = [
        together(
            element("ellipse", cx=x, cy=-5, rx=24, ry=30, fill="#fffaf0"),
            element("ellipse", cx=x, cy=-2, rx=11, ry=24, fill=NIGHT),
        )
        for x in (-42, 42)
    ]
    return group(
        *eyes,
        path("M-16 36h32l-16 21Z", fill=NIGHT),
        line("M0 55q-21 26 -37 5M0 55q21 26 37 5", NIGHT, 150 / radius, stroke_linecap="round"),
        transform=f"scale({spelt(radius / 100)})",
    )
