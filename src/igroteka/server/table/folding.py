"""Reads a stored log, as far as it can be read. If that is not to its end, the table is frozen.

Nothing at a frozen table goes on, and nothing is retried: its log, its last good position and its record stay
available until an Igroteka comes that can read all of it. Nothing of this is stored.
"""

from collections.abc import Generator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.core.slicing import at_once
from igroteka.core.words import Words, filled
from igroteka.games import NAMES, game
from igroteka.server.table.entries import AnyEntry, Begun, Opened, is_known_kind, read
from igroteka.server.table.lines import line_of
from igroteka.server.table.table import Added, Table
from igroteka.store.store import StoredEntry

FIRST_RULES = 1
"""The version of the rules of logs that do not name it."""

SLICE = 100
"""Entries that are folded at once: half a millisecond's work."""

WhyFrozen = Literal[
    "unknown-game",
    "other-rules",  # another version of the rules
    "unknown-entry",  # a kind of entry that this version does not know
    "damaged",  # not an entry at all, or one that cannot stand there
    "illegal",  # the rules refuse it
]
SENTENCES: dict[WhyFrozen, Words] = {
    "unknown-game": Words("there is no game {game} here.", "игры {game} здесь нет."),
    "other-rules": Words(
        "it was played by version {got} of the rules of {game}, and this is version {valid}.",
        "его играли по правилам версии {got} игры {game}, а здесь версия {valid}.",
    ),
    "unknown-entry": Words("entry {n} is of an unknown kind.", "запись {n} — неизвестного вида."),
    "damaged": Words("entry {n} is damaged.", "запись {n} повреждена."),
    "illegal": Words("entry {n} is against the rules: {error}", "запись {n} — против правил: {error}"),
}


class Frozen(NamedTuple):
    """The number of the first entry that cannot be read, and why."""

    n: int
    why: WhyFrozen
    said: Words


class Folded(NamedTuple):
    """The table after all entries that can be read, and their lines. If not even the first can be, there is none, and
    it is frozen.
    """

    table: Table | None
    lines: list[msgspec.Raw]
    frozen: Frozen | None


class Unreadable(Exception):
    def __init__(self, why: WhyFrozen, **parameters: object) -> None:
        super().__init__(why)
        self.why: WhyFrozen = why
        self.parameters = parameters


def fold_log(entries: Sequence[StoredEntry]) -> Folded:
    """Folds the whole log at once."""
    return at_once(folding(entries))


def folding(entries: Sequence[StoredEntry]) -> Generator[None, None, Folded]:
    """Folds a log, and pauses after each slice of it."""
    table: Table | None = None
    lines: list[msgspec.Raw] = []
    for n, entry in enumerate(entries):
        try:
            if entry.number != n:
                raise Unreadable("damaged")
            table, added = with_entry(table, decoded(entry.payload))
        except Unreadable as error:
            good = yield from folding(
                entries[:n]
            )  # again, because an entry that fails may have changed a part of the table
            said = filled(SENTENCES[error.why], n=n, **error.parameters)
            return Folded(good.table, good.lines, Frozen(n, error.why, said))
        lines.append(line_of(added))
        if len(lines) % SLICE == 0:
            yield
    if table is None:
        return Folded(None, [], Frozen(0, "damaged", filled(SENTENCES["damaged"], n=0)))
    if rules_of(table.opened) != table.game.version:  # before the match has begun
        return Folded(table, lines, Frozen(table.n, "other-rules", said_of_rules(table)))
    return Folded(table, lines, None)


def decoded(payload: bytes) -> AnyEntry:
    try:
        return read(payload)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Unreadable("damaged" if is_known_kind(payload) else "unknown-entry") from None


def with_entry(table: Table | None, entry: AnyEntry) -> tuple[Table, Added]:
    """The table with one more entry; Unreadable, if it cannot stand there."""
    try:
        if table is None:
            return opened(entry), Added(entry)
        check(table, entry)
        return table, table.add(entry)
    except IgrotekaError as error:
        raise Unreadable("illegal", error=Words(error.sentence("en"), error.sentence("ru"))) from None
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError):  # it makes no sense at this table
        raise Unreadable("damaged") from None


def opened(entry: AnyEntry) -> Table:
    if not isinstance(entry, Opened):
        raise Unreadable("damaged")
    if entry.game not in NAMES:
        raise Unreadable("unknown-game", game=entry.game)
    return Table(entry)


def check(table: Table, entry: AnyEntry) -> None:
    """What folding takes for granted of entries that this server has written."""
    seat: Any = getattr(entry, "seat", None)
    if seat is not None and not 0 <= seat < len(table.seats):
        raise Unreadable("damaged")
    if isinstance(entry, Begun):
        if rules_of(table.opened) != table.game.version:
            raise Unreadable("other-rules", **about_rules(table))
        if sorted(entry.order) != [*range(len(table.seats))] or table.match is not None:
            raise Unreadable("damaged")


def rules_of(opened: Opened) -> int:
    return FIRST_RULES if opened.rules is None else opened.rules


def about_rules(table: Table) -> dict[str, object]:
    return {"got": rules_of(table.opened), "valid": game(table.opened.game).version, "game": table.opened.game}


def said_of_rules(table: Table) -> Words:
    return filled(SENTENCES["other-rules"], **about_rules(table))
