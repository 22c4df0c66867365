"""The door from Python to a game's rules: all that a position needs in one array, so that one array crosses the border.

That array is a state's words, the number of choices, and the desk with these. Another number that crosses would cost
more than to look a step up among the choices.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.desk import is_listed
from igroteka.core.fields import WORD
from igroteka.core.rule import crossing, rule
from igroteka.core.rulebook import apply, choices
from igroteka.core.rulebook import stand as fill_standing

REFUSED = -1
BITS = 63  # of a word, without its sign
ENDED = "over"
"""Every game's phase in which nothing more may happen."""


class Door(NamedTuple):
    offer: Callable[[Any], int]
    """Lists the choices, and says how many; or REFUSED, if these can be no words of a state."""
    advance: Callable[[Any, int, Any], int]
    """Applies a step, with a trace of what happens, and lists the choices that follow, in one crossing. A step that is
    not among the choices is REFUSED, and changes nothing."""
    stand: Callable[[Any, Any], None]
    """Fills a table with each seat's points and place, as if the game ended now."""


@rule
def can_be(state, phases, ended, seats):
    """Whether the words that all games have fit together. Rules look things up by them."""
    if not (0 <= state.phase < phases and 0 <= state.players < BITS and seats >> state.players & 1):
        return False
    if state.phase == ended:
        return state.actor == OVER
    return state.actor == CHANCE or state.actor == RACE or 0 <= state.actor < state.players


@rule
def put_choices(state, desk, first, kinds):
    """Where outcomes have pairs, leaves the number of each one's pair in place of its weight."""
    number = choices(state, desk)
    if kinds and state.actor < 0:
        weights = desk[desk.size // 2 :]
        for index in range(number):
            weights[index] = desk[index] - first + kinds * (weights[index] - 1)
    return number


def door(
    name: str, state_dtype: Any, phases: Sequence[str], seats: Sequence[int], pairs: Sequence[tuple[int, int]]
) -> Door:
    """Closures over plain data alone, which is what numba's cache knows them by. `pairs` are told of in Game."""
    words = state_dtype.itemsize // WORD
    number_of_phases, ended = len(phases), phases.index(ENDED)
    seats_as_bits = sum(1 << players for players in seats)
    first = pairs[0][0] if pairs else 0
    kinds = sum(weight == 1 for _, weight in pairs)

    @named(name)
    def offer(memory):
        state = memory[:words].view(state_dtype)[0]
        if not can_be(state, number_of_phases, ended, seats_as_bits):
            return REFUSED
        memory[words] = put_choices(state, memory[words + 1 :], first, kinds)
        return memory[words]

    @named(name)
    def advance(memory, step, trace):
        state, desk = memory[:words].view(state_dtype)[0], memory[words + 1 :]
        if not is_listed(desk, memory[words], step):
            return REFUSED
        apply(state, step, trace)
        memory[words] = put_choices(state, desk, first, kinds)
        return memory[words]

    @named(name)
    def stand(memory, table):
        fill_standing(memory[:words].view(state_dtype)[0], table)

    return Door(offer, advance, stand)


def named(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A crossing with a name and so a cache file of its own. The doors of all games take the same types: of two
    processes that fill one file at once, one would find the other's game in it.
    """

    def cross(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__qualname__ = f"{name}.{function.__name__}"
        return crossing(function)

    return cross
