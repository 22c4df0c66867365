"""The cards, each drawn so that it says what it does: once, in a square of 100 around its middle, and used by name."""

from functools import cache

from igroteka.core.drawing.svg import Drawn, circle, element, group, line, path, placed, rect, together, used

RIPPLE = "#d9eae2"
ARROW = "#f4fbf7"
ARROW_EDGE = "#3f7178"
BUSH = "#4c7443"
BUSH_LIGHT = "#86ab68"
BARK = "#5f3f22"
ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}

ANGLES = {way: 45 * number for number, way in enumerate(("n", "ne", "e", "se", "s", "sw", "w", "nw"))}
HARE = "M-3.4 3C-8 -2 -8 -11 -5 -12C-2 -12 -1 -4 -1 1H1C1 -4 2 -12 5 -12C8 -11 8 -2 3.4 3A6 5.4 0 1 1 -3.4 3Z"


def card(name: str, x: float, y: float, size: float, arrow: str | None = None) -> Drawn:
    """A card by its name, in which `+` is the hare symbol. Drawn are arrows to the north and to the north-east."""
    type_name = name.removesuffix("+")
    turn = ANGLES[arrow] - (45 if type_name == "side" else 0) if arrow else 0
    symbol = path(HARE, fill=ARROW, stroke=ARROW_EDGE, stroke_width=1.4, opacity=0.9, transform=placed(-35, -34))
    return group(
        used(f"ig-mz-{type_name}", transform=f"rotate({turn})" if turn else None),
        symbol if name.endswith("+") else "",
        class_="card",
        data_card=name,
        data_arrow=arrow,
        transform=placed(x, y, scale=size / 100),
    )


@cache
def cards() -> Drawn:
    """The definitions that `card` refers to."""
    edge = element("clipPath", rect(-48, -48, 96, 96, rx=11), id="ig-mz-edge")
    return together(edge, *(one(name, *ground_and_drawing) for name, ground_and_drawing in drawings().items()))


def one(name: str, ground: str, drawing: Drawn) -> Drawn:
    paper = rect(-48, -48, 96, 96, fill=ground)
    return group(group(paper, drawing, clip_path="url(#ig-mz-edge)"), id=f"ig-mz-{name}")


def drawings() -> dict[str, tuple[str, Drawn]]:
    water, current = "#a3c4bb", "#7fb3b8"
    return {
        "water": (water, ripples()),
        "fish": (water, together(ripples(), fish())),
        "log": (water, together(ripples(), log())),
        "thicket": ("#7d9a68", thicket()),
        "whirlpool": ("#86a3b5", whirlpool()),
        "swamp": ("#a9a878", swamp()),
        "funnel": ("#6f9aa3", funnel()),
        "straight": (current, flow(40)),
        "side": (current, group(flow(50), transform="rotate(45)")),
        "mazai": ("#d8c79a", mazai()),
    }


def ripples() -> Drawn:
    d = "M-36 -24q7 -7 14 0t14 0M10 -30q6 -6 12 0t12 0M-6 2q7 -7 14 0t14 0M-38 26q6 -6 12 0t12 0M4 32q7 -7 14 0t14 0"
    return line(d, RIPPLE, 4, **ROUND)


def fish() -> Drawn:
    body = "M-25 0C-14 -15 8 -14 19 0C8 13 -14 14 -25 0ZM16 0L32 -12L28 0L32 12Z"
    return together(
        group(
            path(body, fill="#f0b26a", stroke="#8b4f1c", stroke_width=2.4, stroke_linejoin="round"),
            circle(-15, -3, 2.4, fill="#33231a"),
            line("M-6 -6q5 6 0 12M2 -5q4 5 0 10", "#8b4f1c", 2, **ROUND),
            transform=placed(-13, -9, turn=-24),
        ),
        line("M-34 17q6 -6 12 0M-16 22q8 -7 16 0", RIPPLE, 4, **ROUND),
    )


def log() -> Drawn:
    wood = {"fill": "#94683f", "stroke": BARK, "stroke_width": 2.5, "stroke_linejoin": "round"}
    return group(
        path("M-44 14H44V20H-44Z", fill="#000000", opacity=0.12),
        rect(-46, -15, 92, 31, rx=13, **wood),
        line("M-26 -7H2M-14 1H26M-30 8H-8M10 -8H28M8 9H24", BARK, 2.6, opacity=0.65, **ROUND),
        element("ellipse", cx=38, cy=0.5, rx=9, ry=14.5, fill="#e3c18b", stroke=BARK, stroke_width=2.5),
        element("ellipse", cx=38, cy=0.5, rx=4.6, ry=7.6, fill="none", stroke="#a3743f", stroke_width=2.2),
        path("M-18 -14L-24 -28L-13 -26L-6 -14Z", **wood),
        transform="rotate(-28)",
    )


def thicket() -> Drawn:
    return together(
        bush(-22, -14, 25), bush(22, -20, 22), reed(-2, 12, 44, -4), bush(24, 20, 25), bush(-20, 27, 27),
        reed(8, 44, 48, 5), reed(-34, 44, 38, -6),
    )  # fmt: skip


