"""Three seats: the auction for the spoiler (TY-18, TY-19)."""

from igroteka.core.rule import rule
from igroteka.core.trace import note
from igroteka.games.tayu.language import HIGHEST_BID, Happened
from igroteka.games.tayu.state import BID, PASS

BIDDERS = 3


@rule
def lowest_refused(state):
    """TY-19: the first bid is at most 99, and every other one is lower than the last."""
    return state.target if state.target > 0 else HIGHEST_BID + 1


@rule
def bids(state, buffer):
    """Every lower number, and `pass` once there is a bid."""
    number = lowest_refused(state) - 1
    for bid in range(number):
        buffer[bid] = BID + bid
    if state.target > 0:
        buffer[number] = PASS
        number += 1
    return number


@rule
def bid(state, points):
    """The last bidder is the spoiler, unless somebody goes lower."""
    state.spoiler = state.seat
    state.target = points


@rule
def pass_for_good(state):
    """TY-19: passing is final."""
    state.passed |= 1 << state.seat


@rule
def is_settled(state):
    """TY-19: two have passed, or nobody can go lower."""
    passed = 0
    for seat in range(BIDDERS):
        passed += state.passed >> seat & 1
    return passed >= BIDDERS - 1 or state.target == 1


@rule
def next_bidder(state):
    """Clockwise to the next seat that has not passed."""
    for _ in range(BIDDERS):
        state.seat = state.seat + 1 if state.seat + 1 < BIDDERS else 0
        if not state.passed >> state.seat & 1:
            break
    state.actor = state.seat


@rule
def settle(state, trace):
    """The auction is over, so who has passed no longer matters."""
    state.passed = 0
    note(trace, Happened.SPOILER, state.spoiler, state.target, 0)
