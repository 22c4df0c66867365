"""The order of the seats: a match may begin with its seats shuffled, but partners stay partners."""

from collections.abc import Sequence
from itertools import permutations

from igroteka.core.dice import Rng, shuffled
from igroteka.core.state import State


def teams_of(state: State) -> list[int]:
    """The team of each seat; empty if everybody plays for themselves."""
    found = state.game.teams(state)
    return list(found) if len(set(found)) < len(found) else []


def shuffled_seats(players: int, teams: Sequence[int], rng: Rng) -> list[int]:
    """For each seat the one that it was before; all orders are equally likely."""
    seats = range(players)
    if not teams:
        return shuffled(seats, rng)
    orders = [order for order in permutations(seats) if keeps_partners(teams, order)]
    return list(orders[rng.randrange(len(orders))])


def keeps_partners(teams: Sequence[int], order: Sequence[int]) -> bool:
    """Whether those who were in one team still are."""
    moved = {(teams[old], teams[new]) for new, old in enumerate(order)}
    return len(moved) == len(set(teams))
