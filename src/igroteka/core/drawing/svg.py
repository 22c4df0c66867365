"""Pieces of an SVG picture as text. Whatever is not a piece made here is escaped, so nothing slips in as markup.

Looks are plain attributes and not style sheets, which would leak from one picture of a notebook into the next. For
the same reason a name in `defined` has to mean the same drawing in every picture.
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
CORNER = 14  # of the paper that every picture lies on


class Drawn(str):
    """A piece of a picture: markup that may stand inside other markup."""

    __slots__ = ()


def escaped(text: object) -> str:
    """Any text, as it may stand in XML: signs that XML does not know are replaced."""
    return escape(NOT_IN_XML.sub("\ufffd", str(text)))


def spelt(value: object) -> str:
    """A number in hundredths at most: finer is not seen, and makes pictures long. Other values as they may stand."""
    if isinstance(value, float):
        return f"{round(value, 2) + 0.0:g}"  # + 0.0: there is no -0
    return str(value) if isinstance(value, int) else escaped(value)


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, with this share of the first."""
    channels = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in channels)


def element(name: str, /, *inside: str, **attributes: Any) -> Drawn:
    """`stroke_width` gives `stroke-width`, and `class_` gives `class`; what is None is left out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{spelt(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    content = together(*inside)
    return Drawn(f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>")


def together(*pieces: str) -> Drawn:
    """Several pieces as one, the later ones above."""
    return Drawn("".join(piece if isinstance(piece, Drawn) else escaped(piece) for piece in pieces))


def group(*inside: str, **attributes: Any) -> Drawn:
    return element("g", *inside, **attributes)


def path(d: str, **attributes: Any) -> Drawn:
    return element("path", d=d, **attributes)


def line(d: str, colour: str, width: float, **attributes: Any) -> Drawn:
    """A path that is drawn with a pen, and not filled."""
    return path(d, fill="none", stroke=colour, stroke_width=width, **attributes)


def circle(x: float, y: float, r: float, **attributes: Any) -> Drawn:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Any) -> Drawn:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def used(name: str, **attributes: Any) -> Drawn:
    """What was defined under this name, once more."""
    return element("use", href=f"#{name}", **attributes)


def placed(x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """The value of a `transform`: moved there, then turned clockwise by degrees, then made larger."""
    turned = f" rotate({spelt(turn)})" if turn else ""
    scaled = f" scale({spelt(scale)})" if scale != 1 else ""
    return f"translate({spelt(x)} {spelt(y)}){turned}{scaled}"


def picture(title: str, width: int, height: int, defined: str, *inside: str) -> str:
    """A whole picture on its own paper, which is light in a dark notebook too."""
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
