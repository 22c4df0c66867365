"""The default picture of a game: the view as lines of text."""

from typing import Any

import msgspec

from igroteka.core.drawing.svg import INK, element, picture
from igroteka.core.outline import lines

WIDTH, LINE, MARGIN = 480, 20, 24


def draw(view: Any) -> str:
    """An SVG file with a line for each field of the view."""
    seen = msgspec.to_builtins(view)
    told = [
        element(
            "text", line, x=MARGIN, y=MARGIN + LINE * (number + 0.7), fill=INK, font_family="monospace", font_size=14
        )
        for number, line in enumerate(lines(seen))
    ]
    return picture(f"{seen['game']}: {seen['phase']}", WIDTH, 2 * MARGIN + LINE * len(told), "", *told)
