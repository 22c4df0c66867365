"""The rules of Мазайцы by the booklet: applying a step with its automatic consequences, and listing the legal steps.

setup.py has the setup; movement.py, laying.py and rounds.py have the three stages of a turn.
"""

from igroteka.core import rulebook
from igroteka.core.actors import CHANCE
from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.games.mazaitsy.cards import Type
from igroteka.games.mazaitsy.counting import is_better, parties, score
from igroteka.games.mazaitsy.field import CELLS, STRAIGHT_WAYS, WAYS
from igroteka.games.mazaitsy.language import Phase
from igroteka.games.mazaitsy.laying import (
    ask_where_to_lay,
    lay,
    replaceable,
    spin,
    swallow,
    take_from_pile,
    take_from_row,
)
from igroteka.games.mazaitsy.movement import (
    arrive,
    carry,
    current,
    funnels,
    grab,
    leave,
    move,
    moves,
    near_funnels,
    pull,
    rest,
    unload,
)
from igroteka.games.mazaitsy.pile import deals, tops
from igroteka.games.mazaitsy.pool import choose_spot, draw_hare, hare_values, hares, places
from igroteka.games.mazaitsy.rounds import (
    begin_turn,
    choose_card,
    draw_card,
    end_turn,
    picks,
    reshuffle,
    reveal,
    scatter,
    scatters,
    turn_up,
)
from igroteka.games.mazaitsy.setup import (
    ask_for_a_boat,
    ask_for_a_card,
    boats,
    deal,
    face,
    faces,
    first_way,
    put_boat,
)
from igroteka.games.mazaitsy.state import (
    AT,
    BOAT,
    DEAL,
    FACE,
    FUNNEL,
    HAND,
    HARE,
    LAY,
    LAY_FACING,
    MOVE,
    SCATTER,
    SPIN,
    STATE,
    TOP,
    USE,
    USE_TOP,
    Then,
)
from igroteka.games.mazaitsy.state import Fields as Fields

MOST_CHOICES = CELLS * STRAIGHT_WAYS  # a current, on any card, in four ways


@rule
def step_by_chance(state, step, trace):
    if step < FACE:
        return deal(state, step - DEAL)
    if step < HARE:
        return face(state, step - FACE)
    if step < TOP:
        return draw_hare(state, step - HARE)
    return turn_up(state, step - TOP, trace)


@rule
def step_on_the_field(state, step, trace):
    """Boats at setup, and everything done with cards."""
    if step < MOVE:
        return place_boat(state, step - BOAT)
    if step < USE:
        return pull(state, step - FUNNEL, trace)
    if step < LAY:
        return take_from_pile(state) if step == USE_TOP else take_from_row(state, step - USE)
    if step < SPIN:
        return lay_card(state, step, trace)
    if step < SCATTER:
        return spin(state, step - SPIN, trace)
    if step < AT:
        return scatter(state, step - SCATTER, trace)
    return choose_spot(state, step - AT)


@rule
def lay_card(state, step, trace):
    """Lays the card in hand on a cell; a current also has a way."""
    turned = step >= LAY_FACING
    cell = (step - LAY_FACING) // WAYS if turned else step - LAY
    return lay(state, cell, (step - LAY_FACING) % WAYS if turned else 0, trace)


@rule
def place_boat(state, place):
    seat = put_boat(state, place // STRAIGHT_WAYS, place % STRAIGHT_WAYS)
    return ask_for_a_boat(state, seat - 1) if seat > 0 else begin_turn(state, 0)


@rule
def finish_movement(state, trace):
    """The transition from the first stage to the second."""
    free = leave(state)
    swallow(state, trace)
    return choose_card(state, free)


@rule
def move_on(state, then, trace):
    """The next automatic action of the Movement stage."""
    if then == Then.ARRIVE:
        return arrive(state, trace)
    if then == Then.CURRENT:
        return current(state, trace)
    if then == Then.CARRY:
        return carry(state, trace)
    if then == Then.REST:
        return rest(state)
    if then == Then.GRAB:
        return grab(state)
    if then == Then.FUNNELS:
        return funnels(state, trace)
    if then == Then.UNLOAD:
        return unload(state)
    return finish_movement(state, trace)


@rule
def deal_on(state, then, trace):
    """The next automatic action with cards and hares."""
    if then == Then.DEAL:
        return ask_for_a_card(state)
    if then == Then.HARES:
        return hares(state)
    if then == Then.REVEAL:
        return reveal(state)
    if then == Then.LAY:
        return ask_where_to_lay(state, trace)
    if then == Then.DRAW:
        return draw_card(state)
    if then == Then.RESHUFFLE:
        return reshuffle(state, trace)
    return end_turn(state)


@entry
def apply(state, step, trace):
    """Applies one step and its automatic consequences, until a seat or chance has to decide."""
    if step < BOAT:
        then = step_by_chance(state, step, trace)
    elif MOVE <= step < FUNNEL:
        then = move(state, step - MOVE, trace)
    else:
        then = step_on_the_field(state, step, trace)
    while then != Then.ASK:
        then = move_on(state, then, trace) if then < Then.DEAL else deal_on(state, then, trace)


# Legal steps, ascending


@rule
def steps(buffer, first, members):
    """One step for each member of a set."""
    found = 0
    while members:
        buffer[found] = first + lowest(members)
        members &= members - 1
        found += 1
    return found


@rule
def lays(state, buffer):
    """MZ-40: a current with each of its four ways."""
    kind = state.row[HAND]
    cells = replaceable(state)
    if kind < 2 * Type.STRAIGHT:
        return steps(buffer, LAY, cells)
    found, first = 0, LAY_FACING + first_way(kind)
    while cells:
        for way in range(STRAIGHT_WAYS):
            buffer[found + way] = first + WAYS * lowest(cells) + way
        cells &= cells - 1
        found += STRAIGHT_WAYS
    return found


@rule
def chances(state, buffer):
    if state.phase == Phase.DEAL:
        return deals(state, buffer)
    if state.phase == Phase.HARE:
        return hare_values(state, buffer)
    if state.phase == Phase.TOP:
        return tops(state, buffer)
    if state.phase == Phase.FACE:
        return faces(state, buffer)
    return places(state, buffer)


@entry
def choices(state, buffer):
    """Lists the choices of the phase, and returns their number."""
    phase = state.phase
    if state.actor == CHANCE:
        return chances(state, buffer)
    if Phase.MOVE <= phase <= Phase.UNLOAD:
        return steps(buffer, MOVE, moves(state))
    if phase == Phase.LAY:
        return lays(state, buffer)
    if phase == Phase.BOAT:
        return boats(state, buffer)
    if phase == Phase.FUNNEL:
        return steps(buffer, FUNNEL, near_funnels(state))
    if phase == Phase.PICK:
        return picks(state, buffer)
    if phase == Phase.SPIN:
        return steps(buffer, SPIN, 0b11)
    if phase == Phase.SCATTER:
        return scatters(state, buffer)
    return 0


rulebook.bind(STATE, apply, choices, score, is_better, parties)
