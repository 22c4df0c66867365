"""What holds a game can be pickled, and goes on as the one that stayed: for checkpoints and other processes."""

import pickle
from typing import Any

import numpy as np
import pytest

import igroteka
from igroteka.core.dice import Dice
from igroteka.envs.gym_vector import AgainstBots
from igroteka.envs.vector import Batch
from igroteka.games import NAMES

every_name = pytest.mark.parametrize("name", NAMES)


def again(kept: Any) -> Any:
    return pickle.loads(pickle.dumps(kept))  # noqa: S301 (our own)


@every_name
def test_a_game_is_itself_again(name):
    assert again(igroteka.game(name)) is igroteka.game(name)


@every_name
def test_a_match_goes_on(name):
    match = igroteka.Match(name)
    match.draw(Dice(1))
    match.play(match.state.actor, match.game.text(match.state.legal()[0]))
    other = again(match)
    assert match.draw(Dice(2)) == other.draw(Dice(2))
    assert other.record == match.record
    assert other.state.key() == match.state.key()


@every_name
def test_a_batch_goes_on(name):
    batch = Batch(igroteka.game(name), 4, 1, observations=True)
    batch.step(batch.masks.argmax(axis=1))
    other = again(batch)
    for _ in range(30):
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        other.step(actions)
        assert np.array_equal(other.observations, batch.observations)
        assert np.array_equal(other.masks, batch.masks)
    assert other.steps == batch.steps


@pytest.mark.parametrize("opponents", ["random", "greedy", "novice"])
def test_games_against_bots_go_on(opponents):
    env = AgainstBots("marrakech", 2, opponents=opponents)
    observed, _ = env.reset(seed=1)
    observed, *_ = env.step(observed["action_mask"].argmax(axis=1))
    other = again(env)
    for _ in range(10):
        actions = observed["action_mask"].argmax(axis=1)
        observed, *_ = env.step(actions)
        assert np.array_equal(other.step(actions)[0]["observation"], observed["observation"])
