"""Points and places, at the end or as if it were now."""

from igroteka.core.rule import rule
from igroteka.games.mazaitsy.hares import number, points
from igroteka.games.mazaitsy.movement import partner

TEAMS = 2
THOUSAND = 1000  # more than all tokens together, banked ones too


@rule
def score(state, seat):
    """MZ-83: all hares count, in the boat too; MZ-62: with those written down."""
    return points(state.ashore[seat] + state.load[seat]) + state.banked_points[seat]


@rule
def tokens(state, seat):
    return number(state.ashore[seat] + state.load[seat]) + state.banked_number[seat]


@rule
def merit(state, seat):
    """MZ-83: points, then more tokens, then fewer of them in the boat: one number that is larger for the better."""
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
    """MZ-77: seats 1 and 2 stand for their teams."""
    return TEAMS if state.teams else state.players
