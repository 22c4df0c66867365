"""How generic compiled code observes a state of any game, and how Python does."""

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
    """1 for each of so many steps on the desk."""
    mask[:] = 0
    for choice in range(number):
        mask[desk[choice]] = 1


def filler(name: str, state_dtype: Any) -> Callable[[Any, int, Any, Any], None]:
    """Fills an observation and the mask of what the seat may do, from a state's words and desk, as core/door does."""
    words = state_dtype.itemsize // WORD

    @named(name)
    def fill(memory, seat, out, mask):
        state, desk = memory[:words].view(state_dtype)[0], memory[words + 1 :]
        observe(state, seat, out)
        mark_choices(desk, choices(state, desk) if state.actor == seat else 0, mask)

    return fill
