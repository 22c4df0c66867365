"""One game between players that are programs."""

from collections.abc import Callable, Sequence

from igroteka.core.actors import OVER
from igroteka.core.dice import Rng
from igroteka.core.state import State

Player = Callable[[State], int]
"""Asked for the seat to act, it answers with a step."""


def bout(state: State, players: Sequence[Player], dice: Rng) -> list[int]:
    """Plays the state to its end, on a copy, and tells the place of each seat. Chance is answered by the dice."""
    state = state.copy()
    while state.actor != OVER:
        state.apply(players[state.actor](state) if state.actor >= 0 else drawn(state, dice))
    return state.ranking()


def drawn(state: State, dice: Rng) -> int:
    """One of the outcomes, by its weight."""
    outcomes = state.outcomes()
    left = dice.randrange(sum(weight for _, weight in outcomes))
    for step, weight in outcomes:
        left -= weight
        if left < 0:
            return step
    raise AssertionError("the weights add up to more than was drawn")


def share(places: Sequence[int], seat: int) -> float:
    """What a two-seat game is worth to a seat: 1, ½ or 0."""
    mine, other = places[seat], places[1 - seat]
    return 0.5 if mine == other else float(mine < other)
