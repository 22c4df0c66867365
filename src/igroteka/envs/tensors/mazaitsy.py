"""A seat's observation of Mazaitsy. MZ-63: hares that others put ashore show only their number until the end."""

import numpy as np

from igroteka.core.actors import OVER
from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.core.state import State
from igroteka.envs.tensors.plane import Plane, starts
from igroteka.envs.tensors.seats import after, mark_actor, mark_seat, write_number
from igroteka.games.mazaitsy.cards import KINDS, TYPES, VALUES, Type
from igroteka.games.mazaitsy.counting import score
from igroteka.games.mazaitsy.field import CELLS, COLUMNS, ORDER, STRAIGHT_WAYS, WAYS
from igroteka.games.mazaitsy.hares import number, of_value
from igroteka.games.mazaitsy.language import FACING, SEATS, Phase
from igroteka.games.mazaitsy.state import MOVE, NONE, STEPS, MazaisTurn, Move

ROW = SEATS + 1

PLANES = (
    Plane("cards", (TYPES, COLUMNS, COLUMNS), "cards of each type; with two seats the field is the upper left 5 × 5"),
    Plane("bears", (COLUMNS, COLUMNS), "cards with the hare symbol"),
    Plane("arrows", (WAYS, COLUMNS, COLUMNS), "currents by direction: n, e, s, w, ne, se, sw, nw"),
    Plane("hares", (VALUES, COLUMNS, COLUMNS), "how many hares worth 1, 2, 3, 4 lie there"),
    Plane("boats", (SEATS, COLUMNS, COLUMNS), "each seat's boat"),
    Plane("swamps", (SEATS, COLUMNS, COLUMNS), "the swamp that each seat laid in its last turn"),
    Plane("used", (COLUMNS, COLUMNS), "currents that have acted in this Movement stage"),
    Plane("waiting", (COLUMNS, COLUMNS), "cards that are still to get a hare"),
    Plane("spot", (COLUMNS, COLUMNS), "the card that gets the next hare, or the whirlpool to be spun"),
    Plane("headings", (SEATS, STRAIGHT_WAYS), "each boat's heading: n, e, s, w"),
    Plane("load", (SEATS, VALUES), "how many hares worth 1, 2, 3, 4 each boat carries"),
    Plane("ashore", (SEATS,), "how many hares each seat has put ashore"),
    Plane(
        "ashore_values",
        (SEATS, VALUES),
        "of these, how many worth 1, 2, 3, 4: the observer's own, and everybody's once the game is over",
    ),
    Plane(
        "scores",
        (SEATS, 2),
        "points, hundreds and remainder: the observer's own, and everybody's once the game is over",
    ),
    Plane("banked_points", (SEATS, 2), "points written down: hundreds and remainder"),
    Plane("banked_hares", (SEATS, 2), "hares written down: hundreds and remainder"),
    Plane(
        "row",
        (ROW, KINDS),
        "the row, the farthest card first, and last the card in hand: the type, without and with the hare symbol",
    ),
    Plane("row_hares", (ROW, VALUES), "the hare on each of these"),
    Plane("top", (KINDS,), "the open card of the pile"),
    Plane("pile", (1,), "cards in the pile, without the open one"),
    Plane("discard", (1,), "discarded cards"),
    Plane("pool", (1,), "hares left to draw"),
    Plane("appeared", (1,), "how often Mazai has appeared"),
    Plane("scatters", (SEATS,), "who scatters the hares when Mazai is in the row"),
    Plane("last_lap", (1,), "this lap is the last"),
    Plane("first", (SEATS,), "seat 1: the last lap ends before it"),
    Plane("acts", (1,), "how often the boat has moved ahead or turned in this stage"),
    Plane("phase", (len(Phase),), "the phase, in the order of the game's phases"),
    Plane("actor", (SEATS + 2,), "who acts: a seat, chance, or nobody once the game is over"),
    Plane("turn", (SEATS,), "whose turn it is, or who puts a boat on the field"),
    Plane("players", (3,), "two, three or four seats"),
    Plane("rounds", (1,), "the number of Mazai's appearances that ends the game"),
    Plane(
        "options",
        (8,),
        "teams; blank_twins; free_choice; nine_points; stealing; steal_limit: boat; scatter_on: empty; row: keep",
    ),
)
AT = starts(PLANES)


@rule
def paint(cells, out):
    """Writes 1 on each cell of the set."""
    while cells:
        out[lowest(cells)] = 1
        cells &= cells - 1


