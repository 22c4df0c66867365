"""What could have been thrown in a match, and what was thrown in all matches, for pages that check the dice."""

from collections.abc import Generator, Sequence
from itertools import groupby

import msgspec

from igroteka.core.throw_count import ThrowCount
from igroteka.games import game
from igroteka.match.record import Record
from igroteka.match.throws import throwing
from igroteka.server.doors.replay import refusing


class ChancesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record's text, or a table."""

    record: str | None = None
    table: str | None = None


class Chances(msgspec.Struct, frozen=True):
    """The outcomes of each chance event of a record in the order of the rules, with their weights, by its entry."""

    chances: dict[str, list[tuple[str, int]]]


class Outcome(msgspec.Struct, frozen=True):
    """How often an outcome was thrown, and how often it had to be expected."""

    text: str
    count: int
    expected: float
    variance: float


class ThrowKind(msgspec.Struct, frozen=True):
    """The chance events of one kind."""

    pattern: str
    outcomes: list[Outcome]


class Throws(msgspec.Struct, frozen=True):
    """What was thrown in all matches of a game that are over on this server."""

    kinds: list[ThrowKind]


def chances_in(record: Record) -> Generator[None, None, Chances]:
    """Pauses after each slice."""
    with refusing():
        throws = yield from throwing(record)
    texts = game(record.game).texts
    return Chances({str(one.entry): [(texts[step], weight) for step, weight in one.outcomes] for one in throws})


def throws_of(name: str, counted: Sequence[ThrowCount]) -> Throws:
    """In the order of the rules."""
    numbers = game(name).language.numbers
    ordered = sorted(counted, key=lambda one: numbers.get(one.outcome, len(numbers)))
    kinds = groupby(ordered, key=lambda one: one.event)
    return Throws(
        [
            ThrowKind(event, [Outcome(one.outcome, one.count, one.expected, one.variance) for one in several])
            for event, several in kinds
        ]
    )
