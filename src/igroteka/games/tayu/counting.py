"""Points and places."""

from igroteka.core.rule import entry, rule
from igroteka.games.tayu.state import NONE

NORTH_SOUTH, WEST_EAST = 0, 1  # the first of two opposite sides; the other is two ways on

TEAMS = 2


@rule
def has_no_builders(state):
    """Three seats before the first bid: nobody has a direction yet."""
    return state.players == 3 and state.spoiler == NONE


@rule
def direction(state, seat):
    """TY-107, TY-116: directions alternate by seat; TY-20: of two builders, the lower seat builds north–south.

    NONE for the spoiler, and for everybody until the spoiler is known.
    """
    if state.players != 3:
        return seat & 1
    if seat == state.spoiler or state.spoiler == NONE:
        return NONE
    lower = 0 if state.spoiler != 0 else 1
    return NORTH_SOUTH if seat == lower else WEST_EAST


@entry
def score(state, seat):
    """TY-114: the product of the two sides; nothing for the spoiler."""
    first = direction(state, seat)
    return 0 if first == NONE else state.sides[first] * state.sides[first + 2]


@entry
def builds_better(state, one, other):
    """TY-109: more points; TY-15: with `tie: weaker_side`, the larger weaker side, then the larger sum."""
    if score(state, one) != score(state, other):
        return score(state, one) > score(state, other)
    if not state.weaker_side:
        return False
    first, second = direction(state, one), direction(state, other)
    weaker = min(state.sides[first], state.sides[first + 2])
    weaker_other = min(state.sides[second], state.sides[second + 2])
    if weaker != weaker_other:
        return weaker > weaker_other
    return state.sides[first] + state.sides[first + 2] > state.sides[second] + state.sides[second + 2]


@rule
def target_is_reached(state):
    """TY-22: by a builder with at least as many points."""
    for seat in range(state.players):
        if seat != state.spoiler and score(state, seat) >= state.target:
            return True
    return False


@entry
def has_won(state, seat):
    """Three seats. TY-24: the spoiler, if nobody reaches the target; TY-23: else the better builder, or both."""
    if not target_is_reached(state):
        return seat == state.spoiler
    if seat == state.spoiler:
        return False
    for other in range(state.players):
        if other != state.spoiler and builds_better(state, other, seat):
            return False
    return True


@rule
def is_better(state, one, other):
    if has_no_builders(state):
        return False
    if state.players == 3:
        return has_won(state, one) and not has_won(state, other)
    return builds_better(state, one, other)


@rule
def parties(state):
    """TY-116: with four seats, the teams, represented by seats 1 and 2."""
    return TEAMS if state.players == 2 * TEAMS else state.players
