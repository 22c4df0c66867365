"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.rule import entry
from igroteka.games.marrakech.rules import STATE, apply, choices, stand

WORDS = STATE.itemsize // 8

rulebook.bind(STATE, apply, choices, stand)


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
def score(memory, table):
    """Fills the points and the place of each seat."""
    stand(memory[:WORDS].view(STATE)[0], table)
