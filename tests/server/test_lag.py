"""How much of a client's lag is credited: what the server has measured, as far as nobody can make it up."""

import pytest

from igroteka.server.table.lag import KEPT, MOST, PROMPT, QUOTA, REFILL, SEVERAL, SLACK, Lag

SLOWLY = 1.0
"""Seconds until a slow player reacts."""


def lag_of(*trips: float, kernel: float | None = None) -> Lag:
    lag = Lag(lambda: kernel)
    for trip in trips:
        lag.measured(trip)
    return lag


def test_the_least_of_several_trips_is_credited():
    assert lag_of(0.3, 0.08, 0.09, 0.2).credit(SLOWLY) == 0.08


@pytest.mark.parametrize("known", range(SEVERAL))
def test_few_trips_prove_nothing(known):
    assert lag_of(*[0.1] * known).credit(SLOWLY) == 0.0
    assert lag_of(*[0.1] * known).usual == 0.0


def test_the_servers_own_delay_does_not_count_as_the_clients():
    """The server was late for most of the answers, but not for all of them."""
    assert lag_of(0.5, 0.02, 0.9, 0.4, 0.7).credit(SLOWLY) == 0.02


def test_old_trips_are_forgotten():
    assert lag_of(0.01, *[0.1] * KEPT).credit(SLOWLY) == 0.1


def test_more_than_the_most_is_not_credited():
    assert lag_of(*[0.9] * SEVERAL).credit(2.0) == MOST


def test_credits_are_in_milliseconds():
    slow, quick = lag_of(*[0.034] * SEVERAL), lag_of(*[0.032] * SEVERAL)
    assert slow.credit(SLOWLY) - quick.credit(SLOWLY) == pytest.approx(0.002)


def test_who_answers_late_gets_no_more_than_the_kernel_proves():
    liar = lag_of(*[0.17] * SEVERAL, kernel=0.02)
    assert liar.usual == pytest.approx(0.02 + SLACK)
    assert liar.credit(SLOWLY) == pytest.approx(0.02 + SLACK + REFILL)


def test_what_the_kernel_proves_costs_nothing():
    honest = lag_of(*[0.17] * SEVERAL, kernel=0.168)
    assert [honest.credit(0.3) for _ in range(100)] == [0.17] * 100


def test_constant_lateness_pays_nothing_but_the_refill():
    liar = lag_of(*[0.17] * SEVERAL, kernel=0.02)
    paid = sum(liar.credit(SLOWLY) - 0.02 - SLACK for _ in range(1000))
    assert paid <= 1000 * REFILL + 1e-9


def test_who_is_seldom_late_has_saved_up_for_it():
    lag = lag_of(*[0.02] * SEVERAL, kernel=0.02)
    for _ in range(100):
        lag.credit(SLOWLY)
    for _ in range(KEPT):
        lag.measured(0.1)
    assert lag.credit(SLOWLY) == pytest.approx(0.1)
    assert lag.credit(SLOWLY) == pytest.approx(0.02 + SLACK + QUOTA - (0.08 - SLACK) + REFILL)


def test_behind_a_proxy_a_lag_makes_nobody_quicker_than_a_quick_player():
    liar = lag_of(*[0.15] * SEVERAL)
    assert liar.credit(PROMPT) == pytest.approx(REFILL)
    assert liar.credit(PROMPT + 0.1) == pytest.approx(0.1 + REFILL)
    assert liar.credit(PROMPT + 0.15) == pytest.approx(0.15)
    assert liar.usual == 0.15


def test_who_reconnects_begins_with_an_empty_quota():
    assert lag_of(*[0.17] * SEVERAL, kernel=0.02).credit(SLOWLY) < 0.02 + SLACK + QUOTA / 2
