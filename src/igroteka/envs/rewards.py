"""Rewards at the end of a game, the same in all environments."""

from igroteka.core.rule import rule


@rule
def reward_places(places, rewards):
    """Rewards places from 1 for the first to -1 for the last in equal steps; seats that tie share their rewards.

    So rewards always add up to 0. A pair that wins together shares two places: 2/3 each, and -2/3 for the others.
    """
    players = len(places)
    for seat in range(players):
        behind = 0
        for other in range(players):
            behind += places[other] > places[seat]
            behind -= places[other] < places[seat]
        rewards[seat] = behind / (players - 1)


def rewards(places: list[int]) -> list[float]:
    """The rewards of these places, for Python callers."""
    found = [0.0] * len(places)
    reward_places(places, found)
    return found
