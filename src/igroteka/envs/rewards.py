"""What the end of a game is worth to each seat, in all environments."""

from igroteka.core.rule import rule


@rule
def reward_places(places, rewards):
    """From 1 for the first place to -1 for the last in equal steps; who shares a place shares what its places bring.

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
    """The same, for Python."""
    found = [0.0] * len(places)
    reward_places(places, found)
    return found
