"""What can be seen of a state of Ta Yü: everything on the table, for every seat and for watchers (TY-26, TY-27)."""

from typing import Any

from igroteka.core.cells import WAYS as WAY_NAMES
from igroteka.core.state import State
from igroteka.games.tayu.board import EDITIONS, PLACE_CELL, STEP, WAYS, cells_of_place, name
from igroteka.games.tayu.counting import direction
from igroteka.games.tayu.state import NONE
from igroteka.games.tayu.tiles import (
    DEMAND_BITS,
    EDGE_CELL,
    KIND_NAMES,
    OUTLET_AT,
    TAKEN,
    TYPE_NAMES,
    TYPES,
    edge_way,
    opposite,
)

SIDES_OF = (("n", "s"), ("w", "e"))  # by direction


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Seats count from 0. An outlet is named by its cell and the way it looks."""
    fields = state.fields
    edition = EDITIONS[fields.edition]
    scores, places = state.scores(), state.ranking()
    tiles = laid_tiles(fields)
    return {
        "game": "tayu",
        "seat": seat,
        "actor": state.actor,
        "phase": state.phase,
        "turn": int(fields.seat),
        "board": {"size": edition.size, "centre": list(edition.centre), "doubling": list(edition.doubling)},
        "seats": [
            {"sides": sides_of(fields, one), "score": scores[one], "place": places[one]}
            for one in range(fields.players)
        ],
        "sides": dict(zip(WAY_NAMES, fields.sides.tolist(), strict=True)),
        "tiles": tiles,
        "open": open_outlets(fields),
        "drawn": TYPE_NAMES[fields.drawn] if fields.drawn != NONE else None,
        "kind": KIND_NAMES[fields.kind] if fields.kind != NONE else None,
        "left": dict(zip(KIND_NAMES, fields.left.tolist(), strict=True)),
        "aside": edition.copies * len(TYPES) - sum(fields.left.tolist()) - len(tiles) - int(fields.drawn != NONE),
        "spoiler": int(fields.spoiler) if fields.spoiler != NONE else None,
        "target": int(fields.target) if fields.target > 0 else None,
        "passed": [one for one in range(fields.players) if fields.passed >> one & 1],
    }


def sides_of(fields: Any, seat: int) -> list[str] | None:
    """The two sides that the seat builds between; None for the spoiler, and before the first bid."""
    first = int(direction(fields, seat))
    return list(SIDES_OF[first]) if first != NONE else None


def laid_tiles(fields: Any) -> list[dict[str, Any]]:
    """Each tile with its type, its place, its cells in order, and its outlets."""
    tiles, told = [], fields.cells.tolist()
    for place, cell in enumerate(PLACE_CELL.tolist()):
        turned = (told[cell] >> DEMAND_BITS) - 1
        if turned < 0:
            continue
        tile, way = divmod(turned, WAYS)
        cells = cells_of_place(WAYS * place + way)
        outlets = [
            {"cell": name(cells[EDGE_CELL[edge]]), "way": WAY_NAMES[edge_way(edge, way)]} for edge in TYPES[tile]
        ]
        tiles.append(
            {"type": TYPE_NAMES[tile], "way": WAY_NAMES[way], "cells": [name(cell) for cell in cells]}
            | {"outlets": outlets}
        )
    return tiles


def open_outlets(fields: Any) -> list[dict[str, str]]:
    """The outlets that look at a free cell, in the order of those cells."""
    found = []
    for cell, told in enumerate(fields.cells.tolist()):
        demands = told & TAKEN
        if demands == TAKEN:
            continue
        for side in range(WAYS):
            if demands & OUTLET_AT[side]:
                found.append({"cell": name(cell + int(STEP[side])), "way": WAY_NAMES[opposite(side)]})
    return found
