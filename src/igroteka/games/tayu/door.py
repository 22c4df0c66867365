"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.rule import crossing, rule
from igroteka.games.tayu.board import EDITIONS
from igroteka.games.tayu.counting import stand
from igroteka.games.tayu.language import Phase
from igroteka.games.tayu.rules import TILES, WEIGHTS, apply, choices
from igroteka.games.tayu.state import DRAW, STATE, WORDS

MOST_COPIES = max(edition.copies for edition in EDITIONS)
PAIRS = tuple((DRAW + tile, copies) for copies in range(1, MOST_COPIES + 1) for tile in range(TILES))
"""Every draw with every weight that it can have. Their numbers are small, and Python does not have to make those."""

rulebook.bind(STATE, apply, choices, stand)


@rule
def number_pairs(desk, number):
    """Leaves the numbers of the pairs in place of the weights."""
    for index in range(number):
        desk[WEIGHTS + index] = desk[index] - DRAW + TILES * (desk[WEIGHTS + index] - 1)


@crossing
def offer(memory):
    """Lists the choices on the desk, and says how many."""
    state, desk = memory[:WORDS].view(STATE)[0], memory[WORDS:]
    number = choices(state, desk)
    if state.phase == Phase.DRAW:
        number_pairs(desk, number)
    return number


@crossing
def advance(memory, step, trace):
    """Goes on by a step, and lists what may happen then."""
    apply(memory[:WORDS].view(STATE)[0], step, trace)
    return offer(memory)


@crossing
def score(memory, table):
    """Fills the points and the place of each seat."""
    stand(memory[:WORDS].view(STATE)[0], table)
