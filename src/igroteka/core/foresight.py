"""What would happen: positions after some steps, before and after the chance that follows them."""

from collections.abc import Sequence
from typing import NamedTuple

from igroteka.core.actors import CHANCE
from igroteka.core.state import State


class Future(NamedTuple):
    """A position that may be reached, and what happens on the way there."""

    state: State
    events: list[str]
    weight: int = 1
    """Of the outcomes of chance that lead there."""


def played(state: State, line: Sequence[int]) -> Future:
    """The position after these steps."""
    after = state.copy()
    return Future(after, [event for step in line for event in after.tell(step)])


def futures(state: State, line: Sequence[int]) -> list[Future]:
    """The position after these steps or, if chance acts next, one for each of its outcomes."""
    before = played(state, line)
    if before.state.actor != CHANCE:
        return [before]
    found: list[Future] = []
    for outcome, weight in before.state.outcomes():
        after = before.state.copy()
        found.append(Future(after, before.events + after.tell(outcome), weight))
    return found
