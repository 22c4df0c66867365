"""A seat's observation of Marrakech. Nothing is hidden, and no side of the market square belongs to a seat."""

from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.envs.tensors.plane import Plane, starts
from igroteka.envs.tensors.seats import after, mark_actor
from igroteka.games.marrakech.language import Phase
from igroteka.games.marrakech.market import ALONG, DOWN, EAST, NORTH, ROW, SIDE, SOUTH, WEST
from igroteka.games.marrakech.rules import NONE, rugs_left, score

SEATS = 4
SQUARE = SIDE * SIDE
MOST = 127  # the largest int8

PLANES = (
    Plane(
        "rugs", (4, SIDE, SIDE), "cells where each seat's rugs show; with two seats, two planes each, one per colour"
    ),
    Plane(
        "whole", (4, SIDE, SIDE), "cells of fully visible rugs, by the side of the other half: north, east, south, west"
    ),
    Plane("assam", (SIDE, SIDE), "where Assam stands"),
    Plane("facing", (4,), "where he faces: north, east, south, west"),
    Plane("phase", (len(Phase),), "the phase: top, turn, roll, lay, over"),
    Plane("actor", (SEATS + 2,), "who acts: a seat, chance, or nobody once the game is over"),
    Plane("turn", (SEATS,), "whose turn it is"),
    Plane("dirhams", (SEATS,), "coins of each seat"),
    Plane("left", (SEATS,), "rugs that each seat has not laid"),
    Plane("top", (4,), "with two seats, the top rugs of both piles, by colour as in `rugs`"),
    Plane("out", (SEATS,), "1 for the seat that went out first, 2 for the next; 0 while in"),
    Plane("scores", (SEATS,), "points if the game ended now, at most 127"),
    Plane("players", (3,), "two, three or four seats"),
    Plane("options", (3,), "bankruptcy: stay; own_rug: allowed; turn: after"),
)
AT = starts(PLANES)


@rule
def seen_colour(state, colour, seat):
    """The plane of a colour: with two seats, the observer's two colours come first."""
    return colour ^ 2 * seat if state.players == 2 else after(state, colour, seat)


@rule
def paint(cells, out):
    """Writes 1 on each cell of the set. A row has eight bits in the set and seven numbers in the plane."""
    while cells:
        cell = lowest(cells)
        cells &= cells - 1
        out[cell - cell // ROW] = 1


@rule
def paint_rugs(state, seat, out):
    for colour in range(4 if state.players == 2 else state.players):
        paint(state.shown[colour], out[AT.rugs + SQUARE * seen_colour(state, colour, seat) :])
    along, down = state.whole[ALONG], state.whole[DOWN]
    whole = out[AT.whole :]
    paint(down << ROW, whole[SQUARE * NORTH :])
    paint(along, whole[SQUARE * EAST :])
    paint(down, whole[SQUARE * SOUTH :])
    paint(along << 1, whole[SQUARE * WEST :])


@rule
def tell_seats(state, seat, out):
    for one in range(state.players):
        place = after(state, one, seat)
        out[AT.dirhams + place] = state.dirhams[one]
        out[AT.left + place] = rugs_left(state, one)
        out[AT.out + place] = state.gone[one]
        out[AT.scores + place] = min(score(state, one), MOST)
        if state.players == 2 and state.top[one] != NONE:
            out[AT.top + seen_colour(state, state.top[one], seat)] = 1


@entry
def observe(state, seat, out):
    """Fills the observation of a seat."""
    out[:] = 0
    paint_rugs(state, seat, out)
    out[AT.assam + state.assam - state.assam // ROW] = 1
    out[AT.facing + state.facing] = 1
    out[AT.phase + state.phase] = 1
    mark_actor(state, seat, out[AT.actor :], SEATS)
    out[AT.turn + after(state, state.seat, seat)] = 1
    tell_seats(state, seat, out)
    out[AT.players + state.players - 2] = 1
    out[AT.options] = state.stay
    out[AT.options + 1] = state.own_allowed
    out[AT.options + 2] = state.turn_after
