"""How the search evaluates a position of any game: it weighs the features of each seat and compares the sums.

A game binds `describe`, which fills the features of every seat and says how far the game has progressed. The weights,
fitted by self-play (fit.py), depend on that progress: each stage has a row of them, with linear interpolation between
two stages. A game may also bind `policy_step`, its playout policy.
"""

from igroteka.bots.search.worth import compare
from igroteka.core.moves import pick
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import question


@question
def describe(state, rows) -> float:
    """Fills a row of features for each seat. Returns the progress of the game: 0 at the start, 1 at the end."""
    raise NotImplementedError


@question
def policy_step(state, number, desk, policy, dice) -> int:
    """Draws the next step of a playout from the choices on the desk: uniformly, if the game has no policy."""
    return pick(number, desk, state.actor, dice)


@rule
def evaluate(state, weights, rows, worth):
    """Fills what the position is worth to each seat."""
    last, features = weights.shape[0] - 1, weights.shape[1]
    progress = describe(state, rows) * last
    stage = min(int(progress), last - 1)
    late = progress - stage
    for seat in range(worth.size):
        strength = 0.0
        for feature in range(features):
            weight = (1 - late) * weights[stage, feature] + late * weights[stage + 1, feature]
            strength += weight * rows[seat, feature]
        rows[seat, 0] = strength
    compare(rows[:, 0], worth)


@entry
def note(table, rows):
    """Calls `describe` for one state, from Python."""
    return describe(table[0], rows)
