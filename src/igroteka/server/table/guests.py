"""What the host decides about guests: who may still come, who has to go, and who takes a bot's seat in a match."""

from collections.abc import Sequence

from igroteka.server.protocol.commands import Admit, Dismiss, Free, Knock, Manage, Remove
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.entries import AnyEntry, Managed, Removed, Rose, Sat
from igroteka.server.table.gates import seat_at, takes_part
from igroteka.server.table.knocks import Asking
from igroteka.server.table.names import clean_name
from igroteka.server.table.seat import Seat
from igroteka.server.table.table import Added, Table
from igroteka.server.table.world import World


def manage(table: Table, person: str, wanted: Manage, world: World) -> list[Added]:
    """Locks and unlocks the table, and says whether a person may take several seats of a public one."""
    check_host(table, person)
    managed = Managed(wanted.locked, wanted.several)
    return [] if managed == table.managed else [table.add(managed)]


def free(table: Table, person: str, wanted: Free, world: World) -> list[Added]:
    """Frees a seat that somebody holds."""
    guests_seat(table, person, wanted.seat)
    return [table.add(Rose(wanted.seat, freed=True))]


def remove(table: Table, person: str, wanted: Remove, world: World) -> list[Added]:
    """Sends somebody away, who loses all seats here and cannot come back as the person that they were."""
    seat = guests_seat(table, person, wanted.seat)
    if seat.person is None or seat.person == person:
        raise Refusal("no-guest", seat=wanted.seat)
    return [table.add(Removed(seat.person, wanted.seat))]


def check_host(table: Table, person: str) -> None:
    if not table.is_hosted_by(person):
        raise Refusal("host-only")


def guests_seat(table: Table, host: str, number: int) -> Seat:
    """A seat that somebody holds, and that its host may free until the match is over."""
    seat = seat_at(table, number)
    check_host(table, host)
    if table.is_over:
        raise Refusal("over")
    if seat.person is None:
        raise Refusal("no-guest", seat=number)
    return seat


# Who may come


def check_may_watch(table: Table, people: Sequence[str], is_known: bool = False) -> None:
    """At least one of these people has not been removed, and at a locked private table takes part or was there."""
    if people and all(person in table.removed for person in people):
        raise Refusal("removed")
    if table.managed.locked and not table.opened.public and not is_known:
        check_not_new(table, people)


def check_may_sit(table: Table, person: str, seat: Seat) -> None:
    """Whether the person may take one more seat, which nobody holds."""
    if person in table.removed:
        raise Refusal("removed")
    if table.managed.locked:
        check_not_new(table, [person])
    check_number(table, person)
    if table.match is not None and seat.bot is not None and not table.is_managed_by(person):
        raise Refusal("ask-first")


def check_not_new(table: Table, people: Sequence[str]) -> None:
    if not any(takes_part(table, person) for person in people):
        raise Refusal("locked")


def check_number(table: Table, person: str) -> None:
    """At a public table one person takes one seat, unless the host allows more."""
    is_limited = table.opened.public and not table.managed.several and not table.is_hosted_by(person)
    if is_limited and table.seats_of(person):
        raise Refusal("one-seat")


def carried_over(table: Table) -> list[AnyEntry]:
    """What the host has decided holds for the rematch, too."""
    managed = [] if table.managed == Managed() else [table.managed]
    return [*managed, *(Removed(person) for person in sorted(table.removed))]


# Bots' seats in a match


def knock(table: Table, person: str, wanted: Knock, world: World) -> list[Added]:
    """Asks for the seat of a bot. It is not kept in the log, and ends when the person leaves."""
    seat = seat_at(table, wanted.seat)
    if table.match is None:
        raise Refusal("not-begun")
    if table.is_over:
        raise Refusal("over")
    if seat.person is not None or seat.bot is None:
        raise Refusal("taken", seat=wanted.seat)
    if person in table.removed:
        raise Refusal("removed")
    if table.managed.locked:
        check_not_new(table, [person])
    check_number(table, person)
    world.knocks.add(wanted.seat, person, clean_name(wanted.name), world.present)
    return []


def admit(table: Table, person: str, wanted: Admit, world: World) -> list[Added]:
    """Lets the person who asked have the seat."""
    asked = asked_by(table, person, wanted, world)
    if table.is_over:
        raise Refusal("over")
    if table.seats[asked.seat].person is not None:
        raise Refusal("taken", seat=asked.seat)
    if asked.person in table.removed:
        raise Refusal("nothing-asked")
    return [table.add(Sat(asked.seat, asked.person, asked.name))]


def dismiss(table: Table, person: str, wanted: Dismiss, world: World) -> list[Added]:
    """Turns them away, who cannot ask again before the table has left memory."""
    world.knocks.dismiss(asked_by(table, person, wanted, world))
    return []


def asked_by(table: Table, person: str, wanted: Admit | Dismiss, world: World) -> Asking:
    if not table.is_managed_by(person):
        raise Refusal("host-only")
    asked = world.knocks.numbered(wanted.knock)
    if asked is None or not world.present(asked.person):
        raise Refusal("nothing-asked")
    return asked
