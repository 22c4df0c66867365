"""What can be seen of a state of Ta Yü: everything on the table, for every seat and for watchers (TY-26, TY-27)."""

from typing import Any, NamedTuple

from igroteka.core.cells import WAYS as WAY_NAMES
from igroteka.core.state import State
from igroteka.games.tayu.board import EDITIONS, NAMES, STEP, WAYS
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.state import NONE
from igroteka.games.tayu.tiles import (
    DEMAND_BITS,
    EDGE_CELL,
    KIND_NAMES,
    OUTLET_AT,
    TAKEN,
    TURNED,
    TYPE_NAMES,
    TYPES,
    edge_way,
    opposite,
)

SIDES_OF = (("n", "s"), ("w", "e"))  # by direction


class Look(NamedTuple):
    """A turned tile. How far its cells, and those that have an outlet, lie from its cell 0; where the outlets look."""

    type: str
    way: str
    second: int
    third: int
    outlets: list[tuple[int, str]]


def _looks() -> list[Look]:
    """[turned tile]"""
    looks = []
    for turned, (outlets, way) in enumerate(TURNED):
        step = int(STEP[way])
        looking = [(EDGE_CELL[edge] * step, WAY_NAMES[edge_way(edge, way)]) for edge in outlets]
        looks.append(Look(TYPE_NAMES[turned // WAYS], WAY_NAMES[way], step, 2 * step, looking))
    return looks


def _looking_in() -> list[list[tuple[int, str]]]:
    """[demands]: from a cell with these, how far the cells lie whose outlets look at it, with the way they look."""
    return [
        [(int(STEP[side]), WAY_NAMES[opposite(side)]) for side in range(WAYS) if demands & OUTLET_AT[side]]
        for demands in range(TAKEN)
    ]


LOOKS = _looks()
LOOKING_IN = _looking_in()


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats count from 0. An outlet is named by its cell and the way it looks."""
    fields = state.plain()
    edition = EDITIONS[fields.edition]
    scores, places = state.standing()
    tiles = laid_tiles(fields.cells)
    return {
        "game": "tayu",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": fields.seat,
        "board": {"size": edition.size, "centre": list(edition.centre), "doubling": list(edition.doubling)},
        "seats": [
            {"sides": sides_of(fields, one), "score": scores[one], "place": places[one]}
            for one in range(fields.players)
        ],
        "sides": dict(zip(WAY_NAMES, fields.sides, strict=True)),
        "tiles": tiles,
        "open": open_outlets(fields.cells),
        "drawn": TYPE_NAMES[fields.drawn] if fields.drawn != NONE else None,
        "kind": KIND_NAMES[fields.kind] if fields.kind != NONE else None,
        "left": dict(zip(KIND_NAMES, fields.left, strict=True)),
        "aside": edition.copies * len(TYPES) - sum(fields.left) - len(tiles) - int(fields.drawn != NONE),
        "spoiler": fields.spoiler if fields.spoiler != NONE else None,
        "target": fields.target if fields.target > 0 else None,
        "passed": [one for one in range(fields.players) if fields.passed >> one & 1],
    }


def sides_of(fields: Any, seat: int) -> list[str] | None:
    """The two sides that the seat builds between; None for the spoiler, and before the first bid."""
    first = direction(fields, seat)
    return list(SIDES_OF[first]) if first != NONE else None


def laid_tiles(cells: list[int]) -> list[dict[str, Any]]:
    """Each tile with its type, its place, its cells in order, and its outlets. Its cell 0 says more than TAKEN."""
    tiles = []
    for first, told in enumerate(cells):
        if told > TAKEN:
            type_, way, second, third, ((a, a_way), (b, b_way), (c, c_way)) = LOOKS[(told >> DEMAND_BITS) - 1]
            tiles.append(
                {
                    "type": type_,
                    "way": way,
                    "cells": [NAMES[first], NAMES[first + second], NAMES[first + third]],
                    "outlets": [
                        {"cell": NAMES[first + a], "way": a_way},
                        {"cell": NAMES[first + b], "way": b_way},
                        {"cell": NAMES[first + c], "way": c_way},
                    ],
                }
            )
    return tiles


def open_outlets(cells: list[int]) -> list[dict[str, str]]:
    """The outlets that look at a free cell, in the order of those cells. What is not free says TAKEN, or more."""
    return [
        {"cell": NAMES[cell + away], "way": way}
        for cell, demands in enumerate(cells)
        if 0 < demands < TAKEN
        for away, way in LOOKING_IN[demands]
    ]
