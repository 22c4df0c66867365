"""Monte Carlo tree search for any game: positions in, visit counts and estimates out."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from igroteka.bots.search import judged, plain
from igroteka.bots.search.manners import Judged, Manner
from igroteka.bots.search.tree import FIRST, NUMBER, STEP, VISITS, WORTH, Workshop, keep_below
from igroteka.bots.search.values.weights import pulls_of, weights_of
from igroteka.bots.search.worth import WHOLE
from igroteka.core.dice import Dice
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import State
from igroteka.core.trace import SILENCE
from igroteka.core.words import Words

MOST_BYTES = 120_000_000  # of one tree; a second one, of the same size, receives what is kept
LONGEST_PATH = 2_000
BATCH = 32  # visits before the first look at the clock, and the least between two
PORTIONS = 32  # between two looks goes one in so many of the visits that are left


class Estimate(NamedTuple):
    """What the search thinks of a step."""

    step: int
    visits: int
    worth: list[float]
    """To each seat: the part of the others that are left behind, a shared place counting half."""


class NothingFound(IgrotekaError):
    words = Words(
        en="There is no best step: the search has not thought yet, or the game is over.",
        ru="Лучшего шага нет: поиск ещё не думал или партия окончена.",
    )


class Search:
    """Thinks about one position at a time. What it found below a step that is then taken is kept."""

    def __init__(self, state: State, seed: int, manner: Manner, nodes: int | None = None):
        self.game, self.players, self.manner = state.game, state.players, manner
        self.dice = Dice(seed)
        columns = WORTH + self.players
        most = MOST_BYTES // (8 * columns)
        nodes = max(min(nodes or most, most), 1 + self.game.most_choices)  # at least the steps of the position
        self.tree: Any = np.zeros((nodes, columns), np.int64)
        self.spare: Any = np.zeros((nodes, columns), np.int64)
        self.weights = weights_of(self.game.name, self.players) if isinstance(manner, Judged) else None
        self.pulls = (
            pulls_of(self.game.name) if isinstance(manner, Judged) and manner.hunches else np.zeros(0, np.float32)
        )
        self.begin(state)

    def begin(self, state: State) -> None:
        """Forgets everything and looks at another position of the same match."""
        self.state = state.copy()
        self.tree[0] = 0
        self.used = 1
        self.shop = self._workshop()

    def _workshop(self) -> Workshop:
        game = self.game
        return Workshop(
            start=np.frombuffer(self.state.key(), np.int64).copy(),
            table=np.zeros(2, game.state_dtype),
            desk=np.zeros(2 * game.most_choices, np.int64),
            path=np.zeros(LONGEST_PATH, np.int64),
            chances=np.zeros(LONGEST_PATH, np.int64),
            standing=np.zeros((2, self.players), np.int64),
            rows=np.zeros((self.players, 1 if self.weights is None else self.weights.shape[1])),
            pulls=self.pulls,
            verdict=np.zeros(self.players, np.int64),
            dice=self.dice.words,
        )

    def think(self, visits: int) -> None:
        """Visits so many new nodes."""
        manner = self.manner
        if isinstance(manner, Judged):
            self.used = judged.grow(
                *(self.tree, self.used, visits, self.shop, self.weights),
                *(manner.curiosity, manner.patience, manner.sharpness, manner.width),
                *(manner.playout, manner.trust, SILENCE),
            )
        else:
            self.used = plain.grow(self.tree, self.used, visits, self.shop, manner.curiosity, SILENCE)

    def think_for(self, seconds: float, clock: Callable[[], float], visits: int, settle: bool = False) -> None:
        """Goes on until the clock has gone on by so much, or so many nodes were visited. Whoever only wants the best
        step may settle for it as soon as none of the others can be visited more often in what is left.
        """
        start, done, batch = clock(), 0, BATCH
        while done < visits:
            batch = min(batch, visits - done)
            self.think(batch)
            done += batch
            gone = clock() - start
            if gone >= seconds:
                return
            left = visits - done
            if gone > 0:
                left = min(left, int(done * (seconds - gone) / gone))
            if settle and self._lead() > left:
                return
            batch = min(2 * batch, max(BATCH, left // PORTIONS))

    def _lead(self) -> int:
        """By how many visits the most visited step is ahead of the next."""
        first, number = self.tree[0, FIRST], self.tree[0, NUMBER]
        visits = np.sort(self.tree[first : first + number, VISITS])
        return int(visits[-1] - visits[-2]) if number > 1 else self.visits

    @property
    def visits(self) -> int:
        """How often the position has been visited, what was kept counted too."""
        return int(self.tree[0, VISITS])

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
        """The step that was visited most."""
        estimates = self.estimates()
        if not estimates:
            raise NothingFound
        return estimates[0].step

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
        self.shop.start[:] = np.frombuffer(self.state.key(), np.int64)
