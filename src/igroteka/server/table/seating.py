"""Seats: sitting down, getting up, looks, and beginning the match."""

from igroteka.server.protocol.commands import Begin, Look, Rise, Sit
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Lent, Looked, Rose, Sat
from igroteka.server.table.gates import own_seat, seat_at, takes_part
from igroteka.server.table.growth import check_length
from igroteka.server.table.guests import check_may_sit
from igroteka.server.table.lending import check_bot
from igroteka.server.table.names import clean_name
from igroteka.server.table.sealing import commit
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def sit(table: Table, person: str, wanted: Sit, world: World) -> list[Added]:
    """Takes an open seat, or one that a bot plays and nobody holds, until the match is over."""
    seat = seat_at(table, wanted.seat)
    if table.is_over:  # or strangers could have the rematch
        raise Refusal("over")
    if seat.person is not None:
        raise Refusal("taken", seat=wanted.seat)
    check_may_sit(table, person, seat)
    return [table.add(Sat(wanted.seat, person, clean_name(wanted.name)))]


def handed(table: Table, number: int, giver: str, receiver: str) -> list[Added]:
    """Hands a seat over together with its name."""
    seat = own_seat(table, giver, number)
    if receiver == giver:
        return []
    check_length(table)
    return [table.add(Sat(number, receiver, seat.name, giver))]


def given_back(table: Table, number: int, receiver: str) -> list[Added]:
    """Gives a seat that was handed over back to the person who had it."""
    seat = own_seat(table, receiver, number)
    if seat.giver is None:
        raise Refusal("not-yours", seat=number)
    return [table.add(Sat(number, seat.giver, seat.name))]


def rise(table: Table, person: str, wanted: Rise, world: World) -> list[Added]:
    own_seat(table, person, wanted.seat)
    return [table.add(Rose(wanted.seat))]


def look(table: Table, person: str, wanted: Look, world: World) -> list[Added]:
    """Changes the look of one's own seat, or of one that nobody holds. The seat that had this look gets the other one,
    unless another person holds it.
    """
    seat = seat_at(table, wanted.seat)
    if has_begun(table):
        raise Refusal("begun")
    if wanted.look >= table.look_count:
        raise Refusal("no-such-look", last=table.look_count - 1)
    if seat.person != person and (seat.person is not None or not takes_part(table, person)):
        raise Refusal("not-yours", seat=wanted.seat)
    if seat.look == wanted.look:
        return []
    for number, other in enumerate(table.seats):
        if other.look == wanted.look and other.person not in (None, person):
            raise Refusal("look-taken", seat=number)
    return [table.add(Looked(wanted.seat, wanted.look))]


def begin(table: Table, person: str, wanted: Begin, world: World) -> list[Added]:
    """Begins the match, if every seat has its player or gets a bot now; first its dice are sealed."""
    if has_begun(table):
        raise Refusal("begun")
    if person not in table.managers:
        raise Refusal("host-only")
    waiting = open_seats(table)
    if wanted.bots is not None:
        check_bot(table, wanted.bots)
        lent = [table.add(Lent(number, wanted.bots)) for number in waiting]
        return [*lent, commit(table, world)]
    if waiting:
        raise Refusal("seats-open", seats=waiting)
    return [commit(table, world)]


def has_begun(table: Table) -> bool:
    """Whether the match goes on, or its dice are just being sealed."""
    return table.match is not None or bool(table.dice.lines)


def open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.is_open]


def can_begin_again(table: Table, world: World) -> bool:
    """Whether this is a rematch that has not begun, and every seat is played by a bot or by somebody present."""
    if not table.opened.again or has_begun(table):
        return False
    return all(seat.bot or (seat.person and world.present(seat.person)) for seat in table.seats)
