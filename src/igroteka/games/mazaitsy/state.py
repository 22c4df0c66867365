"""The fields of a state of Мазайцы, its automatic actions, and the numbers of its steps."""

from enum import IntEnum
from typing import Annotated, NamedTuple

from igroteka.core.fields import layout
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


class Fields(NamedTuple):
    """The state of a game of Мазайцы."""

    actor: int
    phase: int
    players: int
    field: int  # its size: SMALL or LARGE
    teams: int
    rounds: int  # Mazai's appearance that ends the game
    banking: int  # MZ-62: more than three rounds
    twins: int  # types whose blank card clears the others, as a set
    free_choice: int
    nine_points: int
    stealing: int
    each_boat: int  # option steal_limit: boat
    only_empty: int  # option scatter_on: empty
    keep_row: int  # option row: keep
    seat: int  # whose turn it is, or who places a boat
    then: int  # the automatic action after the hares that are being drawn or grabbed
    dealt: int  # the number of cells with a card, at setup
    # the Movement stage
    start: int  # with stealing, the cell where it began; else NONE
    acts: int  # how often the boat went ahead or turned
    used: int  # currents that have acted, as a set of cells
    robbed: int  # with each_boat, the seats that have lost a hare, as a set; else 1 if any seat has
    given: int  # the values given to the partner, as a set
    got: int  # the values received from the partner, as a set
    # hares to come
    waiting: int  # the cells that get one, as a set
    waiting_row: int  # the places of the row, or the hand, that get one, as a set
    spot: int  # the cell that gets the next one, or the whirlpool to spin; else NONE
    # the pile and Mazai
    in_pile: int  # cards in unknown order, without the open one on top
    under: int  # thickets under them
    top: int  # the kind of the open card, or NONE
    least_below: int  # the least number of cards below Mazai, or NONE if he is not in the pile
    most_below: int  # the greatest number; all numbers in between are equally likely
    mazai: int  # a MazaisTurn
    appeared: int  # how often Mazai has appeared
    first_team: int  # with teams, the one that scattered first, as long as it matters; else NONE
    last_lap: int
    in_row: int
    row: Annotated[list[int], SEATS + 1]  # kinds, the farthest card first, then the card in hand; NONE if there is none
    row_hares: Annotated[list[int], SEATS + 1]
    pool: int  # hares, encoded as in hares.py
    tokens: int  # the cells with hares on them, as a set
    boat: Annotated[list[int], SEATS]  # the cell of each boat, or NONE
    heading: Annotated[list[int], SEATS]
    load: Annotated[list[int], SEATS]
    ashore: Annotated[list[int], SEATS]
    banked_points: Annotated[list[int], SEATS]
    banked_number: Annotated[list[int], SEATS]
    swamp: Annotated[list[int], SEATS]  # the cell of the swamp that the seat laid in its last turn, or NONE
    pile: Annotated[list[int], KINDS]
    discard: Annotated[list[int], KINDS]
    of_type: Annotated[list[int], TYPES]  # the cells of each type, as a set
    cards: Annotated[list[int], CELLS]  # kind and arrow, or NONE before the card is dealt
    hares: Annotated[list[int], CELLS]


STATE = layout(Fields)
