"""Who sits where, so that neither seats nor dice favour a bot.

A deal is one seed of the dice and one table of bots. It is played once for each seat that a bot can have: the bots move
round the table, and the dice say the same each time. Whoever sits on a seat is made from the same seed too, so bots
that play alike end every deal even.

As many different bots sit at a table as there is room for, and every such table is played equally often: with two seats
every pair of bots; with four seats and four bots all of them, each time in another order; with two bots at four seats
one against three, two against two and three against one, in turn. Teams sit like single seats: all of a team is one
bot's.
"""

import itertools
from collections.abc import Sequence
from functools import cached_property

from igroteka.core.dice import Dice, shuffled

Seating = tuple[int, ...]
"""The bot on each seat, by its number."""

CHANCE_SEED, ORDER_SEED, STAND_IN_SEED, BOT_SEEDS = range(4)  # and from there on one for each seat
SEEDS_A_DEAL = 16


def seed(deal: int, purpose: int) -> int:
    return deal * SEEDS_A_DEAL + purpose


class Deals:
    def __init__(self, bots: int, teams: Sequence[int]) -> None:
        self.bots, self.teams = bots, teams
        self.sides = len(set(teams))

    @cached_property
    def tables(self) -> list[Seating]:
        """Which bots meet, a bot for each side; in which order they sit is drawn for each deal."""
        everybody = range(self.bots)
        if self.bots >= self.sides:
            return list(itertools.combinations(everybody, self.sides))
        again = itertools.combinations_with_replacement(everybody, self.sides - self.bots)
        return [(*everybody, *more) for more in again]

    def seatings(self, deal: int) -> list[Seating]:
        """The games of a deal."""
        order = shuffled(self.tables[deal % len(self.tables)], Dice(seed(deal, ORDER_SEED)))
        turned = [order[turn:] + order[:turn] for turn in range(self.sides)]
        return list(dict.fromkeys(tuple(sides[team] for team in self.teams) for sides in turned))

    def enough(self, games: int) -> int:
        """How many deals give at least so many games, and every table as often as the others."""
        deals = played = 0
        while played < games:
            played += sum(len(self.seatings(deal)) for deal in range(deals, deals + len(self.tables)))
            deals += len(self.tables)
        return deals
