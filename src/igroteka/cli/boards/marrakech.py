"""Marrakech in a terminal: the square with its mosaic border, rugs in colours and letters, and the seats.

A rug seen whole has no line between its halves. A letter is a seat: A of seat 1 and so on; with two seats a
small letter is the second colour of the same seat.
"""

from typing import Any

from rich.style import Style
from rich.table import Table
from rich.text import Text

from igroteka.core.cells import cell_name, cell_place
from igroteka.core.words import Lang, Words

SIDE = 7
WIDE = 4  # columns from one cell's wall to the next
LEFT = 4  # columns before the first wall: row number and mosaic
TOP = 2  # lines above the first wall: column letters and mosaic

ARROWS = {"n": "▲", "e": "▶", "s": "▼", "w": "◀"}
DYES = ("#d55e00", "#56b4e9", "#e69f00", "#009e73")  # LOOK: vermilion, sky, amber, green
TWO_SEAT_DYES = (DYES[0], DYES[2], DYES[1], DYES[3])  # warm colours for one seat, cool ones for the other

HEAD = (
    Words("", ""),
    Words("name", "имя"),
    Words("dirhams", "дирхамы"),
    Words("rugs left", "ковры"),
    Words("points", "очки"),
    Words("place", "место"),
)
NEXT = Words("next rug", "на очереди")
OUT = Words("out", "выбыл")

Lines = list[list[str]]


def letter(colour: int, seats: int) -> str:
    return "AaBb"[colour] if seats == 2 else "ABCD"[colour]


def dye(colour: int, seats: int) -> Style:
    """The colour as a background, with ink that can be read on it."""
    return Style(color="#000000", bgcolor=(TWO_SEAT_DYES if seats == 2 else DYES)[colour], bold=True)


def board(view: dict[str, Any], lang: Lang) -> Text:
    """The square. Colours are dropped by the console when nobody can see them; the letters stay."""
    lines = _walls()
    _mosaic(lines)
    _names(lines)
    dyes: dict[tuple[int, int], Style] = {}
    seats = len(view["seats"])
    for cell, half in view["rugs"].items():
        _lay(lines, dyes, cell, half, letter(half["colour"], seats), dye(half["colour"], seats))
    _stand(lines, dyes, view["assam"])
    text = Text()
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            text.append(sign, dyes.get((x, y), Style(dim=sign in "─│┼├┤┬┴┌┐└┘")))
        text.append("\n")
    text.rstrip()
    return text


def _middle(cell: str) -> tuple[int, int]:
    """Column and line of the middle of a cell."""
    column, row = cell_place(cell)
    return LEFT + WIDE * column + 2, TOP + 2 * row + 1


def _walls() -> Lines:
    """An empty square, with room around it."""
    wide = LEFT + WIDE * SIDE + 1 + 3
    rows = [("┌", "┬", "┐"), *[("├", "┼", "┤")] * (SIDE - 1), ("└", "┴", "┘")]
    lines = [" " * wide] * TOP
    for start, between, end in rows:
        lines.append(" " * LEFT + start + between.join(["───"] * SIDE) + end + "   ")
        lines.append(" " * LEFT + "│   " * SIDE + "│   ")
    lines[-1] = " " * wide
    return [list(line) for line in lines]


def _names(lines: Lines) -> None:
    for number in range(SIDE):
        x, y = _middle(cell_name(number, number))
        lines[0][x] = cell_name(number, 0)[0]
        lines[y][0] = str(number + 1)


