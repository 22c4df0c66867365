"""A bot that searches and takes the best step, or one that is nearly as good."""

import math

from igroteka.bots.bot import Clock
from igroteka.bots.search.search import Estimate, Search
from igroteka.bots.search.settings import SearchSettings
from igroteka.bots.search.skill import Skill
from igroteka.core.dice import Rng
from igroteka.core.state import State

NODES_PER_VISIT = 40  # rows of the tree; a node without room for its children is evaluated and not expanded
SEEDS = 1 << 30


def stopped() -> float:
    """A clock for bots that have none."""
    return 0.0


class SearchBot:
    """Keeps its tree from step to step. If it was not told of some steps, it starts a new tree."""

    def __init__(self, skill: Skill, settings: SearchSettings, rng: Rng, clock: Clock | None = None) -> None:
        self.skill, self.settings, self.rng, self.clock = skill, settings, rng, clock
        self.search: Search | None = None

    def choose(self, state: State) -> int:
        steps = state.legal()
        if len(steps) == 1:
            return steps[0]
        search = self.search_from(state)
        self.think(search)
        return self.picked(search.estimates(), state.actor)

    def follow(self, step: int) -> None:
        """Takes a step of the match in the tree."""
        if self.search is not None:
            self.search.follow(step)

    def search_from(self, state: State) -> Search:
        if self.search is None:
            nodes = NODES_PER_VISIT * self.skill.visits
            self.search = Search(state, self.rng.randrange(SEEDS), self.settings, nodes)
        elif self.search.state.key() != state.key():
            self.search.begin(state)
        return self.search

    def think(self, search: Search) -> None:
        """Searches up to the skill's visits, counting those kept, and with a clock up to its time. Slack compares steps
        and needs all visits; without it the search stops when its most visited step is certain.
        """
        visits = max(self.skill.visits - search.visits, 1)
        seconds, clock = (self.skill.seconds, self.clock) if self.clock and self.skill.seconds else (math.inf, stopped)
        search.think_for(seconds, clock, visits, settle=not self.skill.slack)

    def picked(self, estimates: list[Estimate], seat: int) -> int:
        """Returns the most visited step, or with slack a random one of those that are worth nearly as much."""
        if not self.skill.slack:
            return estimates[0].step
        seats = len(estimates[0].worth)
        slack = self.skill.slack * math.sqrt(2 / seats)  # with more seats a single step decides less
        slack += self.skill.crowd * (seats - 2)
        enough = max(one.worth[seat] for one in estimates) - slack / 1000
        good = [one.step for one in estimates if one.worth[seat] >= enough]
        return good[self.rng.randrange(len(good))]


def warm_up(state: State, settings: SearchSettings) -> None:
    """Compiles the search for this game, or loads it from the cache, so that the first choice does not wait for it."""
    Search(state, 0, settings, nodes=1).think(1)
