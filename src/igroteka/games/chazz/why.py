"""Which clause forbids an illegal step. Each function checks a step against one clause.

They run in the order of the clauses, and each may assume that the earlier ones found nothing wrong.
"""

from typing import Any

from igroteka.core.clause import Bar
from igroteka.core.language import Step
from igroteka.games.chazz.cards import cards_to_move, somebody_holds_two
from igroteka.games.chazz.language import KIND_NAMES, Phase
from igroteka.games.chazz.state import Fields

Refusal = dict[str, Any] | None


def not_at_this_table(state: Fields, step: Step) -> Refusal:
    """CH-104"""
    seats, chairs = state.players, state.players - 1
    is_here = step.values.get("seat", 0) < seats and step.values.get("chair", 0) < chairs
    return None if is_here else {"seats": seats, "chairs": chairs}


def won(state: Fields, step: Step) -> Refusal:
    """CH-106"""
    return {} if state.phase == Phase.OVER and somebody_holds_two(state) else None


def limit_reached(state: Fields, step: Step) -> Refusal:
    """CH-22"""
    return {} if state.phase == Phase.OVER else None


def out_of_order(state: Fields, step: Step) -> Refusal:
    """CH-107"""
    return None if state.phase in step.form.phases else {"asked": Phase(state.phase).name.lower()}


def already_settled(state: Fields, step: Step) -> Refusal:
    """CH-110"""
    if step.verb != "sit":
        return None
    seat, chair = step["seat"], step["chair"]
    if not state.standing >> seat & 1:
        return {"seat": seat + 1, "chair": chair + 1, "settled": "seat"}
    if not state.free >> chair & 1:
        return {"seat": seat + 1, "chair": chair + 1, "settled": "chair"}
    return None


def no_card_to_move(state: Fields, step: Step) -> Refusal:
    """CH-8"""
    if step.verb != "move" or cards_to_move(state) >> step["chair"] & 1:
        return None
    return {"kind": KIND_NAMES[state.kind], "chair": step["chair"] + 1}


def ones_own_chair(state: Fields, step: Step) -> Refusal:
    """CH-20"""
    return {"chair": state.card + 1} if step.verb == "card" and step["chair"] == state.card else None


BARS = (
    Bar("CH-104", not_at_this_table),
    Bar("CH-106", won),
    Bar("CH-22", limit_reached),
    Bar("CH-107", out_of_order),
    Bar("CH-110", already_settled),
    Bar("CH-8", no_card_to_move),
    Bar("CH-20", ones_own_chair),
)
