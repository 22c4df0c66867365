"""A seat's turn in one crossing: its step, what chance answers to it, and what the seat sees that is asked next."""

from igroteka.core.actors import CHANCE, RACE
from igroteka.core.desk import is_listed, pick
from igroteka.core.rule import entry
from igroteka.core.rulebook import apply, choices
from igroteka.envs.tensors.observing import observe

NOT_OFFERED = -1


@entry
def ask(table, desk, dice, seen, mask):
    """Lets chance, and the race, speak until a seat is asked, or the game is over. Says how many choices it has."""
    state = table[0]
    silence = desk[:0]
    number = choices(state, desk)
    while state.actor == CHANCE or state.actor == RACE:
        apply(state, pick(number, desk, state.actor, dice), silence)
        number = choices(state, desk)
    if state.actor >= 0:
        observe(state, state.actor, seen)
        mask[:] = 0
        for choice in range(number):
            mask[desk[choice]] = 1
    return number


@entry
def take(table, desk, number, step, dice, seen, mask):
    """The same after a step. One that is not among so many choices on the desk is NOT_OFFERED, and nothing happens."""
    if not is_listed(desk, number, step):
        return NOT_OFFERED
    apply(table[0], step, desk[:0])
    return ask(table, desk, dice, seen, mask)