@rule
def mark_cell(cell, out):
    """Marks a cell; writes nothing for NONE."""
    if cell != NONE:
        out[cell] = 1


@rule
def count_values(hares, out, apart):
    """Writes the number of hares of each value, `apart` entries from each other."""
    for value in range(VALUES):
        out[apart * value] = of_value(hares, value)


@rule
def paint_field(state, out):
    """Writes the field. A dealt card whose direction chance has yet to draw has no arrow."""
    unturned = ORDER[state.field, state.dealt - 1] if state.phase == Phase.FACE else NONE
    for cell in range(CELLS):
        card = state.cards[cell]
        if card != NONE:
            kind = card % FACING
            out[AT.cards + CELLS * (kind // 2) + cell] = 1
            out[AT.bears + cell] = kind & 1
            if kind >= 2 * Type.STRAIGHT and cell != unturned:
                out[AT.arrows + CELLS * (card // FACING) + cell] = 1
            if state.hares[cell]:
                count_values(state.hares[cell], out[AT.hares + cell :], CELLS)
    paint(state.used, out[AT.used :])
    paint(state.waiting, out[AT.waiting :])
    mark_cell(state.spot, out[AT.spot :])


@rule
def tell_seats(state, seat, out):
    for one in range(state.players):
        place = after(state, one, seat)
        if state.boat[one] != NONE:
            out[AT.boats + CELLS * place + state.boat[one]] = 1
            out[AT.headings + STRAIGHT_WAYS * place + state.heading[one]] = 1
        mark_cell(state.swamp[one], out[AT.swamps + CELLS * place :])
        count_values(state.load[one], out[AT.load + VALUES * place :], 1)
        out[AT.ashore + place] = number(state.ashore[one])
        write_number(state.banked_points[one], out[AT.banked_points + 2 * place :])
        write_number(state.banked_number[one], out[AT.banked_hares + 2 * place :])
        if one == seat or state.actor == OVER:
            count_values(state.ashore[one], out[AT.ashore_values + VALUES * place :], 1)
            write_number(score(state, one), out[AT.scores + 2 * place :])


@rule
def tell_cards(state, out):
    """Writes the row, the card in hand and the pile."""
    for place in range(ROW):
        if state.row[place] != NONE:
            out[AT.row + KINDS * place + state.row[place]] = 1
            count_values(state.row_hares[place], out[AT.row_hares + VALUES * place :], 1)
    if state.top != NONE:
        out[AT.top + state.top] = 1
    out[AT.pile] = state.in_pile + state.under
    discarded = 0
    for kind in range(KINDS):
        discarded += state.discard[kind]
    out[AT.discard] = discarded
    out[AT.pool] = number(state.pool)


@rule
def tell_mazai(state, seat, out):
    out[AT.appeared] = state.appeared
    out[AT.last_lap] = state.last_lap
    out[AT.rounds] = state.rounds
    if state.mazai != MazaisTurn.NONE:
        scatters = (state.seat + state.mazai - MazaisTurn.NOW) % state.players
        out[AT.scatters + after(state, scatters, seat)] = 1


@rule
def tell_options(state, out):
    out[0], out[1], out[2], out[3] = state.teams, state.twins != 0, state.free_choice, state.nine_points
    out[4], out[5], out[6], out[7] = state.stealing, state.each_boat, state.only_empty, state.keep_row


@entry
def observe(state, seat, out):
    """Fills the observation of a seat."""
    out[:] = 0
    paint_field(state, out)
    tell_seats(state, seat, out)
    tell_cards(state, out)
    tell_mazai(state, seat, out)
    mark_seat(state, 0, seat, out[AT.first :])
    out[AT.acts] = state.acts
    out[AT.phase + state.phase] = 1
    mark_actor(state, seat, out[AT.actor :], SEATS)
    mark_seat(state, state.seat, seat, out[AT.turn :])
    out[AT.players + state.players - 2] = 1
    tell_options(state, out[AT.options :])


def seen_steps(state: State, seat: int) -> np.ndarray:
    """The game's steps with seats counted from the observer, in steps that steal."""
    steps = np.arange(STEPS)
    for one in range(state.players):
        hares = MOVE + Move.STEAL + VALUES * np.array([one, (one - seat) % state.players])
        steps[hares[0] : hares[0] + VALUES] = np.arange(hares[1], hares[1] + VALUES)
    return steps
