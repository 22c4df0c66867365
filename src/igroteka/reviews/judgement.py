"""What a moment of a match was worth, what the step changed, and what would have been better."""

import msgspec

from igroteka.bots.search.hints import ALIKE, SURE
from igroteka.core.actors import CHANCE, RACE
from igroteka.core.state import State
from igroteka.reviews.judge import Judge, Opinion
from igroteka.reviews.moment import Moment
from igroteka.reviews.visits import Visits
from igroteka.reviews.worth import UNIT, Worths, difference, mean


class Better(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choice that the judge finds best."""

    line: list[str]
    """The texts of the step, and of what the same seat would do next, as long as nobody else decides."""
    reasons: list[str]
    """The texts of the language's reasons."""


class Judgement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment, judged. Worths are in millionths, one for each seat."""

    entry: int
    """The place of the step among the entries of the record, from 0."""
    actor: int
    """A seat, CHANCE or RACE."""
    step: str
    worth: Worths
    """Of the position before the step."""
    effect: Worths
    """By how much chance differed from its mean, a decision from the best one found, or a race from its mean."""
    error: int = 0
    """The standard error of the effect on the one who decided; of chance and races, of the effect on any seat."""
    visits: int = 0
    better: Better | None = None
    """For a decision that fell short of the best one found."""
    is_clear: bool = False
    """Whether it fell short by more than the error of the estimates."""


def judgement(moment: Moment, judge: Judge, visits: Visits) -> Judgement:
    """The judgement of a moment in which something else could have followed."""
    actor = moment.state.actor
    if actor == CHANCE:
        return of_chance(moment, judge, visits)
    return of_race(moment, judge, visits) if actor == RACE else of_decision(moment, judge, visits)


def told(moment: Moment, worth: Worths, effect: Worths, **more: object) -> Judgement:
    state = moment.state
    return Judgement(moment.entry, state.actor, state.text(moment.step), worth, effect, **more)  # type: ignore[arg-type]


def after(state: State, step: int) -> State:
    found = state.copy()
    found.apply(step)
    return found


def of_chance(moment: Moment, judge: Judge, visits: Visits) -> Judgement:
    """Each outcome is judged alike, so that chance changes nothing on average."""
    state, found, came = moment.state, list[tuple[Worths, int]](), None
    for outcome, weight in state.outcomes():
        opinion = judge.opinion(after(state, outcome), visits.outcome, moment.number)
        found.append((opinion.worths, weight))
        came = opinion if outcome == moment.step else came
    assert came is not None  # noqa: S101
    expected, seen = mean(found), visits.outcome * len(found)
    return told(moment, expected, difference(came.worths, expected), error=came.largest_error, visits=seen)


def of_race(moment: Moment, judge: Judge, visits: Visits) -> Judgement:
    """A race has too many endings to judge each. The search plays all of them equally often."""
    before = judge.opinion(moment.state, visits.outcome, moment.number)
    came = judge.opinion(after(moment.state, moment.step), visits.outcome, moment.number)
    effect, error = difference(came.worths, before.worths), before.largest_error + came.largest_error
    return told(moment, before.worths, effect, error=error, visits=2 * visits.outcome)


def of_decision(moment: Moment, judge: Judge, visits: Visits) -> Judgement:
    """The best choice and the one that was taken are judged alike, each by a search of its own."""
    state, seat = moment.state, moment.state.actor
    search = judge.searched(state, visits.decision, moment.number)
    best = search.estimates()[0].step
    if best == moment.step:
        return unsurpassed(moment, judge.opinion(after(state, best), visits.choice, moment.number))
    line = search.line(best, SURE)
    would = judge.opinion(after(state, best), visits.choice, moment.number)
    did = judge.opinion(after(state, moment.step), visits.choice, moment.number)
    if did.worths[seat] >= would.worths[seat]:
        return unsurpassed(moment, did)
    lost, error = would.worths[seat] - did.worths[seat], would.error(seat) + did.error(seat)
    better = Better([*map(state.text, line)], state.game.reasons(state, line))
    is_clear = lost > max(error, round(ALIKE * UNIT))
    effect = difference(did.worths, would.worths)
    seen = visits.decision + 2 * visits.choice
    return told(moment, would.worths, effect, error=error, visits=seen, better=better, is_clear=is_clear)


def unsurpassed(moment: Moment, did: Opinion) -> Judgement:
    """Nothing better was found."""
    error = did.error(moment.state.actor)
    return told(moment, did.worths, (0,) * len(did.worths), error=error, visits=did.visits)


def unjudged(moment: Moment, worth: Worths) -> Judgement:
    """What is known of a moment before it is judged."""
    return told(moment, worth, (0,) * len(worth))
