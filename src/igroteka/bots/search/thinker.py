"""A bot that searches, and takes a step that seems best, or nearly so."""

import math

from igroteka.bots.bot import Clock
from igroteka.bots.search.manners import Manner
from igroteka.bots.search.search import Estimate, Search
from igroteka.bots.search.skill import Skill
from igroteka.core.dice import Rng
from igroteka.core.state import State

NODES_PER_VISIT = 40  # rows of the tree; what does not fit is valued without being kept
SEEDS = 1 << 30


def stopped() -> float:
    """A clock for whoever has none."""
    return 0.0


class Thinker:
    """Told of every step, it keeps what it found below it; if it missed some, it only thinks anew."""

    def __init__(self, skill: Skill, manner: Manner, rng: Rng, clock: Clock | None = None) -> None:
        self.skill, self.manner, self.rng, self.clock = skill, manner, rng, clock
        self.search: Search | None = None

    def choose(self, state: State) -> int:
        steps = state.legal()
        if len(steps) == 1:
            return steps[0]
        search = self.search_from(state)
        self.think(search)
        return self.picked(search.estimates(), state.actor)

    def follow(self, step: int) -> None:
        """Goes on by a step of the match."""
        if self.search is not None:
            self.search.follow(step)

    def search_from(self, state: State) -> Search:
        if self.search is None:
            nodes = NODES_PER_VISIT * self.skill.visits
            self.search = Search(state, self.rng.randrange(SEEDS), self.manner, nodes)
        elif self.search.state.key() != state.key():
            self.search.begin(state)
        return self.search

    def think(self, search: Search) -> None:
        """What was kept counts; with a clock, no longer than agreed. Slack compares steps, so it needs all visits; else
        the most visited one is enough.
        """
        visits = max(self.skill.visits - search.visits, 1)
        seconds, clock = (self.skill.seconds, self.clock) if self.clock and self.skill.seconds else (math.inf, stopped)
        search.think_for(seconds, clock, visits, settle=not self.skill.slack)

    def picked(self, estimates: list[Estimate], seat: int) -> int:
        """The step that was visited most, or by chance one that is nearly worth as much."""
        if not self.skill.slack:
            return estimates[0].step
        seats = len(estimates[0].worth)
        slack = self.skill.slack * math.sqrt(2 / seats)  # with more seats a step decides less
        slack += self.skill.crowd * (seats - 2)
        enough = max(one.worth[seat] for one in estimates) - slack / 1000
        good = [one.step for one in estimates if one.worth[seat] >= enough]
        return good[self.rng.randrange(len(good))]


def warm_up(state: State, manner: Manner) -> None:
    """Compiles the search for this game, or reads it from the cache, so that the first choice does not wait for it."""
    Search(state, 0, manner, nodes=1).think(1)
