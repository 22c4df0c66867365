"""The bots at a table in the terminal. Each is told of every step before it is asked, so that it can go on thinking."""

import time
from collections.abc import Sequence
from functools import partial

from igroteka.bots.bot import Bot, Forgetful
from igroteka.bots.bout import any_step
from igroteka.bots.characters import CHARACTERS
from igroteka.bots.levels import LEVELS
from igroteka.bots.thinker import Thinker, warm_up
from igroteka.bots.turns import decide
from igroteka.cli.seats import RANDOM
from igroteka.core.dice import Rng
from igroteka.core.state import State
from igroteka.match.match import Match


def bot_of(player: str, game: str, rng: Rng) -> Bot:
    """A fresh bot of this name."""
    if player in LEVELS:
        level = LEVELS[player]
        return Thinker(level.skills[game], level.manners[game], rng, time.monotonic)
    if player == RANDOM:
        return Forgetful(partial(any_step, dice=rng))
    return Forgetful(partial(decide, CHARACTERS[player], rng=rng))


def get_ready(players: Sequence[str], state: State) -> None:
    """Whatever takes long before a bot's first answer is done now."""
    for manner in {LEVELS[player].manners[state.game.name] for player in players if player in LEVELS}:
        warm_up(state, manner)


class Opponents:
    def __init__(self, players: Sequence[str], rng: Rng) -> None:
        self.players, self.rng = players, rng
        self.bots: dict[int, Bot] = {}
        self.told: dict[int, list[int]] = {}

    def step(self, seat: int, match: Match) -> int:
        """What the bot on this seat does, which is asked now."""
        told = self.told.get(seat, [])
        if seat not in self.bots or match.steps[: len(told)] != told:  # some of it was taken back
            self.bots[seat], told = bot_of(self.players[seat], match.game.name, self.rng), list(match.steps)
        for step in match.steps[len(told) :]:
            self.bots[seat].follow(step)
        self.told[seat] = list(match.steps)
        return self.bots[seat].choose(match.state.copy())
