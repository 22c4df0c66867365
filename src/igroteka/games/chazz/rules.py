"""The rules of Chazz by the booklet: the order of play. One function for each sentence, with the number of its clause.

cards.py has what happens to the cards, counting.py points and places. The rules do not decide who gets which chair: the
actor is RACE, and the caller applies the outcome.
"""

from typing import Any

from igroteka.core import rulebook
from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.core.trace import note
from igroteka.games.chazz.cards import (
    capture,
    cards_to_move,
    lay,
    move,
    seat_that_owes,
    somebody_holds_two,
)
from igroteka.games.chazz.counting import is_better, score
from igroteka.games.chazz.language import Happened, Kind, Phase
from igroteka.games.chazz.places import MOST_CHAIRS, MOST_SEATS, place, seat_at
from igroteka.games.chazz.state import CALL, CARD, LEADER, MOVE, NONE, SIT, STATE
from igroteka.games.chazz.state import Fields as Fields

MOST_CHOICES = WEIGHTS = MOST_SEATS * MOST_CHAIRS  # the move buffer has this many steps, then the weights of outcomes


def set_up(state: Any, options: Any) -> None:
    """Fills in a state of zeros."""
    state.players = options.players
    state.rounds_left = options.round_limit or NONE  # CH-22
    state.leader = state.card = state.kind = NONE
    get_up(state)
    state.phase = Phase.LEADER  # CH-6
    state.actor = CHANCE


# The order of things


@rule
def get_up(state):
    """Everybody stands, and all chairs are free: CH-104, one fewer than players."""
    state.sitting = 0
    state.standing = (1 << state.players) - 1
    state.free = (1 << state.players - 1) - 1


@rule
def draw_leader(state, seat):
    """CH-6: the first leader, by lot; then the first chair of the leader card, by lot too."""
    state.leader = seat
    state.phase = Phase.CARD
    state.actor = CHANCE


@rule
def put_card(state, chair, trace):
    """CH-20: the leader card lies at this chair, and the next round begins."""
    if state.actor != CHANCE:
        note(trace, Happened.PUT, state.leader, 0, chair)
    state.card = chair
    state.phase = Phase.CALL
    state.actor = state.leader


@rule
def call(state, kind, trace):
    """CH-109: at the leader's word, everybody has to sit down."""
    note(trace, Happened.CALLED, state.leader, kind, 0)
    state.kind = kind
    get_up(state)
    state.phase = Phase.SIT
    state.actor = RACE


@rule
def sit(state, seat, chair, trace):
    """CH-110: the seat takes the chair. CH-111: when all chairs are taken, the cards are laid."""
    note(trace, Happened.SAT, seat, 0, chair)
    state.sitting |= place(seat, chair)
    state.standing &= ~(1 << seat)
    state.free &= ~(1 << chair)
    if state.free == 0:
        note(trace, Happened.STOOD, lowest(state.standing), 0, 0)
        lay(state, trace)
        go_on(state, trace)


@rule
def go_on(state, trace):
    """CH-112: seats that have to move a card are asked in order; then the round is settled."""
    if state.due:
        state.phase = Phase.REUSE
        state.actor = seat_that_owes(state)
    else:
        settle(state, trace)


@entry
def settle(state, trace):
    """CH-15: captures; then the end of the game, CH-106 or CH-22, or the next leader."""
    capture(state, trace)
    state.kind = NONE
    state.rounds_left -= state.rounds_left > 0
    note(trace, Happened.ROUND_ENDED, 0, 0, 0)
    if somebody_holds_two(state):
        note(trace, Happened.WON, 0, 0, 0)
        end(state)
    elif state.rounds_left == 0:
        note(trace, Happened.LIMIT, 0, 0, 0)
        end(state)
    else:
        find_leader(state, trace)


@rule
def end(state):
    state.phase = Phase.OVER
    state.actor = OVER


@rule
def find_leader(state, trace):
    """CH-18: the seat at the leader card leads next, and lays it elsewhere."""
    if seat_at(state.sitting, state.card) == state.leader:
        pass_to_the_right(state, trace)
    state.leader = seat_at(state.sitting, state.card)
    note(trace, Happened.LEADS, state.leader, 0, 0)
    state.phase = Phase.CARD
    state.actor = state.leader


@rule
def pass_to_the_right(state, trace):
    """CH-19: one chair counter-clockwise. CH-21: somebody sits there, as on every chair."""
    right = state.card - 1 if state.card > 0 else state.players - 2
    note(trace, Happened.PASSED, state.leader, 0, MOST_CHAIRS * state.card + right)
    state.card = right


@entry
def apply(state, step, trace):
    """Applies one step."""
    if step >= MOVE:
        move(state, step - MOVE, trace)
        go_on(state, trace)
    elif step >= SIT:
        sit(state, (step - SIT) // MOST_CHAIRS, (step - SIT) % MOST_CHAIRS, trace)
    elif step >= CALL:
        call(state, step - CALL, trace)
    elif step >= CARD:
        put_card(state, step - CARD, trace)
    else:
        draw_leader(state, step - LEADER)


# Legal steps, ascending


@rule
def leaders(state, buffer):
    """CH-6: every seat with equal weight."""
    for seat in range(state.players):
        buffer[seat] = LEADER + seat
        buffer[WEIGHTS + seat] = 1
    return state.players


@rule
def chairs_for_the_card(state, buffer):
    """CH-20: all but the one where it lies, which is the new leader's own; CH-6: at first any, with equal weight."""
    number = 0
    for chair in range(state.players - 1):
        buffer[number] = CARD + chair  # overwritten next time if the card lies there
        buffer[WEIGHTS + number] = 1
        number += chair != state.card
    return number


@rule
def calls(buffer):
    """CH-109"""
    buffer[0], buffer[1], buffer[2] = CALL + Kind.SPIT, CALL + Kind.CLAW, CALL + Kind.RUB
    return 3


@rule
def seatings(state, buffer):
    """CH-110: any standing seat may get any free chair. CH-1: without a race, all pairs have equal weight."""
    standing, free = state.standing, state.free
    number = 0
    while standing:
        first = SIT + MOST_CHAIRS * lowest(standing)
        chairs = free
        while chairs:
            buffer[number] = first + lowest(chairs)
            number += 1
            chairs &= chairs - 1
        standing &= standing - 1
    for index in range(number):
        buffer[WEIGHTS + index] = 1
    return number


@rule
def moves(state, buffer):
    """CH-8: any of the seat's three."""
    chairs = cards_to_move(state)
    number = 0
    while chairs:
        buffer[number] = MOVE + lowest(chairs)
        number += 1
        chairs &= chairs - 1
    return number


@entry
def choices(state, buffer):
    """Lists the choices of the phase, and returns their number."""
    if state.phase == Phase.SIT:
        return seatings(state, buffer)
    if state.phase == Phase.CARD:
        return chairs_for_the_card(state, buffer)
    if state.phase == Phase.CALL:
        return calls(buffer)
    if state.phase == Phase.REUSE:
        return moves(state, buffer)
    if state.phase == Phase.LEADER:
        return leaders(state, buffer)
    return 0


rulebook.bind(STATE, apply, choices, score, is_better)
