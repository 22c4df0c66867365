"""Perft: the number of step sequences of a given length from a position, where each chance outcome is a step. It is a
fingerprint of the rules: a wrong or missing step almost always changes it.
"""

from typing import Any

import numpy as np

from igroteka.core.rule import entry
from igroteka.core.rulebook import apply, choices
from igroteka.core.state import State
from igroteka.core.trace import SILENCE


@entry
def count_ways(states: Any, words: Any, buffers: Any, number: Any, taken: Any, trace: Any) -> int:
    """Walks the tree below states[0] with one state per level. The last level is counted without being visited."""
    deepest = states.size - 1
    total = 0
    level = 0
    number[0] = choices(states[0], buffers[0])
    taken[0] = 0
    while level >= 0:
        if level == deepest:
            total += number[level]
            level -= 1
        elif taken[level] == number[level]:
            level -= 1
        else:
            for word in range(words.shape[1]):
                words[level + 1, word] = words[level, word]
            apply(states[level + 1], buffers[level, taken[level]], trace)
            taken[level] += 1
            level += 1
            number[level] = choices(states[level], buffers[level])
            taken[level] = 0
    return total


def perft(state: State, depth: int) -> int:
    """The number of sequences of exactly `depth` steps. Games that end sooner do not count."""
    if depth == 0:
        return 1
    game = state.game
    words = np.zeros((depth, game.state_dtype.itemsize // 8), np.int64)
    words[0] = np.frombuffer(state.key(), np.int64)
    buffers = np.zeros((depth, 2 * game.most_choices), np.int64)
    number, taken = np.zeros((2, depth), np.int64)
    states = words.view(game.state_dtype).reshape(depth)
    return int(count_ways(states, words, buffers, number, taken, SILENCE))


def divide(state: State, depth: int) -> dict[str, int]:
    """Perft after each legal step, by its text, to locate where two engines differ."""
    ways: dict[str, int] = {}
    for step in state.legal() or [step for step, _ in state.outcomes()]:
        after = state.copy()
        after.apply(step)
        ways[state.text(step)] = perft(after, depth - 1)
    return ways
