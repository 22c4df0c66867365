"""The door from Python to the rules: a state and its desk in one array, so that one array crosses the border."""

from igroteka.core import rulebook
from igroteka.core.rule import entry, rule
from igroteka.games.mazaitsy.counting import is_better, score
from igroteka.games.mazaitsy.rules import apply, choices
from igroteka.games.mazaitsy.state import STATE, WORDS

TEAMS = 2

rulebook.bind(STATE, apply, choices)


@entry
def offer(memory):
    """Lists the choices on the desk, and says how many."""
    return choices(memory[:WORDS].view(STATE)[0], memory[WORDS:])


@entry
def advance(memory, step, trace):
    """Goes on by a step, and lists what may happen then.

    A step that is not offered changes nothing: it could lead a boat out of the field and out of memory.
    """
    if is_listed(memory[WORDS:], offer(memory), step):
        apply(memory[:WORDS].view(STATE)[0], step, trace)
    return offer(memory)


@rule
def is_listed(desk, number, step):
    """The list is ascending: half of it is left each time."""
    first, last = 0, number
    while first < last:
        middle = (first + last) >> 1
        if desk[middle] < step:
            first = middle + 1
        else:
            last = middle
    return first < number and desk[first] == step


@entry
def stand(memory, table):
    """Fills the points of each seat, and the seat's place: one more than the seats, or teams, that are better."""
    state = memory[:WORDS].view(STATE)[0]
    parties = TEAMS if state.teams else state.players
    for seat in range(state.players):
        table[0, seat] = score(state, seat)
        table[1, seat] = 1
        for other in range(parties):  # MZ-77: seats 1 and 2 stand for their teams
            table[1, seat] += is_better(state, other, seat)
