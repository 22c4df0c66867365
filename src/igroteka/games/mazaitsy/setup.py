"""The setup: dealing the field and the row, and placing the boats on start cards."""

from typing import Any

from igroteka.core.actors import CHANCE
from igroteka.core.bits import lowest
from igroteka.core.rule import rule
from igroteka.games.mazaitsy.asking import ask, ask_chance
from igroteka.games.mazaitsy.cards import DECKS, Type, copies, twins
from igroteka.games.mazaitsy.field import (
    LARGE,
    NEXT,
    NUM_CELLS,
    NUM_STARTS,
    ORDER,
    SMALL,
    STARTS,
    STRAIGHT_WAYS,
)
from igroteka.games.mazaitsy.hares import hare
from igroteka.games.mazaitsy.language import FACING, Phase
from igroteka.games.mazaitsy.laying import put_card
from igroteka.games.mazaitsy.pile import BOTTOM, draw, put_mazai
from igroteka.games.mazaitsy.state import BOAT, FACE, NONE, Then

ROUNDS_OF_TWO = 2
USUAL_ROUNDS = 3


def set_up(state: Any, options: Any) -> None:
    """Fills in a state of zeros. Options that have no effect are not stored, so that equal games have equal states."""
    deck = DECKS[options.deck]
    two = options.players == 2
    state.players = options.players
    state.field = SMALL if two else LARGE
    state.teams = options.teams
    state.rounds = ROUNDS_OF_TWO if two else options.rounds
    state.banking = state.rounds > USUAL_ROUNDS
    state.twins = twins(deck) if options.blank_twins else 0
    state.free_choice = options.free_choice
    state.nine_points = options.nine_points
    state.stealing = options.stealing
    state.each_boat = options.stealing and options.steal_limit == "boat"
    state.only_empty = options.scatter_on == "empty"
    state.keep_row = not two and options.row == "keep"
    state.pile[:] = copies(deck)
    state.in_pile = state.pile.sum()
    state.pool = sum(hare(value) * tokens for value, tokens in enumerate(deck.hares))
    for name in ("start", "spot", "top", "first_team", "row", "boat", "swamp", "cards"):
        state[name] = NONE
    in_the_middle = (state.in_pile - NUM_CELLS[SMALL]) // 2
    put_mazai(state, *((in_the_middle, in_the_middle) if two else (0, BOTTOM)))  # MZ-3, MZ-2
    state.phase = Phase.DEAL
    state.actor = CHANCE


# Dealing, also of a new row after Mazai's turn


@rule
def ask_for_a_card(state):
    if state.dealt < NUM_CELLS[state.field] or state.in_row < state.players:
        return ask_chance(state, Phase.DEAL)
    state.then = Then.REVEAL
    return Then.HARES


@rule
def deal(state, kind):
    draw(state, kind)
    if state.dealt == NUM_CELLS[state.field]:
        state.row[state.in_row] = kind  # MZ-4
        state.waiting_row |= (kind & 1) << state.in_row
        state.in_row += 1
        return Then.DEAL
    return deal_to_field(state, kind)


@rule
def deal_to_field(state, kind):
    if kind == 2 * Type.THICKET and state.dealt < NUM_STARTS[state.field]:
        state.under += 1  # MZ-1
        return Then.DEAL
    cell = ORDER[state.field, state.dealt]
    put_card(state, cell, kind, 0)
    state.waiting |= (kind & 1) << cell
    state.dealt += 1
    return ask_chance(state, Phase.FACE) if kind >= 2 * Type.STRAIGHT else Then.DEAL


@rule
def first_way(kind):
    """MZ-103: straight currents run along rows and columns, side currents diagonally."""
    return 0 if kind < 2 * Type.SIDE else STRAIGHT_WAYS


@rule
def faces(state, buffer):
    """MZ-5: each of the four ways, with equal weight."""
    weights = buffer[buffer.size // 2 :]
    first = first_way(state.cards[ORDER[state.field, state.dealt - 1]])
    for way in range(STRAIGHT_WAYS):
        buffer[way], weights[way] = FACE + first + way, 1
    return STRAIGHT_WAYS


@rule
def face(state, way):
    state.cards[ORDER[state.field, state.dealt - 1]] += FACING * way
    return Then.DEAL


# Boats


@rule
def ask_for_a_boat(state, seat):
    """MZ-115: the last seat begins."""
    state.seat = seat
    return ask(state, Phase.BOAT)


@rule
def may_look(state, cell, way):
    """MZ-6: away from the other start cards."""
    return not STARTS[state.field] >> NEXT[state.field, cell, way] & 1


@rule
def boats(state, buffer):
    """MZ-116: on a start card without a boat."""
    found = 0
    free = STARTS[state.field]
    for seat in range(state.seat + 1, state.players):
        free &= ~(1 << state.boat[seat])
    while free:
        cell = lowest(free)
        free &= free - 1
        for way in range(STRAIGHT_WAYS):
            if may_look(state, cell, way):
                buffer[found] = BOAT + STRAIGHT_WAYS * cell + way
                found += 1
    return found


@rule
def put_boat(state, cell, way):
    seat = state.seat
    state.boat[seat], state.heading[seat] = cell, way
    if state.field == SMALL:  # MZ-7: both on one card, back to back
        state.boat[0], state.heading[0] = cell, way ^ 2
        seat = 0
    return seat
