"""Checks the dice of a record: whether they are those of the stream that was sealed before the match.

docs/dice.md specifies what is checked, in which order. The web client has a verifier of its own (web/src/dice).
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from igroteka.core.dice import drawn
from igroteka.core.extras import extra
from igroteka.core.stream import Stream
from igroteka.core.words import Words, filled, quote
from igroteka.match.defect import Defect
from igroteka.match.match import Match
from igroteka.match.record import Record
from igroteka.match.seal import Attachment
from igroteka.match.throws import Throw, throws_of
from igroteka.match.unsealing import opened_stream, wrong_order

CHANGED = Words(
    "Throw {number} is {got}, and by the dice it is {valid}.",
    "Бросок {number} — {got}, а по костям это {valid}.",
)
SKIPPED = Words(
    "Number {number} of the dice was skipped: from there on, each throw is that of the next number.",
    "Номер {number} пропущен: с этого места каждый бросок взят из следующего номера.",
)
DOUBLED = Words(
    "Number {before} of the dice was used twice: from throw {number} on, each throw is that of the number before.",
    "Номер {before} использован дважды: начиная с броска {number} каждый взят из предыдущего номера.",
)
MISPLACED = Words(
    "What is written behind the record as {line} decides no race there.",
    "Строка {line} в конце записи не решает там никакого забега.",
)


class RacesExamined(NamedTuple):
    """What is wrong with the races of a record, and how many of those in force were checked."""

    defects: list[Defect]
    checked: int


class RaceCheck(Protocol):
    """How a game's races are checked: a module of `match.races` with the game's name."""

    def examined_races(self, record: Record, stream: Stream | None) -> RacesExamined: ...


class Examined(NamedTuple):
    """The throws of a record, the stream they should come from, how many races were checked, and what is wrong."""

    match: Match
    throws: list[Throw]
    stream: Stream | None
    races: int
    defects: list[Defect]

    @property
    def is_wrong(self) -> bool:
        return any(defect.accuses for defect in self.defects)


def examined(record: Record) -> Examined:
    """Replays a record, and checks its dice. BadRecord, if the rules refuse an entry."""
    throws = throws_of(record)
    match = Match.replay(record)
    stream, defects = opened_stream(record)
    defects += wrong_order(record, stream)
    if stream is not None:
        defects += wrong_throws(match, throws, stream)
    races = races_of(record, stream)
    return Examined(match, throws, stream, races.checked, defects + races.defects)


def races_of(record: Record, stream: Stream | None) -> RacesExamined:
    """In a game without races nothing can have decided one."""
    if record.seal is None:
        return RacesExamined([], 0)
    check: RaceCheck | None = extra("match.races", record.game)
    if check is None:
        return RacesExamined([misplaced(one) for one in record.seal.attached], 0)
    return check.examined_races(record, stream)


def misplaced(one: Attachment) -> Defect:
    return Defect("misplaced", one.after, filled(MISPLACED, line=quote(f"{one.kind} {one.after}")))


def wrong_throws(match: Match, throws: Sequence[Throw], stream: Stream) -> list[Defect]:
    """All throws that are not those of their numbers; or the one number that was skipped or used twice."""
    wrong = [throw for throw in throws if throw.step != thrown(stream, throw, throw.number)]
    if not wrong:
        return []
    first = wrong[0]
    rest = [throw for throw in throws if throw.entry >= first.entry]
    for shift, code, words in ((1, "skipped", SKIPPED), (-1, "doubled", DOUBLED)):
        if is_explained(rest, first.number, shift, stream):
            return [Defect(code, first.number, filled(words, number=first.number, before=first.number - 1))]
    return [changed(match, throw, stream) for throw in wrong]


def is_explained(throws: Sequence[Throw], first: int, shift: int, stream: Stream) -> bool:
    """Whether every throw is right if the numbers from the first one on are shifted. A single number proves no shift:
    its neighbour often gives the same.
    """
    if first + shift < 1 or len({throw.number for throw in throws if throw.number >= first}) < 2:
        return False
    return all(
        throw.step == thrown(stream, throw, throw.number + (shift if throw.number >= first else 0)) for throw in throws
    )


def thrown(stream: Stream, throw: Throw, number: int) -> int:
    """The outcome that a number of the stream gives."""
    return drawn(throw.outcomes, stream.numbers(f"draw {number}"))


def changed(match: Match, throw: Throw, stream: Stream) -> Defect:
    got, valid = (quote(match.game.text(step)) for step in (throw.step, thrown(stream, throw, throw.number)))
    return Defect("changed", throw.number, filled(CHANGED, number=throw.number, got=got, valid=valid))
