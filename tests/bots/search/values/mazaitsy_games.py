"""Descriptions of positions of Мазайцы as a program: the same uncompiled, where every index is checked, as compiled."""

import hashlib
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import igroteka
from igroteka.bots.search.values.evaluation import note
from igroteka.bots.search.values.mazaitsy import FEATURES
from igroteka.core.state import State
from tests.every_game import every_option, random_play

GAME = igroteka.game("mazaitsy")


def description(state: State) -> tuple[float, Any]:
    """The progress of the game and a row of features for each seat, by compiled code."""
    rows = np.zeros((state.players, len(FEATURES)))
    table = np.frombuffer(state.key(), GAME.state_dtype).copy()
    return note(table, rows), rows


def played() -> Iterator[State]:
    """Every position of one random game with each of the options."""
    for seed, options in enumerate(every_option(GAME)):
        yield from (state for state, _ in random_play(GAME.new(**options), seed))


def digest() -> str:
    found = hashlib.sha256()
    for state in played():
        gone, rows = description(state)
        found.update(f"{gone:.6f} {np.round(rows, 6).tolist()}\n".encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest())
