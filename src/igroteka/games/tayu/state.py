"""The fields of a state of Ta Yü, and the numbers of its steps."""

from typing import Annotated, NamedTuple

from igroteka.core.fields import layout
from igroteka.games.tayu.board import CELLS, WAYS
from igroteka.games.tayu.language import LANGUAGE
from igroteka.games.tayu.tiles import TYPES

BID, PASS, RING_STEP, PLAIN_STEP, DRAW, PLACE = map(LANGUAGE.first, ("bid", "pass", "ring", "plain", "draw", "place"))
STEPS = len(LANGUAGE.steps)

NONE = -1
OPEN_BITS = 63  # cells in one word of a set: the bits of an int64 without its sign
OPEN_WORDS = CELLS // OPEN_BITS + 1


class Fields(NamedTuple):
    """The state of a game of Ta Yü."""

    actor: int
    phase: int
    players: int
    edition: int
    choice: int  # option draw: choice
    redraw: int  # option unplaceable: redraw
    barred: int  # option closing: barred
    auction: int  # option spoiler: auction, with three seats
    weaker_side: int  # option tie: weaker_side
    seat: int  # whose turn it is, also in the auction
    spoiler: int  # during the auction, the last bidder; NONE if there is none
    target: int  # the points a builder has to reach; during the auction, the last bid; 0 if there is none
    passed: int  # during the auction, the seats that have passed, as a set
    kind: int  # the kind of the tile to draw: PLAIN, RING, or NONE for any
    drawn: int  # the tile to lay, or the one that ended the game; else NONE
    tiles: int  # the number of tiles on the board
    left: Annotated[list[int], 2]  # in the bag, PLAIN and RING
    bag: Annotated[list[int], len(TYPES)]  # copies of each type in the bag
    sides: Annotated[list[int], WAYS]  # points at each side of the board
    open: Annotated[list[int], OPEN_WORDS]  # network.py explains open and cells
    cells: Annotated[list[int], CELLS]


STATE = layout(Fields)
