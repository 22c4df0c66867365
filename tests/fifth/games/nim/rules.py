"""Nim by its clauses."""

from typing import Any, NamedTuple

from igroteka.core import rulebook
from igroteka.core.actors import CHANCE, OVER
from igroteka.core.fields import layout
from igroteka.core.rule import entry, rule
from igroteka.core.trace import note

from .language import DIE, LANGUAGE, Happened, Phase

ROLL, TAKE = map(LANGUAGE.first, ("roll", "take"))
MOST_CHOICES = DIE


class Fields(NamedTuple):
    actor: int
    phase: int
    players: int
    heap: int
    seat: int
    most: int
    last: int


STATE = layout(Fields)


def set_up(state: Any, options: Any) -> None:
    """NI-1"""
    state.players, state.heap, state.actor, state.last = options.players, options.heap, CHANCE, -1


@rule
def most_to_take(state):
    """NI-3"""
    return min(state.most, state.heap)


@entry
def apply(state, step, trace):
    if step < TAKE:
        state.most, state.phase, state.actor = 1 + step - ROLL, Phase.TAKE, state.seat
        return
    note(trace, Happened.TOOK, state.seat, 1 + step - TAKE, state.heap)
    state.heap -= 1 + step - TAKE
    state.last, state.most, state.seat = state.seat, 0, (state.seat + 1) % state.players
    state.phase, state.actor = Phase.ROLL if state.heap else Phase.OVER, CHANCE if state.heap else OVER  # NI-4


@entry
def choices(state, buffer):
    if state.phase == Phase.OVER:
        return 0
    first, number = (ROLL, DIE) if state.phase == Phase.ROLL else (TAKE, most_to_take(state))
    for index in range(number):
        buffer[index], buffer[MOST_CHOICES + index] = first + index, 1  # NI-2
    return number


@rule
def score(state, seat):
    """NI-4: as if the game ended now."""
    return 1 if seat == state.last else 0


rulebook.bind(STATE, apply, choices, score)
