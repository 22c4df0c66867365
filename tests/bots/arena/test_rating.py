"""Ratings, against known values."""

import math
import random

import numpy as np
import pytest

from igroteka.bots.arena.rating import points, ratings, share, strongest_fit

ALONE = (0, 1, 2)


def deal(first: float, second: float):
    """The points of two bots against each other."""
    return np.array([[0, first], [second, 0]])


@pytest.mark.parametrize(("places", "shares"), [([1, 2], [1, 0]), ([2, 1], [0, 1]), ([1, 1], [0.5, 0.5])])
def test_a_game_of_two_is_shared(places, shares):
    assert [share(places, seat, 1 - seat) for seat in range(2)] == shares


def test_at_a_table_everybody_takes_from_everybody_who_placed_behind():
    assert points(3, (2, 0, 1), (2, 1, 2), ALONE).tolist() == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]


def test_a_bot_on_two_seats_takes_nothing_from_itself():
    assert points(2, (0, 1, 0), (1, 2, 3), ALONE).tolist() == [[0, 1], [1, 0]]


def test_a_team_counts_once():
    assert points(2, (0, 1, 0, 1), (1, 2, 1, 2), (0, 1, 0, 1)).tolist() == [[0, 1], [0, 0]]


@pytest.mark.parametrize(("won", "lost"), [(30, 10), (75, 25), (10, 30), (50, 50)])
def test_two_bots_differ_by_the_logarithm_of_their_odds(won, lost):
    """Half a win is added for each."""
    found = ratings([deal(1, 0)] * won + [deal(0, 1)] * lost)
    assert found[0].elo - found[1].elo == pytest.approx(400 * math.log10((won + 0.5) / (lost + 0.5)))
    assert found[0].elo + found[1].elo == pytest.approx(0, abs=1e-9)
    assert found[0].score == pytest.approx(won / (won + lost))


def test_strengths_that_points_were_made_from_are_found_again():
    strengths = np.array([1.5, 0.25, -0.5, -1.25])
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    met = np.array([[0, 40, 10, 30], [40, 0, 25, 5], [10, 25, 0, 60], [30, 5, 60, 0]])
    assert strongest_fit(met * chance) == pytest.approx(strengths)


def test_who_beats_whom_is_carried_on_to_those_who_never_met():
    chain = np.zeros((3, 3))
    chain[0, 1], chain[1, 0], chain[1, 2], chain[2, 1] = 300, 100, 300, 100
    found = strongest_fit(chain)
    assert found[0] - found[1] == pytest.approx(math.log(3))
    assert found[0] - found[2] == pytest.approx(2 * math.log(3))


def test_the_error_of_coins_is_that_of_the_textbook():
    found = ratings([deal(1, 0)] * 5000 + [deal(0, 1)] * 5000)[0]
    assert found.score_error == pytest.approx(1.96 * 0.5 / math.sqrt(10_000), rel=0.01)
    slope = 400 / math.log(10) / (0.5 * 0.5)
    assert 2 * found.elo_error == pytest.approx(1.96 * slope * 0.5 / math.sqrt(10_000), rel=0.01)


def test_games_of_one_deal_that_always_balance_leave_little_doubt():
    """Every deal is even, where coins would vary."""
    balanced = ratings([deal(1, 1)] * 100)[0]
    coins = ratings([deal(2, 0), deal(0, 2)] * 50)[0]
    assert balanced.elo == pytest.approx(0, abs=1e-9)
    assert balanced.elo_error < 2
    assert coins.elo_error > 30
    assert ratings([deal(1, 1)])[0].elo_error > 50  # one deal alone proves nothing


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_error():
    few, many = ratings([deal(2, 0)] * 5)[0], ratings([deal(2, 0)] * 500)[0]
    assert 100 < few.elo < many.elo < 1000
    assert few.elo_error > 100
    assert few.score == 1
    assert few.score_error > 0.05 > many.score_error > 0


def test_the_interval_holds_the_truth_as_often_as_it_says():
    """Simulated deals of two games with shared luck: about 95 of 100 intervals hold the true value."""
    rng = random.Random(4)
    true = 400 * math.log10(0.6 / 0.4)
    held = 0
    for _ in range(300):
        deals = []
        for _ in range(60):
            luck = rng.uniform(-0.3, 0.3)  # of the lucky seat, which the other bot has in the second game
            first = sum(rng.random() < 0.6 + one for one in (luck, -luck))
            deals.append(deal(first, 2 - first))
        found = ratings(deals)[0]
        held += abs(2 * found.elo - true) < 2 * found.elo_error
    assert 0.92 < held / 300 < 0.98


def test_more_deals_narrow_the_error():
    rng = random.Random(1)
    deals = [deal(won := rng.randrange(3), 2 - won) for _ in range(400)]
    assert ratings(deals)[0].elo_error == pytest.approx(ratings(deals[:100])[0].elo_error / 2, rel=0.2)
