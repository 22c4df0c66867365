"""The sequential test, against its formula and against coins."""

import math
import random

import pytest

from igroteka.bots.arena.sprt import ASTRAY, BOUND, Sprt


def tossed(chance: float, low: float, high: float, rng: random.Random) -> Sprt:
    """Plays deals of two games with a coin of this probability, until there is a verdict."""
    sprt = Sprt(low, high)
    while sprt.verdict is None:
        sprt.add(sum(rng.random() < chance for _ in range(2)) / 2)
    return sprt


def test_the_bound_is_walds():
    assert pytest.approx(math.log(19)) == BOUND


def test_the_ratio_follows_the_formula():
    sprt = Sprt(0.5, 0.6)
    scores = [1, 0.5, 0.5, 0, 1, 1, 0.75, 0.25]
    for score in scores:
        sprt.add(score)
    mean = sum(scores) / 8
    variance = (sum((score - mean) ** 2 for score in scores) + ASTRAY) / 8
    assert sprt.llr == pytest.approx(8 * 0.1 * (2 * mean - 1.1) / (2 * variance))


def test_of_many_coins_it_is_nearly_the_exact_ratio():
    """Compares 5,300 of 10,000 coins with the ratio of the binomial likelihoods."""
    sprt = Sprt(0.5, 0.55)
    for toss in range(10_000):
        sprt.add(float(toss % 100 < 53))
    exact = 5300 * math.log(0.55 / 0.5) + 4700 * math.log(0.45 / 0.5)
    assert sprt.llr == pytest.approx(exact, rel=0.03)


def test_nothing_is_known_before_the_first_deal():
    assert Sprt(0.5, 0.65).llr == 0
    assert Sprt(0.5, 0.65).verdict is None


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.65), (0.45, 0.6), (0.5, 0.8)])
def test_verdicts_on_coins_are_wrong_in_about_one_of_twenty(low, high):
    rng = random.Random(2)
    wrong_high = sum(tossed(low, low, high, rng).verdict == "high" for _ in range(500))
    wrong_low = sum(tossed(high, low, high, rng).verdict == "low" for _ in range(500))
    assert wrong_high / 500 < 0.07
    assert wrong_low / 500 < 0.07


def test_the_nearer_the_scores_the_more_deals_it_takes():
    rng = random.Random(3)
    near, far = (sum(tossed(0.5, 0.5, high, rng).deals for _ in range(50)) for high in (0.6, 0.8))
    assert near > 3 * far


@pytest.mark.parametrize(("score", "verdict"), [(0.5, "low"), (1.0, "high")])
def test_deals_that_are_all_alike_come_to_a_verdict_too_but_not_at_once(score, verdict):
    sprt = Sprt(0.5, 0.65)
    while sprt.verdict is None:
        sprt.add(score)
    assert sprt.verdict == verdict
    assert 4 < sprt.deals < 20
