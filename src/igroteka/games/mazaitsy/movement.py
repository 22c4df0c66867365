"""The first stage of a turn: the boat moves or unloads, and takes hares on its way."""

from igroteka.core.bits import count, lowest
from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.mazaitsy.asking import ask
from igroteka.games.mazaitsy.cards import VALUES, Type
from igroteka.games.mazaitsy.field import EDGE, NEXT, RING, SHORE_SET, SLIP_LEFT, SLIP_RIGHT, STRAIGHT_WAYS
from igroteka.games.mazaitsy.hares import ANY, hare, number, points, values
from igroteka.games.mazaitsy.language import FACING, Happened, Phase
from igroteka.games.mazaitsy.state import NONE, Move, Then

LOAD = 4  # MZ-82
NINE = 9  # MZ-70

TURNS = 1 << Move.LEFT | 1 << Move.RIGHT


# What a seat may do with hares on the current card


@rule
def room(state, seat):
    """MZ-82 or MZ-70: the values of which the boat has room for one more, as a set."""
    if state.nine_points:
        return ANY >> max(0, min(VALUES, VALUES - NINE + points(state.load[seat])))
    return ANY if number(state.load[seat]) < LOAD else 0


@rule
def takes(state):
    """MZ-22: any token on the card."""
    return values(state.hares[state.boat[state.seat]]) & room(state, state.seat)


@rule
def partner(seat):
    """MZ-138: seats 1 and 3 against 2 and 4."""
    return seat ^ 2


@rule
def exchanges(state):
    """MZ-74: the hares that may be given to or received from the partner, while both boats share a card."""
    seat, other = state.seat, partner(state.seat)
    if state.boat[seat] != state.boat[other]:
        return 0
    gives = values(state.load[seat]) & room(state, other) & ~state.got
    gets = values(state.load[other]) & room(state, seat) & ~state.given
    return gives << Move.GIVE | gets << Move.GET


@rule
def may_be_robbed(state, other):
    """MZ-73, MZ-75: another team's boat, on a card other than the one where the stage began; MZ-71: once."""
    seat = state.seat
    spent = state.robbed >> other & 1 if state.each_boat else state.robbed
    ours = other == seat or (state.teams and other == partner(seat))
    return state.boat[other] == state.boat[seat] != state.start and not ours and not spent


@rule
def thefts(state):
    """MZ-72: any hare of such a boat that there is room for."""
    found, space = 0, room(state, state.seat)
    for other in range(state.players):
        if may_be_robbed(state, other):
            found |= (values(state.load[other]) & space) << VALUES * other
    return found


@rule
def extras(state):
    """Everything that costs no action, as bits of `Move`."""
    found = takes(state) << Move.TAKE
    if state.teams:
        found |= exchanges(state)
    if state.stealing:
        found |= thefts(state) << Move.STEAL
    return found


# The legal steps of each phase, as bits of `Move`


@rule
def is_open(state, way):
    """MZ-14: no boat goes ashore or into a thicket; MZ-15: nothing else blocks it."""
    closed = state.of_type[Type.THICKET] | SHORE_SET
    return ~(closed >> NEXT[state.field, state.boat[state.seat], way]) & 1


@rule
def actions(state):
    """MZ-117: one card ahead, or a turn. MZ-12: a turn is always possible."""
    return is_open(state, state.heading[state.seat]) << Move.AHEAD | TURNS


@rule
def slips(state):
    """MZ-117: one card diagonally ahead."""
    heading = state.heading[state.seat]
    left, right = is_open(state, SLIP_LEFT[heading]), is_open(state, SLIP_RIGHT[heading])
    return left << Move.SLIP_LEFT | right << Move.SLIP_RIGHT


@rule
def drops(state):
    """MZ-119: hares go ashore from a card at the edge; MZ-17: any of the load."""
    seat = state.seat
    at_shore = EDGE[state.field] >> state.boat[seat] & 1
    return at_shore * values(state.load[seat]) << Move.DROP


@rule
def moves(state):
    """The legal steps of the phase."""
    found = extras(state)
    if state.phase == Phase.GRAB:
        return found | 1 << Move.ON
    if state.phase == Phase.UNLOAD:
        return found | drops(state) | 1 << Move.DONE
    found |= actions(state)
    if state.phase == Phase.SECOND:
        return found | 1 << Move.STOP
    return found | slips(state) | drops(state)


# The boat


@rule
def go(state, way, trace):
    """The boat moves one card in a direction, and MZ-81: keeps its heading."""
    seat = state.seat
    cell = state.boat[seat]
    state.boat[seat] = NEXT[state.field, cell, way]
    note(trace, Happened.ROWED, seat, cell, state.boat[seat])
    return Then.ARRIVE


@rule
def turn(state, quarter, trace):
    """MZ-81: by 90 degrees. MZ-29: a current then carries the boat off; MZ-23: a log does nothing."""
    seat = state.seat
    state.heading[seat] = (state.heading[seat] + quarter) & STRAIGHT_WAYS - 1
    note(trace, Happened.TURNED, seat, state.heading[seat], 0)
    return Then.CURRENT


@rule
def arrive(state, trace):
    """MZ-123: a log ends the stage at once; MZ-24: after a drift too."""
    seat = state.seat
    if state.of_type[Type.LOG] >> state.boat[seat] & 1:
        note(trace, Happened.STOPPED, seat, state.boat[seat], 0)
        return stop(state)
    return Then.CURRENT


