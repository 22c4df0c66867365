"""The second stage of a turn: a card of the row replaces one on the field, and takes effect."""

from igroteka.core.bits import lowest
from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.mazaitsy.asking import ask
from igroteka.games.mazaitsy.cards import Type
from igroteka.games.mazaitsy.field import CLOCKWISE, FIELD, NEXT, RING, SHORE, SHORE_SET
from igroteka.games.mazaitsy.hares import number
from igroteka.games.mazaitsy.language import FACING, Happened, Phase
from igroteka.games.mazaitsy.state import HAND, NONE, Then

AROUND = len(CLOCKWISE)


@rule
def replaceable(state):
    """MZ-38: every card with no boat and no hare on it."""
    taken = state.tokens
    for seat in range(state.players):
        taken |= 1 << state.boat[seat]
    return FIELD[state.field] & ~taken


@rule
def take_from_row(state, place):
    """MZ-68: the gap closes towards the far end."""
    state.row[HAND], state.row_hares[HAND] = state.row[place], state.row_hares[place]
    state.in_row -= 1
    for at in range(place, state.in_row):
        state.row[at], state.row_hares[at] = state.row[at + 1], state.row_hares[at + 1]
    state.row[state.in_row], state.row_hares[state.in_row] = NONE, 0
    return Then.LAY


@rule
def take_from_pile(state):
    """MZ-67: the card gets its hare; the next one is opened at the end of the turn."""
    state.row[HAND], state.top = state.top, NONE
    state.waiting_row = (state.row[HAND] & 1) << HAND
    state.then = Then.LAY
    return Then.HARES


@rule
def ask_where_to_lay(state, trace):
    """MZ-39: if nothing can be replaced, the card is discarded."""
    if replaceable(state):
        return ask(state, Phase.LAY)
    note(trace, Happened.DISCARDED, state.seat, state.row[HAND], 0)
    state.discard[state.row[HAND]] += 1
    state.pool += state.row_hares[HAND]
    empty_hand(state)
    return Then.DRAW


@rule
def empty_hand(state):
    state.row[HAND], state.row_hares[HAND] = NONE, 0


@rule
def put_hares(state, cell, hares):
    """Replaces the hares on the card."""
    state.hares[cell] = hares
    state.tokens = state.tokens & ~(1 << cell) | (hares != 0) << cell


@rule
def put_card(state, cell, kind, way):
    state.cards[cell] = kind + FACING * way
    state.of_type[kind // 2] |= 1 << cell


@rule
def remove_card(state, cell):
    """MZ-47: when a swamp is removed, its pending effect is too."""
    kind = state.cards[cell] % FACING
    state.discard[kind] += 1
    state.of_type[kind // 2] ^= 1 << cell
    for seat in range(state.players):
        if state.swamp[seat] == cell:
            state.swamp[seat] = NONE


@rule
def lay(state, cell, way, trace):
    """MZ-37: the card brings its hare along."""
    kind = state.row[HAND]
    laid = Happened.LAID_CURRENT if kind >= 2 * Type.STRAIGHT else Happened.LAID
    note(trace, laid, state.seat, kind + FACING * way, cell)
    remove_card(state, cell)
    put_card(state, cell, kind, way)
    put_hares(state, cell, state.row_hares[HAND])
    empty_hand(state)
    return work(state, cell, kind, trace)


@rule
def work(state, cell, kind, trace):
    """MZ-79: the effect of a card when a player lays it."""
    card = kind // 2
    if kind & 1 == 0 and state.twins >> card & 1:
        clear(state, state.of_type[card] & state.tokens, trace)
    around = RING[state.field, cell] & state.tokens
    if card == Type.SWAMP:
        suck(state, cell, around, trace)
    if card == Type.WHIRLPOOL and around:  # MZ-44
        state.spot = cell
        return ask(state, Phase.SPIN)
    return Then.DRAW


@rule
def suck(state, swamp, cells, trace):
    """MZ-45: all hares around move to the swamp; MZ-46: they are lost after the seat's next Movement stage."""
    gathered = state.hares[swamp]
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        note(trace, Happened.SUCKED, number(state.hares[cell]), cell, swamp)
        gathered += state.hares[cell]
        put_hares(state, cell, 0)
    put_hares(state, swamp, gathered)
    if not state.last_lap:  # when no seat has another Movement stage
        state.swamp[state.seat] = swamp


@rule
def swallow(state, trace):
    """MZ-46: the hares on the swamp of this seat's last turn go back to the pool."""
    seat = state.seat
    cell = state.swamp[seat]
    if cell == NONE:
        return
    state.swamp[seat] = NONE
    if state.hares[cell]:
        note(trace, Happened.SWALLOWED, number(state.hares[cell]), cell, 0)
        state.pool += state.hares[cell]
        put_hares(state, cell, 0)


@rule
def clear(state, cells, trace):
    """MZ-65: the hares on all cards of the type go back to the pool."""
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        note(trace, Happened.CLEARED, number(state.hares[cell]), cell, 0)
        state.pool += state.hares[cell]
        put_hares(state, cell, 0)


@rule
def spin(state, against, trace):
    """MZ-41: all hares around the whirlpool move on by one card, clockwise or counter-clockwise."""
    middle = state.spot
    state.spot = NONE
    source = around(state, middle, AROUND - 1, against)
    moved = lying_on(state, source)
    for place in range(AROUND):
        cell = around(state, middle, place, against)
        here = lying_on(state, cell)
        whirl(state, moved, source, cell, trace)
        source, moved = cell, here
    return Then.DRAW


@rule
def around(state, middle, place, against):
    """One of the eight cells around another, clockwise or counter-clockwise; it may be the shore."""
    return NEXT[state.field, middle, CLOCKWISE[AROUND - 1 - place if against else place]]


@rule
def lying_on(state, cell):
    return state.hares[cell] if cell != SHORE else 0


@rule
def whirl(state, hares, source, cell, trace):
    """MZ-42: on the shore and in a thicket hares are lost, and go to the pool."""
    lost = (state.of_type[Type.THICKET] | SHORE_SET) >> cell & 1
    if hares:
        note(trace, Happened.WHIRLED_AWAY if lost else Happened.WHIRLED, number(hares), source, cell)
    if lost:
        state.pool += hares
    else:
        put_hares(state, cell, hares)
