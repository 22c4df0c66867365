"""A tape: a race as text, which can be replayed to check its seatings.

    igroteka race 1
    measures 2
    leader 2
    place 1 0
    place 2 4200
    ...

    95 wish 2 counter fast
    310 call
    318 wish 1 chair 3
    ...

    ticks 352
    sit 1 3
    ...
    end 5d41402abc4b2a76

After the first blank line come the inputs, each with the tick that applied it; within a tick first the call, then
wishes by seat. After the second come the number of ticks and the resulting seatings. The last line carries the first 16
hex digits of the SHA-256 of everything above it.

By measures 1 arrivals were credited with ticks for lag: there a tick begins with credits by seat (`0 credit 3 2`), each
of which holds until it changes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from itertools import groupby

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.sealed import SHOULD_BE, SealedReader, sealed
from igroteka.core.words import Words, filled, quote
from igroteka.games.chazz import wishes
from igroteka.games.chazz.measures import SETTLING, most_ticks
from igroteka.games.chazz.race_api import InputKind, Race, Row, sit_text
from igroteka.games.chazz.start import Start
from igroteka.games.chazz.track import MOST_SEATS, RING

FORMAT = 1
TITLE = "igroteka race"
MOST_BYTES = 1_000_000
FORMS = ("call", "wish 1 nearest")

TOO_LARGE = Words("it is longer than {most} bytes, the limit for a tape.", "она длиннее {most} байт, таких лент нет.")
BAD_NUMBER = Words(
    "{got} should be a whole number from {first} to {last}.",
    "{got} должно быть целым числом от {first} до {last}.",
)
OUT_OF_ORDER = Words(
    "{got} is out of order: ticks ascend, and a tick has credits, the call, then wishes, by seat and each once.",
    "{got} должно стоять выше: такты идут по порядку, а в такте зачёты, слово, желания, по местам и по одному разу.",
)
BAD_END = Words(
    "{got} does not match the text above it: the tape was cut or edited.",
    "{got} не подтверждает того, что выше: лента обрезана или изменена.",
)
AT_TICK = Words("tick {tick}: {why}", "такт {tick}: {why}")
OTHER_SITS = Words("its inputs lead to {valid}, not {got}.", "из неё следует {valid}, а не {got}.")
OVER_BEFORE = Words("the race is over after {got:tick|ticks}.", "забег окончен через {got:такт|такта|тактов}.")


class BadTape(IgrotekaError):
    """A tape that cannot be read, or whose seatings do not follow from its inputs. `line` is the line, if it is one."""

    words = Words(en="This tape is wrong: {why}", ru="Эта лента неверна: {why}")


class TapeVersion(IgrotekaError):
    words = Words(
        en="This tape has {what} version {got}. What can be read here: {valid}.",
        ru="В этой ленте {what} версии {got}. Здесь читаются версии: {valid}.",
    )


class Tape(msgspec.Struct, frozen=True):
    """The start of a race, its inputs, and the result."""

    measures: int
    """Their version."""
    start: Start
    rows: tuple[Row, ...]
    ticks: int
    sits: tuple[str, ...]

    @classmethod
    def of(cls, race: Race) -> Tape:
        """The tape of a race so far."""
        return cls(race.version, race.start, tuple(race.rows), race.ticks, tuple(race.sits))

    def text(self) -> str:
        """The tape as text: the inverse of `read`."""
        head = [f"{TITLE} {FORMAT}", f"measures {self.measures}", f"leader {self.start.leader + 1}"]
        head += [f"place {seat} {place}" for seat, place in enumerate(self.start.places, 1)]
        return sealed([*head, "", *map(row_text, self.rows), "", f"ticks {self.ticks}", *self.sits])

    @classmethod
    def read(cls, data: str | bytes) -> Tape:
        """Parses a tape. Errors name the line.

        `replay` checks whether the seatings follow from the inputs.
        """
        return TapeReader(data).tape()


def replay(tape: Tape, watch: Callable[[Race], object] | None = None) -> Race:
    """Runs the race again; `watch` sees it before each tick. Raises BadTape if the seatings do not follow from the
    inputs.
    """
    race = Race(tape.start, tape.measures)
    inputs = {tick: list(rows) for tick, rows in groupby(tape.rows, key=lambda row: row.tick)}
    for now in range(tape.ticks):
        rows = inputs.get(now, [])
        if watch is not None:
            watch(race)
        try:
            race.tick(
                {row.seat: row.value for row in rows if row.kind == InputKind.WISH},
                {row.seat: row.value for row in rows if row.kind == InputKind.CREDIT},
                call=any(row.kind == InputKind.CALL for row in rows),
            )
        except IgrotekaError as error:
            said = Words(error.sentence("en"), error.sentence("ru"))
            raise BadTape(line=None, why=filled(AT_TICK, tick=now, why=said)) from None
    if race.ticks != tape.ticks:
        raise BadTape(line=None, why=filled(OVER_BEFORE, got=race.ticks))
    if tuple(race.sits) != tape.sits:
        got, valid = (quote(", ".join(sits)) for sits in (tape.sits, race.sits))
        raise BadTape(line=None, why=filled(OTHER_SITS, got=got, valid=valid))
    return race


def row_text(row: Row) -> str:
    if row.kind == InputKind.CALL:
        return f"{row.tick} call"
    value = row.value if row.kind == InputKind.CREDIT else wishes.TEXTS[row.value]
    return f"{row.tick} {row.kind.name.lower()} {row.seat + 1} {value}"


class TapeReader(SealedReader):
    bad = BadTape
    most_bytes = MOST_BYTES
    too_large = TOO_LARGE
    broken_seal = BAD_END

    def within(self, text: str, first: int, last: int) -> int:
        if not (re.fullmatch("0|[1-9][0-9]{0,8}", text) and first <= int(text) <= last):
            raise self.refuse(BAD_NUMBER, got=quote(text), first=first, last=last)
        return int(text)

    def number(self, key: str, first: int = 0, last: int = 999_999_999) -> int:
        """The number on the next line, which must start with the key."""
        return self.within(self.value(key), first, last)

    def version(self, key: str, what: Words, valid: Collection[int]) -> int:
        got = self.number(key)
        if got not in valid:
            raise TapeVersion(what=what, got=got, valid=list(valid))
        return got

    def tape(self) -> Tape:
        self.version(TITLE, Words("format", "формат"), [FORMAT])
        self.check_seal()
        self.measures = self.version("measures", Words("measures", "размеры"), SETTLING)
        start = self.start()
        self.blank()
        rows = self.rows(start)
        self.blank()
        ticks = self.number("ticks", rows[-1].tick + 1 if rows else 0, most_ticks(start.players, self.measures))
        return Tape(self.measures, start, tuple(rows), ticks, self.sits(start))

    def start(self) -> Start:
        leader = self.number("leader", 1, MOST_SEATS) - 1
        places: list[int] = []
        while self.next():
            places.append(self.number(f"place {len(places) + 1}", 0, RING - 1))
        return Start(leader, tuple(places)).checked()

    def rows(self, start: Start) -> list[Row]:
        rows: list[Row] = []
        while self.next():
            row = self.row(start)
            if rows and row[:3] <= rows[-1][:3]:
                raise self.refuse(OUT_OF_ORDER, got=quote(row_text(row)))
            rows.append(row)
        return rows

    def row(self, start: Start) -> Row:
        line = self.line()
        tick, _, what = line.partition(" ")
        now = self.within(tick, 0, most_ticks(start.players, self.measures) - 1)
        if what == "call":
            return Row(now, InputKind.CALL, start.leader, 0)
        kind, _, rest = what.partition(" ")
        number, _, value = rest.partition(" ")
        if kind == "credit":
            return Row(now, InputKind.CREDIT, self.seat(number, start), self.within(value, 0, SETTLING[self.measures]))
        if kind == "wish":
            return Row(now, InputKind.WISH, self.seat(number, start), self.wish(value, start))
        raise self.refuse(SHOULD_BE, got=quote(line), valid=[quote(f"{now} {form}") for form in FORMS])

    def seat(self, number: str, start: Start) -> int:
        return self.within(number, 1, start.players) - 1

    def wish(self, text: str, start: Start) -> int:
        valid = wishes.texts(start.players)[1:]
        if text not in valid:
            raise self.refuse(SHOULD_BE, got=quote(text), valid=[quote(wish) for wish in valid])
        return wishes.CODES[text]

    def sits(self, start: Start) -> tuple[str, ...]:
        valid = {sit_text(seat, chair) for seat in range(start.players) for chair in range(start.players - 1)}
        sits: list[str] = []
        while self.next() is not None:
            sits.append(self.line())
            if sits[-1] not in valid:
                raise self.refuse(SHOULD_BE, got=quote(sits[-1]), valid=quote("sit 1 2"))
        return tuple(sits)
