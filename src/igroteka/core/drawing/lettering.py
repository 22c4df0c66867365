"""Digits and lower-case letters drawn as strokes: fonts differ between machines, and some machines have none."""

from functools import lru_cache
from typing import Literal

from igroteka.core.drawing.svg import INK, Drawn, group, line, placed

HEIGHT = 8  # of a digit, in the units of the strokes below; letters are 5 high, on the same baseline
GAP = 2.2
PEN = 1.5

BOWL = "M3.8 5.5C3.8 4 3 3 1.9 3S0 4 0 5.5S.8 8 1.9 8S3.8 7 3.8 5.5"
ARCH = "M0 5.2C.2 3.8 1 3 2 3C3.1 3 3.7 3.7 3.7 5V8"

STROKES = {
    "0": "M2 0C3.5 0 4 1.8 4 4S3.5 8 2 8S0 6.2 0 4S.5 0 2 0Z",
    "1": "M.4 1.6L2.2 0V8",
    "2": "M.1 1.8C.4 .6 1.2 0 2.1 0C3.3 0 4 .8 4 1.9C4 3.6 2 5 0 8H4",
    "3": "M.2 1.2C.6 .4 1.2 0 2 0C3.2 0 3.8 .8 3.8 1.9S3 3.8 1.8 3.8C3.2 3.8 4 4.7 4 5.9S3.2 8 2 8C1 8 .4 7.6 0 6.7",
    "4": "M3 8V0L0 5.6H4.2",
    "5": "M3.7 0H.7L.4 3.7C.8 3.3 1.3 3.1 1.9 3.1C3.2 3.1 4 4.1 4 5.5S3.2 8 1.9 8C1 8 .4 7.6 0 6.9",
    "6": "M3.6 .9C3.2 .3 2.7 0 2.1 0C.8 0 0 1.6 0 4.6C0 6.8 .7 8 2 8C3.2 8 4 7 4 5.6S3.2 3.2 2 3.2C1 3.2 .2 4 0 5.2",
    "7": "M0 0H4L1.4 8",
    "8": "M2 3.8C1 3.8 .3 3 .3 1.9S1 0 2 0S3.7 .8 3.7 1.9S3.1 3.8 2 3.8S0 4.6 0 5.9S.8 8 2 8S4 7.2 4 5.9S3 3.8 2 3.8",
    "9": "M.4 7.1C.8 7.7 1.3 8 1.9 8C3.2 8 4 6.4 4 3.4C4 1.2 3.3 0 2 0C.8 0 0 1 0 2.4S.8 4.8 2 4.8C3 4.8 3.8 4 4 2.8",
    "×": "M.4 2.6L3.6 5.8M3.6 2.6L.4 5.8",
    "=": "M.2 3H3.8M.2 5.6H3.8",
    "a": BOWL + "M3.8 3V8",
    "b": BOWL + "M0 0V8",
    "c": "M3.5 3.8C3.1 3.3 2.6 3 2 3C.8 3 0 4 0 5.5S.8 8 2 8C2.6 8 3.1 7.7 3.5 7.2",
    "d": BOWL + "M3.8 0V8",
    "e": "M0 5.4H3.8C3.8 4 3.1 3 1.9 3S0 4 0 5.5S.8 8 2 8C2.7 8 3.2 7.7 3.6 7.2",
    "f": "M3 .2C1.8 -.3 1.2 .4 1.2 1.6V8M0 3.2H2.7",
    "g": BOWL + "M3.8 3V8.4C3.8 9.6 3.1 10.2 2 10.2C1.3 10.2 .8 10 .3 9.6",
    "h": "M0 0V8" + ARCH,
    "i": "M.3 3V8M.3 .8V.9",
    "j": "M1.4 3V8.8C1.4 9.8 .9 10.2 0 10.2M1.4 .8V.9",
    "k": "M0 0V8M3.4 3L0 6M1.4 4.9L3.6 8",
    "l": "M.3 0V8",
    "m": "M0 3V8M0 5C0 3.7 .6 3 1.4 3S2.7 3.7 2.7 5V8M2.7 5C2.7 3.7 3.3 3 4.1 3S5.4 3.7 5.4 5V8",
    "n": "M0 3V8" + ARCH,
    "o": BOWL,
    "p": BOWL + "M0 3V10.2",
    "q": BOWL + "M3.8 3V10.2",
    "r": "M0 3V8M0 5.2C.2 3.8 1 2.9 2.5 3.1",
    "s": "M3.2 3.8C2.4 2.7 .2 2.7 .2 4.2C.2 5.9 3.4 5 3.4 6.7C3.4 8.4 .8 8.3 0 7.1",
}
WIDE = {"1": 2.4, "f": 3, "i": 0.6, "j": 1.6, "l": 0.6, "m": 5.4, "r": 2.5}  # the others are 4 wide


@lru_cache(maxsize=2048)  # pictures repeat a few numbers at the same positions
def written(
    text: object,
    x: float,
    y: float,
    size: float,
    colour: str = INK,
    align: Literal["start", "middle", "end"] = "middle",
) -> Drawn:
    """The text with its middle, start or end at x, and the middle of its digits at y. Digits are `size` high."""
    signs = str(text)
    scale = size / HEIGHT
    widths = [WIDE.get(sign, 4) for sign in signs]
    wide = sum(widths) + GAP * (len(signs) - 1)
    at = {"start": 0.0, "middle": -wide / 2, "end": -wide}[align]
    strokes: list[Drawn] = []
    for sign, width in zip(signs, widths, strict=True):
        strokes.append(line(STROKES[sign], colour, PEN, transform=placed(at, 0.0)))
        at += width + GAP
    return group(
        *strokes,
        role="img",
        aria_label=signs,
        class_="written",
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=placed(x, y - size / 2, scale=scale),
    )
