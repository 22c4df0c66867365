"""One game between bots."""

from collections.abc import Sequence

from igroteka.bots.bot import Bot
from igroteka.core.actors import OVER
from igroteka.core.dice import Rng, drawn
from igroteka.core.state import State

MOST_STEPS = 10_000  # Chazz without a round limit need not end; no other game is a tenth as long


def bout(state: State, bots: Sequence[Bot], dice: Rng) -> list[int]:
    """Plays the state to its end, on a copy, and tells the place of each seat. Chance is answered by the dice.

    A game that has no end counts as it stands after very many steps.
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
    """One of the steps that the seat to act may take, each alike."""
    steps = state.legal()
    return steps[dice.randrange(len(steps))]
