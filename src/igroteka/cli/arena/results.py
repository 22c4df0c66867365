"""The results of an arena so far. A deal counts once all its games have been played."""

from typing import Any

from igroteka.bots.arena.rating import Rating, points, ratings
from igroteka.bots.arena.sprt import Sprt
from igroteka.cli.arena.arena_game import ArenaGame, Fixture
from igroteka.cli.arena.setup import Setup


class ArenaResults:
    """Games, points of complete deals, and the sequential test if one was asked for."""

    def __init__(self, setup: Setup, sprt: Sprt | None) -> None:
        self.setup, self.sprt = setup, sprt
        self.games: dict[tuple[int, int], ArenaGame] = {}
        """By deal and turn."""
        self.tables: dict[int, Any] = {}
        """For each complete deal, the points that the bots took from each other."""

    def add(self, game: ArenaGame) -> None:
        """Adds a game, unless it is there already."""
        self.games.setdefault((game.deal, game.turn), game)
        seatings = self.setup.deals.seatings(game.deal)
        played = [self.games.get((game.deal, turn)) for turn in range(len(seatings))]
        if game.deal in self.tables or None in played:
            return
        self.tables[game.deal] = sum(
            points(len(self.setup.bots), seating, one.places, self.setup.teams)
            for seating, one in zip(seatings, played, strict=True)
            if one is not None
        )
        self.test()

    def test(self) -> None:
        """Adds deals to the test in their order, so that the verdict does not depend on which games end first."""
        sprt = self.sprt
        while sprt is not None and sprt.verdict is None and sprt.deals in self.tables:
            table = self.tables[sprt.deals]
            sprt.add(float(table[0, 1] / (table[0, 1] + table[1, 0])))

    @property
    def is_decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict is not None

    def left(self, games: int) -> list[Fixture]:
        """Lists the fixtures of at least this many games that have not been played yet."""
        deals = self.setup.deals
        return [
            Fixture(deal, turn, seating)
            for deal in range(deals.enough(games))
            for turn, seating in enumerate(deals.seatings(deal))
            if (deal, turn) not in self.games
        ]

    def ratings(self) -> list[Rating] | None:
        """Rates the bots; None until a deal is complete."""
        return ratings(list(self.tables.values())) if self.tables else None
