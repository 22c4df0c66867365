"""A player that looks one step ahead, at points alone."""

from fractions import Fraction

from igroteka.core.dice import Rng
from igroteka.core.state import State


def greedy_step(state: State, dice: Rng) -> int:
    """Returns the step after which the team leads the best other team by most; the dice break ties."""
    steps = state.legal()
    promises = [promise(state, step) for step in steps]
    most = max(promises)
    best = [step for step, promised in zip(steps, promises, strict=True) if promised == most]
    return best[dice.randrange(len(best))]


def promise(state: State, step: int) -> Fraction:
    """Returns the lead of the actor's team after the step, averaged over the outcomes if chance or a race follows."""
    after = state.copy()
    after.apply(step)
    outcomes = after.outcomes()
    if not outcomes:
        return Fraction(lead(after, state.actor))
    total = 0
    for outcome, weight in outcomes:
        then = after.copy()
        then.apply(outcome)
        total += weight * lead(then, state.actor)
    return Fraction(total, sum(weight for _, weight in outcomes))


def lead(state: State, seat: int) -> int:
    """Returns the lead of the seat's team over the best other team, in points; negative if it is behind."""
    sides = state.game.teams(state)
    points = dict.fromkeys(sides, 0)
    for side, score in zip(sides, state.scores(), strict=True):
        points[side] += score
    return points.pop(sides[seat]) - max(points.values())
