"""Asking for a decision: of the seat whose turn it is, or of chance."""

from igroteka.core.actors import CHANCE
from igroteka.core.rule import rule
from igroteka.games.mazaitsy.state import Then


@rule
def ask(state, phase):
    state.phase, state.actor = phase, state.seat
    return Then.ASK


@rule
def ask_chance(state, phase):
    state.phase, state.actor = phase, CHANCE
    return Then.ASK
