"""What a state of Мазайцы is made of: its words, its phases, and the numbers of its steps and events."""

from enum import IntEnum

import numpy as np

from igroteka.games.mazaitsy.cards import KINDS, TYPES, VALUES
from igroteka.games.mazaitsy.field import CELLS, STRAIGHT_WAYS, WAYS

SEATS = 4
NONE = -1


class Phase(IntEnum):
    DEAL = 0
    FACE = 1
    HARE = 2
    TOP = 3
    BOAT = 4
    MOVE = 5
    SECOND = 6
    GRAB = 7
    UNLOAD = 8
    FUNNEL = 9
    PICK = 10
    LAY = 11
    SPIN = 12
    SCATTER = 13
    WHERE = 14
    OVER = 15


class Then(IntEnum):
    """What follows by itself, in the Movement stage and then with cards; ASK if somebody has to be asked first."""

    ASK = 0
    ARRIVE = 1
    CURRENT = 2
    CARRY = 3
    REST = 4
    GRAB = 5
    FUNNELS = 6
    UNLOAD = 7
    LEAVE = 8
    DEAL = 9
    HARES = 10
    REVEAL = 11
    LAY = 12
    DRAW = 13
    RESHUFFLE = 14
    END_TURN = 15


class MazaisTurn(IntEnum):
    """When hares are scattered."""

    NONE = 0  # he is not in the row
    NOW = 1
    NEXT = 2
    AFTER_NEXT = 3


class Happened(IntEnum):
    ROWED = 0
    TURNED = 1
    DRIFTED = 2
    BLOCKED = 3
    STOPPED = 4
    PULLED = 5
    TOOK = 6
    DROPPED = 7
    GAVE = 8
    GOT = 9
    STOLE = 10
    LAID = 11
    DISCARDED = 12
    WHIRLED = 13
    SUCKED = 14
    SWALLOWED = 15
    CLEARED = 16
    MAZAI = 17
    BANKED = 18
    SHUFFLED = 19
    LAST_LAP = 20
    SCATTERED = 21


class Move(IntEnum):
    """Steps of the Movement stage, counted from MOVE: together they are bits of one word."""

    AHEAD = 0
    LEFT = 1
    RIGHT = 2
    SLIP_LEFT = 3
    SLIP_RIGHT = 4
    STOP = 5
    DROP = 6
    DONE = DROP + VALUES
    TAKE = DONE + 1
    GIVE = TAKE + VALUES
    GET = GIVE + VALUES
    STEAL = GET + VALUES  # four values from seat 1, four from seat 2 …
    ON = STEAL + SEATS * VALUES


# Steps, each group from its first number.
DEAL = 0
FACE = DEAL + KINDS
HARE = FACE + WAYS
TOP = HARE + VALUES
BOAT = TOP + KINDS + 1
MOVE = BOAT + CELLS * STRAIGHT_WAYS
FUNNEL = MOVE + Move.ON + 1
USE = FUNNEL + CELLS
USE_TOP = USE + SEATS
LAY = USE_TOP + 1
LAY_FACING = LAY + CELLS
SPIN = LAY_FACING + CELLS * WAYS
SCATTER = SPIN + 2
AT = SCATTER + TYPES
STEPS = AT + CELLS

HAND = SEATS  # the row has a place for each seat, and one more that stands for the card in hand
FACING = 32  # a card on the field is its kind, and so many for each way of its arrow

STATE = np.dtype(
    (
        np.record,
        [
            ("actor", np.int64),
            ("phase", np.int64),
            ("players", np.int64),
            ("field", np.int64),  # its size: SMALL or LARGE
            ("teams", np.int64),
            ("rounds", np.int64),  # Mazai's appearance that ends the game
            ("banking", np.int64),  # MZ-62: more than three rounds
            ("twins", np.int64),  # types whose blank card clears the others, as a set
            ("free_choice", np.int64),
            ("nine_points", np.int64),
            ("stealing", np.int64),
            ("each_boat", np.int64),  # option steal_limit: boat
            ("only_empty", np.int64),  # option scatter_on: empty
            ("keep_row", np.int64),  # option row: keep
            ("seat", np.int64),  # whose turn it is, or who puts a boat on the field
            ("then", np.int64),  # what follows the hares that are being drawn or grabbed
            ("dealt", np.int64),  # cells that have got their card at setup
            # the Movement stage
            ("start", np.int64),  # with stealing, the card on which it began; else NONE
            ("acts", np.int64),  # how often the boat went ahead or turned
            ("used", np.int64),  # currents that have acted, as a set of cells
            ("robbed", np.int64),  # with each_boat the seats that have lost a hare, as a set; else 1 if anybody has
            ("given", np.int64),  # to the partner, as a set of values
            ("got", np.int64),  # from the partner
            # hares to come
            ("waiting", np.int64),  # cells that get one
            ("waiting_row", np.int64),  # places of the row, or the hand
            ("spot", np.int64),  # the cell that gets the next one; the whirlpool to be spun; else NONE
            # the pile and Mazai
            ("in_pile", np.int64),  # cards in unknown order, without the open one on top
            ("under", np.int64),  # thickets put under them
            ("top", np.int64),  # the kind of the open card, or NONE
            ("least_below", np.int64),  # Mazai has at least so many cards below him, or NONE if he is not in the pile,
            ("most_below", np.int64),  # and at most so many: each number is as likely
            ("mazai", np.int64),  # when he is in the row: see MazaisTurn
            ("appeared", np.int64),  # how often
            ("first_team", np.int64),  # with teams, which of them scattered first, until it has mattered; else NONE
            ("last_lap", np.int64),
            ("in_row", np.int64),
            ("row", np.int64, (SEATS + 1,)),  # kinds, the farthest card first, and the card in hand; else NONE
            ("row_hares", np.int64, (SEATS + 1,)),
            ("pool", np.int64),  # hares, as everywhere: see hares.py
            ("tokens", np.int64),  # cells with hares on them
            ("boat", np.int64, (SEATS,)),  # its cell, or NONE
            ("heading", np.int64, (SEATS,)),
            ("load", np.int64, (SEATS,)),
            ("ashore", np.int64, (SEATS,)),
            ("banked_points", np.int64, (SEATS,)),
            ("banked_number", np.int64, (SEATS,)),
            ("swamp", np.int64, (SEATS,)),  # the cell of the swamp that the seat laid in its last turn, or NONE
            ("pile", np.int64, (KINDS,)),
            ("discard", np.int64, (KINDS,)),
            ("of_type", np.int64, (TYPES,)),  # the cells of each type
            ("cards", np.int64, (CELLS,)),  # kind and arrow, or NONE before it is dealt
            ("hares", np.int64, (CELLS,)),
        ],
    )
)

WORDS = STATE.itemsize // 8
