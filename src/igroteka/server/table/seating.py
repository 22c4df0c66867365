"""Who sits where: sitting down, getting up, lending a seat to a bot, and beginning."""

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from igroteka.bots.opponents import opponents
from igroteka.core.dice import Rng, shuffled
from igroteka.server.protocol.commands import Begin, Lend, Look, Return, Rise, Sit
from igroteka.server.protocol.refusal import Refused
from igroteka.server.table.entries import AnyEntry, Back, Begun, Lent, Looked, Rose, Sat
from igroteka.server.table.names import clean_name
from igroteka.server.table.seat import Seat
from igroteka.server.table.table import Table


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


def look(table: Table, person: str, wanted: Look, _: World) -> list[AnyEntry]:
    """Of one's own seat, or of one that no person holds. It changes looks with any but another person's seat."""
    seat = seat_at(table, wanted.seat)
    if table.match is not None:
        raise Refused("begun")
    if wanted.look >= table.look_count:
        raise Refused("no-such-look", last=table.look_count - 1)
    if seat.person != person and (seat.person is not None or not takes_part(table, person)):
        raise Refused("not-yours", seat=wanted.seat)
    for number, other in enumerate(table.seats):
        if other.look == wanted.look and other.person not in (None, person):
            raise Refused("look-taken", seat=number)
    return [Looked(wanted.seat, wanted.look)]


def takes_part(table: Table, person: str) -> bool:
    return person == table.opened.host or bool(table.seats_of(person))


def check_bot(table: Table, bot: str) -> None:
    valid = opponents(table.opened.game)
    if bot not in valid:
        raise Refused("no-such-bot", valid=list(valid))


def lend(table: Table, person: str, wanted: Lend, world: World) -> list[AnyEntry]:
    """One's own seat, an open one, or that of somebody who has gone; who asks is the host, or holds a seat. A bot that
    plays already is changed by the seat's holder and by those who manage the table, and not by its opponents.
    """
    seat = seat_at(table, wanted.seat)
    check_bot(table, wanted.bot)
    if seat.person != person:
        if not takes_part(table, person):
            raise Refused("not-yours", seat=wanted.seat)
        if seat.person is not None and world.present(seat.person):
            raise Refused("present", seat=wanted.seat)
        if seat.bot is not None and not table.may_manage(person):
            raise Refused("host-only")
    is_for_absent = seat.person not in (None, person) and not seat.is_lent_by_holder
    return [Lent(wanted.seat, wanted.bot, away=is_for_absent)]


def come_back(table: Table, person: str, wanted: Return, _: World) -> list[AnyEntry]:
    own_seat(table, person, wanted.seat)
    return [Back(wanted.seat)]


def begin(table: Table, person: str, wanted: Begin, world: World) -> list[AnyEntry]:
    """When every seat has its player, or gets a bot now."""
    if table.match is not None:
        raise Refused("begun")
    if not table.may_manage(person):
        raise Refused("host-only")
    waiting = open_seats(table)
    if wanted.bots is not None:
        check_bot(table, wanted.bots)
        return [*(Lent(number, wanted.bots) for number in waiting), begun(table, world.rng)]
    if waiting:
        raise Refused("seats-open", seats=waiting)
    return [begun(table, world.rng)]


def open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.is_open]


def begun(table: Table, rng: Rng) -> Begun:
    """With the seats in their order, which is drawn if they are to be shuffled. Partners stay partners."""
    numbers = range(len(table.seats))
    if not table.opened.shuffle:
        return Begun(list(numbers))
    if not table.teams:
        return Begun(shuffled(numbers, rng))
    orders = [order for order in permutations(numbers) if keeps_partners(table.teams, order)]
    return Begun(list(orders[rng.randrange(len(orders))]))


def keeps_partners(teams: list[int], order: tuple[int, ...]) -> bool:
    """Whether those who were in one team are in one team."""
    moved = {(teams[old], teams[new]) for new, old in enumerate(order)}
    return len(moved) == len(set(teams))


def can_begin_again(table: Table, world: World) -> bool:
    """A rematch, when every seat is played by a bot or by somebody who is there."""
    if not table.opened.again or table.match is not None:
        return False
    return all(seat.bot or (seat.person and world.present(seat.person)) for seat in table.seats)
