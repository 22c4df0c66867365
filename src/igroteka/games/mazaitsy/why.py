"""Which clause forbids a step that is not offered. Each question is one clause, asked of one step in its words.

They stand in the order of the clauses, and each may rely on those before it having found nothing wrong.
"""

from collections.abc import Callable
from typing import Any

from igroteka.core.clause import Bar
from igroteka.games.mazaitsy.cards import MAZAI, TOP_NAMES, TYPE_NAMES, Type
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
from igroteka.games.mazaitsy.movement import LOAD, NINE, near_funnels, partner
from igroteka.games.mazaitsy.notation import PHASES, TEXTS
from igroteka.games.mazaitsy.pile import cards_left, has_mazai
from igroteka.games.mazaitsy.rounds import NO_HARES
from igroteka.games.mazaitsy.setup import may_look
from igroteka.games.mazaitsy.state import FACING, HAND, NONE, Phase

Refusal = dict[str, Any] | None
Step = list[str]  # its words: ["steal", "2", "from", "3"]

STEPS = tuple(text.split() for text in TEXTS)
CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}

# The phases in which each step is in its place, or some clause tells better than the order of the turn why it is not.
PLACES = {
    **{word: (word,) for word in ("deal", "face", "hare", "top", "boat", "funnel", "lay", "scatter")},
    **dict.fromkeys(("ahead", "left", "right", "slip", "drop"), ("move", "second", "unload")),
    **dict.fromkeys(("take", "give", "get", "steal"), ("move", "second", "grab", "unload")),
    "stop": ("move", "second"),
    "done": ("unload",),
    "on": ("grab",),
    "use": ("pick", "lay"),
    "clockwise": ("spin",),
    "counter": ("spin",),
    "at": ("where",),
}


def value(step: Step) -> int:
    """The hare's, counted from 0."""
    return int(step[1]) - 1


def cell_of_boat(state: Any) -> int:
    return int(state.boat[state.seat])


def kind_of(step: Step) -> int | None:
    """The card, if the step draws one that is not Mazai."""
    kind = TOP_NAMES.index(step[1]) if step[0] in ("deal", "top") else MAZAI
    return kind if kind != MAZAI else None


def over(state: Any, step: Step) -> Refusal:
    """MZ-60"""
    return {} if state.phase == Phase.OVER else None


def out_of_order(state: Any, step: Step) -> Refusal:
    """MZ-108"""
    asked = PHASES[state.phase]
    return None if asked in PLACES[step[0]] else {"asked": asked}


def off_the_field(state: Any, step: Step) -> Refusal:
    """MZ-109"""
    cell = CELLS.get(step[1]) if len(step) > 1 else None
    if cell is None or FIELD[state.field] >> cell & 1:
        return None
    return {"cell": CELL_NAMES[cell], "size": SIZES[state.field]}


# Chance


def used_up(state: Any, step: Step) -> Refusal:
    """MZ-110"""
    kind = kind_of(step)
    if kind is None:
        return None
    sunk = state.under if kind == 2 * Type.THICKET else 0
    return {} if state.pile[kind] + sunk == 0 else None


def under_the_pile(state: Any, step: Step) -> Refusal:
    """MZ-1"""
    if kind_of(step) != 2 * Type.THICKET or state.pile[2 * Type.THICKET] > 0:
        return None
    return {} if step[0] == "deal" or state.in_pile > 0 else None


