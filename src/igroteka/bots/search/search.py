"""Monte Carlo tree search for any game: takes positions, returns visit counts and estimates."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from igroteka.bots.search import puct, uct
from igroteka.bots.search.settings import PuctSettings, SearchSettings
from igroteka.bots.search.tree import FIRST, NUMBER, STEP, VISITS, WORTH, Workspace, keep_below
from igroteka.bots.search.values.weights import NO_POLICY, NO_WEIGHTS, policy_of, weights_of
from igroteka.bots.search.worth import WHOLE
from igroteka.core.dice import Dice
from igroteka.core.errors import IgrotekaError
from igroteka.core.state import State
from igroteka.core.trace import SILENCE
from igroteka.core.words import Words

MOST_BYTES = 120_000_000  # of one tree; a second one of the same size receives the subtree that is kept
LONGEST_PATH = 2_000
BATCH = 32  # the first batch of visits before the clock is read, and the smallest one
PORTIONS = 32  # later batches are the visits that are left, divided by this


class Estimate(NamedTuple):
    """What the search found out about a step."""

    step: int
    visits: int
    worth: list[float]
    """For each seat the fraction of its opponents that it beats; a shared place counts half."""


class NothingFound(IgrotekaError):
    words = Words(
        en="There is no best step: the search has not thought yet, or the game is over.",
        ru="Лучшего шага нет: поиск ещё не думал или партия окончена.",
    )


class Search:
    """Searches one position at a time. The subtree below a step is kept when the step is taken."""

    def __init__(self, state: State, seed: int, settings: SearchSettings, nodes: int | None = None):
        self.game, self.players, self.settings = state.game, state.players, settings
        self.dice = Dice(seed)
        columns = WORTH + self.players
        most = MOST_BYTES // (8 * columns)
        nodes = max(min(nodes or most, most), 1 + self.game.most_choices)  # at least the steps of the position
        self.tree: Any = np.zeros((nodes, columns), np.int64)
        self.spare: Any = np.zeros((nodes, columns), np.int64)
        self.begin(state)

    def begin(self, state: State) -> None:
        """Forgets the tree and starts from another position of the same match."""
        self.state = state.copy()
        self.tree[0] = 0
        self.used = 1
        self.work = self._workspace()

    def _workspace(self) -> Workspace:
        game, settings = self.game, self.settings
        evaluates = isinstance(settings, PuctSettings)
        weights = weights_of(game.name, self.players) if evaluates else NO_WEIGHTS
        return Workspace(
            start=np.frombuffer(self.state.key(), np.int64).copy(),
            table=np.zeros(2, game.state_dtype),
            desk=np.zeros(2 * game.most_choices, np.int64),
            path=np.zeros(LONGEST_PATH, np.int64),
            chances=np.zeros(LONGEST_PATH, np.int64),
            standing=np.zeros((2, self.players), np.int64),
            rows=np.zeros((self.players, weights.shape[1])),
            weights=weights,
            policy=policy_of(game.name) if evaluates and settings.playouts else NO_POLICY,
            worth=np.zeros(self.players, np.int64),
            dice=self.dice.words,
            trace=SILENCE,
        )

    def think(self, visits: int) -> None:
        """Makes this many visits."""
        grow = puct.grow if isinstance(self.settings, PuctSettings) else uct.grow
        self.used = grow(self.tree, self.used, visits, self.work, self.settings)

    def think_for(self, seconds: float, clock: Callable[[], float], visits: int, settle: bool = False) -> None:
        """Searches until the time or the visits are used up. With `settle` it stops as soon as no other step can
        overtake the most visited one in what is left.
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
        """How often the position has been visited, including visits kept from earlier searches."""
        return int(self.tree[0, VISITS])

    def estimates(self) -> list[Estimate]:
        """Every visited step, the most visited first."""
        first, number = self.tree[0, FIRST], self.tree[0, NUMBER]
        children = [child for child in self.tree[first : first + number] if child[VISITS]]
        found = [
            Estimate(int(child[STEP]), int(child[VISITS]), (child[WORTH:] / (WHOLE * child[VISITS])).tolist())
            for child in children
        ]
        return sorted(found, key=lambda one: (-one.visits, one.step))

    def best(self) -> int:
        """The most visited step."""
        estimates = self.estimates()
        if not estimates:
            raise NothingFound
        return estimates[0].step

    def line(self, step: int, least: int) -> list[int]:
        """The step, and what the same seat did most often after it, as long as nobody else decides and there are at
        least this many visits.
        """
        state, seat, node, line = self.state.copy(), self.state.actor, 0, list[int]()
        chosen = self._child(node, step)
        while chosen is not None:
            line.append(int(self.tree[chosen, STEP]))
            state.apply(line[-1])
            node = chosen
            chosen = self._most_visited(node, least) if state.actor == seat else None
        return line

    def _child(self, node: int, step: int) -> int | None:
        first, number = int(self.tree[node, FIRST]), int(self.tree[node, NUMBER])
        return next((child for child in range(first, first + number) if self.tree[child, STEP] == step), None)

    def _most_visited(self, node: int, least: int) -> int | None:
        """The child with the most visits, if it has at least this many."""
        first, number = int(self.tree[node, FIRST]), int(self.tree[node, NUMBER])
        child = max(range(first, first + number), key=lambda one: self.tree[one, VISITS], default=None)
        return child if child is not None and self.tree[child, VISITS] >= least else None

    def follow(self, step: int) -> None:
        """Takes a legal step and keeps the subtree below it."""
        child = self._child(0, step)
        self.state.apply(step)
        if child is None:
            self.begin(self.state)
            return
        self.used = int(keep_below(self.tree, child, self.spare))
        self.tree, self.spare = self.spare, self.tree
        self.work.start[:] = np.frombuffer(self.state.key(), np.int64)
