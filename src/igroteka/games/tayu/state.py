"""The fields of a state of Ta Yü, and the numbers of its steps."""

import numpy as np

from igroteka.games.tayu.board import CELLS, WAYS
from igroteka.games.tayu.language import LANGUAGE
from igroteka.games.tayu.tiles import TYPES

BID, PASS, RING_STEP, PLAIN_STEP, DRAW, PLACE = map(LANGUAGE.first, ("bid", "pass", "ring", "plain", "draw", "place"))
STEPS = len(LANGUAGE.steps)

NONE = -1
OPEN_BITS = 63  # cells in one word of a set: the bits of an int64 without its sign
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
