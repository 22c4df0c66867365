"""Which clause forbids an illegal step. Each function checks a step against one clause.

They run in the order of the clauses, and each may assume that the earlier ones found nothing wrong.
"""

from typing import Any

from igroteka.core.clause import Bar
from igroteka.core.language import Step
from igroteka.games.marrakech.language import Phase
from igroteka.games.marrakech.market import COVER, DIRECTION, FIRST, NAMES, SIDES
from igroteka.games.marrakech.rugs import colour_at, covers_whole_rug, own_cells, owner, protected
from igroteka.games.marrakech.rules import seats_in
from igroteka.games.marrakech.state import Fields

Refusal = dict[str, Any] | None


TURNS = ("left", "ahead", "right")


def place_of(step: Step) -> int | None:
    """The place of the rug, if the step lays one."""
    return step.index if step.verb == "lay" else None


def is_own(state: Fields, place: int) -> bool:
    """Whether a rug of the seat lies on the first cell of the place."""
    return bool(own_cells(state) >> FIRST[place] & 1)


def one_is_left(state: Fields, step: Step) -> Refusal:
    """MK-9"""
    return {} if state.phase == Phase.OVER and seats_in(state) == 1 else None


def over(state: Fields, step: Step) -> Refusal:
    """MK-20"""
    return {} if state.phase == Phase.OVER else None


def no_such_pile(state: Fields, step: Step) -> Refusal:
    """MK-115"""
    if step.verb != "top":
        return None
    if state.players != 2:
        return {"piles": "none"}
    is_used_up = state.phase == Phase.TOP and state.pile[2 * state.seat + step.index] == 0
    return {"piles": "empty"} if is_used_up else None


def top_at_the_wrong_time(state: Fields, step: Step) -> Refusal:
    """MK-18"""
    if (step.verb == "top") == (state.phase == Phase.TOP):
        return None
    return {"asked": "top" if state.phase == Phase.TOP else "other"}


def turned_at_the_wrong_time(state: Fields, step: Step) -> Refusal:
    """MK-5"""
    if step.verb in TURNS and state.phase != Phase.TURN:
        return {"turn": "after" if state.turn_after else "before"}
    return None


def out_of_order(state: Fields, step: Step) -> Refusal:
    """MK-109"""
    return None if state.phase in step.form.phases else {"asked": Phase(state.phase).name.lower()}


def away_from_assam(state: Fields, step: Step) -> Refusal:
    """MK-13"""
    place = place_of(step)
    if place is None or COVER[place] & SIDES[state.assam]:
        return None
    return {"assam": NAMES[state.assam]}


def under_assam(state: Fields, step: Step) -> Refusal:
    """MK-14"""
    place = place_of(step)
    if place is None or not COVER[place] >> state.assam & 1:
        return None
    return {"assam": NAMES[state.assam]}


def whole_rug_of_another(state: Fields, step: Step) -> Refusal:
    """MK-25"""
    place = place_of(step)
    if place is None or not covers_whole_rug(state, place) or is_own(state, place):
        return None
    return {"owner": owner(state, colour_at(state, step["first"])) + 1}


def whole_rug_of_ones_own(state: Fields, step: Step) -> Refusal:
    """MK-11"""
    place = place_of(step)
    if place is None or not is_own(state, place):
        return None
    return {} if protected(state, DIRECTION[place]) >> FIRST[place] & 1 else None


BARS = (
    Bar("MK-9", one_is_left),
    Bar("MK-20", over),
    Bar("MK-115", no_such_pile),
    Bar("MK-18", top_at_the_wrong_time),
    Bar("MK-5", turned_at_the_wrong_time),
    Bar("MK-109", out_of_order),
    Bar("MK-13", away_from_assam),
    Bar("MK-14", under_assam),
    Bar("MK-25", whole_rug_of_another),
    Bar("MK-11", whole_rug_of_ones_own),
)
