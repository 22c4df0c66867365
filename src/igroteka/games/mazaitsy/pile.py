"""The pile: cards in unknown order, thickets known to lie under them, and Mazai somewhere near the bottom.

The top card is drawn when it becomes visible, with exact weights: all that is known is that the order of the upper
cards is random, and that Mazai has `least_below` to `most_below` cards below him, each number equally likely.
"""

from igroteka.core.rule import rule
from igroteka.games.mazaitsy.cards import KINDS, MAZAI, Type
from igroteka.games.mazaitsy.state import DEAL, NONE, TOP

BOTTOM = 4  # MZ-2: Mazai goes above, between or below this many cards


@rule
def cards_left(state):
    """The number of face-down cards, without Mazai."""
    return state.in_pile + state.under


@rule
def has_mazai(state):
    return state.most_below != NONE


@rule
def put_mazai(state, least_below, most_below):
    state.least_below, state.most_below = least_below, most_below


@rule
def common_divisor(one, other):
    while other:
        one, other = other, one % other
    return one


@rule
def deals(state, buffer):
    """MZ-110: every kind, weighted by the number left; thickets under the pile do not count."""
    return kinds(state, buffer, DEAL, 1)


@rule
def kinds(state, buffer, first, weight):
    weights = buffer[buffer.size // 2 :]
    found = 0
    for kind in range(KINDS):
        buffer[found] = first + kind  # overwritten next time if there is no such card
        weights[found] = weight * state.pile[kind]
        found += state.pile[kind] > 0
    return found


@rule
def tops(state, buffer):
    """The next card of the pile, or Mazai.

    Mazai may have any number from `least_below` to all remaining cards below him, and the last of these numbers means
    that he is next.
    """
    weights = buffer[buffer.size // 2 :]
    left = cards_left(state)
    later, now = 1, 0
    if has_mazai(state) and left <= state.most_below:
        later, now = left - state.least_below, 1
    found = 0
    if later > 0 and state.in_pile > 0:
        shared = common_divisor(later, state.in_pile) if now else 1
        now *= state.in_pile // shared
        found = kinds(state, buffer, TOP, later // shared)
    elif later > 0:
        buffer[0], weights[0] = TOP + 2 * Type.THICKET, later
        found = 1
    if now:
        buffer[found], weights[found] = TOP + MAZAI, now
        found += 1
    return found


@rule
def draw(state, kind):
    """Removes one card from the pile."""
    if state.in_pile > 0:
        state.pile[kind] -= 1
        state.in_pile -= 1
    else:
        state.under -= 1


@rule
def shuffle_in(state, kind):
    if kind != NONE:
        state.pile[kind] += 1
        state.in_pile += 1


@rule
def shuffle(state):
    """MZ-58: the open card, the discards and the thickets under the pile are shuffled into it."""
    shuffle_in(state, state.top)
    state.top = NONE
    state.pile[2 * Type.THICKET] += state.under
    state.in_pile += state.under
    state.under = 0
    for kind in range(KINDS):
        state.pile[kind] += state.discard[kind]
        state.in_pile += state.discard[kind]
        state.discard[kind] = 0
