"""Points and places."""

from igroteka.core.bits import count
from igroteka.core.rule import rule
from igroteka.games.chazz.language import Kind
from igroteka.games.chazz.places import chairs_of


@rule
def score(state, seat):
    """CH-106: the number of territories that the seat holds; CH-14: including the second."""
    return count(chairs_of(state.territories, seat))


@rule
def chairs_with_cards(state, seat):
    """CH-17: the number of chairs with at least one of the seat's spit, claw or rub cards."""
    cards = state.cards[Kind.SPIT] | state.cards[Kind.CLAW] | state.cards[Kind.RUB]
    return count(chairs_of(cards, seat))


@rule
def is_better(state, one, other):
    """CH-22: more territories; CH-17: then fewer chairs."""
    if score(state, one) != score(state, other):
        return score(state, one) > score(state, other)
    return chairs_with_cards(state, one) < chairs_with_cards(state, other)
