"""Positions as drawings. A line for each row of cards, five or six cells in it; a cell is a card and the hares on it:

    ..       water without a fish        ff   water with a fish       LL   log
    TT       thicket                     OO   whirlpool               SS   swamp      UU   funnel
    ^^ >> vv <<   straight current, by its arrow                      ne se sw nw   side current
    ..2      a hare worth 2 on it; SS113: three hares

Cards are drawn without the hare symbol, which matters only off the field: in the row and the pile they are named.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

import igroteka
from igroteka.core.state import State
from igroteka.games.mazaitsy.cards import KIND_NAMES, Type
from igroteka.games.mazaitsy.field import CELL_NAMES, COLUMNS, NUM_CELLS, SIZES, WAY_NAMES
from igroteka.games.mazaitsy.hares import hare
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.state import HAND, NONE

CARDS = {
    "..": Type.WATER,
    "ff": Type.FISH,
    "LL": Type.LOG,
    "TT": Type.THICKET,
    "OO": Type.WHIRLPOOL,
    "SS": Type.SWAMP,
    "UU": Type.FUNNEL,
}
ARROWS = {"^^": "n", ">>": "e", "vv": "s", "<<": "w"}

CALM = "\n".join([".. " * 6] * 6)
SMALL_CALM = "\n".join([".. " * 5] * 5)

CHANCE_PHASES = ("deal", "face", "hare", "top", "where")


def position(
    drawing: str = "",
    *,
    boats: Sequence[str] = (),
    load: Sequence[Sequence[int]] = (),
    ashore: Sequence[Sequence[int]] = (),
    seat: int = 1,
    phase: str = "move",
    row: Sequence[str] = (),
    hand: str = "",
    top: str = "water",
    pile: Sequence[str] = ("water",) * 11,
    under: int = 0,
    pool: Sequence[int] = (1, 1, 2, 2, 3, 3, 4, 4),
    mazai_below: tuple[int, int] | None = (0, 4),
    swamps: Sequence[str] = (),
    changes: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """The state drawn, with the turn of `seat` about to begin unless `phase` says otherwise. Seats count from 1.

    `boats` are `c3 n` for each seat, by default all on a1 facing south (two seats: c3 n and c3 s); `row` and `hand`
    are cards as `fish+ 2`, with the hare on them if there is one, by default plain water; `pile` the cards below `top`
    in unknown order, `under` the thickets below those, `mazai_below` how many cards may lie below him at least and at
    most (None: he is not in the pile); `swamps` for each seat the cell of the swamp it laid last, or "".
    `changes` sets any fields of the state by name.
    """
    options.setdefault("players", 4)
    game = igroteka.game("mazaitsy")
    table = np.frombuffer(game.new(**options).key(), game.state_dtype).copy()
    fields: Any = table[0]
    players = fields.players
    draw_field(fields, drawing or (CALM if players > 2 else SMALL_CALM))
    default_boats = ("c3 n", "c3 s") if players == 2 else ("a1 s",) * players
    for one, boat in enumerate(boats or default_boats):
        cell, way = boat.split()
        fields.boat[one], fields.heading[one] = CELL_NAMES.index(cell), WAY_NAMES.index(way)
    for name, hares in (("load", load), ("ashore", ashore)):
        for one, values in enumerate(hares):
            fields[name][one] = packed(values)
    for place, card in enumerate(row or ("water",) * players):
        put_in_row(fields, place, card)
        fields.in_row = place + 1
    if hand:
        put_in_row(fields, HAND, hand)
    fields.top = KIND_NAMES.index(top) if top else NONE
    fields.pile[:] = [list(pile).count(kind) for kind in KIND_NAMES]
    fields.in_pile, fields.under = len(pile), under
    fields.least_below, fields.most_below = mazai_below or (NONE, NONE)
    fields.pool = packed(pool)
    for one, cell in enumerate(swamps):
        fields.swamp[one] = CELL_NAMES.index(cell) if cell else NONE
    fields.seat = seat - 1
    fields.phase = Phase[phase.upper()]
    fields.actor = igroteka.CHANCE if phase in CHANCE_PHASES else seat - 1
    if fields.stealing and phase == "move":
        fields.start = fields.boat[seat - 1]
    for name, value in (changes or {}).items():
        fields[name] = value
    return State(game, table.tobytes())


def packed(values: Sequence[int]) -> int:
    """Hares in one word."""
    return sum(int(hare(value - 1)) for value in values)


def put_in_row(fields: Any, place: int, card: str) -> None:
    kind, *hares = card.split()
    fields.row[place] = KIND_NAMES.index(kind)
    fields.row_hares[place] = packed([int(value) for value in hares])


def draw_field(fields: Any, drawing: str) -> None:
    lines = [line.split() for line in drawing.strip().splitlines()]
    size = SIZES[fields.field]
    assert [len(line) for line in lines] == [size] * size, f"a drawing has {size} rows of {size} cards"
    fields.dealt = NUM_CELLS[fields.field]
    for row, line in enumerate(lines):
        for column, text in enumerate(line):
            cell = COLUMNS * row + column
            card, way = drawn_card(text[:2])
            fields.cards[cell] = 2 * card + FACING * way
            fields.of_type[card] |= 1 << cell
            if text[2:]:
                fields.hares[cell] = packed([int(value) for value in text[2:]])
                fields.tokens |= 1 << cell


def drawn_card(text: str) -> tuple[Type, int]:
    if text in CARDS:
        return CARDS[text], 0
    if text in ARROWS:
        return Type.STRAIGHT, WAY_NAMES.index(ARROWS[text])
    return Type.SIDE, WAY_NAMES.index(text)
