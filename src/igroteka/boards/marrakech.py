"""Marrakech in a terminal: the square with its mosaic border, rugs in colours and letters, and the seats.

A wholly visible rug has no line between its halves. A letter is a seat: A is seat 1, and so on. With two seats, a
lower-case letter is the second colour of the same seat.
"""

import re
from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from igroteka.boards.reading import behind_verb, read
from igroteka.core.cells import cell_name, cell_place
from igroteka.core.state import State
from igroteka.core.words import Lang, Words
from igroteka.games.marrakech.language import LANGUAGE
from igroteka.games.marrakech.view import AssamView, HalfView, MarrakechView

SIDE = 7
WIDE = 4  # columns from one cell's wall to the next
LEFT = 4  # columns left of the first wall: row number and mosaic
TOP = 2  # lines above the first wall: column letters and mosaic

ARROWS = {"n": "▲", "e": "▶", "s": "▼", "w": "◀"}
Palette = Literal["rich", "plain"]
DYES: dict[Palette, tuple[str, ...]] = {
    "rich": ("#d55e00", "#56b4e9", "#e69f00", "#009e73"),  # vermilion, sky, amber, green
    "plain": ("red", "cyan", "yellow", "green"),  # for terminals with sixteen colours
}

HAS = Words(
    "{dirhams:dirham|dirhams} · {rugs:rug|rugs} · {score:point|points}",
    "{dirhams:дирхам|дирхама|дирхамов} · {rugs:ковёр|ковра|ковров} · {score:очко|очка|очков}",
)
PLACE = Words("place {place}", "{place}-е место")
NEXT = Words("next", "след.")
OUT = Words("out", "выбыл")
OUT_THEN = Words("out!", "вылет!")
ROLL = Words("roll {n}", "выпадет {n}")
LEGEND = Words(
    "▲▶▼◀ is Assam and the way he faces; the arcs are where he comes back. A letter is a player's rug; halves without "
    "a line between them are one whole rug. In the table, −3: you would pay 3; +3: you would get 3; ·3: others would.",
    "▲▶▼◀ — Ассам и куда он смотрит; дуги по краям — где он вернётся. Буква — ковёр игрока; половины без черты между "
    "ними — один целый ковёр. В таблице −3: вы заплатите 3; +3: вы получите 3; ·3: платёж между другими.",
)

UNTOLD = ()  # chance steps that are not announced: none
foresee = State.preview


def is_numbered(texts: Sequence[str]) -> bool:
    return True


CELL_PAIR = re.compile(r"(?:lay |ковёр |ковер )? ?([a-g][1-7])[ -]?([a-g][1-7])")
TURNS = {turn: LANGUAGE.step_words(turn) for turn in ("left", "ahead", "right")}
LOOK_ALIKE = str.maketrans("асе", "ace")  # Cyrillic letters that look like Latin ones

Lines = list[list[str]]


def letter(colour: int, seats: int) -> str:
    return "AaBb"[colour] if seats == 2 else "ABCD"[colour]


def dye(colour: int, seats: int, palette: Palette) -> Style:
    """The colour as a background, with readable text on it. With two seats, one has warm colours, the other cool."""
    number = (0, 2, 1, 3)[colour] if seats == 2 else colour
    return Style(color="black", bgcolor=DYES[palette][number], bold=True)


def board(view: MarrakechView, palette: Palette) -> Text:
    """The square. It can be read without colours, by the letters."""
    lines = _walls()
    _mosaic(lines)
    _names(lines)
    dyes: dict[tuple[int, int], Style] = {}
    seats = len(view.seats)
    for cell, half in view.rugs.items():
        _lay(lines, dyes, cell, half, letter(half.colour, seats), dye(half.colour, seats, palette))
    _stand(lines, dyes, view.assam)
    text = Text()
    for y, line in enumerate(lines):
        for x, sign in enumerate(line):
            text.append(sign, dyes.get((x, y), Style(dim=sign in "─│┼├┤┬┴┌┐└┘")))
        text.append("\n")
    text.rstrip()
    return text


def _middle(cell: str) -> tuple[int, int]:
    """The column and line of a cell's middle."""
    column, row = cell_place(cell)
    return LEFT + WIDE * column + 2, TOP + 2 * row + 1


def _walls() -> Lines:
    """An empty square with a margin."""
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
    """The arcs outside the walls that lead Assam back."""
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


