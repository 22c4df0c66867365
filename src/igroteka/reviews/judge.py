"""The judge: it estimates what positions are worth, by the best search for the game. The same position with the same
seed and visits gets the same estimate.
"""

import math
from typing import NamedTuple

from igroteka.bots.search.levels import best
from igroteka.bots.search.search import Estimate, Search
from igroteka.bots.search.search_bot import NODES_PER_VISIT
from igroteka.core.actors import OVER
from igroteka.core.dice import Dice
from igroteka.core.state import State
from igroteka.reviews.worth import UNIT, Worths, mean, of_estimate, of_places


class Opinion(NamedTuple):
    """What a position is worth to each seat."""

    worths: Worths
    visits: int
    """By which this was found; 0 at the end of a match, where nothing is estimated."""

    def error(self, seat: int) -> int:
        """The standard error, as if each visit were a match of its own that is won or lost."""
        worth = min(max(self.worths[seat], 0), UNIT)
        return round(math.sqrt(worth * (UNIT - worth) / self.visits)) if self.visits else 0

    @property
    def largest_error(self) -> int:
        return max(self.error(seat) for seat in range(len(self.worths)))


class Judge:
    """Keeps one search, whose memory serves all positions of a match."""

    def __init__(self, state: State, visits: int) -> None:
        self.settings, self.nodes = best(state.game.name), NODES_PER_VISIT * visits
        self.search = Search(state, 0, self.settings, self.nodes)

    def searched(self, state: State, visits: int, seed: int) -> Search:
        """The search after so many visits of the position."""
        self.search.dice = Dice(seed)
        self.search.begin(state)
        self.search.think(visits)
        return self.search

    def opinion(self, state: State, visits: int, seed: int) -> Opinion:
        """What the position is worth if everybody plays on as the search would."""
        if state.actor == OVER:
            return Opinion(of_places(state.ranking()), 0)
        estimates = self.searched(state, visits, seed).estimates()
        if state.actor >= 0:
            return opinion_of(estimates[0])
        weights = dict(state.outcomes())
        found = [(of_estimate(one.worth), weights[one.step]) for one in estimates]
        return Opinion(mean(found), visits)


def opinion_of(one: Estimate) -> Opinion:
    """What the position after this step is worth."""
    return Opinion(of_estimate(one.worth), one.visits)
