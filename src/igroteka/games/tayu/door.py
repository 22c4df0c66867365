"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.rule import crossing
from igroteka.games.tayu.counting import stand
from igroteka.games.tayu.rules import apply, choices
from igroteka.games.tayu.state import STATE, WORDS

rulebook.bind(STATE, apply, choices, stand)


@crossing
def offer(memory):
    """Lists the choices on the desk, and says how many."""
    return choices(memory[:WORDS].view(STATE)[0], memory[WORDS:])


@crossing
def advance(memory, step, trace):
    """Goes on by a step, and lists what may happen then."""
    apply(memory[:WORDS].view(STATE)[0], step, trace)
    return offer(memory)


@crossing
def score(memory, table):
    """Fills the points and the place of each seat."""
    stand(memory[:WORDS].view(STATE)[0], table)
