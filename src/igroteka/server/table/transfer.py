"""A table's log as text, to move it between stores, or to keep it where no server is.

    igroteka log 1
    {"id":"kT3v…","code":"KARPET","rules":1,"summary":{…}}
    {"n":0,"time":1794990000000,"entry":{"e":"opened",…}}
    {"n":1,"time":1794990004120,"command":"…","entry":{"e":"sat",…}}
    …
    end 5d41402abc4b2a76

Each entry is a line of JSON with its number, its time if that is known, and the command that caused it. What is not an
entry of JSON stands there as base64. The last line seals the text like a record's.
"""

import base64
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.numbers import whole
from igroteka.core.sealed import SealedReader, sealed
from igroteka.core.words import Words, filled, quote
from igroteka.server.table.entries import Opened
from igroteka.server.table.folding import Unreadable, decoded, fold_log, rules_of
from igroteka.store.store import Log, StoredEntry, StoredTable, Summary

FORMAT = 1
TITLE = "igroteka log"
MOST_BYTES = 100_000_000

TOO_LARGE = Words("it is longer than {most} bytes.", "она длиннее {most} байт.")
BAD_END = Words(
    "{got} does not match the text above it: the log was cut or edited.",
    "{got} не подтверждает того, что выше: запись обрезана или изменена.",
)
OTHER_FORMAT = Words(
    "it has format {got}, and only format {valid} can be read here.",
    "она в формате {got}, а прочитать здесь можно только формат {valid}.",
)
NO_HEAD = Words("this should be the table: {why}.", "здесь должен быть стол: {why}.")
NO_ENTRY = Words("this should be entry {n}: {why}.", "здесь должна быть запись {n}: {why}.")
WRONG_NUMBER = Words("entry {got} should be entry {n}.", "запись {got} должна быть записью {n}.")
TIMES_FALL = Words(
    "the time of entry {n} is before that of the one above.", "время записи {n} раньше, чем у предыдущей."
)
NOT_PLAYABLE = Words("it cannot be continued here: {why}", "продолжить её здесь нельзя: {why}")


class BadLog(IgrotekaError):
    """`line` is where reading failed, or None if the whole text is wrong."""

    words = Words(en="This log of a table cannot be read: {why}", ru="Эту запись стола не прочитать: {why}")


class Head(msgspec.Struct, frozen=True):
    """The table. The summary and the version of the rules are there for people: the entries have them, too."""

    id: str
    code: str
    rules: int | None
    summary: Summary


class EntryLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    n: int
    time: int | None = None
    command: str | None = None
    entry: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    base64: str | msgspec.UnsetType = msgspec.UNSET


def exported(log: Log) -> str:
    table = log.table
    head = Head(table.id, table.code, rules_in(log.entries), table.summary)
    lines = [msgspec.json.encode(line).decode() for line in (head, *map(entry_line, log.entries))]
    return sealed([f"{TITLE} {FORMAT}", *lines])


def rules_in(entries: Sequence[StoredEntry]) -> int | None:
    """The version of the rules; None, if the log does not begin as logs do."""
    try:
        first = decoded(entries[0].payload) if entries else None
    except Unreadable:
        return None
    return rules_of(first) if isinstance(first, Opened) else None


def entry_line(entry: StoredEntry) -> EntryLine:
    content: dict[str, Any] = {"base64": base64.b64encode(entry.payload).decode()}
    if is_plain_json(entry.payload):
        content = {"entry": msgspec.Raw(entry.payload)}
    return EntryLine(n=entry.number, time=entry.time, command=entry.command, **content)


def is_plain_json(payload: bytes) -> bool:
    """Whether it is JSON on one line, exactly as we write it."""
    try:
        return msgspec.json.encode(msgspec.json.decode(payload)) == payload
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False


class LogReader(SealedReader):
    bad = BadLog
    most_bytes = MOST_BYTES
    too_large = TOO_LARGE
    broken_seal = BAD_END

    def log(self) -> Log:
        """The log, or BadLog: also if it could not be continued here."""
        got = self.value(TITLE)
        if whole(got) != FORMAT:
            raise self.refuse(OTHER_FORMAT, got=quote(got), valid=FORMAT)
        self.check_seal()
        head = self.head()
        entries = [self.entry(n) for n in range(len(self.lines) - self.at)]
        for one, other in pairwise(entries):
            if (one.time or 0) > (other.time or one.time or 0):
                raise BadLog(line=None, why=filled(TIMES_FALL, n=other.number))
        folded = fold_log(entries)
        if folded.table is None or folded.frozen is not None:
            said = folded.frozen.said if folded.frozen is not None else Words("", "")
            raise BadLog(line=None, why=filled(NOT_PLAYABLE, why=said))
        return Log(StoredTable(head.id, head.code, folded.table.summary), entries)

    def head(self) -> Head:
        try:
            return msgspec.json.decode(self.line(), type=Head)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise self.refuse(NO_HEAD, why=str(error)) from None

    def entry(self, n: int) -> StoredEntry:
        try:
            line = msgspec.json.decode(self.line(), type=EntryLine)
            payload = content_of(line)
        except (msgspec.MsgspecError, RecursionError, ValueError) as error:
            raise self.refuse(NO_ENTRY, n=n, why=str(error)) from None
        if line.n != n:
            raise self.refuse(WRONG_NUMBER, got=line.n, n=n)
        return StoredEntry(line.n, payload, line.command, line.time)


def content_of(line: EntryLine) -> bytes:
    if isinstance(line.base64, str):
        return base64.b64decode(line.base64, validate=True)
    return bytes(line.entry) if isinstance(line.entry, msgspec.Raw) else b""


def imported(data: str | bytes) -> Log:
    """The log in this text; BadLog if it is damaged, cut, of a later version, or cannot be continued here."""
    return LogReader(data).log()
