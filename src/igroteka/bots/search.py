"""Monte Carlo tree search for any game: positions in, visit counts and estimates out."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from igroteka.bots.tree import FIRST, NUMBER, STEP, VISITS, WHOLE, WORTH, grow, keep_below
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.core.trace import SILENCE

MOST_NODES = 1_000_000
LONGEST_PATH = 2_000
BATCH = 32  # playouts between two looks at the clock


class Estimate(NamedTuple):
    """What the search thinks of a step."""

    step: int
    visits: int
    worth: list[float]
    """To each seat: the part of the others that are left behind, a shared place counting half."""


class Search:
    """Thinks about one position at a time. What it found below a step that is then taken is kept."""

    def __init__(self, state: State, seed: int, curiosity: float = 0.7, width: float = 0.0, nodes: int = MOST_NODES):
        game, self.players = state.game, state.players
        nodes = max(nodes, 1 + game.most_choices)  # so that at least the steps of the position have room
        self.game, self.dice = game, Dice(seed)
        self.curiosity, self.width = curiosity, width
        self.tree: Any = np.zeros((nodes, WORTH + self.players), np.int64)
        self.spare: Any = np.zeros((nodes, WORTH + self.players), np.int64)
        self.table = np.zeros(1, game.state_dtype)
        self.desk = np.zeros(2 * game.most_choices, np.int64)
        self.path = np.zeros(LONGEST_PATH, np.int64)
        self.standing = np.zeros((2, self.players), np.int64)
        self.begin(state)

    def begin(self, state: State) -> None:
        """Forgets everything and looks at another position of the same match."""
        self.state = state.copy()
        self.tree[0] = 0
        self.used = 1

    def think(self, simulations: int) -> None:
        """Plays so many games from the position."""
        start = np.frombuffer(self.state.key(), np.int64)
        self.used = int(
            grow(
                *(self.tree, self.used, simulations, start, self.table, self.desk, self.path, self.standing),
                *(self.dice.words, self.curiosity, self.width, SILENCE),
            )
        )

    def think_for(self, seconds: float, clock: Callable[[], float]) -> int:
        """Plays games until the clock has gone on by so much, and says how many: at least a few."""
        end, played = clock() + seconds, 0
        while played == 0 or clock() < end:
            self.think(BATCH)
            played += BATCH
        return played

    def estimates(self) -> list[Estimate]:
        """Every step that was tried, the most visited first."""
        first, number = self.tree[0, FIRST], self.tree[0, NUMBER]
        children = [child for child in self.tree[first : first + number] if child[VISITS]]
        found = [
            Estimate(int(child[STEP]), int(child[VISITS]), (child[WORTH:] / (WHOLE * child[VISITS])).tolist())
            for child in children
        ]
        return sorted(found, key=lambda one: (-one.visits, one.step))

    def best(self) -> int:
        """The step that was visited most. Only after thinking, about a position that is not over."""
        return self.estimates()[0].step

    def follow(self, step: int) -> None:
        """Goes on by a step that is offered; what was found below it is kept."""
        first, number = int(self.tree[0, FIRST]), int(self.tree[0, NUMBER])
        child = next((child for child in range(first, first + number) if self.tree[child, STEP] == step), None)
        self.state.apply(step)
        if child is None:
            self.begin(self.state)
            return
        self.used = int(keep_below(self.tree, child, self.spare))
        self.tree, self.spare = self.spare, self.tree
