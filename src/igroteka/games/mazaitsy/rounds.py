"""The third stage of a turn, Mazai with his rounds, and the end of the game."""

from igroteka.core.actors import OVER
from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.mazaitsy.asking import ask, ask_chance
from igroteka.games.mazaitsy.cards import MAZAI, TYPES, Type
from igroteka.games.mazaitsy.field import SMALL
from igroteka.games.mazaitsy.hares import number, points
from igroteka.games.mazaitsy.language import Happened, Phase
from igroteka.games.mazaitsy.laying import take_from_row
from igroteka.games.mazaitsy.pile import BOTTOM, cards_left, draw, has_mazai, put_mazai, shuffle, shuffle_in
from igroteka.games.mazaitsy.setup import ask_for_a_boat
from igroteka.games.mazaitsy.state import NONE, SCATTER, USE, USE_TOP, MazaisTurn, Then

NO_HARES = 1 << Type.THICKET | 1 << Type.SWAMP  # MZ-54


# A turn


@rule
def begin_turn(state, seat):
    state.seat = seat
    if state.stealing:
        state.start = state.boat[seat]
    return ask(state, Phase.MOVE)


@rule
def choose_card(state, free):
    """MZ-53: on Mazai's turn hares are scattered instead. MZ-129: the farthest card, unless the choice is free."""
    if state.mazai == MazaisTurn.NOW:
        return ask(state, Phase.SCATTER)
    if free and state.in_row + (state.top != NONE) > 1:
        return ask(state, Phase.PICK)
    return take_from_row(state, 0)


@rule
def picks(state, buffer):
    """MZ-67 to MZ-69: any card of the row but Mazai, or the open one on the pile."""
    found = state.in_row
    for place in range(found):
        buffer[place] = USE + place
    if state.top != NONE:
        buffer[found] = USE_TOP
        found += 1
    return found


@rule
def draw_card(state):
    """MZ-132: the open card of the pile joins the row, with a hare if it has the symbol. MZ-61: if there is a card."""
    if state.top != NONE:
        state.row[state.in_row] = state.top
        state.waiting_row = (state.top & 1) << state.in_row
        state.in_row += 1
        state.top = NONE
    state.then = Then.REVEAL
    return Then.HARES


@rule
def reveal(state):
    """The next card of the pile is turned up."""
    if cards_left(state) or has_mazai(state):
        return ask_chance(state, Phase.TOP)
    return Then.END_TURN


@rule
def turn_up(state, kind, trace):
    if kind == MAZAI:
        return appear(state, trace)
    draw(state, kind)
    state.top = kind
    if state.boat[0] == NONE:
        return ask_for_a_boat(state, state.players - 1)
    return Then.END_TURN


@rule
def end_turn(state):
    """MZ-60: the last lap ends with the last seat, so that all have had equally many turns."""
    is_last = state.seat + 1 == state.players
    if state.last_lap and is_last:
        state.phase, state.actor = Phase.OVER, OVER
        return Then.ASK
    if state.mazai:
        state.mazai -= 1
    return begin_turn(state, 0 if is_last else state.seat + 1)


# Mazai


@rule
def appear(state, trace):
    """MZ-52: Mazai comes to the far end of the row, for the next seat. MZ-60: the last time he only ends the game."""
    put_mazai(state, NONE, NONE)
    state.appeared += 1
    note(trace, Happened.MAZAI, state.appeared, 0, 0)
    if state.banking:
        bank(state, trace)
    if state.appeared == state.rounds:
        begin_last_lap(state, trace)
    else:
        state.mazai = MazaisTurn.AFTER_NEXT if is_same_team_again(state) else MazaisTurn.NEXT
        if state.appeared == 2:
            state.first_team = NONE
    if cards_left(state) and not (state.last_lap and state.seat + 1 == state.players):
        return Then.ASK  # for another card
    return Then.END_TURN


@rule
def begin_last_lap(state, trace):
    """MZ-60. The swamps of seats without another turn no longer swallow anything."""
    state.last_lap = 1
    note(trace, Happened.LAST_LAP, 0, 0, 0)
    for seat in range(state.seat + 1):
        state.swamp[seat] = NONE


@rule
def is_same_team_again(state):
    """MZ-76: the second time, the next seat would be of the team that scattered first."""
    return state.teams and state.appeared == 2 and (state.seat + 1) & 1 == state.first_team


@rule
def bank(state, trace):
    """MZ-62: with more rounds, the hares ashore are written down and go back to the pool."""
    for seat in range(state.players):
        ashore = state.ashore[seat]
        if ashore:
            note(trace, Happened.BANKED, seat, points(ashore), number(ashore))
            state.banked_points[seat] += points(ashore)
            state.banked_number[seat] += number(ashore)
            state.pool += ashore
            state.ashore[seat] = 0


@rule
def scatters(state, buffer):
    """MZ-54: seven types, if they are on the field."""
    found = 0
    for one in range(TYPES):
        buffer[found] = SCATTER + one
        found += (state.of_type[one] != 0) & ~(NO_HARES >> one) & 1
    return found


@rule
def scatter(state, one, trace):
    """MZ-55: a hare for every card of the type."""
    note(trace, Happened.SCATTERED, state.seat, 2 * one, 0)
    state.waiting = state.of_type[one] & ~state.tokens if state.only_empty else state.of_type[one]
    state.then = Then.RESHUFFLE
    return Then.HARES


@rule
def reshuffle(state, trace):
    """MZ-59: with two seats, Mazai goes under the pile. MZ-57, MZ-58: with more, all cards are shuffled."""
    state.mazai = 0
    if state.teams and state.appeared == 1:
        state.first_team = state.seat & 1
    if state.field == SMALL:
        put_mazai(state, 0, 0)
        return Then.END_TURN
    note(trace, Happened.SHUFFLED, 0, 0, 0)
    shuffle(state)
    if not state.keep_row:
        put_row_back(state)
    put_mazai(state, 0, BOTTOM)
    return Then.DEAL


@rule
def put_row_back(state):
    """MZ-57: the cards go back to the pile, and the hares on them to the pool."""
    for place in range(state.in_row):
        shuffle_in(state, state.row[place])
        state.pool += state.row_hares[place]
        state.row[place], state.row_hares[place] = NONE, 0
    state.in_row = 0
