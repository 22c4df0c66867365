"""Seats: sitting down, getting up, looks, lending a seat to a bot, and beginning the match."""

from itertools import permutations

from igroteka.bots.opponents import opponents
from igroteka.core.dice import Rng, shuffled
from igroteka.server.protocol.commands import Begin, Lend, Look, Return, Rise, Sit
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import Back, Begun, Lent, Looked, Rose, Sat
from igroteka.server.table.gates import own_seat, seat_at
from igroteka.server.table.names import clean_name
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def sit(table: Table, person: str, wanted: Sit, world: World) -> list[Added]:
    """Takes an open seat, or one that a bot plays and nobody holds, until the match is over."""
    seat = seat_at(table, wanted.seat)
    if table.is_over:  # or strangers could have the rematch
        raise Refusal("over")
    if seat.person is not None:
        raise Refusal("taken", seat=wanted.seat)
    return [table.add(Sat(wanted.seat, person, clean_name(wanted.name)))]


def handed(table: Table, number: int, giver: str, receiver: str) -> list[Added]:
    """Hands a seat over together with its name."""
    seat = own_seat(table, giver, number)
    return [table.add(Sat(number, receiver, seat.name))] if receiver != giver else []


def rise(table: Table, person: str, wanted: Rise, world: World) -> list[Added]:
    own_seat(table, person, wanted.seat)
    return [table.add(Rose(wanted.seat))]


def look(table: Table, person: str, wanted: Look, world: World) -> list[Added]:
    """Changes the look of one's own seat, or of one that nobody holds. The seat that had this look gets the other one,
    unless another person holds it.
    """
    seat = seat_at(table, wanted.seat)
    if table.match is not None:
        raise Refusal("begun")
    if wanted.look >= table.look_count:
        raise Refusal("no-such-look", last=table.look_count - 1)
    if seat.person != person and (seat.person is not None or not takes_part(table, person)):
        raise Refusal("not-yours", seat=wanted.seat)
    for number, other in enumerate(table.seats):
        if other.look == wanted.look and other.person not in (None, person):
            raise Refusal("look-taken", seat=number)
    return [table.add(Looked(wanted.seat, wanted.look))]


def takes_part(table: Table, person: str) -> bool:
    return person == table.opened.host or bool(table.seats_of(person))


def check_bot(table: Table, bot: str) -> None:
    valid = opponents(table.opened.game)
    if bot not in valid:
        raise Refusal("no-such-bot", valid=list(valid))


def lend(table: Table, person: str, wanted: Lend, world: World) -> list[Added]:
    """Lets a bot play one's own seat, an open one, or that of somebody who is away. For the host, and for everybody who
    holds a seat. A bot that already plays is replaced only by the seat's holder, or by those who manage the table.
    """
    seat = seat_at(table, wanted.seat)
    check_bot(table, wanted.bot)
    if seat.person != person:
        if not takes_part(table, person):
            raise Refusal("not-yours", seat=wanted.seat)
        if seat.person is not None and world.present(seat.person):
            raise Refusal("present", seat=wanted.seat)
        if seat.bot is not None and person not in table.managers:
            raise Refusal("host-only")
    is_for_absent = seat.person not in (None, person) and not seat.is_lent_by_holder
    return [table.add(Lent(wanted.seat, wanted.bot, away=is_for_absent))]


def come_back(table: Table, person: str, wanted: Return, world: World) -> list[Added]:
    own_seat(table, person, wanted.seat)
    return [table.add(Back(wanted.seat))]


def begin(table: Table, person: str, wanted: Begin, world: World) -> list[Added]:
    """Begins the match, if every seat has its player or gets a bot now."""
    if table.match is not None:
        raise Refusal("begun")
    if person not in table.managers:
        raise Refusal("host-only")
    waiting = open_seats(table)
    if wanted.bots is not None:
        check_bot(table, wanted.bots)
        lent = [table.add(Lent(number, wanted.bots)) for number in waiting]
        return [*lent, table.add(begun(table, world.rng))]
    if waiting:
        raise Refusal("seats-open", seats=waiting)
    return [table.add(begun(table, world.rng))]


def open_seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.is_open]


def begun(table: Table, rng: Rng) -> Begun:
    """The start of the match, with the seats shuffled if that was agreed. Partners stay partners."""
    numbers = range(len(table.seats))
    if not table.opened.shuffle:
        return Begun(list(numbers))
    if not table.teams:
        return Begun(shuffled(numbers, rng))
    orders = [order for order in permutations(numbers) if keeps_partners(table.teams, order)]
    return Begun(list(orders[rng.randrange(len(orders))]))


def keeps_partners(teams: list[int], order: tuple[int, ...]) -> bool:
    """Whether those who were in one team still are."""
    moved = {(teams[old], teams[new]) for new, old in enumerate(order)}
    return len(moved) == len(set(teams))


def can_begin_again(table: Table, world: World) -> bool:
    """Whether this is a rematch that has not begun, and every seat is played by a bot or by somebody present."""
    if not table.opened.again or table.match is not None:
        return False
    return all(seat.bot or (seat.person and world.present(seat.person)) for seat in table.seats)
