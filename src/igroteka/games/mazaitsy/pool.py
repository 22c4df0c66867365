"""The pool of hare tokens. Tokens are drawn for the cards that wait for one, the field before the row (MZ-114)."""

from igroteka.core.bits import count, lowest
from igroteka.core.rule import rule
from igroteka.games.mazaitsy.asking import ask_chance
from igroteka.games.mazaitsy.cards import VALUES
from igroteka.games.mazaitsy.hares import hare, number, of_value
from igroteka.games.mazaitsy.language import Phase
from igroteka.games.mazaitsy.laying import put_hares
from igroteka.games.mazaitsy.state import AT, HARE, NONE, Then


@rule
def hares(state):
    """Asks chance for the next hare, until every card has one, or MZ-50: the pool is empty."""
    if state.pool and state.waiting | state.waiting_row:
        return ask_chance(state, Phase.WHERE if is_short(state) else Phase.HARE)
    then = state.then
    state.waiting = state.waiting_row = 0
    state.then = Then.ASK
    return then


@rule
def is_short(state):
    """MZ-56: there are too few hares for the cards of a type, so chance decides which cards get one."""
    return state.then == Then.RESHUFFLE and count(state.waiting) > number(state.pool)


@rule
def hare_values(state, buffer):
    """Every value, weighted by its number of tokens in the pool."""
    weights = buffer[buffer.size // 2 :]
    found = 0
    for value in range(VALUES):
        buffer[found], weights[found] = HARE + value, of_value(state.pool, value)
        found += weights[found] > 0
    return found


@rule
def places(state, buffer):
    """MZ-56: each waiting card, with equal weight."""
    weights = buffer[buffer.size // 2 :]
    found, cells = 0, state.waiting
    while cells:
        buffer[found], weights[found] = AT + lowest(cells), 1
        cells &= cells - 1
        found += 1
    return found


@rule
def choose_spot(state, cell):
    state.spot = cell
    return ask_chance(state, Phase.HARE)


@rule
def draw_hare(state, value):
    """Puts the token on its card, face up."""
    state.pool -= hare(value)
    if state.waiting:
        cell = state.spot if state.spot != NONE else lowest(state.waiting)
        state.waiting &= ~(1 << cell)
        state.spot = NONE
        put_hares(state, cell, state.hares[cell] + hare(value))
    else:
        state.row_hares[lowest(state.waiting_row)] = hare(value)
        state.waiting_row &= state.waiting_row - 1
    return Then.HARES
