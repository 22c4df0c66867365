"""Curves in the terminal: one letter or sign for each seat, the best result on top."""

from collections.abc import Sequence

from rich.text import Text

from igroteka.reviews.worth import UNIT

SEAT_SIGNS = "●▲■◆★✚⬟☾"
SEAT_COLOURS = ("red", "cyan", "yellow", "green", "magenta", "bright_red", "white", "bright_green")
HEIGHT = 12
MARGIN = 6
MOST_WIDTH = 100


def graph(curves: Sequence[Sequence[int]], names: Sequence[str], width: int) -> list[Text]:
    """The lines of the picture, and a legend. Where curves meet, the first is seen."""
    columns = max(2, min(width, MOST_WIDTH) - MARGIN)
    signs = [[" "] * columns for _ in range(HEIGHT + 1)]
    owners = [[-1] * columns for _ in range(HEIGHT + 1)]
    for seat in reversed(range(len(curves))):
        for column in range(columns):
            at = curves[seat][column * (len(curves[seat]) - 1) // (columns - 1)]
            row = HEIGHT - round(HEIGHT * min(max(at, 0), UNIT) / UNIT)
            signs[row][column], owners[row][column] = SEAT_SIGNS[seat], seat
    return [*(row_of(row, signs[row], owners[row]) for row in range(HEIGHT + 1)), legend(names)]


def row_of(row: int, signs: Sequence[str], owners: Sequence[int]) -> Text:
    share = 100 - 100 * row // HEIGHT
    text = Text(f"{share:>4} " if row % (HEIGHT // 4) == 0 else "     ")
    for sign, owner in zip(signs, owners, strict=True):
        text.append(sign, style=SEAT_COLOURS[owner] if owner >= 0 else "")
    return text


def legend(names: Sequence[str]) -> Text:
    text = Text("     ")
    for seat, name in enumerate(names):
        text.append(f"{SEAT_SIGNS[seat]} ", style=SEAT_COLOURS[seat])
        text.append(f"{name}   ")
    return text
