"""Observes a state of any game: `observe` for compiled code, `filler` for Python."""

from collections.abc import Callable
from typing import Any

from igroteka.core.compiled import named
from igroteka.core.fields import WORD
from igroteka.core.rule import rule
from igroteka.core.rulebook import choices, question
from igroteka.envs.tensors.words import write_words


@question
def observe(state, seat, out) -> None:
    """Fills the observation of a seat."""
    write_words(state, seat, out)


@rule
def mark_choices(desk, number, mask):
    """Writes 1 for each of the first `number` steps on the desk, 0 for all others."""
    mask[:] = 0
    for choice in range(number):
        mask[desk[choice]] = 1


def filler(name: str, state_dtype: Any) -> Callable[[Any, int, Any, Any], None]:
    """Makes the function that fills a seat's observation and mask from a state's words and desk, as in core/door.py."""
    words = state_dtype.itemsize // WORD

    @named(name)
    def fill(memory, seat, out, mask):
        state, desk = memory[:words].view(state_dtype)[0], memory[words + 1 :]
        observe(state, seat, out)
        mark_choices(desk, choices(state, desk) if state.actor == seat else 0, mask)

    return fill
