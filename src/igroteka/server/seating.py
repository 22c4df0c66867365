"""Who sits where: sitting down, getting up, lending a seat to a bot, and beginning."""

from collections.abc import Callable
from typing import NamedTuple

from igroteka.bots.opponents import opponents
from igroteka.core.dice import Rng, shuffled
from igroteka.server.commands import Begin, Lend, Return, Rise, Sit
from igroteka.server.entries import AnyEntry, Back, Begun, Lent, Rose, Sat
from igroteka.server.names import clean_name
from igroteka.server.refusal import Refused
from igroteka.server.seat import Seat
from igroteka.server.table import Table


class World(NamedTuple):
    """What a decision may depend on, besides the table and the command."""

    rng: Rng
    present: Callable[[str], bool]
    """Whether a person is connected."""


def seat_at(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused("no-such-seat", last=len(table.seats) - 1)
    return table.seats[number]


def own_seat(table: Table, person: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.person != person:
        raise Refused("not-yours", seat=number)
    return seat


def sit(table: Table, person: str, wanted: Sit, _: World) -> list[AnyEntry]:
    """An open seat may be taken until the match is over, and so may one that a bot plays for nobody."""
    seat = seat_at(table, wanted.seat)
    if table.is_over:  # or strangers could have the rematch
        raise Refused("over")
    if seat.person is not None:
        raise Refused("taken", seat=wanted.seat)
    return [Sat(wanted.seat, person, clean_name(wanted.name))]


def handed(table: Table, number: int, giver: str, receiver: str) -> list[AnyEntry]:
    """Who gets a seat gets its name, too."""
    seat = own_seat(table, giver, number)
    return [Sat(number, receiver, seat.name)] if receiver != giver else []


def rise(table: Table, person: str, wanted: Rise, _: World) -> list[AnyEntry]:
    own_seat(table, person, wanted.seat)
    return [Rose(wanted.seat)]


def lend(table: Table, person: str, wanted: Lend, world: World) -> list[AnyEntry]:
    """One's own seat, an open one, or that of somebody who has gone; who asks is the host, or plays here himself."""
    seat = seat_at(table, wanted.seat)
    valid = opponents(table.opened.game)
    if wanted.bot not in valid:
        raise Refused("no-such-bot", valid=list(valid))
    if seat.person != person:
        if person != table.opened.host and not table.seats_of(person):
            raise Refused("not-yours", seat=wanted.seat)
        if seat.person is not None and world.present(seat.person):
            raise Refused("present", seat=wanted.seat)
    return [Lent(wanted.seat, wanted.bot, away=seat.person not in (None, person))]


def come_back(table: Table, person: str, wanted: Return, _: World) -> list[AnyEntry]:
    own_seat(table, person, wanted.seat)
    return [Back(wanted.seat)]


def begin(table: Table, person: str, _: Begin, world: World) -> list[AnyEntry]:
    """By the host, when every seat has its player."""
    if table.match is not None:
        raise Refused("begun")
    if person != table.opened.host:
        raise Refused("host-only")
    waiting = [number for number, seat in enumerate(table.seats) if seat.is_open]
    if waiting:
        raise Refused("seats-open", seats=waiting)
    numbers = range(len(table.seats))
    return [Begun(shuffled(numbers, world.rng) if table.opened.shuffle else list(numbers))]
