"""The move buffer, where compiled code lists the choices: steps in its first half, their weights in its second."""

from typing import Any

from igroteka.core.actors import CHANCE
from igroteka.core.dice import below
from igroteka.core.rule import rule


@rule
def pick(number: int, buffer: Any, actor: int, dice: Any) -> int:
    """A random one of the first `number` choices: by weight for chance, uniformly for a seat or a race."""
    if actor != CHANCE:
        return buffer[below(dice, number)]
    weights = buffer[buffer.size // 2 :]
    total = 0
    for index in range(number):
        total += weights[index]
    drawn = below(dice, total)
    index = passed = 0
    for outcome in range(number):  # no early exit: mispredicting it costs more than finishing the loop
        passed += weights[outcome]
        index += passed <= drawn
    return buffer[index]


@rule
def is_listed(buffer: Any, number: int, step: int) -> bool:
    """Whether the step is among the first `number` choices.

    A linear scan, which vectorizes: it beats binary search, whose branches are mispredicted half of the time.
    """
    found = False
    for index in range(number):
        found |= buffer[index] == step
    return found
