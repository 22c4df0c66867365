"""The compiled functions of a game that Python calls. All take one array, which holds everything about a position.

The array holds the state's words, the number of choices, and the move buffer with the choices. Passing another argument
to compiled code would cost more than finding a step among the choices.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.fields import WORD
from igroteka.core.moves import is_listed
from igroteka.core.rule import quick_entry, rule
from igroteka.core.rulebook import apply, choices
from igroteka.core.rulebook import stand as fill_standings

REFUSED = -1
BITS = 63  # of a word, without its sign
ENDED = "over"
"""The phase of every game that has ended."""


class CompiledRules(NamedTuple):
    """What Python calls of a game's rules."""

    offer: Callable[[Any], int]
    """Lists the choices and returns their number, or REFUSED if the words cannot be those of a state."""
    advance: Callable[[Any, int, Any], int]
    """Applies a step, traces its events, and lists the choices that follow, all in one call. A step that is not among
    the choices is REFUSED, and changes nothing."""
    stand: Callable[[Any, Any], None]
    """Fills a table with each seat's points and place, as if the game ended now."""


@rule
def is_consistent(state: Any, phases: int, ended: int, seats: int) -> bool:
    """Whether the words that all games have fit together. Rules use them as indices."""
    if not (0 <= state.phase < phases and 0 <= state.players < BITS and seats >> state.players & 1):
        return False
    if state.phase == ended:
        return state.actor == OVER
    return state.actor == CHANCE or state.actor == RACE or 0 <= state.actor < state.players


@rule
def list_choices(state: Any, buffer: Any, first: int, kinds: int) -> int:
    """Lists the choices. For a game with `pairs`, replaces each weight by the index of its pair."""
    number = choices(state, buffer)
    if kinds and state.actor < 0:
        weights = buffer[buffer.size // 2 :]
        for index in range(number):
            weights[index] = buffer[index] - first + kinds * (weights[index] - 1)
    return number


def compiled_rules(
    name: str, state_dtype: Any, phases: Sequence[str], seats: Sequence[int], pairs: Sequence[tuple[int, int]]
) -> CompiledRules:
    """The compiled functions of one game. Game explains `pairs`.

    They close over plain data only, because numba's cache identifies a closure by its data.
    """
    words = state_dtype.itemsize // WORD
    number_of_phases, ended = len(phases), phases.index(ENDED)
    seats_as_bits = sum(1 << players for players in seats)
    first = pairs[0][0] if pairs else 0
    kinds = sum(weight == 1 for _, weight in pairs)

    @named(name)
    def offer(memory: Any) -> int:
        state = memory[:words].view(state_dtype)[0]
        if not is_consistent(state, number_of_phases, ended, seats_as_bits):
            return REFUSED
        memory[words] = list_choices(state, memory[words + 1 :], first, kinds)
        return memory[words]

    @named(name)
    def advance(memory: Any, step: int, trace: Any) -> int:
        state, buffer = memory[:words].view(state_dtype)[0], memory[words + 1 :]
        if not is_listed(buffer, memory[words], step):
            return REFUSED
        apply(state, step, trace)
        memory[words] = list_choices(state, buffer, first, kinds)
        return memory[words]

    @named(name)
    def stand(memory: Any, table: Any) -> None:
        fill_standings(memory[:words].view(state_dtype)[0], table)

    return CompiledRules(offer, advance, stand)


def named(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A quick entry with a name of its own, and therefore its own cache file.

    The functions of all games take the same types: if they shared a file, a process could load the code of another
    game that was written at the same time.
    """

    def compile_as(function: Callable[..., Any]) -> Callable[..., Any]:
        function.__qualname__ = f"{name}.{function.__name__}"
        return quick_entry(function)

    return compile_as
