"""The pile: cards in unknown order, thickets known to lie under them, and Mazai somewhere among the lowest.

What is on top is drawn when it becomes visible, with exact weights: nobody knows more than that the order of the upper
cards is random, and that Mazai has `least_below` to `most_below` cards below him, each number as likely as another.
"""

from igroteka.core.rule import rule
from igroteka.games.mazaitsy.cards import KINDS, MAZAI, Type
from igroteka.games.mazaitsy.state import DEAL, NONE, TOP

BOTTOM = 4  # MZ-2: Mazai comes above, between or below this many cards


@rule
def cards_left(state):
    """Ordinary cards that are not open yet."""
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
def deals(state, desk):
    """MZ-110: every kind as often as it is left; thickets under the pile do not count."""
    return kinds(state, desk, DEAL, 1)


@rule
def kinds(state, desk, first, weight):
    weights = desk[desk.size // 2 :]
    found = 0
    for kind in range(KINDS):
        desk[found] = first + kind  # and it stays if there is such a card
        weights[found] = weight * state.pile[kind]
        found += state.pile[kind] > 0
    return found


@rule
def tops(state, desk):
    """The next card of the pile, or Mazai.

    If he may have any of `least_below` … all cards that are left below him, one of these numbers means that he is next.
    """
    weights = desk[desk.size // 2 :]
    left = cards_left(state)
    later, now = 1, 0
    if has_mazai(state) and left <= state.most_below:
        later, now = left - state.least_below, 1
    found = 0
    if later > 0 and state.in_pile > 0:
        shared = common_divisor(later, state.in_pile) if now else 1
        now *= state.in_pile // shared
        found = kinds(state, desk, TOP, later // shared)
    elif later > 0:
        desk[0], weights[0] = TOP + 2 * Type.THICKET, later
        found = 1
    if now:
        desk[found], weights[found] = TOP + MAZAI, now
        found += 1
    return found


@rule
def draw(state, kind):
    """One card leaves the pile."""
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
    """MZ-58: the open card, the discard and the thickets under the pile are mixed with the rest of it."""
    shuffle_in(state, state.top)
    state.top = NONE
    state.pile[2 * Type.THICKET] += state.under
    state.in_pile += state.under
    state.under = 0
    for kind in range(KINDS):
        state.pile[kind] += state.discard[kind]
        state.in_pile += state.discard[kind]
        state.discard[kind] = 0
