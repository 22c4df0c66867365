"""What a search would do in a player's place: the best choices, how sure it is of their order, and the reasons."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from igroteka.bots.bot import Clock
from igroteka.bots.search.levels import best
from igroteka.bots.search.search import Estimate, Search
from igroteka.bots.search.search_bot import NODES_PER_VISIT
from igroteka.bots.search.skill import Skill
from igroteka.core.state import State

SKILL = Skill(visits=20_000, seconds=0.6)
"""Few enough for an answer within a second, also where other bots think."""
MOST = 3
"""Choices to show."""
SURE = 30
"""Visits with which a further decision of the same turn is told."""
RARE = 50
"""Less than one visit in so many, and a choice is left out: its estimate is too rough."""
ALIKE, CLOSE = 0.015, 0.06
"""Differences of worth that nobody has to mind, and that matter a little."""

Grade = Literal["best", "alike", "close", "weaker"]
"""Compared with the best choice; `alike` if the difference is within the error of the estimates."""


class Suggestion(NamedTuple):
    """A choice, and what the search found out about it."""

    line: list[str]
    """The texts of the step, and of what the same seat would do next, as long as nobody else decides."""
    grade: Grade
    visits: int
    worth: float
    """To the seat to act: the part of its opponents that it would beat."""
    reasons: list[str]
    """The texts of the language's reasons."""


def hints(state: State, seed: int, clock: Clock) -> list[Suggestion]:
    """The best choices of the seat to act, the best first."""
    if state.actor < 0:
        return []
    search = Search(state, seed, best(state.game.name), NODES_PER_VISIT * SKILL.visits)
    search.think_for(SKILL.seconds, clock, SKILL.visits)
    estimates = search.estimates()
    return [hint(search, estimates[0], one) for one in shown(estimates)]


def shown(estimates: Sequence[Estimate]) -> list[Estimate]:
    """The two or three choices that the search tried most."""
    often = estimates[0].visits / RARE
    return [one for number, one in enumerate(estimates[:MOST]) if number < MOST - 1 or one.visits >= often]


def hint(search: Search, first: Estimate, one: Estimate) -> Suggestion:
    state, line = search.state, search.line(one.step, SURE)
    texts, order = [*map(state.text, line)], grade(first, one, state.actor)
    return Suggestion(texts, order, one.visits, one.worth[state.actor], state.game.reasons(state, line))


def grade(first: Estimate, one: Estimate, seat: int) -> Grade:
    if one.step == first.step:
        return "best"
    gap = first.worth[seat] - one.worth[seat]
    if gap <= max(ALIKE, error(first, seat) + error(one, seat)):
        return "alike"
    return "close" if gap <= CLOSE else "weaker"


def error(one: Estimate, seat: int) -> float:
    """The standard error, as if each visit were a match of its own that is won or lost."""
    worth = min(max(one.worth[seat], 0.0), 1.0)
    return math.sqrt(worth * (1 - worth) / one.visits)
