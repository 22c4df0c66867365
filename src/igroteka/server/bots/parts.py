"""The parts of a game that are compiled: its rules, and the searches of its bots."""

from typing import Literal, NamedTuple

from igroteka.bots.opponents import opponents
from igroteka.bots.roster import get_ready
from igroteka.core.actors import CHANCE, OVER, RACE
from igroteka.core.dice import Dice
from igroteka.games import game
from igroteka.match.match import Match
from igroteka.server.table.interlude import interlude_module

PartName = Literal["rules", "bots"]


class GamePart(NamedTuple):
    game: str
    name: PartName


def load(part: GamePart) -> None:
    """Loads a part from the cache, or compiles it. The searches use the rules, so the rules should be there first."""
    if part.name == "rules":
        rehearse(part.game)
    else:
        warm_up(part.game)


def rehearse(name: str) -> None:
    """Plays a match, and asks everything that a table asks, so that all of it is compiled now."""
    match, dice = Match(name), Dice(1)
    while match.state.actor != OVER:
        state = match.state
        if state.actor in (CHANCE, RACE):
            match.throw(dice)
        else:
            steps = state.legal()
            match.play(state.actor, state.text(steps[dice.randrange(len(steps))]))
    match.state.view(0)
    interlude = interlude_module(name)
    if interlude is not None:
        interlude.rehearse()


def warm_up(name: str) -> None:
    """Uses the searches of all bots of the game."""
    get_ready(list(opponents(name)), game(name).new())
