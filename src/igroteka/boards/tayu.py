"""Ta Yü in a terminal: the water as connected lines, the sides with their doubling points, and the drawn tile.

A cell is two columns wide. `·` is a free cell, `○` a free cell of the centre, `░` part of a tile without water. Rows
with a `◆` beside them and columns with a capital letter count double.
"""

import re
from collections.abc import Sequence
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from igroteka.boards.reading import behind_verb, read
from igroteka.core.cells import COLUMNS, cell_place
from igroteka.core.state import State
from igroteka.core.words import Lang, Words
from igroteka.games.tayu.language import LANGUAGE
from igroteka.games.tayu.view import TayuView

Palette = Literal["rich", "plain"]
Cell = tuple[int, int]

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
PIPES = {
    "ns": "┃",
    "ew": "━",
    "en": "┗",
    "nw": "┛",
    "es": "┏",
    "sw": "┓",
    "ens": "┣",
    "nsw": "┫",
    "esw": "┳",
    "enw": "┻",
    "ensw": "╋",
}
WATER: dict[Palette, str] = {"rich": "#8fd3ff", "plain": "white"}
TILE: dict[Palette, str] = {"rich": "#1f4e79", "plain": "blue"}
LEFT = 4  # columns left of the first cell: row number and margin

HAND = Words("Tile {tile}, its turns:", "Фишка {tile}, повороты:")
BAG = Words("Bag: {ring} with a ring, {plain} plain", "В мешке: {ring} с кольцом, {plain} без кольца")
BUILDS = {
    ("n", "s"): Words("north–south ↕", "север–юг ↕"),
    ("w", "e"): Words("west–east ↔", "запад–восток ↔"),
}
SPOILS = Words("spoiler: nobody may reach {target}", "вредитель: никто не должен набрать {target}")
BIDS = Words("last bid: {target}", "последняя ставка: {target}")
WAITS = Words("auction", "аукцион")
PASSED = Words("passed", "пас")
PLACE = Words("place {place}", "{place}-е место")
BID_RANGE = Words("Any number from 1 to {last} is a bid.", "Ставка — любое число от 1 до {last}.")
LEGEND = Words(
    "Lines are water, ░ is a tile without it, · is free. ◆ and capital letters mark where an outlet counts double. "
    "A place is the cell of the tile's first end and the way the tile runs: j9 e. +n2: two points more in the north.",
    "Линии — вода, ░ — фишка без воды, · — свободно. ◆ и заглавные буквы отмечают, где исток считается за два. "
    "Место — клетка начала фишки и куда она тянется: j9 e. +n2: на северной стороне на два очка больше.",
)

UNTOLD = ()  # chance steps that are not announced: none
foresee = State.preview


def is_numbered(texts: Sequence[str]) -> bool:
    return True


PLACED = re.compile(r"(?:place )?([a-s]1?[0-9]) ?([nesw])")
KINDS = {"кольцо": "ring", "с кольцом": "ring", "без кольца": "plain", "пас": "pass"}


def pipes(cells: Sequence[Cell], outlets: Sequence[tuple[Cell, str]]) -> dict[Cell, str]:
    """The directions of the water in each cell of a tile, whose outlets are all connected along it."""
    ways: dict[Cell, set[str]] = {cell: set() for cell in cells}
    for cell, way in outlets:
        ways[cell].add(way)
    wet = [index for index, cell in enumerate(cells) if ways[cell]]
    along = next(way for way, (x, y) in STEPS.items() if (cells[0][0] + x, cells[0][1] + y) == cells[1])
    for index in range(wet[0], wet[-1]):
        ways[cells[index]].add(along)
        ways[cells[index + 1]].add(OPPOSITE[along])
    return {cell: "".join(sorted(found)) for cell, found in ways.items()}


def water(view: TayuView) -> dict[Cell, str]:
    """Every cell with a tile on it, and the directions of its water."""
    found: dict[Cell, str] = {}
    for tile in view.tiles:
        outlets = [(cell_place(outlet.cell), outlet.way) for outlet in tile.outlets]
        found.update(pipes([cell_place(cell) for cell in tile.cells], outlets))
    return found


def board(view: TayuView, palette: Palette) -> Text:
    """The whole board, with column letters, row numbers, doubling points, and the outlets that score."""
    size = view.board.size
    wet = water(view)
    centre = {cell_place(cell) for cell in view.board.centre}
    tile_style = Style(color=WATER[palette], bgcolor=TILE[palette], bold=True)
    lines = [column_letters(view)]
    for row in range(size):
        line = Text(f"{row + 1:2} ")
        line.append(edge(view, wet, "w", (0, row)))
        for column in range(size):
            ways = wet.get((column, row))
            if ways is None:
                line.append("○ " if (column, row) in centre else "· ", "dim")
                continue
            filler = "━" if "e" in ways and column + 1 < size else " "
            line.append(PIPES.get(ways, "░"), tile_style)
            line.append(filler, tile_style if (column + 1, row) in wet else Style(color=WATER[palette]))
        line.append(edge(view, wet, "e", (size - 1, row)))
        lines.append(line)
    return Text("\n").join(lines)


