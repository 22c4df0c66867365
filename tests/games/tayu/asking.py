"""Positions of Ta Yü and short questions about them, for the clause tests.

A tile is written as its type, the cell of its cell 0, and the way in which its cells run: `n0ew j9 e`.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import igroteka
from igroteka.core.state import State

# The west outlet of the first tile, j9, and its north outlet, j9, and its east outlet, l9, are open.
CENTRE = "n0ew j9 e"
# From the centre to the north edge: two outlets at it, j1 and l1.
NORTH = ("n1ew j10 n", "n1ew j7 n", "n1ew j4 n", "n0n2s0 j1 e")
# And from there to the south edge: two outlets at it, j18 and l18.
SOUTH = ("n0ew j11 s", "n0ew j14 s", "n0s0w j17 e", "n0n2s2 l18 w")


def new(**options: Any) -> State:
    return igroteka.game("tayu").new(**options)


def played(state: State, *steps: str) -> State:
    """The same state, after these steps through the checked door."""
    for step in steps:
        state.play(step)
    return state


def laid(state: State, *tiles: str) -> State:
    """The same state after these tiles were drawn and laid, by the rules."""
    for tile in tiles:
        name, place = tile.split(" ", 1)
        played(state, f"draw {name}", f"place {place}")
    return state


def position(*tiles: str, **options: Any) -> State:
    """Tiles where the test wants them, joined or not."""
    state = new(**options)
    for tile in tiles:
        name, place = tile.split(" ", 1)
        forced(state, f"draw {name}")
        forced(state, f"place {place}")
    return state


def forced(state: State, text: str) -> None:
    """Takes a step that may not be offered: it is put on the desk as the only choice."""
    step, number = state.parse(text), state.game.num_words
    state._memory[number : number + 2] = 1, step
    state.apply(step)


def changed(state: State, **fields: Any) -> State:
    """The same position, with some fields set: `sides=[n, e, s, w]`, `bag`, `left`."""
    copy = state.copy()
    for name, value in fields.items():
        copy.fields[name] = value
    return State(state.game, copy.key())


def with_left(state: State, *tiles: str) -> State:
    """The same position, with only these tiles in the bag."""
    names = [text.removeprefix("draw ") for text in state.game.texts if text.startswith("draw ")]
    bag = [tiles.count(name) for name in names]
    rings = sum(len({edge for edge in name if edge in "nesw"}) == 3 for name in tiles)
    return changed(state, bag=bag, left=[len(tiles) - rings, rings])


def texts(state: State) -> set[str]:
    return {state.text(step) for step in state.legal()}


def places(state: State) -> set[str]:
    return {text.removeprefix("place ") for text in texts(state)}


def chances(state: State) -> dict[str, int]:
    return {state.text(step): weight for step, weight in state.outcomes()}


def sides(state: State) -> list[int]:
    """Points at north, east, south, west."""
    return [state.view().sides[way] for way in "nesw"]


def is_over(state: State) -> bool:
    return state.actor == igroteka.OVER and state.phase == "over" and not state.legal() and not state.outcomes()


def refusal(state: State, text: str) -> str | None:
    """The clause that forbids a step."""
    reason = state.why_not(text)
    return reason.clause if reason else None


def told(state: State, text: str) -> list[str]:
    """The events of a step, on a copy."""
    return state.copy().tell(state.allowed(text))


def random_states(seed: int, **options: Any) -> Iterator[State]:
    """Every state of a random game."""
    dice, state = Random(seed), new(**options)
    while state.actor != igroteka.OVER:
        yield state
        state = state.copy()
        state.apply(dice.choice(state.legal() or [step for step, _ in state.outcomes()]))
    yield state