def bush(x: float, y: float, size: float) -> Drawn:
    leaves = "M-100 50A62 62 0 0 1 -55 -50A66 66 0 0 1 60 -45A60 60 0 0 1 100 50Z"
    light = "M-45 -12a40 40 0 0 1 50 -20M30 10a30 30 0 0 1 40 0"
    return group(
        path(leaves, fill=BUSH),
        line(light, BUSH_LIGHT, 400 / size, **ROUND),
        transform=placed(x, y, scale=size / 100),
    )


def reed(x: float, y: float, tall: float, lean: float) -> Drawn:
    blades = f"M0 0Q-9 {-tall * 0.5:g} -13 {-tall * 0.72:g}M0 -4Q8 {-tall * 0.4:g} 12 {-tall * 0.62:g}"
    return group(
        line(f"M0 0V{-tall}", "#3d5c36", 3),
        line(blades, BUSH_LIGHT, 3, **ROUND),
        rect(-3.6, -tall - 4, 7.2, 19, rx=3.6, fill="#6b4423"),
        transform=placed(x, y, turn=lean),
    )


def whirlpool() -> Drawn:
    spiral = "M0 0C6 -7 14 3 6 11C-6 20 -21 6 -14 -10C-4 -28 25 -24 29 0C31 23 6 39 -15 31"
    return together(
        line(spiral, "#6f9aa3", 13, opacity=0.55, **ROUND),
        line(spiral, ARROW, 6, **ROUND),
        line("M-41 7A42 42 0 0 1 -12 -40M41 -7A42 42 0 0 1 12 40", ARROW, 4.5, opacity=0.9, **ROUND),
        path("M-19 -47L-1 -43L-13 -29ZM19 47L1 43L13 29Z", fill=ARROW, opacity=0.9),
    )


def swamp() -> Drawn:
    tufts = (
        "M-36 -14l-3 -14m3 14l2 -17m-2 17l9 -13M28 34l-3 -13m3 13l3 -16m-3 16l9 -11"
        "M30 -22l-4 -11m4 11l3 -13m-3 13l8 -9M-30 37l-4 -10m4 10l3 -13"
    )
    return together(
        path(
            "M-38 -4C-42 -26 -16 -38 4 -34C30 -36 44 -16 38 4C42 26 18 38 -2 35C-26 39 -42 20 -38 -4Z", fill="#837d4e"
        ),
        path("M-20 2C-22 -12 -6 -19 6 -15C20 -14 24 2 18 11C10 21 -18 18 -20 2Z", fill="#5f5936"),
        line(tufts, BUSH, 3, **ROUND),
        *(
            circle(x, y, r, fill="none", stroke="#e5e0b4", stroke_width=2)
            for x, y, r in ((-6, -3, 4.5), (8, 5, 3), (5, -8, 2.2))
        ),
    )


def funnel() -> Drawn:
    inward = "M-8 -43L0 -33L8 -43M-6 -30L0 -22L6 -30"
    rings = ((40, "#5b8691"), (29, "#3f6672"), (18.5, "#274650"), (9.5, "#0f2128"))
    return together(
        *(circle(0, 0, r, fill=fill) for r, fill in rings),
        *(line(inward, "#d9ecea", 4, transform=f"rotate({45 + 90 * n})", **ROUND) for n in range(4)),
    )


def flow(far: int) -> Drawn:
    """Running water to the north."""
    arrow = f"M-11 {far}V-8H-25L0 {-far}L25 -8H11V{far}Q0 {far - 9} -11 {far}Z"
    return together(
        line(f"M-27 {far - 10}V-8M27 {far - 10}V-8M-19 {far}V16M19 {far}V16", RIPPLE, 4, opacity=0.8, **ROUND),
        path(arrow, fill=ARROW, stroke=ARROW_EDGE, stroke_width=3, stroke_linejoin="round"),
    )


def mazai() -> Drawn:
    """The old man in his hat."""
    beard = {"fill": "#f4efe2", "stroke": "#b9ad92", "stroke_width": 1.6}
    return together(
        path("M-34 46C-34 20 -18 14 0 14C18 14 34 20 34 46Z", fill="#6d5a3a"),
        path("M-18 -4C-20 24 -8 32 0 36C8 32 20 24 18 -4Z", **beard),
        path("M-15 -12H15C17 6 8 14 0 14C-8 14 -17 6 -15 -12Z", fill="#edc4a0"),
        path("M-12 6Q0 -1 12 6Q6 13 0 9Q-6 13 -12 6Z", **beard),
        circle(-6, -4, 2, fill="#33231a"),
        circle(6, -4, 2, fill="#33231a"),
        path("M-22 -10C-24 -36 -12 -42 0 -42C12 -42 24 -36 22 -10Q20 -16 0 -16Q-20 -16 -22 -10Z", fill="#7a5230"),
        line("M-23 -12Q0 -24 23 -12", "#c9b28a", 8, **ROUND),
    )
