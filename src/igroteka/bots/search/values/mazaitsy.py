"""The evaluation of Мазайцы."""

import math
from enum import IntEnum

from igroteka.bots.search.values.mazaitsy_boat import (
    REACH,
    TURNS,
    act,
    arrive,
    cards_with,
    hares_about,
    pulled,
    worth,
)
from igroteka.core import rulebook
from igroteka.core.rule import rule
from igroteka.games.mazaitsy.cards import VALUES, Type
from igroteka.games.mazaitsy.field import EDGE, NEXT, SMALL
from igroteka.games.mazaitsy.hares import hare, number, of_value, points
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.movement import LOAD, partner
from igroteka.games.mazaitsy.state import HAND, NONE, STATE, MazaisTurn, Move, Then


class Feature(IntEnum):
    POINTS = 0
    POINTS_BY_TIME = 1  # points count more with fewer turns left
    ABOARD = 2
    FULL = 3
    ABOARD_BY_SHORE = 4
    FULL_BY_SHORE = 5
    CATCH = 6  # the best catch of the boat's next turn
    CATCH_NOW = 7  # the same, if that turn is now
    OUTLOOK = 8  # the best catch together with the hares near its end
    WITHIN_TWO_TURNS = 9
    FIRST_IN_A_TURN = 10  # hares that no other boat reaches sooner
    FIRST_IN_TWO_TURNS = 11
    FIRST_IN_THREE_TURNS = 12
    HARE_TO_LAY = 13
    IS_TO_LAY = 14
    SCATTERS = 15
    TURNS_LEFT = 16
    HELD_BY_FUNNEL = 17


FEATURES = tuple(one.name.lower().replace("_", " ") for one in Feature)

TURNS_OF_TWO = 26  # MZ-59
PER_ROUND = 13  # mean number of cards above Mazai in a round: in the row, or laid in its turns
NEAR, FAR = 0.4, 0.2  # weights of hares within one turn and two, in an outlook
SECOND_ACTIONS = (Move.STOP, Move.AHEAD, Move.LEFT, Move.RIGHT)


# Time


@rule
def has_drawn(state):
    """Whether the turn is over except for chance."""
    return state.phase == Phase.TOP or (state.phase == Phase.HARE and state.then == Then.REVEAL)


@rule
def all_turns(state):
    """Returns the turns of all seats in a whole game; an estimate with more than two seats."""
    if state.field == SMALL:
        return TURNS_OF_TWO
    return state.rounds * (PER_ROUND - state.players + 1) - 1 + state.players // 2


