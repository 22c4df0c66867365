"""What a state of Chazz is made of: its words, its phases, and the numbers of its steps and events."""

from enum import IntEnum

import numpy as np

from igroteka.games.chazz.places import MOST_CHAIRS, MOST_SEATS


class Phase(IntEnum):
    LEADER = 0
    CARD = 1
    CALL = 2
    SIT = 3
    REUSE = 4
    OVER = 5


class Kind(IntEnum):
    SPIT = 0
    CLAW = 1
    RUB = 2


KINDS = len(Kind)


class Happened(IntEnum):
    """An event has a seat, a kind of card, and a chair; a card that moves has two, as 7 × from + to."""

    CALLED = 0
    SAT = 1
    STOOD = 2
    LAID = 3
    MOVED = 4
    GATHERED = 5
    CAPTURED = 6
    LOST = 7
    ROUND_ENDED = 8
    WON = 9
    LIMIT = 10
    PASSED = 11
    LEADS = 12
    PUT = 13


# Steps: `leader 1` to `leader 8`, `card 1` to `card 7`, three calls, every seat on every chair, `move 1` to `move 7`.
LEADER = 0
CARD = LEADER + MOST_SEATS
CALL = CARD + MOST_CHAIRS
SIT = CALL + KINDS
MOVE = SIT + MOST_SEATS * MOST_CHAIRS

NONE = -1

STATE = np.dtype(
    (
        np.record,
        [
            ("actor", np.int64),
            ("phase", np.int64),
            ("players", np.int64),
            ("rounds_left", np.int64),  # the one that is played included; NONE without a limit
            ("leader", np.int64),  # NONE before the lot
            ("card", np.int64),  # the chair at which the leader card lies; NONE before the lot
            ("kind", np.int64),  # the called one, until the round is settled; else NONE
            ("standing", np.int64),  # seats without a chair, as a set
            ("free", np.int64),  # chairs without a sitter, as a set
            ("sitting", np.int64),  # these are sets of places: who sits where; kept until the next call
            ("due", np.int64),  # where a card has to be moved to, because there is none in the hand
            ("territories", np.int64),
            ("cards", np.int64, (KINDS,)),  # of each kind, those that lie at chairs
        ],
    )
)

WORDS = STATE.itemsize // 8
