"""Which clause forbids a step that is not offered. Each question is one clause, asked of one step.

They stand in the order of the clauses, and each may rely on those before it having found nothing wrong.
"""

from typing import Any

from igroteka.core.clause import Bar
from igroteka.games.chazz.cards import cards_to_move, somebody_holds_two
from igroteka.games.chazz.notation import KIND_NAMES, PHASES
from igroteka.games.chazz.places import MOST_CHAIRS
from igroteka.games.chazz.state import CALL, CARD, LEADER, MOVE, SIT, Phase

Refusal = dict[str, Any] | None


def phase_of(step: int) -> Phase:
    """The phase in which such a step is taken."""
    if step >= MOVE:
        return Phase.REUSE
    if step >= SIT:
        return Phase.SIT
    if step >= CALL:
        return Phase.CALL
    return Phase.CARD if step >= CARD else Phase.LEADER


def seat_of(step: int) -> int | None:
    """The seat that the step names, if it names one."""
    named = {Phase.LEADER: step - LEADER, Phase.SIT: (step - SIT) // MOST_CHAIRS}
    return named.get(phase_of(step))


def chair_of(step: int) -> int | None:
    """The chair that the step names, if it names one."""
    named = {Phase.CARD: step - CARD, Phase.SIT: (step - SIT) % MOST_CHAIRS, Phase.REUSE: step - MOVE}
    return named.get(phase_of(step))


def not_at_this_table(state: Any, step: int) -> Refusal:
    """CH-104"""
    seats, chairs = int(state.players), int(state.players) - 1
    is_here = (seat_of(step) or 0) < seats and (chair_of(step) or 0) < chairs
    return None if is_here else {"seats": seats, "chairs": chairs}


def won(state: Any, step: int) -> Refusal:
    """CH-106"""
    return {} if state.phase == Phase.OVER and somebody_holds_two(state) else None


def limit_reached(state: Any, step: int) -> Refusal:
    """CH-22"""
    return {} if state.phase == Phase.OVER else None


def out_of_order(state: Any, step: int) -> Refusal:
    """CH-107"""
    return {"asked": PHASES[state.phase]} if phase_of(step) != state.phase else None


def already_settled(state: Any, step: int) -> Refusal:
    """CH-110"""
    seat, chair = seat_of(step), chair_of(step)
    if phase_of(step) != Phase.SIT or seat is None or chair is None:
        return None
    if not state.standing >> seat & 1:
        return {"seat": seat + 1, "chair": chair + 1, "settled": "seat"}
    if not state.free >> chair & 1:
        return {"seat": seat + 1, "chair": chair + 1, "settled": "chair"}
    return None


def no_card_to_move(state: Any, step: int) -> Refusal:
    """CH-8"""
    if phase_of(step) != Phase.REUSE or cards_to_move(state) >> step - MOVE & 1:
        return None
    return {"kind": KIND_NAMES[state.kind], "chair": step - MOVE + 1}


def ones_own_chair(state: Any, step: int) -> Refusal:
    """CH-20"""
    return {"chair": step - CARD + 1} if step - CARD == state.card else None


BARS = (
    Bar("CH-104", not_at_this_table),
    Bar("CH-106", won),
    Bar("CH-22", limit_reached),
    Bar("CH-107", out_of_order),
    Bar("CH-110", already_settled),
    Bar("CH-8", no_card_to_move),
    Bar("CH-20", ones_own_chair),
)
