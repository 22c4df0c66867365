"""The evaluation of Ta Yü.

A score is a product, so its logarithm is a sum over the two sides. A side is worth its points and those that the water
can still bring. A flood fill from the open outlets over free cells, three cells for a tile, estimates the latter.
"""

import math

from igroteka.bots.search.values.flood import (
    free_cells,
    open_cells,
    points_at,
    room_at,
    room_for_tiles,
    size,
    spread,
    spread_far,
)
from igroteka.bots.search.values.tayu_policy import policy_step
from igroteka.core import rulebook
from igroteka.core.rule import entry, rule
from igroteka.games.tayu.board import EDITIONS, WAYS
from igroteka.games.tayu.counting import direction, score, target_is_reached
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.state import NONE, STATE

FEATURES = (
    "points",
    "logarithm of points",
    "shore at an outlet",
    "shore a tile away",
    "shore two tiles away",
    "shore three tiles away",
    "shore within reach",
    "logarithm of prospects",
    "prospects of the weaker side",
    "room at the shores",
    "room at the narrower shore",
    "leads",
    "is to lay",
    "is to draw",
    "target is reached",
    "spoils",
    "logarithm of the target",
    "prospects of the better builder",
)
POINTS, LOG_POINTS, SHORES = 0, 1, 2
PROSPECTS, WEAKER, ROOM, NARROWER, LEADS, TO_LAY, TO_DRAW, REACHED, SPOILS, TARGET, BETTER = range(7, len(FEATURES))
DISTANCES = 5
LIKELY = 0.05  # the chance to score a point at the shore, for each distance within which it lies
HOPE = 0.3  # keeps every side's prospects above zero
GOLIATH, KOSMOS = (edition.size * edition.size for edition in EDITIONS)


@rule
def flow(state):
    """Returns where the water may be now, after one, two and three tiles, and at the end."""
    room = room_for_tiles(free_cells(state))
    now = open_cells(state, room)
    one = spread(spread(now, room), room)
    two = spread(spread(spread(one, room), room), room)
    three = spread(spread(spread(two, room), room), room)
    return now, one, two, three, spread_far(three, room)


@rule
def note_side(state, side, waters, row):
    """Notes a side of the board in its builder's row. Returns the logarithm of its prospects."""
    points = state.sides[side]
    prospects = points + HOPE
    row[POINTS] += points / 5
    row[LOG_POINTS] += math.log(points + 1)
    for distance in range(DISTANCES):
        shore = points_at(state, waters[distance], side)
        row[SHORES + distance] += shore / 10
        prospects += LIKELY * shore
    return math.log(prospects)


@rule
def note_builder(state, first, waters, row):
    one, other = note_side(state, first, waters, row), note_side(state, first + 2, waters, row)
    row[PROSPECTS] = one + other
    row[WEAKER] = min(one, other)
    room, other_room = room_at(state, waters[-1], first), room_at(state, waters[-1], first + 2)
    row[ROOM] = (room + other_room) / 20
    row[NARROWER] = min(room, other_room) / 20
    row[LEADS] = leads(state, first)


@rule
def leads(state, first):
    """Whether the builder between these sides is ahead on points: 1, ½ or 0."""
    own = state.sides[first] * state.sides[first + 2]
    other = state.sides[1 - first] * state.sides[3 - first]
    return 0.5 * (own > other) + 0.5 * (own >= other)


@rule
def note_turn(state, seat, row):
    """Notes whose turn it is; a partner's turn counts for the team (TY-116)."""
    if state.seat == seat or (state.players == WAYS and (state.seat - seat) & 1 == 0):
        row[TO_LAY] = state.phase == Phase.PLACE
        row[TO_DRAW] = state.phase == Phase.DRAW or state.phase == Phase.CHOOSE


@rule
def note_spoiler(state, rows):
    """Notes the spoiler, who loses to everybody once a builder reaches the target (TY-24)."""
    row = rows[state.spoiler]
    row[SPOILS] = 1
    row[TARGET] = math.log(state.target)
    row[BETTER] = 2 * math.log(HOPE)
    for seat in range(state.players):
        if seat != state.spoiler:
            row[BETTER] = max(row[BETTER], rows[seat, PROSPECTS])
            rows[seat, REACHED] = score(state, seat) >= state.target
    row[REACHED] = -1 if target_is_reached(state) else 0


@entry
def describe(state, rows):
    waters = flow(state)
    for seat in range(state.players):
        row = rows[seat]
        for feature in range(row.size):
            row[feature] = 0
        if direction(state, seat) != NONE:
            note_builder(state, direction(state, seat), waters, row)
        note_turn(state, seat, row)
    if state.spoiler != NONE:
        note_spoiler(state, rows)
    if state.tiles == 0:
        return 0.0
    return 1 - size(waters[-1]) / (GOLIATH if state.edition == 0 else KOSMOS)


rulebook.bind(STATE, describe, policy_step)