@rule
def turns_to_come(state):
    """Returns the turns left, including the current one until its card is drawn."""
    if state.last_lap:
        return state.players - state.seat - has_drawn(state)
    cards = state.in_pile + state.under + (state.top != NONE)
    if state.field == SMALL:
        return cards + (state.appeared == 0 or state.mazai != MazaisTurn.NONE) + 1
    rounds = state.rounds - state.appeared
    if state.most_below != NONE:
        above = max(0, cards - (state.least_below + state.most_below) // 2)
        return above + (rounds - 1) * (PER_ROUND - state.players + 1) + state.players // 2
    return rounds * (PER_ROUND - state.players + 1) + state.players // 2


@rule
def turns_before(state, seat):
    """Returns how many turns pass before that of the seat."""
    return (seat - state.seat - has_drawn(state)) % state.players


@rule
def turns_before_moving(state, seat, acts):
    """Returns the same, but a boat that has moved waits for its next turn."""
    before = turns_before(state, seat)
    return state.players if before == 0 and acts == 0 and not has_drawn(state) else before


# The boat in its turn


@rule
def coming_place(state):
    """Returns where currents or a funnel leave the boat to move, the cells it passes, and the actions it has left."""
    cell, passed, acts = state.boat[state.seat], 0, 0
    if state.phase == Phase.MOVE:
        acts = 2
    elif state.phase == Phase.SECOND:
        acts = 1
    elif state.phase == Phase.GRAB and state.then == Then.CARRY:
        cell, passed, over = arrive(state, NEXT[state.field, cell, state.cards[cell] // FACING], state.used)
        acts = state.acts == 1 and not over
    is_leaving = state.phase == Phase.FUNNEL or (state.phase == Phase.GRAB and state.then != Then.LEAVE)
    if is_leaving and acts == 0:
        cell = pulled(state, cell)
    return cell, passed, acts


@rule
def is_at_hares(state):
    """Whether the boat may take hares from its card now."""
    return Phase.MOVE <= state.phase <= Phase.UNLOAD


@rule
def coming_load(state, seat):
    """Returns the load after taking the hares at hand."""
    if seat == state.seat and is_at_hares(state):
        return taken(state.load[seat], state.hares[state.boat[seat]])
    return state.load[seat]


@rule
def taken(load, hares):
    """Returns the load with the best of these hares added, as many as the boat can carry."""
    for value in range(VALUES - 1, -1, -1):
        more = min(of_value(hares, value), max(0, LOAD - number(load)))
        load += more * hare(value)
    return load


# Features


@rule
def note_points(state, row, seat, load, turns):
    total = points(state.ashore[seat]) + points(load) + state.banked_points[seat]
    row[Feature.POINTS] = total / 10
    row[Feature.POINTS_BY_TIME] = total / 4 / math.sqrt(1.0 + turns)


@rule
def note_load(state, row, cell, load):
    """Notes the load: a full boat takes nothing, and must go to the shore."""
    by_shore = EDGE[state.field] >> cell & 1
    row[Feature.ABOARD] = number(load) / LOAD
    row[Feature.FULL] = number(load) >= LOAD
    row[Feature.ABOARD_BY_SHORE] = by_shore * row[Feature.ABOARD]
    row[Feature.FULL_BY_SHORE] = by_shore * row[Feature.FULL]


@rule
def note_catch(state, row, cell, heading, acts, passed, hares, room):
    """Notes the best of everything that the boat can do in one turn, or with its last action."""
    best, outlook = 0.0, 0.0
    for first in range(Move.STOP):
        if first > Move.RIGHT and acts < 2:
            break
        cell_1, heading_1, passed_1, over = act(state, cell, heading, passed, first)
        for second in SECOND_ACTIONS:
            cell_2, heading_2, passed_2 = cell_1, heading_1, passed_1
            if second != Move.STOP:
                if over or acts < 2 or first > Move.RIGHT or (first == Move.RIGHT and second != Move.AHEAD):
                    break  # a slip is a whole turn; right twice equals left twice
                cell_2, heading_2, passed_2, _ = act(state, cell_1, heading_1, passed_1, second)
            end = pulled(state, cell_2)
            passed_2 |= 1 << end
            met = cards_with(hares, passed_2)
            catch = worth(hares, passed_2) * min(room, met) / max(1, met)
            near = worth(hares, REACH[state.field, end, heading_2, 1] & ~passed_2)
            far = worth(hares, REACH[state.field, end, heading_2, 2] & ~passed_2)
            space = min(2, max(0, room - met)) / 2
            best = max(best, catch)
            outlook = max(outlook, catch + space * (NEAR * near + FAR * far))
    row[Feature.CATCH] = best / 4
    row[Feature.OUTLOOK] = outlook / 4


@rule
def note_reach(state, rows, seat, cell, turns, acts, hares):
    """Notes the hares that the boat can reach in its next turns on open water, and those it reaches first."""
    waits = turns_before_moving(state, seat, acts)
    for turn in range(1, min(turns, TURNS) + 1):
        cells = REACH[state.field, cell, state.heading[seat], turn]
        if turn == 2:
            rows[seat, Feature.WITHIN_TWO_TURNS] = worth(hares, cells) / 10
        for other in range(state.players):
            if other != seat:
                sooner = turn - (turns_before_moving(state, other, acts) > waits)
                cells &= ~REACH[state.field, state.boat[other], state.heading[other], sooner]
        rows[seat, Feature.FIRST_IN_A_TURN + turn - 1] = worth(hares, cells) / 10


@rule
def note_card(state, row, seat):
    """Notes the card that the seat lays next, or that it scatters hares instead."""
    in_hand = state.row[HAND] != NONE
    if in_hand and seat == state.seat:
        row[Feature.IS_TO_LAY] = 1
        row[Feature.HARE_TO_LAY] = points(state.row_hares[HAND]) / 4
        return
    before = turns_before(state, seat)
    place = (before - (in_hand or state.phase == Phase.SPIN)) % state.players
    if state.mazai != MazaisTurn.NONE:
        scattering = state.mazai - MazaisTurn.NOW - has_drawn(state)
        row[Feature.SCATTERS] = before == scattering
        place -= before > scattering
        if before == scattering:
            return
    elif state.field == SMALL:  # MZ-59: it will be seat 2
        row[Feature.SCATTERS] = seat == 1 and state.appeared == 0
    if 0 <= place < state.in_row:
        row[Feature.HARE_TO_LAY] = points(state.row_hares[place]) / 4
    elif place == state.in_row and state.top != NONE:
        row[Feature.HARE_TO_LAY] = (state.top & 1) / 2  # two points on average


@rule
def note_boat(state, rows, seat, cell, passed, acts, hares, turns):
    """Notes everything about a seat whose boat is on this cell, or will drift there."""
    row = rows[seat]
    load = coming_load(state, seat)
    note_points(state, row, seat, load, turns)
    if state.phase == Phase.UNLOAD and seat == state.seat:
        load = 0
    note_load(state, row, cell, load)
    note_card(state, row, seat)
    row[Feature.HELD_BY_FUNNEL] = pulled(state, cell) != cell or state.of_type[Type.FUNNEL] >> cell & 1
    before = turns_before_moving(state, seat, acts)
    left = max(0, (turns - 1 - before) // state.players + 1)
    row[Feature.TURNS_LEFT] = left / 10
    if left == 0:
        return
    is_moving = seat == state.seat and acts > 0
    room, acts_then = max(0, LOAD - number(load)), acts
    if not is_moving:
        acts_then, passed = 2, 0
    note_catch(state, row, cell, state.heading[seat], acts_then, passed, hares, room)
    note_reach(state, rows, seat, cell, left, acts, hares)
    row[Feature.CATCH_NOW] = row[Feature.CATCH] if before == 0 else 0


@rule
def share_teams(rows):
    """Gives partners their sum over √2 (MZ-77): a sum of two strengths deviates √2 times as much as one."""
    for seat in range(2):
        for feature in range(rows.shape[1]):
            together = (rows[seat, feature] + rows[partner(seat), feature]) / math.sqrt(2.0)
            rows[seat, feature] = rows[partner(seat), feature] = together


@rule
def describe(state, rows):
    for seat in range(state.players):
        for feature in range(rows.shape[1]):
            rows[seat, feature] = 0
    if state.boat[0] == NONE:  # the last boat to be placed
        return 0.0
    turns = turns_to_come(state)
    here, passed, acts = coming_place(state)
    hares = hares_about(state, is_at_hares(state) << state.boat[state.seat])
    for seat in range(state.players):
        cell = here if seat == state.seat else state.boat[seat]
        note_boat(state, rows, seat, cell, passed, acts, hares, turns)
    if state.teams:
        share_teams(rows)
    return 1 - min(turns, all_turns(state)) / all_turns(state)


rulebook.bind(STATE, describe)
