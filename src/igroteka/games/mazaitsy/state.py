"""The fields of a state of Мазайцы, its automatic actions, and the numbers of its steps."""

from enum import IntEnum

import numpy as np

from igroteka.games.mazaitsy.cards import KINDS, TYPES
from igroteka.games.mazaitsy.field import CELLS
from igroteka.games.mazaitsy.language import LANGUAGE, SEATS

NONE = -1


class Then(IntEnum):
    """The next automatic action, in the Movement stage and then with cards; ASK if a decision is needed first."""

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
    """When hares will be scattered."""

    NONE = 0  # he is not in the row
    NOW = 1
    NEXT = 2
    AFTER_NEXT = 3


MOVE = LANGUAGE.first("ahead")


class Move(IntEnum):
    """The steps of the Movement stage, counted from MOVE, so that a set of them is the bits of one word."""

    AHEAD = 0
    LEFT = LANGUAGE.first("left") - MOVE
    RIGHT = LANGUAGE.first("right") - MOVE
    SLIP_LEFT = LANGUAGE.first("slip left") - MOVE
    SLIP_RIGHT = LANGUAGE.first("slip right") - MOVE
    STOP = LANGUAGE.first("stop") - MOVE
    DROP = LANGUAGE.first("drop") - MOVE
    DONE = LANGUAGE.first("done") - MOVE
    TAKE = LANGUAGE.first("take") - MOVE
    GIVE = LANGUAGE.first("give") - MOVE
    GET = LANGUAGE.first("get") - MOVE
    STEAL = LANGUAGE.first("steal") - MOVE  # four values from seat 1, four from seat 2 …
    ON = LANGUAGE.first("on") - MOVE


DEAL, FACE, HARE, TOP, BOAT = map(LANGUAGE.first, ("deal", "face", "hare", "top", "boat"))
FUNNEL, USE, USE_TOP, SPIN = map(LANGUAGE.first, ("funnel", "use", "use top", "clockwise"))
LAY, LAY_FACING = map(LANGUAGE.first, ("lay {cell}", "lay {cell} {way}"))
SCATTER, AT = map(LANGUAGE.first, ("scatter", "at"))
STEPS = len(LANGUAGE.steps)

HAND = SEATS  # the row has a place for each seat, and one more for the card in hand

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
