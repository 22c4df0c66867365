"""What bots choose in a position of each game: `python -m tests.bots.digest`, in whatever mode the environment sets."""

import sys

import igroteka
from igroteka.bots.roster import factory_of
from igroteka.core.state import State
from igroteka.games import NAMES
from tests.every_game import random_play

BOTS = ("greedy", "uct@12", "search@12")


def late_choice(name: str) -> State:
    """A choice between several steps in the last third of a random game, from where playouts are short."""
    played = [state for state, _ in random_play(igroteka.game(name).new(players=4), seed=3)]
    return next(state for state in played[len(played) * 2 // 3 :] if len(state.legal()) > 2)


def digest() -> str:
    told = []
    for name in NAMES:
        state = late_choice(name)
        chosen = [factory_of(bot, name, float)(7).choose(state.copy()) for bot in BOTS]
        told.append(f"{name}: {', '.join(map(state.text, chosen))}")
    return "\n".join(told)


if __name__ == "__main__":
    sys.stdout.write(digest())
