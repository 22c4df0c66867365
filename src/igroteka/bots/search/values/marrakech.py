"""The evaluation of Marrakech."""

import math
from typing import Any, NamedTuple

import numpy as np

from igroteka.core import rulebook
from igroteka.core.bits import count, lowest
from igroteka.core.rule import rule
from igroteka.games.marrakech.language import Phase
from igroteka.games.marrakech.market import CELLS, COVER, NEAR, NEAR_COUNT, NEXT, SIDES
from igroteka.games.marrakech.rules import DIE, NONE, STATE, area, clockwise, colour_at, owner, rugs_left

FEATURES = (
    "points",
    "visible halves",
    "whole rugs",
    "areas",
    "areas squared",
    "rugs to lay",
    "is to turn Assam",
    "is to lay",
    "toll of the next walk",
    "area in reach to grow",
    "area in reach to cut",
    "halves beside Assam to cover",
    "is out",
)
POINTS, HALVES, WHOLE_RUGS, AREAS, SQUARES, RUGS, TO_TURN, TO_LAY, TOLL, GROW, CUT, BESIDE, OUT = range(len(FEATURES))

FACES = 6  # of the die


def _landings() -> Any:
    table = np.zeros((4, CELLS, 4), np.int64)
    for facing in range(4):
        for start in range(CELLS):
            cell, way = start, facing
            for face in range(4):
                cell, way = NEXT[way, cell]
                table[facing, start, face] = cell
    return table


LANDING = _landings()
"""Where Assam stops, by [direction, cell, face]."""

REACH = np.array([np.bitwise_or.reduce(COVER[NEAR[cell, : NEAR_COUNT[cell]]]) for cell in range(CELLS)], np.int64)
"""The set of cells that a rug may cover while Assam stands on a cell."""


class Prices(NamedTuple):
    """The price of stopping on each cell, bit by bit: for each binary digit, the set of cells whose price has it."""

    ones: int
    twos: int
    fours: int
    eights: int
    sixteens: int


@rule
def price_at(prices, cell):
    return (
        (prices.ones >> cell & 1)
        + (prices.twos >> cell & 1) * 2
        + (prices.fours >> cell & 1) * 4
        + (prices.eights >> cell & 1) * 8
        + (prices.sixteens >> cell & 1) * 16
    )


@rule
def dearest(prices, cells):
    """Returns the highest price in a set of cells."""
    price = 0
    if cells & prices.sixteens:
        cells &= prices.sixteens
        price += 16
    if cells & prices.eights:
        cells &= prices.eights
        price += 8
    if cells & prices.fours:
        cells &= prices.fours
        price += 4
    if cells & prices.twos:
        cells &= prices.twos
        price += 2
    if cells & prices.ones:
        price += 1
    return price


@rule
def note_colour(state, colour, row, prices):
    """Notes the areas of a colour. Returns the prices with those of this colour added."""
    cells = state.shown[colour]
    row[POINTS] += count(cells) / 10
    row[HALVES] += count(cells) / 10
    row[WHOLE_RUGS] += count((state.whole[0] | state.whole[1]) & cells) / 10
    ones, twos, fours, eights, sixteens = prices
    while cells:
        part = area(cells, lowest(cells))
        size = count(part)
        row[AREAS] += 0.1
        row[SQUARES] += size * size / 50  # the chance to be met and the price both grow with the size
        ones |= part & -(size & 1)
        twos |= part & -(size >> 1 & 1)
        fours |= part & -(size >> 2 & 1)
        eights |= part & -(size >> 3 & 1)
        sixteens |= part & -(size >> 4 & 1)
        cells &= ~part
    return Prices(ones, twos, fours, eights, sixteens)


@rule
def cells_of(state, seat):
    """Returns the set of cells where a rug of the seat lies on top."""
    if state.players == 2:
        return state.shown[2 * seat] | state.shown[2 * seat + 1]
    return state.shown[seat]


@rule
def cells_to_grow(state, seat):
    """Returns the cells of the colour that the seat lays next; of both colours, if that is unknown."""
    if state.players == 2 and state.top[seat] != NONE:
        return state.shown[state.top[seat]]
    return cells_of(state, seat)


@rule
def toll(prices, foreign, cell, facing):
    """Returns the expected toll of a walk from the cell, in sixths."""
    expected = 0
    for face in range(4):
        landing = LANDING[facing, cell, face]
        expected += DIE[face] * (foreign >> landing & 1) * price_at(prices, landing)
    return expected


@rule
def cheapest_way(state, prices, foreign):
    """Returns the direction with the lowest expected toll."""
    best, least = state.facing, toll(prices, foreign, state.assam, state.facing)
    if state.phase != Phase.ROLL:
        for turn in (-1, 1):
            facing = (state.facing + turn) & 3
            expected = toll(prices, foreign, state.assam, facing)
            if expected < least:
                best, least = facing, expected
    return best


@rule
def note_reach(row, prices, own, foreign, cell, share):
    """Notes what the seat can do with a rug when Assam stands on the cell."""
    row[GROW] += share * dearest(prices, own & REACH[cell]) / 10
    row[CUT] += share * dearest(prices, foreign & REACH[cell]) / 10
    row[BESIDE] += share * count(foreign & SIDES[cell]) / 4


@rule
def next_in(state, seat):
    """Returns the next seat that is still in the game."""
    for _ in range(state.players):
        seat = clockwise(state, seat)
        if not state.gone[seat]:
            break
    return seat


@rule
def note_walk(state, prices, rows, covered):
    """Notes the next walk of Assam: the tolls, and what the walker can do where Assam stops."""
    seat = state.seat
    if state.phase == Phase.LAY:
        own, foreign = cells_to_grow(state, seat), covered & ~cells_of(state, seat)
        note_reach(rows[seat], prices, own, foreign, state.assam, 1.0)
    is_walking = state.phase == Phase.TURN or state.phase == Phase.ROLL
    walker = seat if is_walking else next_in(state, seat)
    own, foreign = cells_to_grow(state, walker), covered & ~cells_of(state, walker)
    facing = cheapest_way(state, prices, foreign)
    for face in range(4):
        cell = LANDING[facing, state.assam, face]
        share = DIE[face] / FACES
        if foreign >> cell & 1:
            paid = share * price_at(prices, cell) / 10
            rows[walker, TOLL] += paid
            rows[owner(state, colour_at(state, cell)), TOLL] -= paid
        if state.phase != Phase.LAY:
            note_reach(rows[walker], prices, own, foreign, cell, share)


@rule
def describe(state, rows):
    left = covered = 0
    prices = Prices(0, 0, 0, 0, 0)
    for seat in range(state.players):
        row = rows[seat]
        for feature in range(row.size):
            row[feature] = 0
        row[POINTS] = state.dirhams[seat] / 10
        row[RUGS] = rugs_left(state, seat) / 10
        row[OUT] = state.gone[seat] != 0
        left += rugs_left(state, seat)
        if not state.gone[seat]:
            covered |= cells_of(state, seat)
    for colour in range(4):
        if state.shown[colour] & covered:
            prices = note_colour(state, colour, rows[owner(state, colour)], prices)
    if state.phase == Phase.TURN or state.phase == Phase.ROLL:
        rows[state.seat, TO_TURN] = 1
    elif state.phase == Phase.LAY:
        rows[state.seat, TO_LAY] = 1
    note_walk(state, prices, rows, covered)
    most = 45 if state.players == 3 else 48
    return 1 - math.sqrt((min(max(left, 1), most) - 1) / (most - 1))  # weights change faster near the end


rulebook.bind(STATE, describe)
