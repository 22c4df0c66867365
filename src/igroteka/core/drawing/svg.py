"""SVG elements as text. Everything that was not built here is escaped, so no markup can be injected.

Styling uses plain attributes instead of style sheets, which would leak from one picture in a notebook into the next.
For the same reason, an id in `defined` has to mean the same drawing in every picture.
"""

import re
from html import escape
from typing import Any

from igroteka.core.drawing.colours import colours

NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
COLOURS = colours("igroteka.core.drawing")
PAPER, CARD, LINE = COLOURS["paper"], COLOURS["card"], COLOURS["line"]
INK, SOFT_INK, ACCENT = COLOURS["ink"], COLOURS["ink-soft"], COLOURS["accent"]
TRAY = "#efe8d9"
CORNER = 14  # radius of the corners of every picture's background


class Drawn(str):
    """Markup that is safe to insert into other markup."""

    __slots__ = ()


def escaped(text: object) -> str:
    """Text escaped for XML. Characters that XML does not allow are replaced."""
    return escape(NOT_IN_XML.sub("\ufffd", str(text)))


def spelt(value: object) -> str:
    """An attribute value. Numbers are rounded to hundredths, since more digits only make files longer."""
    if isinstance(value, float):
        return f"{round(value, 2) + 0.0:g}"  # + 0.0: there is no -0
    return str(value) if isinstance(value, int) else escaped(value)


def mixed(one: str, other: str, share: float) -> str:
    """A mix of two colours, with this share of the first."""
    channels = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in channels)


def element(name: str, /, *inside: str, **attributes: Any) -> Drawn:
    """An element. `stroke_width` sets `stroke-width`, `class_` sets `class`, and None omits the attribute."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{spelt(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = together(*inside)
    return Drawn(f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>")


def together(*pieces: str) -> Drawn:
    """Several elements as one, later ones on top."""
    return Drawn("".join(piece if isinstance(piece, Drawn) else escaped(piece) for piece in pieces))


def group(*inside: str, **attributes: Any) -> Drawn:
    return element("g", *inside, **attributes)


def path(d: str, **attributes: Any) -> Drawn:
    return element("path", d=d, **attributes)


def line(d: str, colour: str, width: float, **attributes: Any) -> Drawn:
    """A path that is stroked and not filled."""
    return path(d, fill="none", stroke=colour, stroke_width=width, **attributes)


def circle(x: float, y: float, r: float, **attributes: Any) -> Drawn:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Any) -> Drawn:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def used(name: str, **attributes: Any) -> Drawn:
    """A reference to the definition with this id."""
    return element("use", href=f"#{name}", **attributes)


def placed(x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """The value of a `transform`: translated, then rotated clockwise by degrees, then scaled."""
    turned = f" rotate({spelt(turn)})" if turn else ""
    scaled = f" scale({spelt(scale)})" if scale != 1 else ""
    return f"translate({spelt(x)} {spelt(y)}){turned}{scaled}"


def picture(title: str, width: int, height: int, defined: str, *inside: str) -> str:
    """A whole SVG file with its own background, which stays light in a dark notebook."""
    paper = rect(0.5, 0.5, width - 1, height - 1, rx=CORNER, fill=PAPER, stroke=LINE)
    return element(
        "svg",
        element("title", title),
        element("defs", defined),
        paper,
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
    )
