"""Judged search: what it tries, and what it leaves out."""

import igroteka
from igroteka.bots.manners import Judged
from igroteka.bots.search import Search
from igroteka.core.state import State
from tests.every_game import random_play


def in_play() -> State:
    """A state of a random game of Ta Yü with many places for the tile."""
    for state, _ in random_play(igroteka.game("tayu").new(players=2), 1):
        if len(state.legal()) > 10:
            return state
    raise AssertionError("the game was over before such a state came up")


def steps_tried(width: int) -> set[int]:
    search = Search(in_play(), seed=1, manner=Judged(curiosity=100.0, sharpness=0.1, width=width), nodes=50_000)
    search.think(400)
    return {one.step for one in search.estimates()}


def test_with_a_width_only_the_steps_that_look_best_are_tried():
    assert len(steps_tried(3)) == 3
    assert steps_tried(3) < steps_tried(1_000) == set(in_play().legal())


def test_a_step_outside_the_width_can_be_followed():
    state = in_play()
    search = Search(state, seed=1, manner=Judged(width=1), nodes=50_000)
    search.think(50)
    step = next(step for step in state.legal() if step != search.best())
    search.follow(step)
    search.think(50)
    assert search.visits == 50
