"""Matches between bots, to be reviewed."""

from collections.abc import Sequence
from typing import Any

from igroteka.bots.roster import GREEDY, factory_of
from igroteka.core.dice import Dice
from igroteka.games import game
from igroteka.match.match import Match
from igroteka.match.record import Record


def still() -> float:
    """A clock that stands: bots think by visits, so that the same seed gives the same match."""
    return 0.0


def played(name: str, players: int, bots: Sequence[str], seed: int, **options: Any) -> Record:
    """A whole match. The bots take turns at the seats; in Chazz, whose levels race, greedy ones play."""
    match, dice = Match(name, players=players, **options), Dice(seed)
    levels = [GREEDY] * players if game(name).has_race else [bots[seat % len(bots)] for seat in range(players)]
    seats = [factory_of(bot, name, still)(1000 * seed + seat) for seat, bot in enumerate(levels)]
    while True:
        match.draw(dice)
        if match.is_over:
            return match.record
        match.take(seats[match.state.actor].choose(match.state))
