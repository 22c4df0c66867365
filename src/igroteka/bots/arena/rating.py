"""Rates bots by their places: scores, and Elo by maximum likelihood (Bradley–Terry).

The result of a deal is a table: row i, column j holds the points of bot i against bot j, 1 for each better place and ½
for each shared one. Deals are independent of each other and games of one deal are not, so errors come from the
differences between deals (the sandwich estimate), not from the number of games.

Half a win is added for each bot against each other one. It keeps the rating of a bot that won everything finite, and
the errors realistic when all deals were alike.
"""

import itertools
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

Table = Any
"""A square NumPy array of points."""

ELO = 400 / np.log(10)
SURE = 1.96  # standard errors in half of a 95% interval
MOST_ROUNDS = 200
LONGEST_STRIDE = 1.0
CLOSE_ENOUGH = 1e-10


class Rating(NamedTuple):
    """The rating of one bot. Errors are half-widths of 95% intervals."""

    elo: float
    """The mean of all bots is 0."""
    elo_error: float
    score: float
    """Its share of the points that it played for, from 0 to 1."""
    score_error: float


def share(places: Sequence[int], one: int, other: int) -> float:
    """Returns the points of a seat against another: 1, ½ or 0."""
    return 0.5 if places[one] == places[other] else float(places[one] < places[other])


def points(bots: int, seating: Sequence[int], places: Sequence[int], teams: Sequence[int]) -> Table:
    """Returns the points of the bots against each other in one game. A team counts once."""
    taken = np.zeros((bots, bots))
    for one, other in itertools.permutations(first_seats(teams), 2):
        if seating[one] != seating[other]:
            taken[seating[one], seating[other]] += share(places, one, other)
    return taken


def first_seats(teams: Sequence[int]) -> list[int]:
    """Returns the first seat of each team, which represents it: partners share their place."""
    return [teams.index(team) for team in sorted(set(teams))]


def ratings(deals: Sequence[Table]) -> list[Rating]:
    """Rates every bot from at least one deal."""
    played = np.array(deals)
    with_more = np.concatenate([played, half_wins(len(played[0]))])
    strengths = strongest_fit(with_more.sum(axis=0))
    columns = (
        ELO * strengths,
        SURE * ELO * fit_errors(with_more, strengths),
        scores(played.sum(axis=0)),
        SURE * score_errors(with_more),
    )
    return [Rating(*map(float, row)) for row in zip(*columns, strict=True)]


def half_wins(bots: int) -> Table:
    """Returns a deal for each ordered pair of bots that holds nothing but half a win."""
    deals = np.zeros((bots, bots, bots, bots))
    for one, other in itertools.permutations(range(bots), 2):
        deals[one, other, one, other] = 0.5
    return deals.reshape(-1, bots, bots)


def expected(strengths: Table) -> Table:
    """Returns the probability that each bot places above each other one."""
    return 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))


def surplus(taken: Table, strengths: Table) -> Table:
    """Returns the points of each bot beyond those expected from its strength, for one table or many."""
    met = taken + np.swapaxes(taken, -1, -2)
    return (taken - met * expected(strengths)).sum(axis=-1)


def curvature(taken: Table, strengths: Table) -> Table:
    """Returns the negative Hessian of the log-likelihood."""
    chance = expected(strengths)
    between = (taken + taken.T) * chance * chance.T
    return np.diag(between.sum(axis=1)) - between


def strongest_fit(taken: Table) -> Table:
    """Returns the maximum-likelihood strengths, by Newton's method with limited steps."""
    strengths = np.zeros(len(taken))
    for _ in range(MOST_ROUNDS):
        stride = np.linalg.pinv(curvature(taken, strengths)) @ surplus(taken, strengths)
        stride *= min(1.0, LONGEST_STRIDE / max(np.abs(stride).max(), CLOSE_ENOUGH))
        strengths = strengths + stride
        if np.abs(stride).max() < CLOSE_ENOUGH:
            break
    return strengths - strengths.mean()


def fit_errors(deals: Table, strengths: Table) -> Table:
    """Returns the standard errors of the strengths."""
    inverse = np.linalg.pinv(curvature(deals.sum(axis=0), strengths))
    moves = surplus(deals, strengths) @ inverse  # the influence of each deal on the strengths
    return np.sqrt((moves**2).sum(axis=0))


def scores(taken: Table) -> Table:
    met = (taken + taken.T).sum(axis=1)
    return taken.sum(axis=1) / np.maximum(met, 1)


def score_errors(deals: Table) -> Table:
    """Returns the standard errors of the scores."""
    met = (deals + np.swapaxes(deals, -1, -2)).sum(axis=-1)
    above = deals.sum(axis=-1) - met * scores(deals.sum(axis=0))
    return np.sqrt((above**2).sum(axis=0)) / met.sum(axis=0)
