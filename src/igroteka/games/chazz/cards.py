"""The cards of a round: laying, moving and capturing, for all seats at once, as sets of places."""

from igroteka.core.bits import lowest
from igroteka.core.rule import entry, rule
from igroteka.core.trace import note
from igroteka.games.chazz.language import Happened, Kind
from igroteka.games.chazz.places import (
    EACH_SEAT,
    MOST_CHAIRS,
    MOST_SEATS,
    ROW,
    all_chairs_of,
    all_seats_at,
    chairs_of,
    numbers,
    place,
)
from igroteka.games.chazz.state import KINDS


@rule
def lacking(state):
    """The sitters' places that need the called card. CH-13: not a seat's own territory; CH-10: not where one lies."""
    return state.sitting & ~state.territories & ~state.cards[state.kind]


@rule
def used_up(state):
    """CH-112: all places of the seats whose three cards of the called kind are on the table."""
    lying = numbers(state.cards[state.kind])  # at most three, and only three has both bits set
    return all_chairs_of(lying & lying >> 1)


@rule
def lay(state, trace):
    """CH-111: from the hand, everybody at once; CH-112: a seat without one in hand has to move one on the table."""
    places, none_in_hand = lacking(state), used_up(state)
    laid = places & ~none_in_hand
    state.cards[state.kind] |= laid
    state.due = places & none_in_hand
    if trace.size:
        tell(Happened.LAID, laid, state.kind, trace)


@rule
def seat_that_owes(state):
    """The lowest seat that has to move a card. Only called while there is one."""
    return lowest(state.due) // ROW


@rule
def cards_to_move(state):
    """CH-8, CH-9: the chairs with that seat's cards of the called kind, as a set."""
    return chairs_of(state.cards[state.kind], seat_that_owes(state))


@rule
def move(state, chair, trace):
    """CH-112: the card moves from there to the seat's own chair."""
    to = lowest(state.due)
    seat, own_chair = to // ROW, to % ROW
    state.cards[state.kind] ^= place(seat, chair) | place(seat, own_chair)
    state.due &= state.due - 1
    note(trace, Happened.MOVED, seat, state.kind, MOST_CHAIRS * chair + own_chair)


@rule
def capture(state, trace):
    """CH-113, CH-15: every set of three kinds becomes a territory, all at the same time."""
    sets = state.cards[Kind.SPIT] & state.cards[Kind.CLAW] & state.cards[Kind.RUB]
    lost = state.territories & all_seats_at(sets)
    for kind in range(KINDS):
        state.cards[kind] &= ~sets  # CH-11: only the capturing seat's cards go back to its hand
    state.territories = state.territories & ~lost | sets  # CH-12
    if trace.size:
        tell(Happened.GATHERED, sets, 0, trace)
        tell(Happened.LOST, lost, 0, trace)
        tell(Happened.CAPTURED, sets, 0, trace)


@rule
def somebody_holds_two(state):
    """CH-106, CH-16: checked after all captures."""
    return numbers(state.territories) & 2 * EACH_SEAT != 0


@entry
def tell(happened, places, kind, trace):
    """Traces the same event for every place of the set, in the order of seats."""
    for seat in range(MOST_SEATS):
        for chair in range(MOST_CHAIRS):
            if places & place(seat, chair):
                note(trace, happened, seat, kind, chair)
