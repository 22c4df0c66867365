"""The desk, where compiled code lists what may happen next: steps in its first half, weights in its second."""

from igroteka.core.actors import CHANCE
from igroteka.core.dice import below
from igroteka.core.rule import rule


@rule
def pick(number, desk, actor, dice):
    """One of the choices on the desk: by weight for chance, each alike for a seat or a race."""
    if actor != CHANCE:
        return desk[below(dice, number)]
    weights = desk[desk.size // 2 :]
    total = 0
    for index in range(number):
        total += weights[index]
    drawn = below(dice, total)
    index = passed = 0
    for outcome in range(number):  # to the end, which is faster than guessing where to stop
        passed += weights[outcome]
        index += passed <= drawn
    return desk[index]


@rule
def is_listed(desk, number, step):
    """Whether the step is among the choices. All are looked at, several at once: that is faster than to halve the list,
    where the processor guesses wrong at every second turn.
    """
    found = False
    for index in range(number):
        found |= desk[index] == step
    return found
