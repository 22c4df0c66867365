"""A record: one match as text that people and programs read.

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

Every line after the first blank one is an entry: a step, or `undo N`, which goes back to the first N steps
in force. The last line carries the first 16 hex digits of the SHA-256 of all that stands above it, so that a
record which was cut or edited is known as such.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from igroteka.core.errors import BadName, BadRecord, IgrotekaError, RecordVersion
from igroteka.core.numbers import whole
from igroteka.core.options import Options, read_options, write_options
from igroteka.core.sealed import AT_LINE, SealedReader, sealed
from igroteka.core.words import Words, filled, quote
from igroteka.games import game

FORMAT = 1
TITLE = "igroteka record"
MOST_NAME = 40
MOST_BYTES = 4_000_000

TOO_LARGE = Words("it is longer than the {most} bytes of any record.", "она длиннее {most} байт, таких записей нет.")
BAD_NUMBER = Words("{got} should be a whole number.", "{got} должно быть целым числом.")
TWICE = Words("{got} stands here a second time.", "{got} стоит здесь второй раз.")
BAD_END = Words(
    "{got} does not close what stands above it: the record was cut or edited.",
    "{got} не подтверждает того, что выше: запись обрезана или изменена.",
)


class Record(msgspec.Struct, frozen=True):
    """Which game, by which rules and options, who sat where, and all that happened."""

    game: str
    rules: int
    options: Options
    names: tuple[str, ...]
    entries: tuple[str, ...]

    def text(self) -> str:
        """The record as text: the inverse of `read`."""
        head = [f"{TITLE} {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        head += [f"option {name} {value}" for name, value in write_options(self.options).items()]
        head += [f"seat {number} {name}" for number, name in enumerate(self.names, 1)]
        return sealed([*head, "", *self.entries, ""])

    @classmethod
    def read(cls, data: str | bytes) -> Record:
        """The record that this text is, or a BadRecord that says in which line it stops being one.

        Whether the entries are legal is known when they are played: `Match.replay`.
        """
        return _Reader(data).record()


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names, if there is one for each seat and each can stand in one line."""
    if len(names) != players:
        raise BadName(got=quote(list(names)), most=MOST_NAME)
    for name in names:
        if not (isinstance(name, str) and 0 < len(name) <= MOST_NAME and name.isprintable() and name == name.strip()):
            raise BadName(got=quote(name), most=MOST_NAME)
    return tuple(names)


def undone_to(entry: str) -> int | None:
    """How many steps are left in force by an entry that takes some back; None, if it is no such entry."""
    word, _, number = entry.partition(" ")
    return whole(number) if word == "undo" else None


class _Reader(SealedReader):
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

    def version(self, key: str, what: Words, valid: int) -> int:
        got = self.number(key)
        if got != valid:
            raise RecordVersion(what=what, got=got, valid=valid)
        return got

    def record(self) -> Record:
        self.version(TITLE, Words("format", "формат"), FORMAT)
        self.check_seal()
        played = game(self.value("game"))
        rules = self.version("rules", Words("rules", "правила"), played.version)
        options = read_options(played.options, played.name, self.options())
        names = [self.value(f"seat {seat}") for seat in range(1, options.players + 1)]
        checked = check_names(names, options.players)
        self.blank()
        return Record(played.name, rules, options, checked, self.entries())

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
        self.at = last
        self.blank()
        return tuple(self.lines[first:last])


def refuse_entry(number: int, entry: str, record: Record, error: IgrotekaError) -> BadRecord:
    """The same record with the line of an entry that cannot be played, counted from 0."""
    head = record.text().split("\n").index("") + 1
    said = Words(error.sentence("en"), error.sentence("ru"))
    why = filled(Words("{got}: {error}", "{got}: {error}"), got=quote(entry), error=said)
    return BadRecord(line=head + number + 1, why=filled(AT_LINE, line=head + number + 1, why=why))