def _lay(lines: Lines, dyes: dict[tuple[int, int], Style], cell: str, half: HalfView, sign: str, style: Style) -> None:
    x, y = _middle(cell)
    lines[y][x - 1 : x + 2] = [" ", sign, " "]
    for at in (x - 1, x, x + 1):
        dyes[at, y] = style
    if half.other is None:
        return
    other_x, other_y = _middle(half.other)
    if other_y == y and other_x > x:
        lines[y][x + 2] = " "
        dyes[x + 2, y] = style
    if other_y > y:
        lines[y + 1][x - 1 : x + 2] = [" ", " ", " "]
        for at in (x - 1, x, x + 1):
            dyes[at, y + 1] = style


def _stand(lines: Lines, dyes: dict[tuple[int, int], Style], assam: AssamView) -> None:
    """Draws Assam's arrow: in the middle of a bare cell, or before the letter of a rug."""
    x, y = _middle(assam.cell)
    at = x if (x, y) not in dyes else x - 1
    lines[y][at] = ARROWS[assam.facing]
    dyes[at, y] = Style(color="black", bgcolor="white", bold=True)


def seats(view: MarrakechView, names: Sequence[str], lang: Lang, palette: Palette) -> Text:
    """What each seat has, on two lines."""
    number = len(view.seats)
    text = Text()
    for seat, has in enumerate(view.seats):
        is_on_turn = view.turn == seat and view.phase != "over"
        text.append("▸ " if is_on_turn else "  ")
        for colour in (2 * seat, 2 * seat + 1) if number == 2 else (seat,):
            text.append(f" {letter(colour, number)} ", dye(colour, number, palette))
        place = OUT.say(lang) if has.out else PLACE.say(lang, place=has.place)
        text.append(f" {names[seat]}", "bold" if is_on_turn else "")
        text.append(f" · {place}\n", "dim")
        text.append(f"  {HAS.say(lang, dirhams=has.dirhams, rugs=has.rugs, score=has.score)}")
        if has.top is not None:
            text.append(f" · {NEXT.say(lang)} ")
            text.append(f" {letter(has.top, number)} ", dye(has.top, number, palette))
        text.append("\n")
    text.rstrip()
    return text


def choices(
    question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
) -> RenderableType:
    """The choices, numbered. For a turn: where Assam would stop for each roll, and who would pay."""
    if LANGUAGE.read(texts[0]).verb == "lay":
        places = [f"[dim]{number:2}[/] {behind_verb(LANGUAGE, text)}" for number, text in enumerate(texts, 1)]
        return Group(f"[bold]{question}[/]", Columns(places, padding=(0, 3)))
    table = Table(box=None, padding=(0, 1), header_style="bold")
    table.add_column(question)
    for slippers in (1, 2, 3, 4):
        table.add_column(ROLL.say(lang, n=slippers), header_style="dim")
    for number, (text, outcomes) in enumerate(zip(texts, previews, strict=True), 1):
        faces = dict(read(LANGUAGE, outcomes[0]))["faces"]
        answer = f"[dim]{number:2}[/] {TURNS[text].say(lang)} {ARROWS[faces['way']]}"
        table.add_row(answer, *(stop(events, seat, lang) for events in outcomes))
    return table


def stop(events: list[str], seat: int, lang: Lang) -> str:
    """The cell where Assam would stop, and the payment: − by this seat, + to this seat, · between others."""
    cell, money, ruined = "", "", ""
    for verb, holes in read(LANGUAGE, events):
        if verb in ("walks", "loops"):
            cell = holes.get("end") or holes["corner"]
        elif verb in ("owes", "pays") and not money:
            sign = "−" if holes["seat"] == str(seat + 1) else "+" if holes["owner"] == str(seat + 1) else "·"
            money = f" {sign}{holes['n']}"
        elif verb == "out":
            ruined = f" {OUT_THEN.say(lang)}"
    return cell + money + ruined


def understood(line: str) -> str:
    """The step's text for what a person typed: Russian, without `lay`, or with the cells in any order."""
    for text, said in TURNS.items():
        if line in (text, said.en, said.ru):
            return text
    cells = CELL_PAIR.fullmatch(line.translate(LOOK_ALIKE))
    return "lay " + "".join(sorted(cells.groups())) if cells else line
