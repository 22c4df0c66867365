"""The rules of Ta Yü by the booklet: the order of play. One function for each sentence, with the number of its clause.

network.py has where a tile can lie, auction.py the bidding, counting.py points and places.
"""

from typing import Any

from igroteka.core import rulebook
from igroteka.core.actors import CHANCE, OVER
from igroteka.core.rule import entry, rule
from igroteka.core.trace import note
from igroteka.games.tayu.auction import bid, bids, is_settled, next_bidder, pass_for_good, settle
from igroteka.games.tayu.board import EDITIONS, PLACE_CELL, WAYS
from igroteka.games.tayu.counting import is_better, parties, score
from igroteka.games.tayu.language import Happened, Phase
from igroteka.games.tayu.network import (
    MOST_PLACES,
    bare_cells,
    can_be_laid,
    closes,
    joining_places,
    lay,
    opening_places,
)
from igroteka.games.tayu.state import (
    BID,
    DRAW,
    NONE,
    PASS,
    PLACE,
    PLAIN_STEP,
    RING_STEP,
    STATE,
)
from igroteka.games.tayu.state import Fields as Fields
from igroteka.games.tayu.tiles import KIND, PLAIN, RING, TYPES

MOST_CHOICES = WEIGHTS = MOST_PLACES  # the move buffer has this many steps, then the weights of chance outcomes
TILES = len(TYPES)
MOST_COPIES = max(edition.copies for edition in EDITIONS)
PAIRS = tuple((DRAW + tile, copies) for copies in range(1, MOST_COPIES + 1) for tile in range(TILES))
"""Every draw with every weight it can have. Their indices are small ints, which Python caches."""


def set_up(state: Any, options: Any) -> None:
    """Fills in a state of zeros. Options that have no effect are not stored, so that equal games have equal states."""
    edition = [edition.name for edition in EDITIONS].index(options.edition)
    copies = EDITIONS[edition].copies
    state.players = options.players
    state.edition = edition  # TY-1
    state.choice = options.draw == "choice"
    state.redraw = options.unplaceable == "redraw"
    state.barred = options.closing == "barred"
    state.weaker_side = options.tie == "weaker_side"
    state.bag[:] = copies  # TY-103, TY-106
    state.left[PLAIN] = copies * sum(KIND == PLAIN)
    state.left[RING] = copies * sum(KIND == RING)
    state.cells[:] = bare_cells(edition)
    state.spoiler = state.kind = state.drawn = NONE
    if options.players == 3 and options.spoiler == "auction":  # TY-18
        state.auction = 1
        state.phase = Phase.BID
        return
    if options.players == 3:
        state.spoiler = 2
        state.target = options.target
    begin_turn(state, 0)  # TY-16


# The order of things


@rule
def begin_turn(state, seat):
    """TY-110: a tile is drawn; TY-25: of a chosen kind, if that is agreed and there is a choice."""
    state.seat = seat
    if state.left[PLAIN] + state.left[RING] == 0:  # TY-108
        end(state)
    elif state.choice and state.left[PLAIN] > 0 and state.left[RING] > 0:
        state.phase = Phase.CHOOSE
        state.actor = seat
    else:
        ask_for_a_tile(state)


@rule
def pass_on(state):
    """TY-117."""
    begin_turn(state, state.seat + 1 if state.seat + 1 < state.players else 0)


@rule
def ask_for_a_tile(state):
    state.phase = Phase.DRAW
    state.actor = CHANCE


@rule
def end(state):
    state.phase = Phase.OVER
    state.actor = OVER


@rule
def go_on_bidding(state, trace):
    """TY-19; TY-21: the seat that opened the auction moves first."""
    if is_settled(state):
        settle(state, trace)
        begin_turn(state, 0)
    else:
        next_bidder(state)


@rule
def draw(state, tile, trace):
    """TY-27: the tile is visible at once. TY-12: if it cannot be laid, the game is over."""
    state.bag[tile] -= 1
    state.left[KIND[tile]] -= 1
    if can_be_laid(state, tile):
        state.drawn = tile
        state.kind = NONE
        state.phase = Phase.PLACE
        state.actor = state.seat
    elif state.redraw:
        set_aside(state, tile, trace)
    else:
        state.drawn = tile
        state.kind = NONE
        note(trace, Happened.STUCK, tile, 0, 0)
        end(state)


@rule
def set_aside(state, tile, trace):
    """TY-12, with `unplaceable: redraw`: of the same kind, or of the other kind when that is used up."""
    note(trace, Happened.ASIDE, tile, 0, 0)
    if state.kind != NONE and state.left[state.kind] == 0:
        state.kind = NONE
    if state.left[PLAIN] + state.left[RING] == 0:
        end(state)


@rule
def place(state, at, trace):
    tile = state.drawn
    state.drawn = NONE
    note(trace, Happened.LAID, state.seat, tile, at)
    lay(state, tile, PLACE_CELL[at // WAYS], at % WAYS, trace)
    pass_on(state)


@entry
def apply(state, step, trace):
    """Applies one step."""
    if step >= PLACE:
        place(state, step - PLACE, trace)
    elif step >= DRAW:
        draw(state, step - DRAW, trace)
    elif step > PASS:
        state.kind = RING if step == RING_STEP else PLAIN  # TY-25
        ask_for_a_tile(state)
    else:
        if step == PASS:
            pass_for_good(state)
        else:
            bid(state, step - BID + 1)
        go_on_bidding(state, trace)


# Legal steps, ascending


@rule
def kinds(buffer):
    """TY-25: asked only while both kinds are left."""
    buffer[0], buffer[1] = RING_STEP, PLAIN_STEP
    return 2


@rule
def draws(state, buffer):
    """Each type, of the chosen kind if there is one, weighted by the number left in the bag."""
    number = 0
    for tile in range(TILES):
        buffer[number] = DRAW + tile  # overwritten next time if there is no such tile
        buffer[WEIGHTS + number] = state.bag[tile]
        number += (state.bag[tile] > 0) & ((state.kind == NONE) | (state.kind == KIND[tile]))
    return number


@rule
def places(state, buffer):
    """TY-3 for the first tile, TY-4 for all others."""
    if state.tiles == 0:
        return opening_places(state, buffer, PLACE)
    number = joining_places(state, state.drawn, buffer, PLACE)
    return without_closing(state, buffer, number) if state.barred else number


@rule
def without_closing(state, buffer, number):
    """TY-14, with `closing: barred`: only places that leave an outlet open, if there are any."""
    kept = 0
    for index in range(number):
        at = buffer[index] - PLACE
        if not closes(state, state.drawn, PLACE_CELL[at // WAYS], at % WAYS):
            buffer[kept] = buffer[index]
            kept += 1
    return kept if kept > 0 else number


@entry
def choices(state, buffer):
    """Lists the choices of the phase, and returns their number."""
    if state.phase == Phase.PLACE:
        return places(state, buffer)
    if state.phase == Phase.DRAW:
        return draws(state, buffer)
    if state.phase == Phase.CHOOSE:
        return kinds(buffer)
    if state.phase == Phase.BID:
        return bids(state, buffer)
    return 0


rulebook.bind(STATE, apply, choices, score, is_better, parties)