def column_letters(view: TayuView) -> Text:
    """The column letters, in capitals for columns that count double."""
    letters = COLUMNS[: view.board.size]
    doubling = view.board.doubling
    return Text(" " * LEFT + " ".join(sign.upper() if at in doubling else sign for at, sign in enumerate(letters)))


def edge(view: TayuView, wet: dict[Cell, str], way: str, cell: Cell) -> str:
    """The sign beside a row: a scoring outlet, a doubling point, or nothing."""
    if way in wet.get(cell, ""):
        return "━"
    return "◆" if cell[1] in view.board.doubling else " "


def seats(view: TayuView, names: Sequence[str], lang: Lang, palette: Palette) -> Text:
    """Each seat's sides and score, then the bag, then the drawn tile in its four orientations."""
    text = Text()
    for seat, has in enumerate(view.seats):
        is_on_turn = view.turn == seat and view.phase != "over"
        text.append("▸ " if is_on_turn else "  ")
        text.append(names[seat], "bold" if is_on_turn else "")
        text.append(f" · {PLACE.say(lang, place=has.place)}\n", "dim")
        text.append(f"  {standing(view, seat, lang)}\n")
    text.append(BAG.say(lang, **view.left), "dim")
    if view.drawn is not None:
        text.append("\n" + HAND.say(lang, tile=view.drawn) + "\n")
        text.append_text(hand(view.drawn, palette))
    return text


def standing(view: TayuView, seat: int, lang: Lang) -> str:
    has, target = view.seats[seat], view.target
    if view.phase == "bid":
        if seat in view.passed:
            return PASSED.say(lang)
        return BIDS.say(lang, target=target) if seat == view.spoiler else WAITS.say(lang)
    if has.sides is None:
        return SPOILS.say(lang, target=target)
    first, second = has.sides
    product = f"{view.sides[first]} × {view.sides[second]} = {has.score}"
    return f"{BUILDS[first, second].say(lang)}  {product}"


EDGES = {
    "n0": (0, "n"),
    "n1": (1, "n"),
    "n2": (2, "n"),
    "e": (2, "e"),
    "s2": (2, "s"),
    "s1": (1, "s"),
    "s0": (0, "s"),
    "w": (0, "w"),
}


def hand(tile: str, palette: Palette) -> Text:
    """The drawn tile running east, south, west and north. An underline marks the cell that names the placement."""
    outlets = [EDGES[name] for name in re.findall(r"[ns][012]|[ew]", tile)]
    rows = [Text("    ") for _ in range(3)]
    for turns, way in enumerate("eswn"):
        x, y = STEPS[way]
        cells = [(index * x, index * y) for index in range(3)]
        turned = [(cells[index], "nesw"[("nesw".index(look) + turns) % 4]) for index, look in outlets]
        ways = pipes(cells, turned)
        left, top = min(cell[0] for cell in cells), min(cell[1] for cell in cells)
        width = 3 if way in "ew" else 1
        for row in range(3):
            rows[row].append(f"{way} " if row == 0 else "  ", "bold")
            for column in range(width):
                cell = (left + column, top + row)
                sign = PIPES.get(ways[cell], "░") if cell in ways else " "
                style = Style(color=WATER[palette], bgcolor=TILE[palette], bold=True, underline=cell == (0, 0))
                rows[row].append(sign, style if cell in ways else "")
            rows[row].append("   ")
    return Text("\n").join(rows)


def choices(
    question: str, texts: Sequence[str], previews: Sequence[list[list[str]]], seat: int, lang: Lang
) -> RenderableType:
    """The choices, numbered; a bid's number is the bid itself."""
    bids = [text for text in texts if LANGUAGE.read(text).verb == "bid"]
    if bids:
        rest = [f"[dim]{len(bids) + 1:2}[/] {text}" for text in texts[len(bids) :]]
        return Group(f"[bold]{question}[/]", BID_RANGE.say(lang, last=len(bids)), *rest)
    answers = []
    for number, (text, outcomes) in enumerate(zip(texts, previews, strict=True), 1):
        answers.append(f"[dim]{number:2}[/] {behind_verb(LANGUAGE, text)}{gains(outcomes[0])}")
    return Group(f"[bold]{question}[/]", Columns(answers, padding=(0, 3)))


def gains(events: list[str]) -> str:
    """` +n2`: the points that the placement itself would add to a side."""
    return "".join(f" +{holes['side']}{holes['n']}" for verb, holes in read(LANGUAGE, events) if verb == "scores")


def understood(line: str) -> str:
    """The step's text for what a person typed: `j9 e`, or Russian."""
    place = PLACED.fullmatch(line)
    return f"place {place[1]} {place[2]}" if place else KINDS.get(line, line)
