"""A game of the arena: which one is to be played, and what came of it."""

from typing import Annotated, NamedTuple

import msgspec

from igroteka.bots.arena.deals import Seating
from igroteka.cli.arena.messages import Kind

Number = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]


class Fixture(NamedTuple):
    """A game to be played."""

    deal: int
    turn: int
    """Which game of the deal it is."""
    seating: Seating


class Fault(msgspec.Struct):
    """What a bot did wrong in one game, in one way; a random step was taken in its place."""

    bot: str
    seat: Number
    kind: Kind
    times: Number
    step: Number
    """How many steps had been taken when it happened first."""
    what: str


class Played(msgspec.Struct):
    """A game that has been played. Lists have an entry for each seat."""

    deal: Number
    turn: Number
    seating: list[str]
    places: list[Number]
    steps: Number
    asked: list[Number]
    """How often its bot was asked."""
    seconds: list[Seconds]
    """Of CPU time, for all its answers."""
    longest: list[Seconds]
    """For one of them."""
    faults: list[Fault]
