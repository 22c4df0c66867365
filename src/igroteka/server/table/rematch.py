"""A rematch: the first entries of the table to which a finished one leads."""

import msgspec

from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Again, AnyEntry, Sat
from igroteka.server.table.guests import carried_over
from igroteka.server.table.table import Added, Table

SEPARATOR = "."  # stands in no id


def check_may_ask(table: Table, person: str) -> None:
    """Everybody who holds a seat may ask, when the match is over."""
    if not table.is_over:
        raise Refusal("not-over")
    if not table.seats_of(person):
        raise Refusal("not-yours")


def first_id(table: str) -> str:
    """The id of the table with which a series of rematches began."""
    return table.partition(SEPARATOR)[0]


def next_id(table: str) -> str:
    """The id of a table's rematch. It is always the same, so that there is one rematch, whatever fails."""
    first, _, number = table.partition(SEPARATOR)
    return f"{first}{SEPARATOR}{int(number or 1) + 1}"


def opening_again(table: Table, person: str) -> list[AnyEntry]:
    """The same options and people, each one seat further on, which keeps partners together. The host stays the host if
    they hold a seat; otherwise it is the person who asked. Seats that were lent are their holders' again.
    """
    host = table.opened.host if table.seats_of(table.opened.host) else person
    seats = [*table.seats[-1:], *table.seats[:-1]]
    opened = msgspec.structs.replace(
        table.opened,
        host=host,
        bots=[None if seat.person else seat.bot for seat in seats],
        shuffle=False,
        looks=[seat.look for seat in seats],
        again=True,
        rules=table.game.version,
    )
    sat = (Sat(number, seat.person, seat.name) for number, seat in enumerate(seats) if seat.person)
    return [opened, *sat, *carried_over(table)]


def led_to(table: Table, person: str, again: str) -> list[Added]:
    """Says in the log where the rematch is, if it does not say so yet."""
    return [] if table.next_table is not None else [table.add(Again(again, table.seats_of(person)[0]))]
