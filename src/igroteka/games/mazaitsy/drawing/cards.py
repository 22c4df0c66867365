"""The cards. Each is defined once, in a square of side 100 around its middle, and referenced by name."""

from functools import cache

from igroteka.core.drawing.art import art
from igroteka.core.drawing.svg import Drawn, element, group, placed, rect, together, used

ART = art("igroteka.games.mazaitsy.drawing")
CARDS = ("water", "fish", "log", "thicket", "whirlpool", "swamp", "funnel", "straight", "side", "mazai")
ANGLES = {way: 45 * number for number, way in enumerate(("n", "ne", "e", "se", "s", "sw", "w", "nw"))}


def card(name: str, x: float, y: float, size: float, arrow: str | None = None) -> Drawn:
    """A card by its name, in which `+` is the hare symbol. The arrows in the file point north and north-east."""
    type_name = name.removesuffix("+")
    turn = ANGLES[arrow] - (45 if type_name == "side" else 0) if arrow else 0
    pen = {"fill": ART["mz-arrow"], "stroke": ART["mz-arrow-edge"], "stroke_width": 1.4, "opacity": 0.9}
    symbol = group(ART.drawn("hare-symbol"), transform=placed(-35, -34), **pen)
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
    clipped = {"clip_path": "url(#ig-mz-edge)"}
    return together(edge, *(group(group(ART.drawn(name), **clipped), id=f"ig-mz-{name}") for name in CARDS))