def _mosaic(lines: Lines) -> None:
    """The loops along which Assam comes back, outside the walls."""
    top, bottom = TOP - 1, TOP + 2 * SIDE + 1
    left, right = LEFT - 2, LEFT + WIDE * SIDE + 2
    for first in range(0, SIDE - 1, 2):
        _arc(lines, _column(first), _column(first + 1), top, "╭╮")
        _arc(lines, _column(first + 1), _column(first + 2), bottom, "╰╯")
        _bow(lines, left, _line(first), _line(first + 1), "╭╰")
        _bow(lines, right, _line(first + 1), _line(first + 2), "╮╯")
    _arc(lines, _column(SIDE - 1), right, top, "╭╮")
    _bow(lines, right, top, _line(0), "╮╯")
    _arc(lines, left, _column(0), bottom, "╰╯")
    _bow(lines, left, _line(SIDE - 1), bottom, "╭╰")


def _column(number: int) -> int:
    return LEFT + WIDE * number + 2


def _line(number: int) -> int:
    return TOP + 2 * number + 1


def _arc(lines: Lines, start: int, end: int, y: int, ends: str) -> None:
    lines[y][start : end + 1] = [ends[0], *"─" * (end - start - 1), ends[1]]


def _bow(lines: Lines, x: int, start: int, end: int, ends: str) -> None:
    for y, sign in zip(range(start, end + 1), [ends[0], *"│" * (end - start - 1), ends[1]], strict=True):
        lines[y][x] = sign


def _lay(
    lines: Lines, dyes: dict[tuple[int, int], Style], cell: str, half: dict[str, Any], sign: str, style: Style
) -> None:
    x, y = _middle(cell)
    lines[y][x - 1 : x + 2] = [" ", sign, " "]
    for at in (x - 1, x, x + 1):
        dyes[at, y] = style
    if half["other"] is None:
        return
    other_x, other_y = _middle(half["other"])
    if other_y == y and other_x > x:
        lines[y][x + 2] = " "
        dyes[x + 2, y] = style
    if other_y > y:
        lines[y + 1][x - 1 : x + 2] = [" ", " ", " "]
        for at in (x - 1, x, x + 1):
            dyes[at, y + 1] = style


def _stand(lines: Lines, dyes: dict[tuple[int, int], Style], assam: dict[str, str]) -> None:
    """Assam's arrow: in the middle of a bare cell, before the letter of a rug."""
    x, y = _middle(assam["cell"])
    at = x if (x, y) not in dyes else x - 1
    lines[y][at] = ARROWS[assam["facing"]]
    dyes[at, y] = Style(color="#000000", bgcolor="#ffffff", bold=True)


def seats(view: dict[str, Any], names: tuple[str, ...], lang: Lang) -> Table:
    """Who has what."""
    number = len(view["seats"])
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for index, head in enumerate(HEAD):
        table.add_column(head.say(lang), justify="left" if index < 2 else "right")
    if number == 2:
        table.add_column(NEXT.say(lang), justify="center")
    for seat, has in enumerate(view["seats"]):
        colour = 2 * seat if number == 2 else seat
        mark = Text("▸ " if view["turn"] == seat and view["phase"] != "over" else "  ")
        mark.append(f"{seat + 1} ")
        mark.append(f" {letter(colour, number)} ", dye(colour, number))
        place = OUT.say(lang) if has["out"] else str(has["place"])
        row = [mark, names[seat], str(has["dirhams"]), str(has["rugs"]), str(has["score"]), place]
        if number == 2:
            top = has["top"]
            row.append("" if top is None else Text(f" {letter(top, number)} ", dye(top, number)))
        table.add_row(*row, style="dim" if has["out"] else "")
    return table


def hint(outcomes: list[list[str]], lang: Lang) -> str:
    """What a step would lead to: for each face of the die, where Assam would stop and what that would cost."""
    stops = []
    for events in outcomes:
        roll = next((event for event in events if event.startswith("roll ")), None)
        walks = [event.split() for event in events if event.startswith(("walks ", "loops "))]
        if roll is None or not walks:
            continue
        price = next((event.split()[2] for event in events if " pays " in event), None)
        stops.append(f"{roll[5:]}: {walks[-1][2]}" + (f" −{price}" if price else ""))
    return "   ".join(stops)
