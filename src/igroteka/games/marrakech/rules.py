"""The rules of Marrakech by the booklet: one function for each sentence, with the number of its clause."""

from typing import Any

import numpy as np

from igroteka.core import rulebook
from igroteka.core.actors import CHANCE, OVER
from igroteka.core.bits import count
from igroteka.core.rule import entry, rule
from igroteka.core.trace import note
from igroteka.games.marrakech.language import Happened, Phase
from igroteka.games.marrakech.market import ALONG, CENTRE, DIRECTION, DOWN, FIRST, NEAR, NEAR_COUNT, NEXT, ROW, SOUTH
from igroteka.games.marrakech.rugs import colour_at, lay, owner, protected, rugs_left
from igroteka.games.marrakech.state import AHEAD, LAY, LEFT, NONE, RIGHT, ROLL, STATE, TOP
from igroteka.games.marrakech.state import Fields as Fields

MOST_CHOICES = WEIGHTS = 12  # the move buffer has this many steps, then the weights of chance outcomes

DIE = np.array([1, 2, 2, 1], np.int64)  # MK-103: faces with 1, 2, 3, 4 slippers
PURSE = 30  # MK-26


def set_up(state: Any, options: Any) -> None:
    """Fills in a state of zeros."""
    state.players = options.players
    state.stay = options.bankruptcy == "stay"
    state.own_allowed = options.own_rug == "allowed"
    state.turn_after = options.turn == "after"
    state.assam = CENTRE  # MK-104
    state.facing = SOUTH  # MK-4
    state.dirhams[: options.players] = PURSE
    state.top[:] = NONE
    if options.players == 2:
        state.pile[:] = 12  # MK-114: two colours each
        state.phase = Phase.TOP
        state.actor = CHANCE
    else:
        state.pile[: options.players] = 15 if options.players == 3 else 12  # MK-105, MK-106
        begin_turn(state, 0)  # MK-108


# Moving Assam


@rule
def turn(state, step, trace):
    """MK-27: 90° left, not at all, or 90° right."""
    state.facing = (state.facing + step - AHEAD) & 3
    note(trace, Happened.TURNED, state.facing, 0, 0)


@rule
def walk(state, cells, trace):
    """MK-110, MK-111: straight on, as many cells as the die shows slippers. Each straight leg is one event."""
    cell, way = state.assam, state.facing
    leg = cell
    for _ in range(cells):
        start, heading = cell, way
        cell, way = NEXT[heading, start, 0], NEXT[heading, start, 1]
        if way != heading:
            if leg != start:
                note(trace, Happened.WALKED, leg, start, heading)
            note(trace, Happened.ROUNDED if cell == start else Happened.LOOPED, start, cell, way)
            leg = cell
    if leg != cell:
        note(trace, Happened.WALKED, leg, cell, way)
    state.assam, state.facing = cell, way  # MK-3


# Paying


@rule
def area(cells, start):
    """MK-16: the connected part of the set that contains the start cell."""
    part = 1 << start
    while True:
        grown = (part | part << 1 | part >> 1 | part << ROW | part >> ROW) & cells
        if grown == part:
            return part
        part = grown


@rule
def pay(state, trace):
    """MK-112: for stopping on another's rug. Returns whether the seat is still in."""
    colour = colour_at(state, state.assam)
    if colour == NONE:  # MK-28
        return True
    seat, creditor = state.seat, owner(state, colour)
    if creditor == seat or state.gone[creditor]:  # MK-28, MK-7
        return True
    price = count(area(state.shown[colour], state.assam))
    paid = min(price, state.dirhams[seat])  # MK-6: as far as it reaches
    state.dirhams[seat] -= paid
    state.dirhams[creditor] += paid
    if paid < price:
        note(trace, Happened.OWED, seat, price, creditor)
    if paid > 0:
        note(trace, Happened.PAID, seat, paid, creditor)
    return paid == price or state.stay == 1  # MK-10


@rule
def seats_in(state):
    number = 0
    for seat in range(state.players):
        number += state.gone[seat] == 0
    return number


@rule
def go_out(state, trace):
    """MK-6, MK-8: the seat is out, and the rugs it has not laid are removed."""
    seat = state.seat
    state.gone[seat] = 1 + state.players - seats_in(state)
    if state.players == 2:
        state.top[seat] = NONE
    for colour in range(4):
        if owner(state, colour) == seat:
            state.pile[colour] = 0
    note(trace, Happened.WENT_OUT, seat, 0, 0)


# The order of things


@rule
def begin_turn(state, seat):
    """MK-109; MK-5: with `turn: after` Assam has been turned already."""
    state.seat = seat
    if state.turn_after:
        state.phase = Phase.ROLL
        state.actor = CHANCE
    else:
        state.phase = Phase.TURN
        state.actor = seat


