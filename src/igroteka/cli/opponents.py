"""The bots of a match in the terminal. Each hears of every step, so that it can keep its search tree."""

import time
from collections.abc import Sequence

from igroteka.bots.bot import Bot
from igroteka.bots.roster import SEEDS, factory_of
from igroteka.cli.seats import HUMAN
from igroteka.core.dice import Rng
from igroteka.match.match import Match


class Opponents:
    def __init__(self, players: Sequence[str], game: str, rng: Rng) -> None:
        """Loads the bots, including the user's own; raises if one of them cannot play."""
        self.players, self.rng = players, rng
        self.factories = {name: factory_of(name, game, time.monotonic) for name in players if name != HUMAN}
        self.bots: dict[int, Bot] = {}
        self.seen: dict[int, list[int]] = {}
        """The steps that each bot has heard of."""

    def step(self, seat: int, match: Match) -> int:
        """The choice of the bot at this seat, which is to act."""
        seen = self.seen.get(seat, [])
        if seat not in self.bots or match.steps[: len(seen)] != seen:  # some steps were taken back
            bot = self.factories[self.players[seat]](self.rng.randrange(SEEDS))
            self.bots[seat], seen = bot, list(match.steps)
        for step in match.steps[len(seen) :]:
            self.bots[seat].follow(step)
        self.seen[seat] = list(match.steps)
        return self.bots[seat].choose(match.state.copy())
