"""A record: a match as text that people and programs can read.

    igroteka record 1
    game marrakech
    rules 1
    option players 2
    ...
    seat 1 Аня
    seat 2 Боря

    top 1
    ...

    end 5d41402abc4b2a76

Every line after the first blank one is an entry: a step, or `undo N`, which goes back to the first N steps. The last
line carries the first 16 hex digits of the SHA-256 of everything above it, so that a truncated or edited record is
detected. A match with sealed dice is of format 2, which says more about them (seal.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.core.errors import BadName, BadRecord, IgrotekaError, RecordVersion
from igroteka.core.numbers import whole
from igroteka.core.options import Options, read_options, write_options
from igroteka.core.sealed import AT_LINE, SealedReader, sealed
from igroteka.core.words import Words, filled, quote
from igroteka.games import game
from igroteka.match.seal import ORDER, SEAL_LINE, SECRET, Seal, order_of, read_attached

FORMAT = 1
SEALED_FORMAT = 2
TITLE = "igroteka record"
MOST_NAME = 40
MOST_BYTES = 4_000_000

TOO_LARGE = Words(
    "it is longer than {most} bytes, the limit for a record.", "она длиннее {most} байт, таких записей нет."
)
BAD_NUMBER = Words("{got} should be a whole number.", "{got} должно быть целым числом.")
TWICE = Words("{got} appears a second time.", "{got} стоит здесь второй раз.")
NO_SEAL_LINE = Words(
    "{got} should be a line of the seal of the dice, or the order of the seats.",
    "{got} должно быть строкой о запечатанных костях или порядком мест.",
)
NO_TAIL_LINE = Words(
    "{got} should be a tape, places, picks, or the secret of the dice.",
    "{got} должно быть лентой забега, местами, выбором стульев или тайной костей.",
)
NO_SECOND_BLANK = Words(
    "the entries end with a blank line, which is missing.", "после записей о ходах должна быть пустая строка."
)
BAD_END = Words(
    "{got} does not match the text above it: the record was cut or edited.",
    "{got} не подтверждает того, что выше: запись обрезана или изменена.",
)


class Record(msgspec.Struct, frozen=True):
    """The game, the version of its rules, its options, the players' names, and all entries."""

    game: str
    rules: int
    options: Options
    names: tuple[str, ...]
    entries: tuple[str, ...]
    seal: Seal | None = None
    """If the dice were sealed before the match."""

    def text(self) -> str:
        """The record as text: the inverse of `read`."""
        head = [f"{TITLE} {SEALED_FORMAT if self.seal else FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        head += [f"option {name} {value}" for name, value in write_options(self.options).items()]
        head += [f"seat {number} {name}" for number, name in enumerate(self.names, 1)]
        if self.seal is None:
            return sealed([*head, "", *self.entries, ""])
        return sealed([*head, *self.seal.head(), "", *self.entries, "", *self.seal.tail()])

    @classmethod
    def read(cls, data: str | bytes) -> Record:
        """Parses a record. Raises BadRecord with the line that is wrong.

        `Match.replay` checks whether the entries are legal.
        """
        return RecordReader(data).record()


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names as a tuple; raises BadName unless there is a printable one-line name for each seat."""
    if len(names) != players:
        raise BadName(got=quote(list(names)), most=MOST_NAME)
    for name in names:
        if not is_name(name):
            raise BadName(got=quote(name), most=MOST_NAME)
    return tuple(names)


def is_name(given: object) -> bool:
    """Whether it is a name of one printable line."""
    return isinstance(given, str) and 0 < len(given) <= MOST_NAME and given.isprintable() and given == given.strip()


def undone_to(entry: str) -> int | None:
    """The number of steps that an `undo` entry goes back to; None if it is another entry."""
    word, _, number = entry.partition(" ")
    to = whole(number) if word == "undo" else None
    return to if str(to) == number else None  # one text for each undo


class RecordReader(SealedReader):
    bad = BadRecord
    most_bytes = MOST_BYTES
    too_large = TOO_LARGE
    broken_seal = BAD_END

    def number(self, key: str) -> int:
        text = self.value(key)
        number = whole(text)
        if number is None:
            raise self.refuse(BAD_NUMBER, got=quote(text))
        return number

    def version(self, key: str, what: Words, *valid: int) -> int:
        got = self.number(key)
        if got not in valid:
            raise RecordVersion(what=what, got=got, valid=list(valid))
        return got

    def record(self) -> Record:
        is_sealed = self.version(TITLE, Words("format", "формат"), FORMAT, SEALED_FORMAT) == SEALED_FORMAT
        self.check_seal()
        played = game(self.value("game"))
        rules = self.version("rules", Words("rules", "правила"), played.version)
        options = read_options(played.options, played.name, self.options())
        names = [self.value(f"seat {seat}") for seat in range(1, options.players + 1)]
        checked = check_names(names, options.players)
        seal = self.seal() if is_sealed else None
        self.blank()
        if seal is None:
            return Record(played.name, rules, options, checked, self.entries())
        tail = self.tail(options.players)
        entries = self.entries()
        return Record(played.name, rules, options, checked, entries, msgspec.structs.replace(seal, **tail))

    def seal(self) -> Seal:
        lines: list[str] = []
        while SEAL_LINE.fullmatch(self.next() or ""):
            lines.append(self.line())
        order = order_of(self.line()) if ORDER.fullmatch(self.next() or "") else ()
        if self.next():
            self.at += 1
            raise self.refuse(NO_SEAL_LINE, got=quote(self.lines[self.at - 1]))
        return Seal(tuple(lines), order)

    def tail(self, players: int) -> dict[str, Any]:
        """What stands after the blank line behind the entries, which has to be the last one. It is cut off."""
        last = len(self.lines) - 1 - self.lines[::-1].index("")
        tail = self.lines[last + 1 :]
        secret = tail.pop().removeprefix("secret ") if tail and SECRET.fullmatch(tail[-1]) else None
        attached = read_attached(tail, players)
        if isinstance(attached, int):
            self.at = last + attached + 2
            raise self.refuse(NO_TAIL_LINE, got=quote(tail[attached]))
        del self.lines[last + 1 :]
        return {"attached": tuple(attached), "secret": secret}

    def options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        while (self.next() or "").startswith("option "):
            name, _, value = self.value("option").partition(" ")
            if name in options:
                raise self.refuse(TWICE, got=quote(name))
            options[name] = value
        return options

    def entries(self) -> tuple[str, ...]:
        first, last = self.at, len(self.lines) - 1
        if last < first:
            self.at += 1
            raise self.refuse(NO_SECOND_BLANK)
        self.at = last
        self.blank()
        return tuple(self.lines[first:last])


def refuse_entry(number: int, entry: str, record: Record, error: IgrotekaError) -> BadRecord:
    """A BadRecord with the line of an entry that cannot be played. Entries are counted from 0."""
    head = record.text().split("\n").index("") + 1
    said = Words(error.sentence("en"), error.sentence("ru"))
    why = filled(Words("{got}: {error}", "{got}: {error}"), got=quote(entry), error=said)
    return BadRecord(line=head + number + 1, why=filled(AT_LINE, line=head + number + 1, why=why))
