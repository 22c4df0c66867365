"""Hints: which choices are shown, how they are graded, and the further steps of the same turn."""

import math

import pytest

import igroteka
from igroteka.bots.search import hints as module
from igroteka.bots.search.hints import ALIKE, CLOSE, MOST, Suggestion, error, grade, hints, shown
from igroteka.bots.search.search import Estimate
from igroteka.bots.search.skill import Skill
from igroteka.core.state import State
from igroteka.games import NAMES, game
from tests.every_game import random_play

FEW = Skill(visits=300, seconds=60.0)
MANY = 1_000_000
"""Visits with which the error is too small to matter."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "SKILL", FEW)


def stopped() -> float:
    """A clock by which no time passes."""
    return 0.0


def estimate(step: int, visits: int, worth: float) -> Estimate:
    return Estimate(step, visits, [worth, 1 - worth])


def in_play(name: str) -> list[State]:
    """Choices between several steps in a random match."""
    played = (state for state, _ in random_play(game(name).new(), seed=2))
    return [state for state in played if state.actor >= 0 and len(state.legal()) > 1]


@pytest.mark.parametrize(
    ("gap", "expected"),
    [
        pytest.param(0.0, "alike", id="equal"),
        pytest.param(ALIKE - 0.001, "alike", id="nobody has to mind"),
        pytest.param(ALIKE + 0.005, "close", id="a little"),
        pytest.param(CLOSE - 0.001, "close", id="still a little"),
        pytest.param(CLOSE + 0.005, "weaker", id="more"),
        pytest.param(-0.02, "alike", id="visited less, and not worse"),
    ],
)
def test_with_many_visits_the_difference_of_worth_decides(gap: float, expected: str):
    first, other = estimate(1, MANY, 0.6), estimate(2, MANY, 0.6 - gap)
    assert grade(first, other, seat=0) == expected
    assert grade(first, first, seat=0) == "best"


def test_what_is_within_the_error_of_both_estimates_is_alike():
    first, other = estimate(1, 100, 0.6), estimate(2, 25, 0.5)
    assert error(first, 0) == pytest.approx(math.sqrt(0.24 / 100))
    assert grade(first, other, seat=0) == "alike"
    assert grade(estimate(1, MANY, 0.6), estimate(2, MANY, 0.5), seat=0) == "weaker"


def test_the_worth_is_that_of_the_seat_to_act():
    first, other = estimate(1, MANY, 0.3), estimate(2, MANY, 0.5)
    assert grade(first, other, seat=1) == "weaker"


def test_a_worth_out_of_range_has_no_error():
    """Evaluations may exceed what a match can bring by a rounding error."""
    assert error(estimate(1, 10, 1.0000001), 0) == 0.0


def test_two_choices_are_always_shown_and_a_third_only_if_it_was_tried_enough():
    tried = [estimate(step, visits, 0.5) for step, visits in enumerate((500, 5, 4, 3))]
    assert [one.step for one in shown(tried)] == [0, 1]
    tried[2] = estimate(2, 10, 0.5)
    assert [one.step for one in shown(tried)] == [0, 1, 2]
    assert shown(tried[:1]) == tried[:1]


@pytest.mark.parametrize("name", NAMES)
def test_choices_are_different_legal_steps_the_best_first(name: str):
    state = in_play(name)[3]
    found = hints(state, 1, stopped)
    steps = [one.line[0] for one in found]
    assert 2 <= len(found) <= MOST
    assert len(set(steps)) == len(steps)
    assert set(steps) <= set(state.legal_texts())
    assert [one.grade for one in found].count("best") == 1
    assert found[0].grade == "best"
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)
    assert all(0 <= one.worth <= 1 for one in found)


@pytest.mark.parametrize("name", NAMES)
def test_a_line_is_the_rest_of_the_same_seats_turn(name: str):
    longest = 0
    for state in in_play(name)[:40:4]:
        for one in hints(state, 1, stopped):
            after = state.copy()
            for step in one.line:
                assert after.actor == state.actor, one.line
                after.play(step)
            longest = max(longest, len(one.line))
    assert longest > 1 if name == "mazaitsy" else longest == 1


def test_reasons_are_those_of_the_whole_line():
    for state in in_play("mazaitsy")[:20]:
        for one in hints(state, 1, stopped):
            assert one.reasons == state.game.reasons(state, [state.parse(step) for step in one.line])


def test_a_single_choice_is_shown_alone():
    matches = (random_play(game("tayu").new(), seed) for seed in range(20))
    only = next(state for match in matches for state, _ in match if len(state.legal()) == 1)
    [one] = hints(only, 1, stopped)
    assert (one.line[0], one.grade) == (only.legal_texts()[0], "best")


def test_where_nobody_decides_there_are_none():
    state = igroteka.game("mazaitsy").new()
    assert state.actor < 0
    assert hints(state, 1, stopped) == []


def test_the_same_seed_gives_the_same_hints():
    state = in_play("marrakech")[5]
    first: list[Suggestion] = hints(state, 3, stopped)
    assert first == hints(state, 3, stopped)