@rule
def clockwise(state, seat):
    """The next seat around the table."""
    return seat + 1 if seat + 1 < state.players else 0


@rule
def pass_on(state):
    """MK-29: clockwise to the next seat that is in."""
    seat = state.seat
    for _ in range(state.players):
        seat = clockwise(state, seat)
        if not state.gone[seat]:
            break
    begin_turn(state, seat)


@rule
def no_rug_is_left(state):
    """MK-20: no seat has a rug left. A seat that is out has none."""
    for seat in range(state.players):
        if rugs_left(state, seat) > 0:
            return False
    return True


@rule
def end(state):
    state.phase = Phase.OVER
    state.actor = OVER


@rule
def after_roll(state, trace):
    if pay(state, trace):
        state.phase = Phase.LAY
        state.actor = state.seat
        return
    go_out(state, trace)
    if seats_in(state) == 1 or no_rug_is_left(state):  # MK-9, MK-20
        end(state)
    else:
        pass_on(state)


@rule
def after_lay(state):
    """MK-18: with two seats the next rug is turned up while the pile lasts."""
    if no_rug_is_left(state):
        end(state)
    elif state.players == 2 and rugs_left(state, state.seat) > 0:
        state.phase = Phase.TOP
        state.actor = CHANCE
    else:
        after_top(state)


@rule
def turn_up(state, colour):
    """MK-18. Before the first turn, seat 1 turns up its first rug, then seat 2."""
    if state.players != 2:  # MK-115
        return
    seat = state.seat
    state.pile[2 * seat + colour] -= 1
    state.top[seat] = 2 * seat + colour
    if state.shown[0] | state.shown[1] | state.shown[2] | state.shown[3]:
        after_top(state)
    elif seat == 0:
        state.seat = 1
    else:
        begin_turn(state, 0)  # MK-108


@rule
def after_top(state):
    """MK-5: with `turn: after` the seat that has laid turns Assam for the next."""
    if state.turn_after:
        state.phase = Phase.TURN
        state.actor = state.seat
    else:
        pass_on(state)


@entry
def apply(state, step, trace):
    """Applies one step."""
    if step < ROLL:
        turn(state, step, trace)
        if state.turn_after:
            pass_on(state)
        else:
            state.phase = Phase.ROLL
            state.actor = CHANCE
    elif step < TOP:
        walk(state, step - ROLL + 1, trace)
        after_roll(state, trace)
    elif step < LAY:
        turn_up(state, step - TOP)
    else:
        lay(state, step - LAY, trace)
        after_lay(state)


# Legal steps, ascending


@rule
def turns(buffer):
    """MK-27"""
    buffer[0], buffer[1], buffer[2] = LEFT, AHEAD, RIGHT
    return 3


@rule
def rolls(buffer):
    """MK-103"""
    for face in range(4):
        buffer[face] = ROLL + face
        buffer[WEIGHTS + face] = DIE[face]
    return 4


@rule
def tops(state, buffer):
    """MK-115: each colour, weighted by the number left in the pile."""
    number = 0
    for colour in range(2):
        left = state.pile[2 * state.seat + colour]
        if left > 0:
            buffer[number] = TOP + colour
            buffer[WEIGHTS + number] = left
            number += 1
    return number


@rule
def lays(state, buffer):
    """MK-13, MK-14: next to Assam and not under him, except where a protected rug lies."""
    along, down = protected(state, ALONG), protected(state, DOWN)
    number = 0
    for near in range(NEAR_COUNT[state.assam]):
        place = NEAR[state.assam, near]
        bars = down if DIRECTION[place] == DOWN else along
        buffer[number] = LAY + place  # overwritten next time if the place is barred
        number += 1 - (bars >> FIRST[place] & 1)
    return number


@entry
def choices(state, buffer):
    """Lists the choices of the phase, and returns their number."""
    if state.phase == Phase.TURN:
        return turns(buffer)
    if state.phase == Phase.ROLL:
        return rolls(buffer)
    if state.phase == Phase.LAY:
        return lays(state, buffer)
    if state.phase == Phase.TOP:
        return tops(state, buffer)
    return 0


# Counting


@rule
def score(state, seat):
    """MK-113: dirhams and visible halves; nothing for a seat that is out."""
    if state.gone[seat]:
        return 0
    points = state.dirhams[seat]
    for colour in range(4):
        if owner(state, colour) == seat:
            points += count(state.shown[colour])
    return points


@rule
def is_better(state, one, other):
    """MK-8: in before out, later out before earlier; MK-21: points, then dirhams."""
    if state.gone[one] or state.gone[other]:
        return state.gone[other] != 0 and (state.gone[one] == 0 or state.gone[one] > state.gone[other])
    if score(state, one) != score(state, other):
        return score(state, one) > score(state, other)
    return state.dirhams[one] > state.dirhams[other]


rulebook.bind(STATE, apply, choices, score, is_better)
