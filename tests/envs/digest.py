"""One line for many batches, observations, games and races: `python -m tests.envs.digest`, in whatever mode."""

import hashlib
import sys
from collections.abc import Iterator

import numpy as np

import igroteka
from igroteka.core.dice import Dice
from igroteka.envs import chazz_race_v2
from igroteka.envs.tensors import tensor
from igroteka.envs.vector import Batch
from igroteka.games import NAMES
from tests.envs.test_aec import whole_game
from tests.envs.test_race_env import whole_race
from tests.envs.test_word_planes import LENS, WORDS
from tests.envs.zoo import door
from tests.every_game import every_option, random_play

STEPS = 80
APART = 30  # steps between the observed states of a game


def batches() -> Iterator[bytes]:
    for name in NAMES:
        game = igroteka.game(name)
        for seed, options in enumerate(every_option(game)[::6]):
            learner = "rotating" if seed % 2 else None
            batch, dice = Batch(game, 2, seed, observations=True, learner=learner, **options), Dice(seed)
            for _ in range(STEPS):
                offered = [np.flatnonzero(mask) for mask in batch.masks]
                batch.step(np.array([steps[dice.randrange(len(steps))] for steps in offered]))
                for array in (batch.masks, batch.actors, batch.rewards, batch.done, batch.observations):
                    yield array.tobytes()
                yield batch.final_observations.tobytes()


def observations() -> Iterator[bytes]:
    """What every seat sees now and then in a game, at its end, and in a game without planes of its own."""
    for name in NAMES:
        game = igroteka.game(name)
        for seed, options in enumerate(every_option(game)[::9]):
            *played, (last, step) = random_play(game.new(**options), seed)
            last.apply(step)
            for state in [*(state for state, _ in played[::APART]), last]:
                for seat in range(state.players):
                    yield tensor(game).observe(state, seat).tobytes()
                    yield tensor(game).seen_steps(state, seat).tobytes()
    out, mask = np.zeros(LENS.size, np.int8), np.zeros(3, np.int8)
    LENS.fill(np.array(WORDS), 1, out, mask)
    yield out.tobytes() + mask.tobytes()


def turns() -> Iterator[bytes]:
    """Whole games, turn by turn."""
    for name in NAMES:
        yield repr(whole_game(door(name).raw_env(), 5)).encode()


def races() -> Iterator[bytes]:
    for players in (4, 8):
        yield repr(whole_race(chazz_race_v2.parallel_env(players=players, ticks=6), 5)).encode()


def digest() -> str:
    told = hashlib.sha256()
    for part in (batches, observations, turns, races):
        for data in part():
            told.update(data)
    return told.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
