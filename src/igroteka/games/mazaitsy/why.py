"""Which clause forbids an illegal step. Each function checks a step against one clause.

They run in the order of the clauses, and each may assume that the earlier ones found nothing wrong.
"""

from typing import Any

from igroteka.core.clause import Bar
from igroteka.core.language import Step
from igroteka.games.mazaitsy.cards import MAZAI, Type
from igroteka.games.mazaitsy.field import (
    CELL_NAMES,
    EDGE,
    FIELD,
    NEXT,
    ORDER,
    SHORE,
    SIZES,
    SLIP_LEFT,
    SLIP_RIGHT,
    STARTS,
    STRAIGHT_WAYS,
    WAY_NAMES,
)
from igroteka.games.mazaitsy.hares import number, of_value, points
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.movement import LOAD, NINE, near_funnels, partner
from igroteka.games.mazaitsy.pile import cards_left, has_mazai
from igroteka.games.mazaitsy.rounds import NO_HARES
from igroteka.games.mazaitsy.setup import may_look
from igroteka.games.mazaitsy.state import HAND, NONE, Fields

Refusal = dict[str, Any] | None
MOVES = ("ahead", "slip left", "slip right")
CURRENTS: dict[int, str] = {Type.STRAIGHT: "straight", Type.SIDE: "side"}


def cell_of_boat(state: Fields) -> int:
    return state.boat[state.seat]


def kind_of(step: Step) -> int | None:
    """The kind of the card, if the step draws one other than Mazai."""
    kind = step.values.get("card", step.values.get("top", MAZAI))
    return kind if kind != MAZAI else None


def over(state: Fields, step: Step) -> Refusal:
    """MZ-60"""
    return {} if state.phase == Phase.OVER else None


def out_of_order(state: Fields, step: Step) -> Refusal:
    """MZ-108"""
    return None if state.phase in step.form.phases else {"asked": Phase(state.phase).name.lower()}


def off_the_field(state: Fields, step: Step) -> Refusal:
    """MZ-109"""
    cell = step.get("cell")
    if cell is None or FIELD[state.field] >> cell & 1:
        return None
    return {"cell": CELL_NAMES[cell], "size": SIZES[state.field]}


# Chance


def used_up(state: Fields, step: Step) -> Refusal:
    """MZ-110"""
    kind = kind_of(step)
    if kind is None:
        return None
    sunk = state.under if kind == 2 * Type.THICKET else 0
    return {} if state.pile[kind] + sunk == 0 else None


def under_the_pile(state: Fields, step: Step) -> Refusal:
    """MZ-1"""
    if kind_of(step) != 2 * Type.THICKET or state.pile[2 * Type.THICKET] > 0:
        return None
    return {} if step.verb == "deal" or state.in_pile > 0 else None


