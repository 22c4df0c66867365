"""Plays one game between bots."""

from collections.abc import Sequence

from igroteka.bots.bot import Bot
from igroteka.core.actors import OVER
from igroteka.core.dice import Rng, drawn
from igroteka.core.state import State

MOST_STEPS = 10_000  # Chazz without a round limit may not end; no other game has a tenth of this


def bout(state: State, bots: Sequence[Bot], dice: Rng) -> list[int]:
    """Plays a copy of the state to its end and returns the place of each seat. The dice answer for chance.

    A game that does not end counts as it stands after the most steps.
    """
    state = state.copy()
    for _ in range(MOST_STEPS):
        if state.actor == OVER:
            break
        step = bots[state.actor].choose(state.copy()) if state.actor >= 0 else drawn(state.outcomes(), dice)
        state.apply(step)
        for bot in bots:
            bot.follow(step)
    return state.ranking()


def any_step(state: State, dice: Rng) -> int:
    """Returns a random legal step, uniformly."""
    steps = state.legal()
    return steps[dice.randrange(len(steps))]
