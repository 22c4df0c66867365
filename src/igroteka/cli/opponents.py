"""The bots at a table in the terminal. Each is told of every step before it is asked, so that it can go on thinking."""

import time
from collections.abc import Sequence

from igroteka.bots.bot import Bot
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.cli.seats import HUMAN
from igroteka.core.dice import Rng
from igroteka.match.match import Match


class Opponents:
    def __init__(self, players: Sequence[str], game: str, rng: Rng) -> None:
        """Somebody's own bots are loaded now, and refused if they cannot play."""
        self.players, self.rng = players, rng
        self.factories = {name: factory_of(name, game, time.monotonic) for name in players if name != HUMAN}
        self.bots: dict[int, Bot] = {}
        self.told: dict[int, list[int]] = {}

    def step(self, seat: int, match: Match) -> int:
        """What the bot on this seat does, which is asked now."""
        told = self.told.get(seat, [])
        if seat not in self.bots or match.steps[: len(told)] != told:  # some of it was taken back
            bot = self.factories[self.players[seat]](self.rng.randrange(SEEDS))
            self.bots[seat], told = bot, list(match.steps)
        for step in match.steps[len(told) :]:
            self.bots[seat].follow(step)
        self.told[seat] = list(match.steps)
        return self.bots[seat].choose(match.state.copy())
