"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.desk import is_listed
from igroteka.core.rule import crossing
from igroteka.games.mazaitsy.counting import stand
from igroteka.games.mazaitsy.rules import apply, choices
from igroteka.games.mazaitsy.state import STATE, WORDS

rulebook.bind(STATE, apply, choices, stand)


@crossing
def offer(memory):
    """Lists the choices on the desk, and says how many."""
    return choices(memory[:WORDS].view(STATE)[0], memory[WORDS:])


@crossing
def advance(memory, step, trace):
    """Goes on by a step, and lists what may happen then.

    A step that is not offered changes nothing: it could lead a boat out of the field and out of memory.
    """
    if is_listed(memory[WORDS:], offer(memory), step):
        apply(memory[:WORDS].view(STATE)[0], step, trace)
    return offer(memory)


@crossing
def score(memory, table):
    """Fills the points and the place of each seat."""
    stand(memory[:WORDS].view(STATE)[0], table)