def wrong_arrow_dealt(state: Fields, step: Step) -> Refusal:
    """MZ-5"""
    if step.verb != "face":
        return None
    card = Type(state.cards[ORDER[state.field, state.dealt - 1]] % FACING // 2)
    is_straight = step["way"] < STRAIGHT_WAYS
    return None if is_straight == (card == Type.STRAIGHT) else {"kind": card.name.lower()}


def mazai_is_elsewhere(state: Fields, step: Step) -> Refusal:
    """MZ-112"""
    if step.verb != "top":
        return None
    if step["top"] != MAZAI:
        return {"mazai": "next"} if has_mazai(state) and cards_left(state) <= state.least_below else None
    if not has_mazai(state):
        return {"mazai": "away"}
    return {"mazai": "deeper"} if cards_left(state) > state.most_below else None


def not_in_the_pool(state: Fields, step: Step) -> Refusal:
    """MZ-11"""
    return {"n": step["value"] + 1} if step.verb == "hare" and of_value(state.pool, step["value"]) == 0 else None


# Boats at setup


def no_start_card(state: Fields, step: Step) -> Refusal:
    """MZ-115"""
    if step.verb != "boat" or STARTS[state.field] >> step["cell"] & 1:
        return None
    return {"cells": [name for cell, name in enumerate(CELL_NAMES) if STARTS[state.field] >> cell & 1]}


def start_card_is_taken(state: Fields, step: Step) -> Refusal:
    """MZ-116"""
    if step.verb != "boat":
        return None
    return {"cell": CELL_NAMES[step["cell"]]} if step["cell"] in state.boat[state.seat + 1 : state.players] else None


def bow_to_the_middle(state: Fields, step: Step) -> Refusal:
    """MZ-6"""
    if step.verb != "boat":
        return None
    if may_look(state, step["cell"], step["heading"]):
        return None
    one, other = (WAY_NAMES[way] for way in range(STRAIGHT_WAYS) if may_look(state, step["cell"], way))
    return {"cell": CELL_NAMES[step["cell"]], "one": one, "other": other}


# The Movement stage


def idle(state: Fields, step: Step) -> Refusal:
    """MZ-12"""
    return {} if step.verb == "stop" and state.phase == Phase.MOVE else None


def no_second_of_this_sort(state: Fields, step: Step) -> Refusal:
    """MZ-118"""
    if state.phase == Phase.UNLOAD and step.verb in (*MOVES, "left", "right"):
        return {"after": "unload"}
    return (
        {"after": "action"}
        if state.phase == Phase.SECOND and step.verb in ("slip left", "slip right", "drop")
        else None
    )


def way_is_closed(state: Fields, step: Step) -> Refusal:
    """MZ-14"""
    if step.verb not in MOVES:
        return None
    heading = state.heading[state.seat]
    way = {"ahead": heading, "slip left": SLIP_LEFT[heading], "slip right": SLIP_RIGHT[heading]}[step.verb]
    target = NEXT[state.field, cell_of_boat(state), way]
    if target == SHORE:
        return {"there": "shore"}
    return {"there": "thicket"} if state.of_type[Type.THICKET] >> target & 1 else None


def away_from_the_shore(state: Fields, step: Step) -> Refusal:
    """MZ-119"""
    cell = cell_of_boat(state)
    return {"cell": CELL_NAMES[cell]} if step.verb == "drop" and not EDGE[state.field] >> cell & 1 else None


def not_in_the_boat(state: Fields, step: Step) -> Refusal:
    """MZ-17"""
    if step.verb != "drop" or of_value(state.load[state.seat], step["value"]):
        return None
    return {"n": step["value"] + 1}


def not_on_the_card(state: Fields, step: Step) -> Refusal:
    """MZ-22"""
    cell = cell_of_boat(state)
    if step.verb != "take" or of_value(state.hares[cell], step["value"]):
        return None
    return {"n": step["value"] + 1, "cell": CELL_NAMES[cell]}


def pulls_not(state: Fields, step: Step) -> Refusal:
    """MZ-36"""
    if step.verb != "funnel" or near_funnels(state) >> step["cell"] & 1:
        return None
    return {
        "cell": CELL_NAMES[step["cell"]],
        "pull": "far" if state.of_type[Type.FUNNEL] >> step["cell"] & 1 else "none",
    }


# Cards


def cannot_be_replaced(state: Fields, step: Step) -> Refusal:
    """MZ-38"""
    if step.verb != "lay":
        return None
    if step["cell"] in state.boat[: state.players]:
        return {"cell": CELL_NAMES[step["cell"]], "on": "boat"}
    return {"cell": CELL_NAMES[step["cell"]], "on": "hare"} if state.tokens >> step["cell"] & 1 else None


def wrong_arrow_laid(state: Fields, step: Step) -> Refusal:
    """MZ-40"""
    if step.verb != "lay":
        return None
    card = CURRENTS.get(state.row[HAND] // 2, "other")
    way = step.get("way")
    given = "other" if way is None else "straight" if way < STRAIGHT_WAYS else "side"
    return None if given == card else {"card": card}


def cannot_be_scattered(state: Fields, step: Step) -> Refusal:
    """MZ-54"""
    if step.verb != "scatter":
        return None
    one = step["type"]
    if NO_HARES >> one & 1:
        return {"scatter": "barred"}
    return {"scatter": "absent"} if state.of_type[one] == 0 else None


def waits_for_no_hare(state: Fields, step: Step) -> Refusal:
    """MZ-55"""
    if step.verb != "at" or state.waiting >> step["cell"] & 1:
        return None
    scattered = next(cells for cells in state.of_type if cells & state.waiting)
    if not scattered >> step["cell"] & 1:
        return {"cell": CELL_NAMES[step["cell"]], "at": "other"}
    return {"cell": CELL_NAMES[step["cell"]], "at": "token" if state.only_empty else "served"}


# The advanced rules


def no_free_choice(state: Fields, step: Step) -> Refusal:
    """MZ-136"""
    if step.verb not in ("use", "use top"):
        return None
    if not state.free_choice:
        return {"choice": "off"}
    return {"choice": "row"} if step.values.get("place", 0) >= state.in_row and state.phase == Phase.PICK else None


def choice_is_made(state: Fields, step: Step) -> Refusal:
    """MZ-66"""
    return {} if step.verb in ("use", "use top") and state.phase == Phase.LAY else None


def pile_is_used_up(state: Fields, step: Step) -> Refusal:
    """MZ-67"""
    return {} if step.verb == "use top" and state.top == NONE else None


def no_stealing(state: Fields, step: Step) -> Refusal:
    """MZ-137"""
    if step.verb != "steal":
        return None
    if not state.stealing:
        return {"theft": "off"}
    if step["seat"] >= state.players:
        return {"theft": "nobody"}
    return {"theft": "self"} if step["seat"] == state.seat else None


def from_the_partner(state: Fields, step: Step) -> Refusal:
    """MZ-75"""
    return {} if step.verb == "steal" and state.teams and step["seat"] == partner(state.seat) else None


def no_such_boat_here(state: Fields, step: Step) -> Refusal:
    """MZ-72"""
    if step.verb != "steal":
        return None
    other = step["seat"]
    if state.boat[other] != cell_of_boat(state):
        return {"meeting": "apart", "seat": other + 1}
    return None if of_value(state.load[other], step["value"]) else {"meeting": "empty", "seat": other + 1}


def where_the_stage_began(state: Fields, step: Step) -> Refusal:
    """MZ-73"""
    if step.verb != "steal" or cell_of_boat(state) != state.start:
        return None
    return {"cell": CELL_NAMES[state.start]}


def stolen_enough(state: Fields, step: Step) -> Refusal:
    """MZ-71"""
    if step.verb != "steal":
        return None
    if state.each_boat:
        return {"limit": "boat"} if state.robbed >> step["seat"] & 1 else None
    return {"limit": "stage"} if state.robbed else None


# Teams


def no_partner(state: Fields, step: Step) -> Refusal:
    """MZ-138"""
    return {} if step.verb in ("give", "get") and not state.teams else None


def cannot_change_boats(state: Fields, step: Step) -> Refusal:
    """MZ-74"""
    if step.verb not in ("give", "get"):
        return None
    seat, other, one = state.seat, partner(state.seat), step["value"]
    if state.boat[seat] != state.boat[other]:
        return {"transfer": "apart"}
    if step.verb == "give":
        if of_value(state.load[seat], one) == 0:
            return {"transfer": "mine"}
        return {"transfer": "got"} if state.got >> one & 1 else None
    if of_value(state.load[other], one) == 0:
        return {"transfer": "theirs"}
    return {"transfer": "given"} if state.given >> one & 1 else None


# The load


def receiver(state: Fields, step: Step) -> tuple[str, int] | None:
    """The boat that would receive a hare, and the hares in it."""
    if step.verb == "give":
        return "partner", state.load[partner(state.seat)]
    return ("own", state.load[state.seat]) if step.verb in ("take", "get", "steal") else None


def too_many(state: Fields, step: Step) -> Refusal:
    """MZ-82"""
    found = receiver(state, step)
    return {"boat": found[0]} if found and not state.nine_points and number(found[1]) >= LOAD else None


def too_heavy(state: Fields, step: Step) -> Refusal:
    """MZ-70"""
    found = receiver(state, step)
    if found is None or not state.nine_points:
        return None
    heavy = points(found[1]) + step["value"] + 1
    return {"boat": found[0], "n": heavy} if heavy > NINE else None


BARS = (
    Bar("MZ-60", over),
    Bar("MZ-108", out_of_order),
    Bar("MZ-109", off_the_field),
    Bar("MZ-110", used_up),
    Bar("MZ-1", under_the_pile),
    Bar("MZ-5", wrong_arrow_dealt),
    Bar("MZ-112", mazai_is_elsewhere),
    Bar("MZ-11", not_in_the_pool),
    Bar("MZ-115", no_start_card),
    Bar("MZ-116", start_card_is_taken),
    Bar("MZ-6", bow_to_the_middle),
    Bar("MZ-12", idle),
    Bar("MZ-118", no_second_of_this_sort),
    Bar("MZ-14", way_is_closed),
    Bar("MZ-119", away_from_the_shore),
    Bar("MZ-17", not_in_the_boat),
    Bar("MZ-22", not_on_the_card),
    Bar("MZ-36", pulls_not),
    Bar("MZ-38", cannot_be_replaced),
    Bar("MZ-40", wrong_arrow_laid),
    Bar("MZ-54", cannot_be_scattered),
    Bar("MZ-55", waits_for_no_hare),
    Bar("MZ-136", no_free_choice),
    Bar("MZ-66", choice_is_made),
    Bar("MZ-67", pile_is_used_up),
    Bar("MZ-137", no_stealing),
    Bar("MZ-75", from_the_partner),
    Bar("MZ-72", no_such_boat_here),
    Bar("MZ-73", where_the_stage_began),
    Bar("MZ-71", stolen_enough),
    Bar("MZ-138", no_partner),
    Bar("MZ-74", cannot_change_boats),
    Bar("MZ-82", too_many),
    Bar("MZ-70", too_heavy),
)
