"""A frozen table: what is left to show of a log that cannot be read to its end."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from igroteka.core.sealed import sealed
from igroteka.match.record import FORMAT, TITLE
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import AnyEntry, Back, Begun, Lent, Opened, Removed, Rose, Sat, Stepped, Undo
from igroteka.server.table.folding import Frozen, Unreadable, decoded, rules_of
from igroteka.server.table.seat import Seat
from igroteka.server.table.table import Table
from igroteka.store.store import StoredEntry


class FrozenTable(NamedTuple):
    table: Table | None
    """As far as the log can be read."""
    frozen: Frozen
    entries: Sequence[StoredEntry]
    """All of them."""

    def about(self) -> dict[str, Any]:
        """Where and why, for clients and for logs."""
        return {"n": self.frozen.n, "why": self.frozen.why}

    def refusal(self) -> Refusal:
        return Refusal("frozen", n=self.frozen.n, why=self.frozen.why)

    def record(self) -> str:
        """The match as far as the rules here can play it. If they cannot at all, the whole of it, unchecked: for an
        Igroteka that has the rules.
        """
        if self.table is not None and self.table.match is not None:
            return self.table.record.text()
        if self.frozen.why not in ("other-rules", "unknown-game"):
            raise self.refusal()
        return unchecked_record(readable_entries(self.entries))


def readable_entries(entries: Sequence[StoredEntry]) -> list[AnyEntry]:
    """The entries up to the first that makes no sense by itself."""
    found: list[AnyEntry] = []
    for entry in entries:
        try:
            found.append(decoded(entry.payload))
        except Unreadable:
            break
    return found


def unchecked_record(entries: Sequence[AnyEntry]) -> str:
    """A record made of the log alone, without the game."""
    opened, *others = entries
    if not isinstance(opened, Opened) or not any(isinstance(entry, Begun) for entry in others):
        raise Refusal("not-begun")
    head = [f"{TITLE} {FORMAT}", f"game {opened.game}", f"rules {rules_of(opened)}"]
    head += [f"option {name} {value}" for name, value in opened.options.items()]
    head += [f"seat {number} {name}" for number, name in enumerate(names_at_the_start(opened, others), 1)]
    return sealed([*head, "", *filter(None, map(record_line, others)), ""])


def record_line(entry: AnyEntry) -> str | None:
    match entry:
        case Stepped(a):
            return a
        case Undo(to):
            return f"undo {to}"
        case _:
            return None


def names_at_the_start(opened: Opened, entries: Sequence[AnyEntry]) -> list[str]:
    seats = [Seat(0, bot=bot) for bot in opened.bots]
    for entry in entries:
        match entry:
            case Sat(seat, person, name):
                seats[seat] = Seat(0, person, name)
            case Removed(person):
                seats = [Seat(0) if seat.person == person else seat for seat in seats]
            case Rose(seat):
                seats[seat] = Seat(0)
            case Lent(seat, bot):
                seats[seat].bot = bot
            case Back(seat):
                seats[seat].bot = None
            case Begun(order):
                seats = [seats[old] for old in order]
                break
            case _:
                pass
    return [seat.shown_name(number) for number, seat in enumerate(seats, 1)]
