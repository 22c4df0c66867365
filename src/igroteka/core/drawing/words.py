"""A picture of any game: what can be seen, in words."""

from typing import Any

import msgspec

from igroteka.core.drawing.svg import INK, element, picture
from igroteka.core.outline import lines

WIDTH, LINE, MARGIN = 480, 20, 24


def draw(view: Any) -> str:
    """A line for each thing, by its name."""
    seen = msgspec.to_builtins(view)
    told = [
        element(
            "text", line, x=MARGIN, y=MARGIN + LINE * (number + 0.7), fill=INK, font_family="monospace", font_size=14
        )
        for number, line in enumerate(lines(seen))
    ]
    return picture(f"{seen['game']}: {seen['phase']}", WIDTH, 2 * MARGIN + LINE * len(told), "", *told)
