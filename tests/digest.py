"""One line that stands for many games, played by seed: equal lines mean equal rules.

Run as a program, in whatever mode the environment sets: `python -m tests.digest`.
"""

import hashlib
import sys

import igroteka
from igroteka.core.dice import Dice
from igroteka.games import NAMES
from igroteka.match.perft import perft
from igroteka.match.playout import playouts
from tests.every_game import choices, every_option, random_play


def digest() -> str:
    told = hashlib.sha256()
    for name in NAMES:
        game = igroteka.game(name)
        for seed, options in enumerate(every_option(game)):
            state = game.new(**options)
            for before, step in random_play(state, seed):
                state = before.copy()
                told.update(repr((choices(before), before.outcomes(), state.tell(step))).encode())
                told.update(state.key())
            told.update(repr((state.scores(), state.ranking(), state.view())).encode())
            told.update(repr(playouts(game, game.options(**options), 2, Dice(seed), traced=True)).encode())
            told.update(repr(perft(game.new(**options), 3)).encode())
    return told.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
