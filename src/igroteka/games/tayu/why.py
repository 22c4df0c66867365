"""Which clause forbids an illegal step. Each function checks a step against one clause.

They run in the order of the clauses, and each may assume that the earlier ones found nothing wrong.
"""

from typing import Any

from igroteka.core.cells import WAYS as WAY_NAMES
from igroteka.core.clause import Bar
from igroteka.core.language import Step
from igroteka.games.tayu.auction import lowest_refused
from igroteka.games.tayu.board import EDITIONS, PLACE_CELL, WAYS, cells_of_place, name, on_board
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.network import closes, demands_of, is_free
from igroteka.games.tayu.state import NONE, Fields
from igroteka.games.tayu.tiles import (
    BLANK_AT,
    EDGE_CELL,
    KIND,
    KIND_NAMES,
    OUTLET_AT,
    REFUSED,
    TYPES,
    edge_way,
)

Refusal = dict[str, Any] | None


def place_of(step: Step) -> int | None:
    """The place of the tile, if the step lays one."""
    return step.index if step.verb == "place" else None


def over_by_a_tile(state: Fields, step: Step) -> Refusal:
    """TY-12"""
    return {} if state.phase == Phase.OVER and state.drawn != NONE else None


def over_by_the_bag(state: Fields, step: Step) -> Refusal:
    """TY-108"""
    return {} if state.phase == Phase.OVER else None


def no_auction(state: Fields, step: Step) -> Refusal:
    """TY-18"""
    return {} if step.verb == "bid" and not state.auction else None


def auction_goes_otherwise(state: Fields, step: Step) -> Refusal:
    """TY-19"""
    if state.phase != Phase.BID:
        return {"auction": "closed"} if step.verb == "bid" else None
    if step.verb not in ("bid", "pass"):
        return {"auction": "open"}
    if step.verb == "pass":
        return {"auction": "first"} if state.target == 0 else None
    return {"auction": "lower"} if step["bid"] + 1 >= lowest_refused(state) else None


def no_choice_of_kind(state: Fields, step: Step) -> Refusal:
    """TY-25"""
    if step.verb in KIND_NAMES and not state.choice:
        return {"choice": "none"}
    if step.verb in KIND_NAMES and state.phase == Phase.DRAW and state.left[KIND_NAMES.index(step.verb)] == 0:
        return {"choice": "empty"}
    if step.verb == "draw" and state.phase == Phase.DRAW and state.kind not in (NONE, KIND[step["tile"]]):
        return {"choice": KIND_NAMES[state.kind]}
    return None


def declined(state: Fields, step: Step) -> Refusal:
    """TY-13"""
    return {} if step.verb == "pass" and state.phase != Phase.BID else None


def out_of_order(state: Fields, step: Step) -> Refusal:
    """TY-110"""
    if state.phase == Phase.BID:
        return None
    return None if state.phase in step.form.phases else {"asked": Phase(state.phase).name.lower()}


def used_up(state: Fields, step: Step) -> Refusal:
    """TY-106"""
    return {} if step.verb == "draw" and state.bag[step["tile"]] == 0 else None


def over_the_edge(state: Fields, step: Step) -> Refusal:
    """TY-111"""
    place = place_of(step)
    if place is None or all(on_board(state.edition, cell) for cell in cells_of_place(place)):
        return None
    return {"size": EDITIONS[state.edition].size}


def on_another_tile(state: Fields, step: Step) -> Refusal:
    """TY-112"""
    place = place_of(step)
    taken = [name(cell) for cell in cells_of_place(place) if not is_free(state, cell)] if place is not None else []
    return {"cell": taken[0]} if taken else None


def away_from_the_centre(state: Fields, step: Step) -> Refusal:
    """TY-3"""
    place = place_of(step)
    if place is None or state.tiles > 0:
        return None
    centre = list(EDITIONS[state.edition].centre)
    return None if set(centre) & {name(cell) for cell in cells_of_place(place)} else {"centre": centre}


def away_from_all_tiles(state: Fields, step: Step) -> Refusal:
    """TY-4"""
    place = place_of(step)
    if place is None or state.tiles == 0:
        return None
    return None if any(demands_of(state, cell) for cell in cells_of_place(place)) else {}


def against_its_unlike(state: Fields, step: Step) -> Refusal:
    """TY-113"""
    place = place_of(step)
    if place is None:
        return None
    for part, cell in enumerate(cells_of_place(place)):
        refused = demands_of(state, cell) & REFUSED[WAYS * state.drawn + place % WAYS, part]
        for side in range(WAYS):
            if refused & (OUTLET_AT[side] | BLANK_AT[side]):
                mine = "outlet" if refused & BLANK_AT[side] else "blank"
                return {"cell": name(cell), "side": WAY_NAMES[side], "mine": mine}
    return None


def joins_nothing(state: Fields, step: Step) -> Refusal:
    """TY-5"""
    place = place_of(step)
    if place is None or state.tiles == 0:
        return None
    cells, way = cells_of_place(place), place % WAYS
    for edge in TYPES[state.drawn]:
        if demands_of(state, cells[EDGE_CELL[edge]]) & OUTLET_AT[edge_way(edge, way)]:
            return None
    return {}


def closes_the_network(state: Fields, step: Step) -> Refusal:
    """TY-14"""
    place = place_of(step)
    if place is None or not state.barred:
        return None
    return {} if closes(state, state.drawn, PLACE_CELL[place // WAYS], place % WAYS) else None


BARS = (
    Bar("TY-12", over_by_a_tile),
    Bar("TY-108", over_by_the_bag),
    Bar("TY-18", no_auction),
    Bar("TY-19", auction_goes_otherwise),
    Bar("TY-25", no_choice_of_kind),
    Bar("TY-13", declined),
    Bar("TY-110", out_of_order),
    Bar("TY-106", used_up),
    Bar("TY-111", over_the_edge),
    Bar("TY-112", on_another_tile),
    Bar("TY-3", away_from_the_centre),
    Bar("TY-4", away_from_all_tiles),
    Bar("TY-113", against_its_unlike),
    Bar("TY-5", joins_nothing),
    Bar("TY-14", closes_the_network),
)
