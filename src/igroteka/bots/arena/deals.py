"""Assigns bots to seats so that neither seats nor dice favour a bot.

A deal is one seed of the dice and one table of bots. It is played once for each rotation of the bots round the table,
with the same dice each time. The bot on a seat is made from the same seed too, so bots that play identically end every
deal even.

A table has as many different bots as it has room for, and every possible table is played equally often: with two seats
every pair of bots; with four seats and four bots all of them, in a random order for each deal; with two bots at four
seats one against three, two against two and three against one, in turn. A team is played by one bot.
"""

import itertools
from collections.abc import Sequence
from functools import cached_property

from igroteka.core.dice import Dice, shuffled

Seating = tuple[int, ...]
"""The number of the bot on each seat."""

CHANCE_SEED, ORDER_SEED, STAND_IN_SEED, BOT_SEEDS = range(4)  # the last one is the first of one for each seat
SEEDS_A_DEAL = 16


def seed(deal: int, purpose: int) -> int:
    """Returns the seed of a deal for one purpose."""
    return deal * SEEDS_A_DEAL + purpose


class Deals:
    """The deals of an arena, by number."""

    def __init__(self, bots: int, teams: Sequence[int]) -> None:
        self.bots, self.teams = bots, teams
        self.sides = len(set(teams))

    @cached_property
    def tables(self) -> list[Seating]:
        """The sets of bots that meet, a bot for each side. Their order is drawn for each deal."""
        everybody = range(self.bots)
        if self.bots >= self.sides:
            return list(itertools.combinations(everybody, self.sides))
        again = itertools.combinations_with_replacement(everybody, self.sides - self.bots)
        return [(*everybody, *more) for more in again]

    def seatings(self, deal: int) -> list[Seating]:
        """Returns the seating of each game of a deal."""
        order = shuffled(self.tables[deal % len(self.tables)], Dice(seed(deal, ORDER_SEED)))
        turned = [order[turn:] + order[:turn] for turn in range(self.sides)]
        return list(dict.fromkeys(tuple(sides[team] for team in self.teams) for sides in turned))

    def enough(self, games: int) -> int:
        """Returns how many deals give at least this many games, with every table played equally often."""
        deals = played = 0
        while played < games:
            played += sum(len(self.seatings(deal)) for deal in range(deals, deals + len(self.tables)))
            deals += len(self.tables)
        return deals
