"""One line that stands for many batches with all that they show: `python -m tests.envs.digest`, in whatever mode."""

import hashlib
import sys

import numpy as np

import igroteka
from igroteka.core.dice import Dice
from igroteka.envs.vector import Batch
from igroteka.games import NAMES
from tests.every_game import every_option

STEPS = 80


def digest() -> str:
    told = hashlib.sha256()
    for name in NAMES:
        game = igroteka.game(name)
        for seed, options in enumerate(every_option(game)[::6]):
            learner = "rotating" if seed % 2 else None
            batch, dice = Batch(game, 2, seed, observations=True, learner=learner, **options), Dice(seed)
            for _ in range(STEPS):
                offered = [np.flatnonzero(mask) for mask in batch.masks]
                batch.step(np.array([steps[dice.randrange(len(steps))] for steps in offered]))
                for array in (batch.masks, batch.actors, batch.rewards, batch.done, batch.observations):
                    told.update(array.tobytes())
                told.update(batch.final_observations.tobytes())
    return told.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
