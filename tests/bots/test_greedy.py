"""The greedy player: points, one step ahead."""

from fractions import Fraction

import pytest

import igroteka
from igroteka.bots.greedy import greedy_step, lead, promise
from igroteka.core.dice import Dice
from tests.every_game import random_play


def test_the_lead_is_over_the_best_of_the_others():
    state = igroteka.game("marrakech").new(players=3)
    for now, _ in random_play(state, 3):
        mine, *others = now.scores()
        assert lead(now, 0) == mine - max(others)


def test_a_team_adds_up():
    start = igroteka.game("mazaitsy").new(players=4, teams=True)
    for state, _ in random_play(start, 3):
        points = state.scores()
        assert lead(state, 3) == points[1] + points[3] - points[0] - points[2]


@pytest.mark.parametrize(("name", "players"), [("marrakech", 3), ("tayu", 2), ("mazaitsy", 4), ("chazz", 4)])
def test_no_step_promises_more_than_the_one_taken(name, players):
    start = igroteka.game(name).new(players=players)
    asked = [state for state, _ in random_play(start, 1) if len(state.legal()) > 1][::9]
    for state in asked:
        taken = greedy_step(state, Dice(1))
        assert promise(state, taken) == max(promise(state, step) for step in state.legal())


def test_chance_is_averaged_exactly():
    """A turn of Assam is followed by the die: 1, 2, 2, 3, 3, 4."""
    start = igroteka.game("marrakech").new(players=4)
    state = next(state for state, _ in list(random_play(start, 5))[60:] if state.phase == "turn" and state.legal())
    step = state.legal()[0]
    leads = []
    for roll, weight in (("roll 1", 1), ("roll 2", 2), ("roll 3", 2), ("roll 4", 1)):
        then = state.copy()
        then.apply(step)
        then.play(roll)
        leads += [lead(then, state.actor)] * weight
    assert promise(state, step) == Fraction(sum(leads), 6)


def test_equal_steps_are_taken_by_the_dice():
    state = igroteka.game("marrakech").new(players=4)
    assert {greedy_step(state, Dice(seed)) for seed in range(20)} == set(state.legal())
