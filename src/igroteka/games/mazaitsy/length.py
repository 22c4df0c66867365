"""The maximum length of a game."""

from typing import Any

from igroteka.core.length import Length
from igroteka.games.mazaitsy.cards import DECKS, Type
from igroteka.games.mazaitsy.setup import ROUNDS_OF_TWO, USUAL_ROUNDS


def longest(options: Any) -> Length:
    """The number of turns follows from the cards; then come the decisions of a turn, and the hares, each of which is
    taken and put ashore once, or once in each round if those ashore come back.
    """
    two, players = options.players == 2, options.players
    rounds = ROUNDS_OF_TWO if two else options.rounds
    deck = DECKS[options.deck]
    hares, load = sum(deck.hares), 9 if options.nine_points else 4
    currents = deck.cards[Type.STRAIGHT][0] + deck.cards[Type.SIDE][0]
    cards = sum(number for number, _ in deck.cards.values())
    cells = 25 if two else 36
    turns = 26 if two else most_turns(cards - cells - players, rounds, options)

    on_the_way = currents + 2  # cards where hares may be left: each current, the last card, a funnel
    a_turn = 2 + on_the_way + 1 + 2 + options.free_choice  # two actions; a funnel; laying and spinning; choosing a card
    a_turn += options.stealing * (players - 1 if options.steal_limit == "boat" else 1)
    a_turn += options.teams * 2 * load  # hares given to the partner and received from them
    harvests = rounds + 1 if rounds > USUAL_ROUNDS else 1

    dealt = cells + deck.cards[Type.THICKET][0] + currents + players + hares
    scattered = max(number for number, _ in deck.cards.values())
    return Length(
        decisions=players + turns * a_turn + 2 * hares * harvests,
        chances=dealt + 1 + 2 * turns + rounds + (rounds - 1) * 2 * (scattered + players),
    )


def most_turns(pile: int, rounds: int, options: Any) -> int:
    """A turn for each card of the pile, Mazai's turns, one more if he waits for the other team, and the last lap."""
    turns = rounds * pile + rounds - 1 + options.teams + options.players - 1
    return turns - turns % options.players
