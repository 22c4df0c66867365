"""How generic code judges a position of any game: what each seat has is counted, weighed and compared.

A game binds `describe`, which notes features of every seat, and says how far the game is. The weights, fitted by
self-play (fit.py), change with that: a row of them for each stage, and between two stages what lies between. It may
bind a `hunch` too, which goes on by likely steps where playouts would go on by any.
"""

from igroteka.bots.search.worth import compare
from igroteka.core.desk import pick
from igroteka.core.rule import entry, rule
from igroteka.core.rulebook import question


@question
def describe(state, rows) -> float:
    """Fills a row of features for each seat, and says how far the game is: 0 at the start, 1 at the end."""
    raise NotImplementedError


@question
def hunch(state, number, desk, pulls, dice) -> int:
    """One of so many choices on the desk, the likelier the better it looks; the pulls are what it goes by."""
    return pick(number, desk, state.actor, dice)


@rule
def judge(state, weights, rows, verdict):
    """What the position is worth to each seat, goes to the verdict."""
    last, features = weights.shape[0] - 1, weights.shape[1]
    gone = describe(state, rows) * last
    stage = min(int(gone), last - 1)
    late = gone - stage
    for seat in range(verdict.size):
        strength = 0.0
        for feature in range(features):
            weight = (1 - late) * weights[stage, feature] + late * weights[stage + 1, feature]
            strength += weight * rows[seat, feature]
        rows[seat, 0] = strength
    compare(rows[:, 0], verdict)


@entry
def note(table, rows):
    """The description of one state, for Python."""
    return describe(table[0], rows)