@rule
def current(state, trace):
    """MZ-26: a current that has not acted yet carries the boat off; MZ-126: or ends the stage if it cannot."""
    seat = state.seat
    cell = state.boat[seat]
    currents = state.of_type[Type.STRAIGHT] | state.of_type[Type.SIDE]
    if not (currents & ~state.used) >> cell & 1:
        return Then.REST
    if is_open(state, state.cards[cell] // FACING):
        state.then = Then.CARRY
        return Then.GRAB  # MZ-20: hares are taken on the way
    note(trace, Happened.BLOCKED, seat, cell, 0)
    return stop(state)


@rule
def carry(state, trace):
    """MZ-26: one card along the arrow, where another current may act; MZ-27: each acts once."""
    seat = state.seat
    cell = state.boat[seat]
    state.used |= 1 << cell
    state.boat[seat] = NEXT[state.field, cell, state.cards[cell] // FACING]
    note(trace, Happened.DRIFTED, seat, cell, state.boat[seat])
    return Then.ARRIVE


@rule
def rest(state):
    """MZ-118: after one step ahead or turn there may be another; after a slip there is none."""
    return ask(state, Phase.SECOND) if state.acts == 1 else stop(state)


@rule
def stop(state):
    """MZ-25: however the stage ended, hares are taken there, and then funnels pull."""
    state.then = Then.FUNNELS
    return Then.GRAB


@rule
def near_funnels(state):
    return state.of_type[Type.FUNNEL] & RING[state.field, state.boat[state.seat]]


@rule
def funnels(state, trace):
    """MZ-36: a funnel next to the boat pulls it; of several, the player chooses. MZ-78: but not from a funnel."""
    near = near_funnels(state)
    if near == 0 or state.of_type[Type.FUNNEL] >> state.boat[state.seat] & 1:
        return Then.LEAVE
    if count(near) == 1:
        return pull(state, lowest(near), trace)
    return ask(state, Phase.FUNNEL)


@rule
def pull(state, funnel, trace):
    """MZ-20: a hare on the funnel may be taken; MZ-36: no other funnel pulls after it."""
    seat = state.seat
    note(trace, Happened.PULLED, seat, state.boat[seat], funnel)
    state.boat[seat] = funnel
    state.then = Then.LEAVE
    return Then.GRAB


@rule
def leave(state):
    """Ends the stage and clears its fields. Returns whether advanced rule 2 allows a free choice (MZ-66)."""
    free = state.free_choice and state.acts == 1
    state.start = NONE
    state.acts = state.used = state.robbed = state.given = state.got = 0
    return free


# Hares


@rule
def take(state, value, trace):
    seat = state.seat
    cell = state.boat[seat]
    state.load[seat] += hare(value)
    state.hares[cell] -= hare(value)
    if state.hares[cell] == 0:
        state.tokens ^= 1 << cell
    note(trace, Happened.TOOK, seat, value + 1, cell)


@rule
def drop(state, value, trace):
    """MZ-63: the token lies before its owner, face down."""
    seat = state.seat
    state.load[seat] -= hare(value)
    state.ashore[seat] += hare(value)
    note(trace, Happened.DROPPED, seat, value + 1, state.boat[seat])


@rule
def hand_over(state, giver, taker, value):
    state.load[giver] -= hare(value)
    state.load[taker] += hare(value)


@rule
def do_with_a_hare(state, chosen, trace):
    """Takes, gives, gets, steals or drops a hare."""
    seat = state.seat
    if chosen < Move.DONE:
        drop(state, chosen - Move.DROP, trace)
    elif chosen < Move.GIVE:
        take(state, chosen - Move.TAKE, trace)
    elif chosen < Move.GET:
        value = chosen - Move.GIVE
        state.given |= 1 << value
        hand_over(state, seat, partner(seat), value)
        note(trace, Happened.GAVE, seat, value + 1, partner(seat))
    elif chosen < Move.STEAL:
        value = chosen - Move.GET
        state.got |= 1 << value
        hand_over(state, partner(seat), seat, value)
        note(trace, Happened.GOT, seat, value + 1, partner(seat))
    else:
        other, value = (chosen - Move.STEAL) // VALUES, (chosen - Move.STEAL) % VALUES
        state.robbed |= 1 << other if state.each_boat else 1
        hand_over(state, other, seat, value)
        note(trace, Happened.STOLE, seat, value + 1, other)


# Questions


@rule
def grab(state):
    """Asks about the hares on the card, if anything can be done with them."""
    return ask(state, Phase.GRAB) if extras(state) else after_the_grab(state)


@rule
def after_the_grab(state):
    then = state.then
    state.then = Then.ASK
    return then


@rule
def unload(state):
    """MZ-17: hares go ashore one by one. MZ-18: others may be taken in between. MZ-19: nothing moves the boat."""
    return ask(state, Phase.UNLOAD) if extras(state) | drops(state) else Then.LEAVE


@rule
def move(state, chosen, trace):
    """Applies one step of the Movement stage, and returns the next automatic action."""
    if chosen >= Move.DROP and chosen != Move.DONE and chosen != Move.ON:
        do_with_a_hare(state, chosen, trace)
        if chosen < Move.DONE or state.phase == Phase.UNLOAD:
            return Then.UNLOAD
        return Then.GRAB if state.phase == Phase.GRAB else Then.ASK
    heading = state.heading[state.seat]
    if chosen == Move.SLIP_LEFT:
        return go(state, SLIP_LEFT[heading], trace)
    if chosen == Move.SLIP_RIGHT:
        return go(state, SLIP_RIGHT[heading], trace)
    if chosen == Move.STOP:
        return Then.FUNNELS
    if chosen == Move.DONE:
        return Then.LEAVE
    if chosen == Move.ON:
        return after_the_grab(state)
    state.acts += 1
    if chosen == Move.AHEAD:
        return go(state, heading, trace)
    return turn(state, 1 if chosen == Move.RIGHT else -1, trace)
