"""The analysis of one position: what each choice, or each outcome of chance, would be worth."""

import msgspec

from igroteka.bots.search.hints import SURE
from igroteka.core.actors import OVER
from igroteka.core.state import State
from igroteka.reviews.judge import Judge, opinion_of
from igroteka.reviews.judgement import after
from igroteka.reviews.worth import Worths, mean, of_places

USUAL = 20_000
"""Visits."""


class RatedStep(msgspec.Struct, frozen=True):
    """A step that could follow. Worths are in millionths."""

    line: list[str]
    """The texts of the step, and of what the same seat would do next, as long as nobody else decides."""
    visits: int
    worths: Worths
    error: int
    """The standard error of what the choice is worth to the seat to act; of an outcome of chance, to the first seat."""
    reasons: list[str]
    """The texts of the language's reasons; none for chance."""
    weight: int = 0
    """Of an outcome of chance."""


class Analysis(msgspec.Struct, frozen=True):
    actor: int
    worths: Worths
    """What the position is worth to each seat."""
    choices: list[RatedStep]
    """The best first; outcomes of chance in the order of the rules."""


def analyse(state: State, visits: int = USUAL, seed: int = 0) -> Analysis:
    """Searches a position, and says what could follow. The same arguments give the same answer."""
    if state.actor == OVER:
        return Analysis(OVER, of_places(state.ranking()), [])
    judge = Judge(state, visits)
    choices = of_decision(judge, state, visits, seed) if state.actor >= 0 else of_chance(judge, state, visits, seed)
    worths = choices[0].worths if state.actor >= 0 else mean([(one.worths, one.weight) for one in choices])
    return Analysis(state.actor, worths, choices)


def of_decision(judge: Judge, state: State, visits: int, seed: int) -> list[RatedStep]:
    search, found = judge.searched(state, visits, seed), list[RatedStep]()
    for one in search.estimates():
        line, opinion = search.line(one.step, SURE), opinion_of(one)
        texts, reasons = [*map(state.text, line)], state.game.reasons(state, line)
        found.append(RatedStep(texts, one.visits, opinion.worths, opinion.error(state.actor), reasons))
    return found


def of_chance(judge: Judge, state: State, visits: int, seed: int) -> list[RatedStep]:
    """Each outcome gets the same part of the visits."""
    outcomes, found = state.outcomes(), list[RatedStep]()
    for step, weight in outcomes:
        opinion = judge.opinion(after(state, step), max(1, visits // len(outcomes)), seed)
        found.append(RatedStep([state.text(step)], opinion.visits, opinion.worths, opinion.error(0), [], weight))
    return found
