"""Points and places, as if the game ended now."""

from igroteka.core.rule import rule
from igroteka.games.mazaitsy.hares import number, points
from igroteka.games.mazaitsy.movement import partner

TEAMS = 2
THOUSAND = 1000  # more than all tokens together, including banked ones


@rule
def score(state, seat):
    """MZ-83: all hares count, including those in the boat; MZ-62: and those written down."""
    return points(state.ashore[seat] + state.load[seat]) + state.banked_points[seat]


@rule
def tokens(state, seat):
    return number(state.ashore[seat] + state.load[seat]) + state.banked_number[seat]


@rule
def merit(state, seat):
    """MZ-83: points, then more tokens, then fewer of them in the boat, combined into one number to compare."""
    return (score(state, seat) * THOUSAND + tokens(state, seat)) * THOUSAND - number(state.load[seat])


@rule
def party_merit(state, seat):
    """MZ-77: a team's numbers are added up."""
    if state.teams:
        return merit(state, seat) + merit(state, partner(seat))
    return merit(state, seat)


@rule
def is_better(state, seat, other):
    return party_merit(state, seat) > party_merit(state, other)


@rule
def parties(state):
    """MZ-77: with teams, the teams, represented by seats 1 and 2."""
    return TEAMS if state.teams else state.players
