"""PUCT: what it searches, and what it leaves out."""

import math

import numpy as np
import pytest

import igroteka
from igroteka.bots.search.puct import CERTAIN, promising_child
from igroteka.bots.search.search import Search
from igroteka.bots.search.settings import PuctSettings
from igroteka.bots.search.tree import FIRST, NUMBER, STEP, VISITS, WEIGHT, WORTH
from igroteka.bots.search.values.evaluation import evaluate
from igroteka.bots.search.values.weights import features_of, weights_of
from igroteka.core.state import State
from tests.every_game import random_play


def in_play() -> State:
    """A state of a random game of Ta Yü with many places for the tile."""
    for state, _ in random_play(igroteka.game("tayu").new(players=2), 1):
        if len(state.legal()) > 10:
            return state
    raise AssertionError("the game ended before there was such a state")


def steps_tried(width: int) -> set[int]:
    search = Search(
        in_play(), seed=1, settings=PuctSettings(exploration=100.0, sharpness=0.1, width=width), nodes=50_000
    )
    search.think(400)
    return {one.step for one in search.estimates()}


def test_only_the_best_steps_within_the_width_are_searched():
    assert len(steps_tried(3)) == 3
    assert steps_tried(3) < steps_tried(1_000) == set(in_play().legal())


def test_a_step_outside_the_width_can_be_followed():
    state = in_play()
    search = Search(state, seed=1, settings=PuctSettings(width=1), nodes=50_000)
    search.think(50)
    step = next(step for step in state.legal() if step != search.best())
    search.follow(step)
    search.think(50)
    assert search.visits == 50


def about_to_lay(players: int) -> State:
    """A state of a random game of Marrakech with many places for the rug."""
    for number, (state, _) in enumerate(random_play(igroteka.game("marrakech").new(players=players), 1)):
        if number > 40 and len(state.legal()) > 8:
            return state
    raise AssertionError("the game ended before there was such a state")


def evaluated(state: State, step: int) -> list[int]:
    """The evaluation of the position after the step."""
    after = state.copy()
    after.apply(step)
    table = np.frombuffer(after.key(), after.game.state_dtype).copy()
    worth = np.zeros(state.players, np.int64)
    rows = np.zeros((state.players, len(features_of("marrakech"))))
    evaluate(table[0], weights_of("marrakech", state.players), rows, worth)
    return worth.tolist()


@pytest.mark.parametrize("players", [2, 4])
def test_an_unvisited_step_has_the_value_of_its_evaluation(players):
    state = about_to_lay(players)
    search = Search(state, seed=1, settings=PuctSettings(trust=True), nodes=5_000)
    search.think(1)
    first, number = search.tree[0, FIRST], search.tree[0, NUMBER]
    children = search.tree[first : first + number]
    assert children[:, VISITS].tolist() == [1, *[0] * (number - 1)]
    for child in children:  # a step that was visited once is worth the same, and is not counted twice
        assert child[WORTH:].tolist() == evaluated(state, int(child[STEP]))


def steps_tried_without_curiosity(trust: bool) -> int:
    search = Search(about_to_lay(2), seed=1, settings=PuctSettings(exploration=0.0, trust=trust), nodes=50_000)
    search.think(1_000)
    return len(search.estimates())


def test_with_trust_a_good_step_is_tried_when_the_best_one_disappoints():
    assert steps_tried_without_curiosity(trust=False) == 1 < steps_tried_without_curiosity(trust=True)


def test_an_evaluation_is_forgotten_when_an_unvisited_step_is_followed():
    state = about_to_lay(2)
    search = Search(state, seed=1, settings=PuctSettings(trust=True), nodes=5_000)
    search.think(1)
    untried = next(step for step in state.legal() if step != search.best())
    search.follow(untried)
    search.think(1)
    assert search.visits == 1
    assert sum(search.tree[0, WORTH:]) <= 1_000


def visited(visits: int) -> np.ndarray:
    """A position whose two steps have equal visits: the evaluation favours the first, the second does better."""
    tree = np.zeros((3, WORTH + 2), np.int64)
    tree[0, [FIRST, NUMBER]] = 1, 2
    tree[1, WEIGHT], tree[2, WEIGHT] = CERTAIN * 9 // 10, CERTAIN // 10
    tree[:, VISITS] = visits, visits // 2, visits // 2
    tree[:, WORTH] = tree[:, VISITS] * [505, 500, 510]
    return tree


@pytest.mark.parametrize(
    ("visits", "patience", "chosen"), [(1_000, 1_000.0, 1), (10_000, 1_000.0, 2), (10_000, math.inf, 1)]
)
def test_the_evaluation_decides_first_and_beyond_patience_the_results(visits, patience, chosen):
    assert promising_child(visited(visits), 0, 0, PuctSettings(patience=patience)) == chosen
