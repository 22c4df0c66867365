"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.rule import entry
from igroteka.games.chazz.counting import is_better, score
from igroteka.games.chazz.rules import apply, choices
from igroteka.games.chazz.state import STATE, WORDS

rulebook.bind(STATE, apply, choices)


@entry
def offer(memory):
    """Lists the choices on the desk, and says how many."""
    return choices(memory[:WORDS].view(STATE)[0], memory[WORDS:])


@entry
def advance(memory, step, trace):
    """Goes on by a step, and lists what may happen then."""
    apply(memory[:WORDS].view(STATE)[0], step, trace)
    return offer(memory)


@entry
def stand(memory, table):
    """Fills the points of each seat, and the seat's place: one more than the seats that are better."""
    state = memory[:WORDS].view(STATE)[0]
    for seat in range(state.players):
        table[0, seat] = score(state, seat)
        table[1, seat] = 1
        for other in range(state.players):
            table[1, seat] += is_better(state, other, seat)
