"""The same position with everybody some seats further on: what a seat sees must not change by it."""

from typing import Any

import numpy as np

from igroteka.core.state import State
from igroteka.games.chazz.places import ROW
from igroteka.games.tayu.board import CELLS, EDITIONS, WAYS, cell_at, on_board, place_of_cell
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.network import OPEN_BIT, OPEN_WORD
from igroteka.games.tayu.state import NONE
from igroteka.games.tayu.tiles import DEMAND_BITS, OUTLETS, TAKEN


def moved_on(state: State, by: int, observer: int) -> State:
    """The position in which every seat has become the one so many places after it, as the observer would see it."""
    table = np.frombuffer(state.key(), state.game.state_dtype).copy()
    fields, players = table[0], state.players

    def seat(one: int) -> int:
        return (one + by) % players if one >= 0 else one

    fields.actor = seat(fields.actor)
    {"marrakech": marrakech, "tayu": tayu, "mazaitsy": mazaitsy, "chazz": chazz}[state.game.name](
        fields, state.fields, seat, observer
    )
    return State(state.game, table.tobytes())


def spread(fields: Any, before: Any, names: tuple[str, ...], seat: Any) -> None:
    """Fields that have a number for each seat."""
    for name in names:
        for one in range(before.players):
            fields[name][seat(one)] = before[name][one]


def marrakech(fields: Any, before: Any, seat: Any, observer: int) -> None:
    def colour(one: int) -> int:
        return 2 * seat(one // 2) + one % 2 if before.players == 2 else seat(one)

    fields.seat = seat(before.seat)
    spread(fields, before, ("dirhams", "gone"), seat)
    for one in range(4 if before.players == 2 else before.players):
        fields.pile[colour(one)] = before.pile[one]
        fields.shown[colour(one)] = before.shown[one]
    if before.players == 2:
        for one in range(2):
            fields.top[seat(one)] = colour(before.top[one]) if before.top[one] != NONE else NONE


def tayu(fields: Any, before: Any, seat: Any, observer: int) -> None:
    fields.seat, fields.spoiler = seat(before.seat), seat(before.spoiler)
    fields.passed = sum(1 << seat(one) for one in range(before.players) if before.passed >> one & 1)
    builder = observer if before.spoiler != observer else (observer + 1) % before.players
    if direction(before, builder) != direction(fields, seat(builder)):
        turn_board(fields, before, 1 if direction(before, builder) == 1 else 3)


def turn_board(fields: Any, before: Any, quarters: int) -> None:
    """Clockwise, so many quarters."""
    for side in range(WAYS):
        fields.sides[(side + quarters) % WAYS] = before.sides[side]
    fields.open[:] = 0
    size = EDITIONS[before.edition].size
    for cell in filter(lambda one: on_board(before.edition, one), range(CELLS)):
        column, row = place_of_cell(cell)
        for _ in range(quarters):
            column, row = size - 1 - row, column
        told = int(before.cells[cell])
        turned = half_byte(told & 15, quarters) | half_byte(told >> 4 & 15, quarters) << 4
        if told > TAKEN:
            tile = (told >> DEMAND_BITS) - 1
            turned |= (tile // WAYS * WAYS + (tile + quarters) % WAYS + 1) << DEMAND_BITS
        at = cell_at(column, row)
        fields.cells[at] = turned
        if turned < TAKEN and turned & OUTLETS:
            fields.open[OPEN_WORD[at]] |= OPEN_BIT[at]


def half_byte(bits: int, by: int) -> int:
    """Four bits, each moved up, and round to the lowest."""
    return sum(1 << (side + by) % WAYS for side in range(WAYS) if bits >> side & 1)


def mazaitsy(fields: Any, before: Any, seat: Any, observer: int) -> None:
    fields.seat = seat(before.seat)
    names = ("boat", "heading", "load", "ashore", "banked_points", "banked_number", "swamp")
    spread(fields, before, names, seat)
    if before.each_boat:
        fields.robbed = sum(1 << seat(one) for one in range(before.players) if before.robbed >> one & 1)
    if before.first_team != NONE:
        fields.first_team = seat(before.first_team) % 2


def chazz(fields: Any, before: Any, seat: Any, observer: int) -> None:
    def places(some: int) -> int:
        return sum((some >> ROW * one & 0xFF) << ROW * seat(one) for one in range(before.players))

    fields.leader = seat(before.leader)
    fields.standing = sum(1 << seat(one) for one in range(before.players) if before.standing >> one & 1)
    for name in ("sitting", "due", "territories"):
        fields[name] = places(int(before[name]))
    for kind, cards in enumerate(before.cards):
        fields.cards[kind] = places(int(cards))
