"""A game of the arena: the fixture to be played, and its result."""

from typing import Annotated, NamedTuple

import msgspec

from igroteka.bots.arena.deals import Seating
from igroteka.cli.arena.messages import FaultKind

Number = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Fixture(NamedTuple):
    """A game to be played."""

    deal: int
    turn: int
    """Which game of the deal it is."""
    seating: Seating


class Fault(msgspec.Struct):
    """One kind of fault of one bot in one game. Each time a random step was taken in its place."""

    bot: str
    seat: Number
    kind: FaultKind
    times: Number
    step: Number
    """How many steps had been taken when it happened first."""
    what: str


class ArenaGame(msgspec.Struct):
    """A finished game, as the journal stores it. Lists have an entry for each seat."""

    deal: Number
    turn: Number
    seating: list[str]
    places: list[Number]
    steps: Number
    asked: list[Number]
    """How often the bot was asked."""
    seconds: list[Seconds]
    """CPU time of all answers."""
    longest: list[Seconds]
    """CPU time of the longest answer."""
    faults: list[Fault]