def wrong_arrow_dealt(state: Any, step: Step) -> Refusal:
    """MZ-5"""
    if step[0] != "face":
        return None
    card = Type(state.cards[ORDER[state.field, state.dealt - 1]] % FACING // 2)
    is_straight = WAY_NAMES.index(step[1]) < STRAIGHT_WAYS
    return None if is_straight == (card == Type.STRAIGHT) else {"kind": card.name.lower()}


def mazai_is_elsewhere(state: Any, step: Step) -> Refusal:
    """MZ-112"""
    if step[0] != "top":
        return None
    if step[1] != "mazai":
        return {"mazai": "next"} if has_mazai(state) and cards_left(state) <= state.least_below else None
    if not has_mazai(state):
        return {"mazai": "away"}
    return {"mazai": "deeper"} if cards_left(state) > state.most_below else None


def not_in_the_pool(state: Any, step: Step) -> Refusal:
    """MZ-11"""
    return {"n": value(step) + 1} if step[0] == "hare" and of_value(state.pool, value(step)) == 0 else None


# Boats at setup


def no_start_card(state: Any, step: Step) -> Refusal:
    """MZ-115"""
    if step[0] != "boat" or STARTS[state.field] >> CELLS[step[1]] & 1:
        return None
    return {"cells": [name for name, cell in CELLS.items() if STARTS[state.field] >> cell & 1]}


def start_card_is_taken(state: Any, step: Step) -> Refusal:
    """MZ-116"""
    if step[0] != "boat":
        return None
    return {"cell": step[1]} if CELLS[step[1]] in state.boat[state.seat + 1 : state.players] else None


def bow_to_the_middle(state: Any, step: Step) -> Refusal:
    """MZ-6"""
    if step[0] != "boat":
        return None
    ways = [WAY_NAMES[way] for way in range(STRAIGHT_WAYS) if may_look(state, CELLS[step[1]], way)]
    return None if step[2] in ways else {"cell": step[1], "ways": ways}


# The Movement stage


def idle(state: Any, step: Step) -> Refusal:
    """MZ-12"""
    return {} if step[0] == "stop" and state.phase == Phase.MOVE else None


def no_second_of_this_sort(state: Any, step: Step) -> Refusal:
    """MZ-118"""
    if state.phase == Phase.UNLOAD and step[0] in ("ahead", "left", "right", "slip"):
        return {"after": "unload"}
    return {"after": "action"} if state.phase == Phase.SECOND and step[0] in ("slip", "drop") else None


def way_is_closed(state: Any, step: Step) -> Refusal:
    """MZ-14"""
    if step[0] not in ("ahead", "slip"):
        return None
    heading = state.heading[state.seat]
    way = {"ahead": heading, "left": SLIP_LEFT[heading], "right": SLIP_RIGHT[heading]}[step[-1]]
    target = NEXT[state.field, cell_of_boat(state), way]
    if target == SHORE:
        return {"there": "shore"}
    return {"there": "thicket"} if state.of_type[Type.THICKET] >> target & 1 else None


def away_from_the_shore(state: Any, step: Step) -> Refusal:
    """MZ-119"""
    cell = cell_of_boat(state)
    return {"cell": CELL_NAMES[cell]} if step[0] == "drop" and not EDGE[state.field] >> cell & 1 else None


def not_in_the_boat(state: Any, step: Step) -> Refusal:
    """MZ-17"""
    if step[0] != "drop" or of_value(state.load[state.seat], value(step)):
        return None
    return {"n": value(step) + 1}


def not_on_the_card(state: Any, step: Step) -> Refusal:
    """MZ-22"""
    cell = cell_of_boat(state)
    if step[0] != "take" or of_value(state.hares[cell], value(step)):
        return None
    return {"n": value(step) + 1, "cell": CELL_NAMES[cell]}


def pulls_not(state: Any, step: Step) -> Refusal:
    """MZ-36"""
    if step[0] != "funnel" or near_funnels(state) >> CELLS[step[1]] & 1:
        return None
    return {"cell": step[1], "pull": "far" if state.of_type[Type.FUNNEL] >> CELLS[step[1]] & 1 else "none"}


# Cards


def cannot_be_replaced(state: Any, step: Step) -> Refusal:
    """MZ-38"""
    if step[0] != "lay":
        return None
    if CELLS[step[1]] in state.boat[: state.players]:
        return {"cell": step[1], "on": "boat"}
    return {"cell": step[1], "on": "hare"} if state.tokens >> CELLS[step[1]] & 1 else None


def wrong_arrow_laid(state: Any, step: Step) -> Refusal:
    """MZ-40"""
    if step[0] != "lay":
        return None
    card = {Type.STRAIGHT: "straight", Type.SIDE: "side"}.get(state.row[HAND] // 2, "other")
    given = ("other", "straight", "side")[len(step[2]) if len(step) > 2 else 0]
    return None if given == card else {"card": card}


def cannot_be_scattered(state: Any, step: Step) -> Refusal:
    """MZ-54"""
    if step[0] != "scatter":
        return None
    one = TYPE_NAMES.index(step[1])
    if NO_HARES >> one & 1:
        return {"scatter": "barred"}
    return {"scatter": "absent"} if state.of_type[one] == 0 else None


def waits_for_no_hare(state: Any, step: Step) -> Refusal:
    """MZ-55"""
    if step[0] != "at" or state.waiting >> CELLS[step[1]] & 1:
        return None
    scattered = next(int(cells) for cells in state.of_type if cells & state.waiting)
    if not scattered >> CELLS[step[1]] & 1:
        return {"cell": step[1], "at": "other"}
    return {"cell": step[1], "at": "token" if state.only_empty else "served"}


# The advanced rules


def no_free_choice(state: Any, step: Step) -> Refusal:
    """MZ-136"""
    if step[0] != "use":
        return None
    if not state.free_choice:
        return {"choice": "off"}
    beyond = step[1] != "top" and int(step[1]) > state.in_row
    return {"choice": "row"} if beyond and state.phase == Phase.PICK else None


def choice_is_made(state: Any, step: Step) -> Refusal:
    """MZ-66"""
    return {} if step[0] == "use" and state.phase == Phase.LAY else None


def pile_is_used_up(state: Any, step: Step) -> Refusal:
    """MZ-67"""
    return {} if step == ["use", "top"] and state.top == NONE else None


def no_stealing(state: Any, step: Step) -> Refusal:
    """MZ-137"""
    if step[0] != "steal":
        return None
    if not state.stealing:
        return {"theft": "off"}
    if int(step[3]) > state.players:
        return {"theft": "nobody"}
    return {"theft": "self"} if int(step[3]) - 1 == state.seat else None


def from_the_partner(state: Any, step: Step) -> Refusal:
    """MZ-75"""
    return {} if step[0] == "steal" and state.teams and int(step[3]) - 1 == partner(state.seat) else None


def no_such_boat_here(state: Any, step: Step) -> Refusal:
    """MZ-72"""
    if step[0] != "steal":
        return None
    other = int(step[3]) - 1
    if state.boat[other] != cell_of_boat(state):
        return {"meeting": "apart", "seat": other + 1}
    return None if of_value(state.load[other], value(step)) else {"meeting": "empty", "seat": other + 1}


def where_the_stage_began(state: Any, step: Step) -> Refusal:
    """MZ-73"""
    if step[0] != "steal" or cell_of_boat(state) != state.start:
        return None
    return {"cell": CELL_NAMES[state.start]}


def stolen_enough(state: Any, step: Step) -> Refusal:
    """MZ-71"""
    if step[0] != "steal":
        return None
    if state.each_boat:
        return {"limit": "boat"} if state.robbed >> int(step[3]) - 1 & 1 else None
    return {"limit": "stage"} if state.robbed else None


# Teams


def no_partner(state: Any, step: Step) -> Refusal:
    """MZ-138"""
    return {} if step[0] in ("give", "get") and not state.teams else None


def cannot_change_boats(state: Any, step: Step) -> Refusal:
    """MZ-74"""
    if step[0] not in ("give", "get"):
        return None
    seat, other, one = state.seat, partner(state.seat), value(step)
    if state.boat[seat] != state.boat[other]:
        return {"transfer": "apart"}
    if step[0] == "give":
        if of_value(state.load[seat], one) == 0:
            return {"transfer": "mine"}
        return {"transfer": "got"} if state.got >> one & 1 else None
    if of_value(state.load[other], one) == 0:
        return {"transfer": "theirs"}
    return {"transfer": "given"} if state.given >> one & 1 else None


# The load


def receiver(state: Any, step: Step) -> tuple[str, int] | None:
    """The boat that a hare would come into, and the hares in it."""
    if step[0] == "give":
        return "partner", int(state.load[partner(state.seat)])
    return ("own", int(state.load[state.seat])) if step[0] in ("take", "get", "steal") else None


def too_many(state: Any, step: Step) -> Refusal:
    """MZ-82"""
    found = receiver(state, step)
    return {"boat": found[0]} if found and not state.nine_points and number(found[1]) >= LOAD else None


def too_heavy(state: Any, step: Step) -> Refusal:
    """MZ-70"""
    found = receiver(state, step)
    if found is None or not state.nine_points:
        return None
    heavy = int(points(found[1])) + value(step) + 1
    return {"boat": found[0], "n": heavy} if heavy > NINE else None


def bar(clause: str, forbids: Callable[[Any, Step], Refusal]) -> Bar:
    return Bar(clause, lambda state, step: forbids(state, STEPS[step]))


BARS = (
    bar("MZ-60", over),
    bar("MZ-108", out_of_order),
    bar("MZ-109", off_the_field),
    bar("MZ-110", used_up),
    bar("MZ-1", under_the_pile),
    bar("MZ-5", wrong_arrow_dealt),
    bar("MZ-112", mazai_is_elsewhere),
    bar("MZ-11", not_in_the_pool),
    bar("MZ-115", no_start_card),
    bar("MZ-116", start_card_is_taken),
    bar("MZ-6", bow_to_the_middle),
    bar("MZ-12", idle),
    bar("MZ-118", no_second_of_this_sort),
    bar("MZ-14", way_is_closed),
    bar("MZ-119", away_from_the_shore),
    bar("MZ-17", not_in_the_boat),
    bar("MZ-22", not_on_the_card),
    bar("MZ-36", pulls_not),
    bar("MZ-38", cannot_be_replaced),
    bar("MZ-40", wrong_arrow_laid),
    bar("MZ-54", cannot_be_scattered),
    bar("MZ-55", waits_for_no_hare),
    bar("MZ-136", no_free_choice),
    bar("MZ-66", choice_is_made),
    bar("MZ-67", pile_is_used_up),
    bar("MZ-137", no_stealing),
    bar("MZ-75", from_the_partner),
    bar("MZ-72", no_such_boat_here),
    bar("MZ-73", where_the_stage_began),
    bar("MZ-71", stolen_enough),
    bar("MZ-138", no_partner),
    bar("MZ-74", cannot_change_boats),
    bar("MZ-82", too_many),
    bar("MZ-70", too_heavy),
)
