"""What a state of Ta Yü is made of: its words, its phases, and the numbers of its steps and events."""

from enum import IntEnum

import numpy as np

from igroteka.games.tayu.board import CELLS, PLACES, WAYS
from igroteka.games.tayu.tiles import TYPES


class Phase(IntEnum):
    BID = 0
    CHOOSE = 1
    DRAW = 2
    PLACE = 3
    OVER = 4


class Happened(IntEnum):
    SPOILER = 0
    LAID = 1
    SCORED = 2
    STUCK = 3
    ASIDE = 4


# Steps: `bid 1` to `bid 99`, `pass`, `ring` and `plain`, the 28 draws, and the places of a tile.
HIGHEST_BID = 99
BID = 0
PASS = BID + HIGHEST_BID
RING_STEP, PLAIN_STEP = PASS + 1, PASS + 2
DRAW = PLAIN_STEP + 1
PLACE = DRAW + len(TYPES)
STEPS = PLACE + PLACES

NONE = -1
OPEN_BITS = 63  # cells in a word of a set: as many as an int64 holds without its sign
OPEN_WORDS = CELLS // OPEN_BITS + 1

STATE = np.dtype(
    (
        np.record,
        [
            ("actor", np.int64),
            ("phase", np.int64),
            ("players", np.int64),
            ("edition", np.int64),
            ("choice", np.int64),  # option draw: choice
            ("redraw", np.int64),  # option unplaceable: redraw
            ("barred", np.int64),  # option closing: barred
            ("auction", np.int64),  # three seats with the option spoiler: auction
            ("weaker_side", np.int64),  # option tie: weaker_side
            ("seat", np.int64),  # whose turn it is, also to bid
            ("spoiler", np.int64),  # during the auction the last bidder; NONE if there is none
            ("target", np.int64),  # what a builder has to reach, during the auction the last bid; 0 if there is none
            ("passed", np.int64),  # during the auction the seats that have passed, as a set
            ("kind", np.int64),  # of the tile to be drawn: PLAIN, RING, or NONE if it may be any
            ("drawn", np.int64),  # the tile to be laid, or the one that ended the game; else NONE
            ("tiles", np.int64),  # how many lie on the board
            ("left", np.int64, (2,)),  # in the bag, PLAIN and RING
            ("bag", np.int64, (len(TYPES),)),  # copies of each type in the bag
            ("sides", np.int64, (WAYS,)),  # points at each side of the board
            ("open", np.int64, (OPEN_WORDS,)),  # network.py tells of these two
            ("cells", np.int64, (CELLS,)),
        ],
    )
)

WORDS = STATE.itemsize // 8
