"""The same again: the first entries of the table to which a finished one leads."""

import msgspec

from igroteka.server.protocol.refusal import Refused
from igroteka.server.table.entries import AnyEntry, Sat
from igroteka.server.table.table import Table

SEPARATOR = "."  # stands in no id


def may_ask(table: Table, person: str) -> None:
    """Whoever holds a seat may ask, when the match is over."""
    if not table.is_over:
        raise Refused("not-over")
    if not table.seats_of(person):
        raise Refused("not-yours")


def first_id(table: str) -> str:
    """That of the table from which all these rematches come."""
    return table.partition(SEPARATOR)[0]


def next_id(table: str) -> str:
    """Always the same for the same table: however often it is asked, and whatever fails, there is one rematch."""
    first, _, number = table.partition(SEPARATOR)
    return f"{first}{SEPARATOR}{int(number or 1) + 1}"


def opening_again(table: Table, person: str) -> list[AnyEntry]:
    """The same options and people, each one seat further on, which keeps partners partners; who asked is the host.
    Seats that were lent are their people's again.
    """
    seats = [*table.seats[-1:], *table.seats[:-1]]
    opened = msgspec.structs.replace(
        table.opened,
        host=person,
        bots=[None if seat.person else seat.bot for seat in seats],
        shuffle=False,
        looks=[seat.look for seat in seats],
        again=True,
    )
    return [opened, *(Sat(number, seat.person, seat.name) for number, seat in enumerate(seats) if seat.person)]
